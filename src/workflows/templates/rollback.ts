import { callPublished } from './calls.ts';
import { folder } from './deploy.ts';
import {
  actionsToRollBack,
  checkoutStep,
  indent,
  isProduction,
  loginStep,
  noPermissions,
  permissionsToDeploy,
  pins,
  runsOn,
  type TemplateInputs,
  timeoutLine,
  toStep,
  toText,
} from './parts.ts';
import { environmentWithAddress, inTurn } from './queue.ts';

const environment = `\${{ inputs.environment }}`;
const run = `\${{ inputs.run }}`;

const head: readonly string[] = [
  'name: Roll back',
  '',
  `run-name: Roll back ${environment} to run ${run}`,
  '',
  '# Started by a person, on the production branch: ' +
    'site-deploy rollback --to <version> finds the run.',
  'on:',
  '  workflow_dispatch:',
  '    inputs:',
  '      environment:',
  '        description: What is rolled back',
  '        type: choice',
  '        options: [Preview, Production]',
  '        required: true',
  '      run:',
  '        description: Id of the run with the package to redeploy',
  '        type: string',
  '        required: true',
  '',
];

export function rollbackWorkflow(inputs: TemplateInputs): string {
  const called = inputs.shape === 'published' && callPublished(inputs, 'rollback');
  const lines = ['rollback:', ...indent(2, called || rollbackJob(inputs))];
  return toText([...head, ...noPermissions, 'jobs:', ...indent(2, lines)]);
}

export function rollbackJob(inputs: TemplateInputs): string[] {
  const step = toStep(inputs, environment);
  return [
    ...runsOn(inputs),
    timeoutLine(inputs, 'deploy'),
    ...permissionsToDeploy(inputs, [actionsToRollBack]),
    ...inTurn(inputs, queueName(inputs)),
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
  ];
}

function queueName(inputs: TemplateInputs): string {
  return (
    `\${{ (${isProduction(inputs)} || inputs.environment == 'Preview') ` +
    '&& inputs.environment || github.run_id }}'
  );
}
