import { define } from '../definition.ts';
import { apiAddress, checkoutOfRepository } from '../inputs/option-parsers.ts';
import { rollbackOptions } from './options.ts';

export const rollbackCommand = define({
  name: 'rollback',
  about: 'Redeploy the package of an earlier run without a build, and wait until it is live.',
  arguments: checkoutOfRepository,
  options: rollbackOptions,
  load: async () => (await import('./rollback.ts')).rollBack,
  environment: [
    [
      'GH_TOKEN, GITHUB_TOKEN',
      'GitHub token with Actions: write, Contents: read and Deployments: read',
    ],
    apiAddress,
  ],
  notes: [
    'The workflow rollback.yml does the work with the identity of its job, so you need no ' +
      'other credentials here. Ctrl-C stops the waiting, not the run.',
  ],
  examples: [
    'GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2 --dry-run',
    'GH_TOKEN=$(gh auth token) site-deploy rollback --to 17345678901 --environment preview',
  ],
});
