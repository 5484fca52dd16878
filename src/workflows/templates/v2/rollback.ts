import type { WorkflowInputs } from '../../inputs.ts';
import { apiTokenSecret, checkoutStep, deployStep, getConfig, indent } from '../v1/parts.ts';
import { folder, permissionsToDeploy } from './jobs.ts';
import { pins } from './pins.ts';

const environment = `\${{ inputs.environment }}`;
const run = `\${{ inputs.run }}`;

/** `.github/workflows/rollback.yml`: redeploys the build of an earlier run. Builds nothing. */
export function rollbackWorkflow(inputs: WorkflowInputs): string {
  const apiToken = inputs.apiToken ? `\${{ secrets.${apiTokenSecret} }}` : undefined;
  const [uses = '', open = '', ...rest] = deployStep(inputs, 'all', {
    environment,
    config: getConfig(inputs),
    apiToken,
  });
  return `${[
    'name: Roll back',
    '',
    `run-name: Roll back ${environment} to run ${run}`,
    '',
    '# Started by a person, on the production branch: site-deploy rollback --to <version> finds the run.',
    'on:',
    '  workflow_dispatch:',
    '    inputs:',
    '      environment:',
    '        description: What is rolled back',
    '        type: choice',
    '        options: [Preview, Production]',
    '        required: true',
    '      run:',
    '        description: Id of the run whose package is deployed again',
    '        type: string',
    '        required: true',
    '',
    '# Each job asks for what it needs.',
    'permissions: {}',
    '',
    '# It waits for a deployment to the same environment, as deployments wait for each other.',
    'concurrency:',
    `  group: site-deploy-${environment}`,
    '  cancel-in-progress: false',
    '',
    'jobs:',
    '  rollback:',
    ...indent(4, [
      'runs-on: ubuntu-24.04',
      'timeout-minutes: 30',
      ...permissionsToDeploy(inputs),
      '  actions: read # the package of the earlier run, and where that comes from',
      'environment:',
      `  name: ${environment}`,
      'steps:',
      ...indent(2, [
        ...checkoutStep,
        `- uses: ${pins.downloadArtifact}`,
        '  with:',
        `    run-id: ${run}`,
        `    github-token: \${{ github.token }}`,
        `    pattern: site-*-${environment}-*`,
        '    merge-multiple: true',
        `    path: ${folder}`,
        uses,
        open,
        '    mode: rollback',
        `    rollback-run: ${run}`,
        ...rest,
      ]),
    ]),
  ].join('\n')}\n`;
}
