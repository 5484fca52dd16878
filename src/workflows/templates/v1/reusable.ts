import type { WorkflowInputs } from '../../inputs.ts';
import { twoJobs } from './deploy.ts';
import { bun, indent, type StepInputs, when } from './parts.ts';
import { pins } from './pins.ts';

/** Inputs of the site-deploy steps, as passed by the caller. */
export const step: StepInputs = {
  environment: `\${{ inputs.environment }}`,
  config: `\${{ inputs.config }}`,
  apiToken: `\${{ secrets.api-token }}`,
};

/** Sets up Node.js and the package manager named by the caller. */
export const tools: readonly string[] = [
  ...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", [
    '- run: corepack enable',
  ]),
  ...when("inputs.package-manager != 'none'", [
    `- uses: ${pins.setupNode}`,
    '  with:',
    `    node-version: \${{ inputs.node-version }}`,
    `    node-version-file: \${{ inputs.node-version-file }}`,
    '    package-manager-cache: false',
  ]),
  ...when("inputs.package-manager == 'bun'", [`- run: npm install --global ${bun}`]),
];

/** Everything above the jobs. */
export const head: readonly string[] = [
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
  '# Each job asks for what it needs; the caller must grant as much.',
  'permissions: {}',
  '',
];

/**
 * An organisation's reusable workflow, called by workflows of shape `caller`. Builds and deploys in
 * two jobs.
 */
export function reusableWorkflow(inputs: WorkflowInputs): string {
  return `${[...head, 'jobs:', ...indent(2, twoJobs(inputs, step, tools))].join('\n')}\n`;
}
