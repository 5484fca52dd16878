import type { WorkflowInputs } from '../../inputs.ts';
import { apiTokenSecret, checkoutStep, getConfig, indent } from '../v1/parts.ts';
import { folder } from '../v2/jobs.ts';
import { pins } from '../v2/pins.ts';
import { permissionsToDeploy } from './jobs.ts';
import { environmentWithAddress, inTurn } from './queue.ts';
import { loginStep, runsOn, timeLimit } from './steps.ts';

const environment = `\${{ inputs.environment }}`;
const run = `\${{ inputs.run }}`;

/**
 * `.github/workflows/rollback.yml`: redeploys the build of an earlier run. Builds nothing. New in
 * version 2: no deployment removes it from the queue.
 */
export function rollbackWorkflow(inputs: WorkflowInputs): string {
  const apiToken = inputs.apiToken ? `\${{ secrets.${apiTokenSecret} }}` : undefined;
  const step = { environment, config: getConfig(inputs), apiToken };
  const isProduction = `github.ref == 'refs/heads/${inputs.production}'`;
  // A branch that may not use the environment is refused; it must not queue before that.
  const queueName = `\${{ (${isProduction} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
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
    'jobs:',
    '  rollback:',
    ...indent(4, [
      ...runsOn(inputs),
      timeLimit(inputs, 'deploy'),
      ...permissionsToDeploy(inputs),
      '  actions: read # the package of the earlier run, and where that comes from',
      ...inTurn(inputs, queueName),
      ...environmentWithAddress(environment),
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
        ...loginStep(inputs, 'rollback', step, [`    rollback-run: ${run}`]),
      ]),
    ]),
  ].join('\n')}\n`;
}
