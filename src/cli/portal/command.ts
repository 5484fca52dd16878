import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import { contentCommands } from './commands/content.ts';
import { requestCommands } from './commands/requests.ts';
import { seoCommands } from './commands/seo.ts';
import { settingsCommands } from './commands/settings.ts';
import { sitemapCommands } from './commands/sitemap.ts';
import { siteCommands } from './commands/sites.ts';
import { textCommands } from './commands/text.ts';
import { webhookCommands } from './commands/webhook.ts';
import { addPortalLeaf } from './options.ts';

const commands = [
  ...siteCommands,
  ...settingsCommands,
  ...seoCommands,
  ...sitemapCommands,
  ...textCommands,
  ...contentCommands,
  ...requestCommands,
  ...webhookCommands,
];

export function addPortalCommand(program: Command, execute: Execute): void {
  const portal = program
    .command('portal')
    .description(
      'View and edit sites in the portal: settings, SEO, sitemap, texts, requests, webhook.',
    );
  addHelpSections(portal, {
    environment: [
      [
        'PORTAL_URL',
        'address of the portal; default: portal.url of the site.config.yml in this folder',
      ],
      [
        'PORTAL_TOKEN',
        'portal token, unless you use --token-stdin; never an argument, which other programs ' +
          'could read',
      ],
    ],
    notes: [
      'Commands apply to the site of --site <id>, or of site.id in the site.config.yml in ' +
        'this folder.',
    ],
    examples: [
      'PORTAL_TOKEN=… site-deploy portal sites --portal https://portal.example.com --status active',
    ],
  });
  for (const command of commands) addPortalLeaf(portal, command, execute);
}
