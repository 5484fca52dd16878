import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { CompareTextsOptions } from './compare-texts.ts';
import type { PullTextsOptions } from './pull-texts.ts';

/** `site-deploy texts pull` and `texts diff`. What they do is loaded when they run. */
export function addTextsCommand(program: Command, execute: Execute): void {
  const texts = program
    .command('texts')
    .description('Compare the content file of the repository with the text overrides of the portal.');
  addHelpSections(texts, { examples: ['site-deploy texts diff', 'site-deploy texts pull'] });

  subcommand(texts, 'pull', 'Make the content file say what the portal says.')
    .option('--force', 'overwrite changes that are not committed, too')
    .option('--seo', 'write the SEO metadata for the build, too; default: where its file is there')
    .action(async (folder: string, options: PullTextsOptions) => {
      const { pullTextsCommand } = await import('./pull-texts.ts');
      await execute((context) => pullTextsCommand(folder, options, context), options.json);
    });

  subcommand(texts, 'diff', 'Show what pull would change; exit code 1 when it would change anything.').action(
    async (folder: string, options: CompareTextsOptions) => {
      const { diffTextsCommand } = await import('./pull-texts.ts');
      await execute((context) => diffTextsCommand(folder, options, context), options.json);
    },
  );
}

function subcommand(texts: Command, name: string, description: string): Command {
  const command = texts
    .command(name)
    .description(description)
    .argument('[folder]', "root of the site's repository", '.')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option('--token-stdin', 'read the token from standard input; default: PORTAL_TOKEN')
    .option('--json', 'print the differences as JSON');
  return addHelpSections(command, {
    environment: [['PORTAL_TOKEN', "token of the portal; a viewer's is enough"]],
    examples: [`PORTAL_TOKEN=… site-deploy texts ${name}`, `site-deploy texts ${name} ../my-site --json`],
  });
}
