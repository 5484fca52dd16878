import type { Command } from 'commander';
import { addContentCommands } from './commands/content.ts';
import { addRequestCommands } from './commands/requests.ts';
import { addSeoCommands } from './commands/seo.ts';
import { addSettingsCommands } from './commands/settings.ts';
import { addSitemapCommands } from './commands/sitemap.ts';
import { addSiteCommands } from './commands/sites.ts';
import { addTextCommands } from './commands/text.ts';
import { addWebhookCommands } from './commands/webhook.ts';
import type { Execute } from './options.ts';

/**
 * `site-deploy portal …`: what people do in the portal, from a terminal. Only the definitions are loaded here; what a command does is
 * loaded when it runs.
 */
export function addPortalCommand(program: Command, execute: Execute): void {
  const portal = program
    .command('portal')
    .description('Look at sites in the portal and edit them: settings, SEO, sitemap, texts, requests, webhook.')
    .addHelpText(
      'after',
      `
Where:       --portal <url>, or PORTAL_URL, or portal.url of the site.config.yml in this folder
Credential:  PORTAL_TOKEN, or --token-stdin; never an argument, which other programs could read
Which site:  --site <id>, or site.id of the site.config.yml in this folder

Example:
  PORTAL_TOKEN=… site-deploy portal sites --portal https://portal.example.com --status active`,
    );
  addSiteCommands(portal, execute);
  addSettingsCommands(portal, execute);
  addSeoCommands(portal, execute);
  addSitemapCommands(portal, execute);
  addTextCommands(portal, execute);
  addContentCommands(portal, execute);
  addRequestCommands(portal, execute);
  addWebhookCommands(portal, execute);
}
