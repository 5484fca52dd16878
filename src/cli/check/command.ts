import { define } from '../definition.ts';
import { siteFolder } from '../inputs/option-parsers.ts';
import { checkOptions } from './options.ts';

export const checkCommand = define({
  name: 'check',
  about: 'Find problems that a deployment would refuse, and show what it would do.',
  arguments: siteFolder,
  options: checkOptions,
  load: async () => (await import('./check.ts')).checkConfig,
  examples: ['site-deploy check', 'site-deploy check ../my-site --json'],
});
