import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { RollbackCommandOptions } from './rollback.ts';

export function addRollbackCommand(program: Command, execute: Execute): void {
  const rollback = program
    .command('rollback')
    .description(
      'Redeploy the package of an earlier run without a build, and wait until it is live.',
    )
    .argument('[folder]', 'checkout whose origin is the repository', '.')
    .requiredOption('--to <version|run>', 'version, or the id or URL of the run that built it')
    .option('--repository <owner/name>', 'default: the origin of the checkout')
    .addOption(
      new Option('--environment <name>', 'environment to roll back')
        .choices(['production', 'preview'])
        .default('production'),
    )
    .option('--config <file>', 'site config file in the repository', 'site.config.yml')
    .option('--dry-run', 'show what would be deployed, without starting anything')
    .option(
      '--cancel-waiting',
      'cancel the deployments that are waiting for a review, and those queued behind them',
    )
    .option('--no-wait', 'start the rollback without waiting for it to end')
    .option('--json', 'print the findings and actions as JSON')
    .action(async (folder: string, options: RollbackCommandOptions) => {
      const { rollbackCommand } = await import('./rollback.ts');
      await execute((context) => rollbackCommand(folder, options, context), options.json);
    });
  addHelpSections(rollback, {
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'GitHub token with Actions: write, Contents: read and Deployments: read',
      ],
      ['GITHUB_API_URL', 'API address of an Enterprise Server'],
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
}
