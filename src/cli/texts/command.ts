import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { CompareTextsOptions } from './compare-texts.ts';
import type { PullTextsOptions } from './pull-texts.ts';
import type { SyncTextsOptions } from './sync-texts.ts';

export function addTextsCommand(program: Command, execute: Execute): void {
  const texts = program
    .command('texts')
    .description(
      'Reconcile the content file of the repository with the text overrides of the portal.',
    );
  addHelpSections(texts, { examples: ['site-deploy texts diff', 'site-deploy texts pull'] });

  subcommand(texts, 'pull', 'Update the content file with the text overrides of the portal.')
    .option('--force', 'also overwrite uncommitted changes')
    .option('--seo', 'also write the SEO metadata for the build; default: only if its file exists')
    .action(async (folder: string, options: PullTextsOptions) => {
      const { pullTextsCommand } = await import('./pull-texts.ts');
      await execute((context) => pullTextsCommand(folder, options, context), options.json);
    });

  addSync(texts, execute);

  subcommand(
    texts,
    'diff',
    'Show what pull would change; exit code 1 if there are differences.',
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
    environment: [['PORTAL_TOKEN', 'portal token; viewer access is enough']],
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
      "Commit the portal's edits to the repository on GitHub, key by key, and notify the portal.",
    )
    .argument('[folder]', 'checkout whose origin is the repository', '.')
    .option('--repository <owner/name>', 'default: the origin of the checkout')
    .option('--config <file>', 'site config file in the repository', 'site.config.yml')
    .option(
      '--workflow <file>',
      'file name of the deployment workflow; default: the one that deploys the site',
    )
    .option('--wait <minutes>', 'how long to wait for a deployment', wholeNumberFrom(0, 600), 20)
    .option('--dry-run', 'print the next step, but do nothing')
    .option('--json', 'print the findings and actions as JSON')
    .action(async (folder: string, options: SyncTextsOptions) => {
      const { syncTextsCommand } = await import('./sync-texts.ts');
      await execute((context) => syncTextsCommand(folder, options, context), options.json);
    });
  addHelpSections(sync, {
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'GitHub token with Contents and Actions: write; for pull requests, also Pull ' +
          'requests: write',
      ],
      ['PORTAL_TOKEN', 'portal token of an editor'],
      ['GITHUB_API_URL', 'API address of an Enterprise Server'],
    ],
    notes: [
      'automation.texts in the site config sets the branch, and whether to commit directly or ' +
        'open a pull request. A text that was changed in both places stays as it is in both, ' +
        'and is reported.',
    ],
    examples: ['GH_TOKEN=$(gh auth token) PORTAL_TOKEN=… site-deploy texts sync'],
  });
}
