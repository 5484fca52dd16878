import type { WorkflowInputs } from '../../inputs.ts';
import { checkoutStep, identityPermissions, indent, type StepInputs } from '../v1/parts.ts';
import { folder } from '../v2/jobs.ts';
import { artifactPins, pins } from './pins.ts';
import { actionsRead, environmentWithAddress, inTurn } from './queue.ts';
import { buildStep, loginStep, notInForks, runsOn, timeLimit } from './steps.ts';

export interface JobOptions {
  /** Whether the deploy job queues itself. Otherwise the caller of the workflow does. */
  readonly takesTurn: boolean;
}

/** With an attestation: the deploy job needs it for the verification. */
const attestationsRead = '  attestations: read # the proof of which run has built the site';
/** With a comment: both a caller and the called workflow need the permission. */
const pullsWrite = '  pull-requests: write # tells the pull request how the deployment has ended';

export function permissionsToDeploy(workflowInputs: WorkflowInputs): string[] {
  return [
    ...identityPermissions,
    ...(workflowInputs.attest ? [attestationsRead] : []),
    ...permissionsToComment({ comment: workflowInputs.comment }),
  ];
}

export function permissionsToComment(workflowInputs: Pick<WorkflowInputs, 'comment'>): string[] {
  if (workflowInputs.comment) return [pullsWrite];
  return [];
}

/**
 * The build job runs the site's code and has no identity; an optional job signs the build; the
 * deploy job has the identity and runs no package manager. Only the deploy job waits for other
 * deployments and for reviewers: builds continue meanwhile.
 */
export function twoJobs(
  inputs: WorkflowInputs,
  step: StepInputs,
  tools: readonly string[],
  jobOptions: JobOptions,
): string[] {
  const artifact = artifactPins(inputs.server ?? false);
  return [
    'build:',
    ...indent(2, [
      ...runsOn(inputs),
      timeLimit(inputs, 'build'),
      'permissions:',
      '  contents: read # the code of the site runs here: no identity, no secret',
      'steps:',
      ...indent(2, [
        ...checkoutStep,
        ...tools,
        ...buildStep(inputs, step),
        ...uploadStep(artifact.upload),
      ]),
      'outputs:',
      `  artifact: \${{ steps.build.outputs.artifact }}`,
      `  version: \${{ steps.build.outputs.site-version }}`,
      ...(inputs.attest ? [`  digest: \${{ steps.build.outputs.digest }}`] : []),
    ]),
    '',
    ...(inputs.attest ? [...attestJob(inputs), ''] : []),
    'deploy:',
    ...indent(2, [
      inputs.attest ? 'needs: [build, attest]' : 'needs: build',
      ...runsOn(inputs),
      timeLimit(inputs, 'deploy'),
      ...permissionsToDeploy(inputs),
      // For a called workflow, its caller decides.
      ...(jobOptions.takesTurn
        ? [actionsRead, ...notInForks(inputs), ...inTurn(inputs, step.environment)]
        : []),
      '# The branches that may use the environment are part of its settings; its name is part of the identity.',
      ...environmentWithAddress(step.environment),
      'steps:',
      ...indent(2, [
        ...checkoutStep,
        `- uses: ${artifact.download}`,
        '  with:',
        `    name: \${{ needs.build.outputs.artifact }}`,
        `    path: ${folder}`,
        // GitHub may return different data to the two jobs, but both must use the same version.
        ...loginStep(inputs, 'deploy', step, [
          `    site-version: \${{ needs.build.outputs.version }}`,
        ]),
      ]),
    ]),
  ];
}

const uploadStep = (upload: string): string[] => [
  `- uses: ${upload}`,
  '  with:',
  `    name: \${{ steps.build.outputs.artifact }}`,
  `    path: ${folder}`,
  '    # Without them .well-known would be lost.',
  '    include-hidden-files: true',
  '    if-no-files-found: error',
  '    # For so many days it can be rolled back to.',
  '    retention-days: 90',
];

const attestJob = (inputs: WorkflowInputs): string[] => [
  '# Says, signed, that the build job of this run has made the package. A job of its own: no code of the site ' +
    'runs beside its identity.',
  'attest:',
  ...indent(2, [
    'needs: build',
    ...runsOn(inputs),
    'timeout-minutes: 10',
    'permissions:',
    '  id-token: write # signs; without an environment it cannot log in anywhere',
    '  attestations: write # keeps the attestation',
    'steps:',
    ...indent(2, [
      `- uses: ${pins.attest}`,
      '  with:',
      `    subject-name: \${{ needs.build.outputs.artifact }}`,
      `    subject-digest: \${{ needs.build.outputs.digest }}`,
    ]),
  ]),
];
