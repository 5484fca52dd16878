import { define } from '../definition.ts';
import { siteFolder } from '../inputs/option-parsers.ts';
import { statusOptions } from './options.ts';

export const statusCommand = define({
  name: 'status',
  about: 'Show what is live, from which commit, and whether it matches the branch.',
  arguments: siteFolder,
  options: statusOptions,
  load: async () => (await import('./status.ts')).showStatus,
  notes: [
    'Compares the marker of the live site with the branches of origin, as known to git: run ' +
      '"git fetch" first. Exit code 1: an environment with a URL serves no build of this site.',
  ],
  examples: ['site-deploy status', 'site-deploy status --environment production --json'],
});
