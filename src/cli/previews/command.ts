import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { PreviewsOptions } from './open-previews.ts';
import type { ClosePreviewsOptions } from './previews.ts';

export function addPreviewsCommand(program: Command, execute: Execute): void {
  const previews = program
    .command('previews')
    .description(
      'Compare hosting environments with repository branches; close stale environments.',
    );
  addHelpSections(previews, {
    examples: ['site-deploy previews list', 'site-deploy previews close --stale --dry-run'],
  });

  const list = subcommand(
    previews,
    'list',
    'Show each environment with its branch, and whether it is stale.',
    {
      role: 'Reader on the static site',
      examples: [
        'site-deploy previews list',
        'site-deploy previews list --site-name swa-acme-docs --json',
      ],
    },
  );
  list.action(async (options: PreviewsOptions) => {
    const { listPreviewsCommand } = await import('./previews.ts');
    await execute((context) => listPreviewsCommand(options, context), options.json);
  });

  const close = subcommand(
    previews,
    'close',
    'Close one environment, or all whose branch is gone. Never Production.',
    {
      role: 'Website Contributor on the static site',
      examples: [
        'site-deploy previews close --stale --dry-run',
        'site-deploy previews close preview --yes',
      ],
    },
  );
  close
    .argument('[name]', 'environment, as shown by previews list')
    .option('--stale', 'all environments whose branch is gone')
    .option('--dry-run', 'print what would be closed')
    .option('--yes', 'do not ask for confirmation')
    .action(async (name: string | undefined, options: ClosePreviewsOptions) => {
      const { closePreviewsCommand } = await import('./previews.ts');
      await execute((context) => closePreviewsCommand(name, options, context), options.json);
    });
}

function subcommand(
  previews: Command,
  name: string,
  description: string,
  options: { readonly role: string; readonly examples: readonly string[] },
): Command {
  const command = previews
    .command(name)
    .description(description)
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option(
      '--site-name <name>',
      'name of the static site in Azure; default: the one that serves site.url',
    )
    .option('--resource-group <name>', 'its resource group, if the name alone is ambiguous')
    .option('--repository <owner/name>', 'default: the origin of the checkout')
    .option(
      '--token-stdin',
      'read the Azure token from standard input; default: AZURE_ACCESS_TOKEN',
    )
    .option('--json', 'print the data as JSON');
  return addHelpSections(command, {
    environment: [
      [
        'AZURE_ACCESS_TOKEN',
        'Azure token (az account get-access-token --query accessToken --output tsv) of an ' +
          `account with the role ${options.role}`,
      ],
      ['GH_TOKEN, GITHUB_TOKEN', 'GitHub token with Contents: read'],
      ['GITHUB_API_URL', 'API address of an Enterprise Server'],
    ],
    examples: options.examples,
  });
}
