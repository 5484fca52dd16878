import type { Command } from 'commander';
import type { Execute } from '../program.ts';

/** `site-deploy content pull` and `content diff`. */
export function addContentCommand(program: Command, execute: Execute): void {
  const content = program
    .command('content')
    .description('Compare the content file with the text overrides of the portal.');
  const subcommand = (name: string, description: string) =>
    content
      .command(name)
      .description(description)
      .argument('[folder]', "root of the site's repository", '.')
      .option('--config <file>', 'site config file', 'site.config.yml')
      .option('--token-stdin', 'read the token from standard input; default: PORTAL_TOKEN')
      .option('--json', 'print the differences as JSON')
      .addHelpText('after', "\nNeeds a token of the portal; a viewer's is enough.");
  subcommand('pull', 'Make the content file say what the portal says.')
    .option('--force', 'overwrite also what is not committed')
    .action(async (folder: string, options) => {
      const { contentPull } = await import('./pull.ts');
      await execute((context) => contentPull(folder, options, context), options.json);
    });
  subcommand('diff', 'Show what pull would change. Ends with 1 where that is something.').action(
    async (folder: string, options) => {
      const { contentDiff } = await import('./pull.ts');
      await execute((context) => contentDiff(folder, options, context), options.json);
    },
  );
}
