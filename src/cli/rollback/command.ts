import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { RollbackCommandOptions } from './rollback.ts';

/** `site-deploy rollback`. Its implementation is loaded on demand. */
export function addRollbackCommand(program: Command, execute: Execute): void {
  const rollback = program
    .command('rollback')
    .description(
      'Deploy the package of an earlier run again, without a build, and wait until it is live.',
    )
    .argument('[folder]', 'checkout whose origin is the repository', '.')
    .requiredOption('--to <version|run>', 'version, or id or address of the run that built it')
    .option('--repository <owner/name>', 'default: the origin of the checkout')
    .addOption(
      new Option('--environment <name>', 'what is rolled back')
        .choices(['production', 'preview'])
        .default('production'),
    )
    .option('--config <file>', 'site config file in the repository', 'site.config.yml')
    .option('--dry-run', 'show what would be deployed, and start nothing')
    .option(
      '--cancel-waiting',
      'cancel the deployments that wait for a review, and those behind them',
    )
    .option('--no-wait', 'start it, and do not wait for its end')
    .option('--json', 'print what was found and done as JSON')
    .action(async (folder: string, options: RollbackCommandOptions) => {
      const { rollbackCommand } = await import('./rollback.ts');
      await execute((context) => rollbackCommand(folder, options, context), options.json);
    });
  addHelpSections(rollback, {
    environment: [
      ['GH_TOKEN, GITHUB_TOKEN', 'token of GitHub with Actions: write and Contents: read'],
      ['GITHUB_API_URL', 'address of the API of an Enterprise Server'],
    ],
    notes: [
      'The workflow rollback.yml does the work, with the identity of its job: nothing else is needed here. ' +
        'Ctrl-C ends the waiting, not the run.',
    ],
    examples: [
      'GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2 --dry-run',
      'GH_TOKEN=$(gh auth token) site-deploy rollback --to 17345678901 --environment preview',
    ],
  });
}
