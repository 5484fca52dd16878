import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { InitOptions } from './init-options.ts';

/** `site-deploy init`. Its implementation is loaded on demand. */
export function addInitCommand(program: Command, execute: Execute): void {
  const init = program
    .command('init')
    .description(
      'Write the site config of a repository: it fills in what it sees, and asks for the rest.',
    )
    .argument('[folder]', "root of the site's repository", '.')
    .option(
      '--yes',
      'ask nothing: take what is found, and placeholders that the local cloud accepts',
    )
    .option('--force', 'replace a site config that is there')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option('--root <folder>', 'folder of the site, relative to the root of the repository')
    .option('--output <folder>', 'folder that the build writes, relative to --root')
    .option('--slug <slug>', 'slug of the site in the portal')
    .option('--site-id <id>', 'id of the site in the portal')
    .addOption(new Option('--type <type>', 'kind of site').choices(['docs', 'spa', 'static']))
    .option('--url <origin>', 'address of the live site')
    .option('--production-branch <branch>', 'branch that is deployed to Production')
    .option('--portal <url>', 'address of the portal')
    .option('--audience <audience>', "the portal's application")
    .option('--client-id <id>', 'application (client) id that deployments log in as')
    .option('--tenant-id <id>', 'directory (tenant) id')
    .option('--subscription-id <id>', 'subscription id')
    .action(async (folder: string, options: InitOptions) => {
      const { initCommand } = await import('./init.ts');
      await execute((context) => initCommand(folder, options, context), false);
    });
  addHelpSections(init, {
    environment: [
      [
        'PORTAL_TOKEN',
        'token of the portal; with --portal and --site-id the portal fills in its part',
      ],
    ],
    examples: ['site-deploy init', 'site-deploy init --yes --production-branch main'],
  });
}
