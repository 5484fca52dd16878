import type { WorkflowInputs } from '../../inputs.ts';
import {
  checkoutStep,
  deployStep,
  identityPermissions,
  indent,
  type StepInputs,
} from '../v1/parts.ts';
import { pins } from './pins.ts';

/** Folder of the build job's output, restored in later jobs. */
export const folder = 'site-deploy-build';

/** With an attestation: the deploy job needs it for the verification. */
const attestationsRead = '  attestations: read # the proof of which run has built the site';

/**
 * The build job runs the site's code and has no identity; an optional job signs the build; the
 * deploy job has the identity and runs no package manager. New lines are placed where people rarely
 * add their own.
 */
export function twoJobs(
  inputs: WorkflowInputs,
  step: StepInputs,
  tools: readonly string[],
): string[] {
  const [uses = '', ...rest] = deployStep(inputs, 'build', { ...step, apiToken: undefined });
  return [
    'build:',
    ...indent(2, [
      'runs-on: ubuntu-24.04',
      'timeout-minutes: 30',
      'permissions:',
      '  contents: read # the code of the site runs here: no identity, no secret',
      'steps:',
      ...indent(2, [...checkoutStep, ...tools, uses, '  id: build', ...rest, ...uploadStep]),
      'outputs:',
      `  artifact: \${{ steps.build.outputs.artifact }}`,
      ...(inputs.attest ? [`  digest: \${{ steps.build.outputs.digest }}`] : []),
    ]),
    '',
    ...(inputs.attest ? [...attestJob, ''] : []),
    'deploy:',
    ...indent(2, [
      inputs.attest ? 'needs: [build, attest]' : 'needs: build',
      'runs-on: ubuntu-24.04',
      'timeout-minutes: 30',
      ...permissionsToDeploy(inputs),
      '# The branches that may use the environment are part of its settings; its name is part of the identity.',
      'environment:',
      `  name: ${step.environment}`,
      'steps:',
      ...indent(2, [
        ...checkoutStep,
        `- uses: ${pins.downloadArtifact}`,
        '  with:',
        `    name: \${{ needs.build.outputs.artifact }}`,
        `    path: ${folder}`,
        ...deployStep(inputs, 'deploy', step),
      ]),
    ]),
  ];
}

export function permissionsToDeploy(inputs: WorkflowInputs): string[] {
  return [...identityPermissions, ...(inputs.attest ? [attestationsRead] : [])];
}

const uploadStep: readonly string[] = [
  `- uses: ${pins.uploadArtifact}`,
  '  with:',
  `    name: \${{ steps.build.outputs.artifact }}`,
  `    path: ${folder}`,
  '    # Without them .well-known would be lost.',
  '    include-hidden-files: true',
  '    if-no-files-found: error',
  '    # For so many days it can be rolled back to.',
  '    retention-days: 90',
];

const attestJob: readonly string[] = [
  '# Says, signed, that the build job of this run has made the package. A job of its own: no code of the site ' +
    'runs beside its identity.',
  'attest:',
  ...indent(2, [
    'needs: build',
    'runs-on: ubuntu-24.04',
    'timeout-minutes: 10',
    'permissions:',
    '  contents: read # what the attestation is about',
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
