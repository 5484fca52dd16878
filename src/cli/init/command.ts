import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { InitOptions } from './init-options.ts';

export function addInitCommand(program: Command, execute: Execute): void {
  const init = program
    .command('init')
    .description('Create the site config of a repository: detect values, and ask for the rest.')
    .argument('[folder]', "root of the site's repository", '.')
    .option(
      '--yes',
      'do not prompt: use detected values, and placeholders that the local cloud accepts',
    )
    .option('--force', 'replace an existing site config')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option('--root <folder>', 'folder of the site, relative to the repository root')
    .option('--output <folder>', 'build output folder, relative to --root')
    .option('--slug <slug>', 'site slug in the portal')
    .option('--site-id <id>', 'site id in the portal')
    .addOption(new Option('--type <type>', 'site type').choices(['docs', 'spa', 'static']))
    .option('--url <origin>', 'address of the live site')
    .option('--production-branch <branch>', 'branch deployed to Production')
    .option('--portal <url>', 'address of the portal')
    .option('--audience <audience>', "the portal's application")
    .option('--client-id <id>', 'application (client) id that deployments use to log in')
    .option('--tenant-id <id>', 'directory (tenant) id')
    .option('--subscription-id <id>', 'subscription id')
    .action(async (folder: string, options: InitOptions) => {
      const { initCommand } = await import('./init.ts');
      await execute((context) => initCommand(folder, options, context), false);
    });
  addHelpSections(init, {
    environment: [
      ['PORTAL_TOKEN', 'portal token; with --portal and --site-id, the portal supplies its values'],
    ],
    examples: ['site-deploy init', 'site-deploy init --yes --production-branch main'],
  });
}
