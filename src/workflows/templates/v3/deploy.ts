import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../inputs.ts';
import {
  apiTokenSecret,
  checkoutStep,
  getConfig,
  identityPermissions,
  indent,
  target,
  toolSteps,
} from '../v1/parts.ts';
import { permissionsToComment, twoJobs } from './jobs.ts';
import {
  actionsRead,
  allowedTarget,
  environmentWithAddress,
  inTurn,
  supersededJob,
} from './queue.ts';
import { loginStep, notInForks, runsOn, timeLimit } from './steps.ts';

/**
 * `.github/workflows/deploy.yml`. New in version 3: only the deploy job waits for other
 * deployments, all of them get their turn, and GitHub shows the URL.
 */
export function deployWorkflow(inputs: WorkflowInputs): string {
  const all = [...jobs(inputs), ...supersededJob(inputs, 'deploy')];
  return `${[...head(inputs), 'jobs:', ...indent(2, all)].join('\n')}\n`;
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
    '# Each job asks for what it needs.',
    'permissions: {}',
    '',
  ];
}

function jobs(inputs: WorkflowInputs): string[] {
  const apiToken = inputs.apiToken ? `\${{ secrets.${apiTokenSecret} }}` : undefined;
  const config = getConfig(inputs);
  const environment = target(inputs);
  switch (inputs.shape) {
    case 'two-jobs': {
      const tools = toolSteps(inputs, { mayCache: true });
      // The build job refuses a target that the branch may not use, so the deploy job never starts.
      return twoJobs(inputs, { environment, config, apiToken }, tools, { takesTurn: true });
    }
    case 'single-job':
      return [
        '# The code of the site is built beside the identity that deploys it. With two jobs it is not.',
        'deploy:',
        ...indent(2, [
          ...runsOn(inputs),
          timeLimit(inputs, 'all'),
          ...identityPermissions,
          ...permissionsToComment(inputs),
          actionsRead,
          ...notInForks(inputs),
          ...inTurn(inputs, allowedTarget(inputs)),
          ...environmentWithAddress(environment),
          'steps:',
          ...indent(2, [
            ...checkoutStep,
            ...toolSteps(inputs, { mayCache: false }),
            ...loginStep(inputs, 'all', { environment, config, apiToken }),
          ]),
        ]),
      ];
    case 'caller':
      return [
        'deploy:',
        ...indent(
          2,
          compact([
            ...identityPermissions,
            ...(inputs.attest
              ? ['  attestations: write # says, signed, which run has built the site']
              : []),
            ...permissionsToComment(inputs),
            ...notInForks(inputs),
            ...inTurn(inputs, allowedTarget(inputs)),
            `uses: ${inputs.reusable?.uses} # ${inputs.reusable?.version}`,
            'with:',
            `  environment: ${environment}`,
            config !== undefined && `  config: ${config}`,
            `  package-manager: ${inputs.packageManager}`,
            'file' in inputs.node
              ? `  node-version-file: '${inputs.node.file}'`
              : `  node-version: '${inputs.node.version}'`,
            ...(apiToken ? ['secrets:', `  api-token: ${apiToken}`] : []),
          ]),
        ),
      ];
  }
}
