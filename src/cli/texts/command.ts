import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { CompareTextsOptions } from './compare-texts.ts';
import type { PullTextsOptions } from './pull-texts.ts';
import type { SyncTextsOptions } from './sync-texts.ts';

/**
 * `site-deploy texts pull`, `texts diff` and `texts sync`. Implementations are loaded on demand.
 */
export function addTextsCommand(program: Command, execute: Execute): void {
  const texts = program
    .command('texts')
    .description(
      'Bring the content file of the repository and the text overrides of the portal together.',
    );
  addHelpSections(texts, { examples: ['site-deploy texts diff', 'site-deploy texts pull'] });

  subcommand(texts, 'pull', 'Make the content file say what the portal says.')
    .option('--force', 'overwrite changes that are not committed, too')
    .option('--seo', 'write the SEO metadata for the build, too; default: where its file is there')
    .action(async (folder: string, options: PullTextsOptions) => {
      const { pullTextsCommand } = await import('./pull-texts.ts');
      await execute((context) => pullTextsCommand(folder, options, context), options.json);
    });

  addSync(texts, execute);

  subcommand(
    texts,
    'diff',
    'Show what pull would change; exit code 1 when it would change anything.',
  ).action(async (folder: string, options: CompareTextsOptions) => {
    const { diffTextsCommand } = await import('./pull-texts.ts');
    await execute((context) => diffTextsCommand(folder, options, context), options.json);
  });
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
    examples: [
      `PORTAL_TOKEN=… site-deploy texts ${name}`,
      `site-deploy texts ${name} ../my-site --json`,
    ],
  });
}

function addSync(texts: Command, execute: Execute): void {
  const sync = texts
    .command('sync')
    .description(
      'Commit the edits of the portal to the repository on GitHub, key by key, and tell the portal.',
    )
    .argument('[folder]', 'checkout whose origin is the repository', '.')
    .option('--repository <owner/name>', 'default: the origin of the checkout')
    .option('--config <file>', 'site config file in the repository', 'site.config.yml')
    .option(
      '--workflow <file>',
      'file name of the deployment workflow; default: the one that deploys the site',
    )
    .option('--wait <minutes>', 'how long a deployment is waited for', wholeNumberFrom(0, 600), 20)
    .option('--dry-run', 'say the next step, and do nothing')
    .option('--json', 'print what was found and done as JSON')
    .action(async (folder: string, options: SyncTextsOptions) => {
      const { syncTextsCommand } = await import('./sync-texts.ts');
      await execute((context) => syncTextsCommand(folder, options, context), options.json);
    });
  addHelpSections(sync, {
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'token of GitHub with Contents and Actions: write; for pull requests those, too',
      ],
      ['PORTAL_TOKEN', "token of the portal: an editor's"],
      ['GITHUB_API_URL', 'address of the API of an Enterprise Server'],
    ],
    notes: [
      'automation.texts of the site config says on which branch, and whether by a commit or by a pull request. A ' +
        'text that people have changed in both places stays as it is in both, and is shown.',
    ],
    examples: ['GH_TOKEN=$(gh auth token) PORTAL_TOKEN=… site-deploy texts sync'],
  });
}
