import { readFileSync } from 'node:fs';
import { compact } from '../../shared/compact.ts';
import type { WorkflowInputs } from '../inputs.ts';
import { callPublished } from './calls.ts';
import {
  actionsRead,
  artifactPins,
  buildStep,
  callersPermissions,
  checkoutStep,
  fill,
  getTurn,
  identityPermissions,
  indent,
  loginStep,
  nodeInput,
  noPermissions,
  notInForks,
  permissionsToComment,
  permissionsToDeploy,
  pins,
  runsOn,
  type StepInputs,
  type TemplateInputs,
  target,
  timeoutLine,
  toolSteps,
  toStep,
} from './parts.ts';
import {
  allowedTarget,
  environmentWithAddress,
  ifDeployed,
  inTurn,
  supersededJob,
} from './queue.ts';

const template = readFileSync(new URL('./deploy.yml', import.meta.url), 'utf8');

export function deployWorkflow(inputs: WorkflowInputs): string {
  return fill(template, {
    branches: [inputs.production, ...inputs.preview].map((branch) => `- '${branch}'`),
    pulls: compact([inputs.pulls && 'pull_request:']),
    noPermissions,
    jobs: [...deployJobs(inputs), ...supersededJob(inputs, 'deploy')],
  });
}

function deployJobs(inputs: WorkflowInputs): string[] {
  const step = toStep(inputs, target(inputs));
  switch (inputs.shape) {
    case 'two-jobs':
      return twoJobs(inputs, step, toolSteps(inputs, { mayCache: true }), true);
    case 'single-job':
      return singleJob(inputs, step);
    case 'caller':
      return callingJob(inputs, step);
    case 'published':
      return [
        'deploy:',
        ...indent(2, [...onlyOwnPulls(inputs), ...callPublished(inputs, 'deploy')]),
      ];
  }
}

function onlyOwnPulls(inputs: TemplateInputs): string[] {
  const condition = ifDeployed(inputs);
  if (!condition) return [];
  return [
    '# Not for forks, nor for branches that are deployed by their pushes.',
    `if: ${condition}`,
  ];
}

function singleJob(inputs: WorkflowInputs, step: StepInputs): string[] {
  return [
    "# The site's code runs beside the identity that deploys it. With two jobs, it doesn't.",
    'deploy:',
    ...indent(2, [
      ...runsOn(inputs),
      timeoutLine(inputs, 'all'),
      ...identityPermissions,
      ...permissionsToComment(inputs),
      actionsRead,
      ...notInForks(inputs, ifDeployed(inputs)),
      ...inTurn(inputs, getTurn(inputs, allowedTarget(inputs))),
      ...environmentWithAddress(step.environment),
      'steps:',
      ...indent(2, [
        ...checkoutStep,
        ...toolSteps(inputs, { mayCache: false }),
        ...loginStep(inputs, 'all', step),
      ]),
    ]),
  ];
}

function callingJob(inputs: WorkflowInputs, step: StepInputs): string[] {
  const { attest, packageManager, reusable } = inputs;
  const job = compact([
    ...identityPermissions,
    attest && '  attestations: write # signs which run built the site',
    ...permissionsToComment(inputs),
    ...notInForks(inputs, ifDeployed(inputs)),
    ...inTurn(inputs, getTurn(inputs, allowedTarget(inputs))),
    `uses: ${reusable?.uses} # ${reusable?.version}`,
    'with:',
    `  environment: ${step.environment}`,
    step.config && `  config: ${step.config}`,
    `  package-manager: ${packageManager}`,
    `  ${nodeInput(inputs)}`,
    step.apiToken && 'secrets:',
    step.apiToken && `  api-token: ${step.apiToken}`,
  ]);
  return ['deploy:', ...indent(2, job)];
}

export const folder = 'site-deploy-build';

/**
 * The build job runs the site's code and has no identity. The deploy job has one, and runs no
 * package manager. Only the deploy job waits in the queue and for reviewers.
 * @param takesTurn whether the deploy job queues itself; otherwise, its caller does
 */
export function twoJobs(
  inputs: TemplateInputs,
  step: StepInputs,
  tools: readonly string[],
  takesTurn: boolean,
): string[] {
  const jobs = [buildJob(inputs, step, tools), inputs.attest && attestJob(inputs)];
  return [...compact(jobs).flatMap((job) => [...job, '']), ...deployJob(inputs, step, takesTurn)];
}

function buildJob(
  inputs: TemplateInputs,
  step: StepInputs,
  tools: readonly string[],
): readonly string[] {
  const job = compact([
    ...onlyOwnPulls(inputs),
    ...runsOn(inputs),
    timeoutLine(inputs, 'build'),
    'permissions:',
    "  contents: read # the site's code runs here: no identity, no secret",
    'steps:',
    ...indent(2, [
      ...checkoutStep,
      ...tools,
      ...buildStep(inputs, step),
      ...uploadStep(inputs.server ?? false),
    ]),
    'outputs:',
    `  artifact: \${{ steps.build.outputs.artifact }}`,
    `  version: \${{ steps.build.outputs.site-version }}`,
    inputs.attest && `  digest: \${{ steps.build.outputs.digest }}`,
  ]);
  return ['build:', ...indent(2, job)];
}

const uploadStep = (isServer: boolean): string[] => [
  `- uses: ${artifactPins(isServer).upload}`,
  '  with:',
  `    name: \${{ steps.build.outputs.artifact }}`,
  `    path: ${folder}`,
  '    # Without them .well-known would be lost.',
  '    include-hidden-files: true',
  '    if-no-files-found: error',
  ...compact([!isServer && '    # For this many days, it can be rolled back to.']),
  '    retention-days: 90',
];

const attestJob = (inputs: TemplateInputs): string[] => [
  '# Signs that the build job of this run built the package. A separate job: ' +
    "none of the site's code runs beside its identity.",
  'attest:',
  ...indent(2, [
    'needs: build',
    ...compact([inputs.isCalled && 'if: inputs.attest']),
    ...runsOn(inputs),
    'timeout-minutes: 10',
    ...(inputs.isCalled ? callersPermissions : permissionsToSign),
    'steps:',
    ...indent(2, [
      `- uses: ${pins.attest}`,
      '  with:',
      `    subject-name: \${{ needs.build.outputs.artifact }}`,
      `    subject-digest: \${{ needs.build.outputs.digest }}`,
    ]),
  ]),
];

const permissionsToSign = [
  'permissions:',
  '  id-token: write # signs; without an environment it cannot log in anywhere',
  '  attestations: write # stores the attestation',
];

/** Published workflows may run without an attestation. */
const mayDeploy = [
  '# Forks deploy nothing: no login trusts them.',
  'if: >-',
  "  !cancelled() && needs.build.result == 'success' &&",
  "  contains('success skipped', needs.attest.result) &&",
  '  (inputs.fork || github.event.repository.fork != true)',
];

function deployJob(inputs: TemplateInputs, step: StepInputs, takesTurn: boolean): string[] {
  // GitHub may return different data to the two jobs, but both must use the same version.
  const version = [`    site-version: \${{ needs.build.outputs.version }}`];
  const condition = inputs.isCalled ? mayDeploy : notInForks(inputs);
  return [
    'deploy:',
    ...indent(2, [
      inputs.attest ? 'needs: [build, attest]' : 'needs: build',
      ...runsOn(inputs),
      timeoutLine(inputs, 'deploy'),
      ...permissionsToDeploy(inputs, compact([takesTurn && actionsRead])),
      ...(takesTurn ? [...condition, ...inTurn(inputs, getTurn(inputs, step.environment))] : []),
      '# The branches that may use the environment are part of its settings; ' +
        'its name is part of the identity.',
      ...environmentWithAddress(step.environment),
      'steps:',
      ...indent(2, [
        ...checkoutStep,
        `- uses: ${artifactPins(inputs.server ?? false).download}`,
        '  with:',
        `    name: \${{ needs.build.outputs.artifact }}`,
        `    path: ${folder}`,
        ...loginStep(inputs, 'deploy', step, version),
      ]),
    ]),
  ];
}
