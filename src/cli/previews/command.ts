import type { Command } from 'commander';
import type { Execute } from '../program.ts';

/** `site-deploy previews list` and `previews close`. Only the definition is loaded here; what they do is loaded when they run. */
export function addPreviewsCommand(program: Command, execute: Execute): void {
  const previews = program
    .command('previews')
    .description(
      'Compare the environments of the hosting with the branches of the repository, and close what is left over.',
    );
  const subcommand = (name: string, description: string, example: string) =>
    previews
      .command(name)
      .description(description)
      .option('--config <file>', 'site config file', 'site.config.yml')
      .option('--site-name <name>', 'name of the static site in Azure; default: the one that serves site.url')
      .option('--resource-group <name>', 'its resource group, where the name alone does not tell')
      .option('--repository <owner/name>', 'default: the origin of the checkout')
      .option('--token-stdin', 'read the Azure token from standard input; default: AZURE_ACCESS_TOKEN')
      .option('--json', 'print the data as JSON')
      .addHelpText(
        'after',
        `
Azure:       AZURE_ACCESS_TOKEN (az account get-access-token --query accessToken --output tsv), for an
             account with the role Reader on the static site; to close, with Website Contributor
GitHub:      GH_TOKEN or GITHUB_TOKEN, with Contents: read. GITHUB_API_URL for an Enterprise Server

Example:
  ${example}`,
      );
  subcommand(
    'list',
    'Show each environment with its branch, and whether it is stale.',
    'site-deploy previews list',
  ).action(async (options) => {
    const { listCommand } = await import('./previews.ts');
    await execute((context) => listCommand(options, context), options.json);
  });
  subcommand(
    'close',
    'Close one environment, or all whose branch is gone. Never Production.',
    'site-deploy previews close --stale --dry-run',
  )
    .argument('[name]', 'the environment, as previews list shows it')
    .option('--stale', 'all environments whose branch is gone')
    .option('--dry-run', 'print what would be closed')
    .option('--yes', 'do not ask')
    .action(async (name: string | undefined, options) => {
      const { closeCommand } = await import('./previews.ts');
      await execute((context) => closeCommand(name, options, context), options.json);
    });
}
