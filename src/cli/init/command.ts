import { define } from '../definition.ts';
import { siteFolder } from '../inputs/option-parsers.ts';
import { initOptions } from './options.ts';

export const initCommand = define({
  name: 'init',
  about: 'Create the site config of a repository: detect values, and ask for the rest.',
  arguments: siteFolder,
  options: initOptions,
  load: async () => (await import('./init.ts')).createConfig,
  environment: [
    ['PORTAL_TOKEN', 'portal token; with --portal and --site-id, the portal supplies its values'],
  ],
  examples: ['site-deploy init', 'site-deploy init --yes --production-branch main'],
});
