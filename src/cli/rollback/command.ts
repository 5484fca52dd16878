import { type Command, Option } from 'commander';
import type { Execute } from '../program.ts';

/** Options of `site-deploy rollback`, as they are given. */
export interface RollbackCommandOptions {
  readonly to: string;
  readonly repository?: string;
  readonly environment: 'production' | 'preview';
  readonly config: string;
  readonly dryRun?: boolean;
  /** `false` with `--no-wait`. */
  readonly wait: boolean;
  readonly json?: boolean;
}

/** `site-deploy rollback`. Only the definition is loaded here; what it does is loaded when it runs. */
export function addRollbackCommand(program: Command, execute: Execute): void {
  program
    .command('rollback')
    .description('Deploy again what an earlier run has built, without a build, and wait until it is live.')
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
    .option('--no-wait', 'start it, and do not wait for its end')
    .option('--json', 'print what was found and done as JSON')
    .addHelpText(
      'after',
      `
GitHub:  GH_TOKEN or GITHUB_TOKEN, with Actions: write and Contents: read. GITHUB_API_URL for an Enterprise Server.
         The workflow rollback.yml does the work, with the identity of its job: nothing else is needed here.
         Ctrl-C ends the waiting, not the run.

Example:
  GH_TOKEN=$(gh auth token) site-deploy rollback --to 1.4.2`,
    )
    .action(async (folder: string, options: RollbackCommandOptions) => {
      const { rollback } = await import('./rollback.ts');
      await execute((context) => rollback(folder, options, context), options.json ?? false);
    });
}
