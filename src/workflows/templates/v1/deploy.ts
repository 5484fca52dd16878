import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../inputs.ts';
import {
  apiTokenSecret,
  checkoutStep,
  deployStep,
  downloadStep,
  getConfig,
  identityPermissions,
  indent,
  type StepInputs,
  target,
  toolSteps,
  uploadStep,
} from './parts.ts';

/** `.github/workflows/deploy.yml`. */
export function deployWorkflow(inputs: WorkflowInputs): string {
  return `${[...head(inputs), 'jobs:', ...indent(2, jobs(inputs))].join('\n')}\n`;
}

/** Everything above the jobs. */
export function head(inputs: WorkflowInputs): string[] {
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
    '# One deployment to an environment at a time. The one that runs is never cut off; of those that wait, the ' +
      'newest stays.',
    'concurrency:',
    `  group: site-deploy-${target(inputs)}`,
    '  cancel-in-progress: false',
    '',
  ];
}

function jobs(inputs: WorkflowInputs): string[] {
  const apiToken = inputs.apiToken ? `\${{ secrets.${apiTokenSecret} }}` : undefined;
  const config = getConfig(inputs);
  const environment = target(inputs);
  switch (inputs.shape) {
    case 'two-jobs':
      return twoJobs(
        inputs,
        { environment, config, apiToken },
        toolSteps(inputs, { mayCache: true }),
      );
    case 'single-job':
      return [
        '# The code of the site is built beside the identity that deploys it. With two jobs it is not.',
        'deploy:',
        ...indent(2, [
          'runs-on: ubuntu-24.04',
          'timeout-minutes: 60',
          ...identityPermissions,
          'environment:',
          `  name: ${environment}`,
          'steps:',
          ...indent(2, [
            ...checkoutStep,
            ...toolSteps(inputs, { mayCache: false }),
            ...deployStep(inputs, 'all', { environment, config, apiToken }),
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

/**
 * The build job runs the site's code and has no identity; the deploy job has the identity and runs
 * no package manager.
 */
export function twoJobs(
  inputs: WorkflowInputs,
  step: StepInputs,
  tools: readonly string[],
): string[] {
  const built = { ...step, apiToken: undefined };
  return [
    'build:',
    ...indent(2, [
      'runs-on: ubuntu-24.04',
      'timeout-minutes: 30',
      'permissions:',
      '  contents: read # the code of the site runs here: no identity, no secret',
      'steps:',
      ...indent(2, [
        ...checkoutStep,
        ...tools,
        ...deployStep(inputs, 'build', built),
        ...uploadStep,
      ]),
    ]),
    '',
    'deploy:',
    ...indent(2, [
      'needs: build',
      'runs-on: ubuntu-24.04',
      'timeout-minutes: 30',
      ...identityPermissions,
      '# The branches that may use the environment are part of its settings; its name is part of the identity.',
      'environment:',
      `  name: ${step.environment}`,
      'steps:',
      ...indent(2, [...checkoutStep, ...downloadStep, ...deployStep(inputs, 'deploy', step)]),
    ]),
  ];
}
