import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { StatusOptions } from './status.ts';

export function addStatusCommand(program: Command, execute: Execute): void {
  const status = program
    .command('status')
    .description('Show what is live, from which commit, and whether it matches the branch.')
    .argument('[folder]', "root of the site's repository", '.')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .addOption(
      new Option('--environment <name>', 'show only one environment').choices([
        'production',
        'preview',
      ]),
    )
    .option('--json', 'print the status as JSON')
    .action(async (folder: string, options: StatusOptions) => {
      const { statusCommand } = await import('./status.ts');
      await execute((context) => statusCommand(folder, options, context), options.json);
    });
  addHelpSections(status, {
    notes: [
      'Compares the marker of the live site with what git knows of origin; run "git fetch" first ' +
        'for fresh data. Exit code 1: an environment with a URL serves no build of this site.',
    ],
    examples: ['site-deploy status', 'site-deploy status --environment production --json'],
  });
}
