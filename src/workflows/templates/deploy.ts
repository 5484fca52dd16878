import { compact } from '../../shared/compact.ts';
import type { WorkflowInputs } from '../inputs.ts';
import { callPublished } from './calls.ts';
import { twoJobs } from './jobs.ts';
import {
  actionsRead,
  checkoutStep,
  getApiToken,
  getConfig,
  identityPermissions,
  indent,
  nodeInput,
  noPermissions,
  permissionsToComment,
  type StepInputs,
  target,
  toolSteps,
  toText,
} from './parts.ts';
import { allowedTarget, environmentWithAddress, inTurn, supersededJob } from './queue.ts';
import { loginStep, notInForks, runsOn, timeoutLine } from './steps.ts';

export function deployWorkflow(inputs: WorkflowInputs): string {
  const jobs = [...deployJobs(inputs), ...supersededJob(inputs, 'deploy')];
  return toText([...head(inputs), 'jobs:', ...indent(2, jobs)]);
}

function head(inputs: WorkflowInputs): string[] {
  return [
    'name: Deploy',
    '',
    'on:',
    '  push:',
    '    branches:',
    ...[inputs.production, ...inputs.preview].map((branch) => `      - '${branch}'`),
    '  workflow_dispatch:',
    '    inputs:',
    '      environment:',
    '        description: Where to deploy the branch to',
    '        type: choice',
    '        options: [Preview, Production]',
    '        required: true',
    '',
    ...noPermissions,
  ];
}

function deployJobs(inputs: WorkflowInputs): string[] {
  const step = {
    environment: target(inputs),
    config: getConfig(inputs),
    apiToken: getApiToken(inputs),
  };
  switch (inputs.shape) {
    case 'two-jobs': {
      const tools = toolSteps(inputs, { mayCache: true });
      return twoJobs(inputs, step, tools, { takesTurn: true });
    }
    case 'single-job':
      return singleJob(inputs, step);
    case 'caller':
      return callingJob(inputs, step);
    case 'published':
      return ['deploy:', ...indent(2, callPublished(inputs, 'deploy'))];
  }
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
      ...notInForks(inputs),
      ...inTurn(inputs, allowedTarget(inputs)),
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
    ...notInForks(inputs),
    ...inTurn(inputs, allowedTarget(inputs)),
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
