import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../inputs.ts';
import {
  getConfig,
  indent,
  noPermissions,
  pinLines,
  runsOn,
  siteDeploy,
  toText,
} from '../parts.ts';

export function siteAutomation(inputs: WorkflowInputs): string {
  return siteDeploy(inputs).replace('@', '/src/automation@');
}

const permissions: readonly string[] = [
  'permissions:',
  '  contents: write # branches, tags, releases and signed commits; ' +
    'no workflow files, which this token never may',
  '  pull-requests: write # the pull request of a release or of texts',
  '  actions: write # starts the deployment workflow: what this token pushes starts none',
  '  checks: read # a failed check stops a merge',
  '  id-token: write # logs in to the portal without a stored secret',
];

export function job(
  name: string,
  inputs: WorkflowInputs,
  inputLines: readonly string[],
  options: { readonly more?: readonly string[]; readonly outputs?: readonly string[] } = {},
): string[] {
  const { more = [], outputs = [] } = options;
  const config = getConfig(inputs);
  const step = compact([
    `- uses: ${siteAutomation(inputs)}`,
    outputs.length > 0 && `  id: ${name}`,
    '  with:',
    `    mode: ${name}`,
    config && `    config: ${config}`,
    inputs.workflowFile && `    workflow: ${inputs.workflowFile}`,
    ...indent(4, inputLines),
    ...pinLines(inputs),
  ]);
  const job = compact([
    ...runsOn(inputs),
    'timeout-minutes: 60',
    ...permissions,
    ...indent(2, more),
    '# One at a time. A pending run continues where the previous one ended.',
    'concurrency:',
    `  group: site-${name}`,
    '  cancel-in-progress: false',
    !inputs.server && '  queue: max',
    "# Its name is part of the identity; this job doesn't deploy.",
    'environment:',
    '  name: Preview',
    outputs.length > 0 && 'outputs:',
    ...outputs.map((output) => `  ${output}: \${{ steps.${name}.outputs.${output} }}`),
    'steps:',
    ...indent(2, step),
  ]);
  return [...noPermissions, 'jobs:', `  ${name}:`, ...indent(4, job)];
}

export function releaseWorkflow(inputs: WorkflowInputs): string {
  return toText([
    'name: Release',
    '',
    `run-name: Release, \${{ inputs.release }}`,
    '',
    "# Started manually, on the default branch. It doesn't wait for people: " +
      'its summary says what to press, and the next',
    '# run continues from there.',
    'on:',
    '  workflow_dispatch:',
    '    inputs:',
    '      release:',
    '        description: Create the release branch, or take it to Production',
    '        type: choice',
    '        options: [start, finish]',
    '        required: true',
    '      level:',
    '        description: The part of the version that a new release increments',
    '        type: choice',
    '        options: [by what waits, patch, minor, major]',
    '        default: by what waits',
    '      version:',
    '        description: Version of the release; empty for the open or the next one',
    '        type: string',
    '',
    ...job(
      'release',
      inputs,
      [
        `release: \${{ inputs.release }}`,
        `level: \${{ inputs.level != 'by what waits' && inputs.level || '' }}`,
        `site-version: \${{ inputs.version }}`,
      ],
      { more: ['issues: write # tells the issues in a release of it'] },
    ),
  ]);
}

export function textsWorkflow(inputs: WorkflowInputs): string {
  return toText([
    'name: Texts',
    '',
    '# Commits the texts that were edited in the portal: ' +
      'automation.texts in the site config says where and how.',
    'on:',
    '  workflow_dispatch:',
    '  schedule:',
    "    - cron: '17 */3 * * *'",
    '',
    ...job('texts', inputs, []),
  ]);
}
