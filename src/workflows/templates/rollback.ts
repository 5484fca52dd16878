import { readFileSync } from 'node:fs';
import { callPublished } from './calls.ts';
import { folder } from './deploy.ts';
import {
  actionsToRollBack,
  checkoutStep,
  fill,
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
} from './parts.ts';
import { environmentWithAddress, inTurn } from './queue.ts';

const environment = `\${{ inputs.environment }}`;
const run = `\${{ inputs.run }}`;

const template = readFileSync(new URL('./rollback.yml', import.meta.url), 'utf8');

export function rollbackWorkflow(inputs: TemplateInputs): string {
  const called = inputs.shape === 'published' && callPublished(inputs, 'rollback');
  return fill(template, { noPermissions, job: called || rollbackJob(inputs) });
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
