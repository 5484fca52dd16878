import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { StatusOptions } from './status.ts';

/** `site-deploy status`. Its implementation is loaded on demand. */
export function addStatusCommand(program: Command, execute: Execute): void {
  const status = program
    .command('status')
    .description('Show what is live, from which commit, and whether it is what the branch holds.')
    .argument('[folder]', "root of the site's repository", '.')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .addOption(
      new Option('--environment <name>', 'one environment only').choices(['production', 'preview']),
    )
    .option('--json', 'print it as JSON')
    .action(async (folder: string, options: StatusOptions) => {
      const { statusCommand } = await import('./status.ts');
      await execute((context) => statusCommand(folder, options, context), options.json);
    });
  addHelpSections(status, {
    notes: [
      'It reads the marker of the live site and what git knows of origin; "git fetch" before it makes that fresh. ' +
        'Exit code 1: an environment that has an address shows no build.',
    ],
    examples: ['site-deploy status', 'site-deploy status --environment production --json'],
  });
}
