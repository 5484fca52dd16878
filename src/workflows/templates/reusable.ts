import type { WorkflowInputs } from '../inputs.ts';
import { twoJobs } from './jobs.ts';
import { bun, indent, type StepInputs, toText } from './parts.ts';
import { pins } from './pins.ts';

const step: StepInputs = {
  environment: `\${{ inputs.environment }}`,
  config: `\${{ inputs.config }}`,
  apiToken: `\${{ secrets.api-token }}`,
};

const usesCorepack = "inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'";

export function calledTools(setup: readonly string[], version: string): string[] {
  return [
    ...when(usesCorepack, ['- run: corepack enable']),
    ...when("inputs.package-manager != 'none'", [
      `- uses: ${pins.setupNode}`,
      '  with:',
      `    node-version: \${{ ${version} }}`,
      `    node-version-file: \${{ inputs.node-version-file }}`,
      ...setup,
      '    package-manager-cache: false',
    ]),
    ...when("inputs.package-manager == 'bun'", [`- run: npm install --global ${bun}`]),
  ];
}

function when(condition: string, lines: readonly [string, ...string[]]): string[] {
  const [first, ...rest] = lines;
  return [`- if: ${condition}`, first.replace(/^- /, '  '), ...rest];
}

const head: readonly string[] = [
  'name: Deploy a site',
  '',
  'on:',
  '  workflow_call:',
  '    inputs:',
  '      environment:',
  '        description: Production or Preview',
  '        type: string',
  '        required: true',
  '      config:',
  '        description: The site config file',
  '        type: string',
  '        default: site.config.yml',
  '      package-manager:',
  '        description: none, npm, pnpm, yarn or bun',
  '        type: string',
  '        default: npm',
  '      node-version:',
  '        description: Version of Node.js for the build',
  '        type: string',
  "        default: ''",
  '      node-version-file:',
  '        description: File of the repository that names the version of Node.js',
  '        type: string',
  "        default: ''",
  '    secrets:',
  '      api-token:',
  "        description: The portal's API token for the deployment-complete call",
  '        required: false',
  '',
  '# Each job requests its own permissions; the caller must grant them.',
  'permissions: {}',
  '',
];

/**
 * Called by workflows of shape `caller`, which queue. GitHub does not start one that needs more
 * permissions than callers grant.
 */
export function reusableWorkflow(inputs: WorkflowInputs): string {
  const tools = calledTools([], 'inputs.node-version');
  const jobs = twoJobs(inputs, step, tools, { takesTurn: false });
  return toText([...head, 'jobs:', ...indent(2, jobs)]);
}
