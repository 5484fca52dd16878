import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import { addContentCommands } from './commands/content.ts';
import { addRequestCommands } from './commands/requests.ts';
import { addSeoCommands } from './commands/seo.ts';
import { addSettingsCommands } from './commands/settings.ts';
import { addSitemapCommands } from './commands/sitemap.ts';
import { addSiteCommands } from './commands/sites.ts';
import { addTextCommands } from './commands/text.ts';
import { addWebhookCommands } from './commands/webhook.ts';

/**
 * `site-deploy portal …`: the portal's features on the command line. Each command's implementation
 * is loaded on demand.
 */
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
        'portal token, unless you use --token-stdin; never an argument, which other programs could read',
      ],
    ],
    notes: [
      'Commands apply to the site of --site <id>, or of site.id in the site.config.yml in this folder.',
    ],
    examples: [
      'PORTAL_TOKEN=… site-deploy portal sites --portal https://portal.example.com --status active',
    ],
  });
  addSiteCommands(portal, execute);
  addSettingsCommands(portal, execute);
  addSeoCommands(portal, execute);
  addSitemapCommands(portal, execute);
  addTextCommands(portal, execute);
  addContentCommands(portal, execute);
  addRequestCommands(portal, execute);
  addWebhookCommands(portal, execute);
}
