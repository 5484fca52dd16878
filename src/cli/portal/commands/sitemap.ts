import { type Command, Option } from 'commander';
import type { Execute } from '../../context.ts';
import { repeated } from '../../inputs/repeated.ts';
import { addHelpSections } from '../../terminal/help.ts';
import { siteLeaf } from '../options.ts';

const frequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'];

/** `portal sitemap` and `portal sitemap config set`. */
export function addSitemapCommands(portal: Command, execute: Execute): void {
  const sitemap = siteLeaf(
    portal,
    'sitemap',
    'Show the sitemap of a site.',
    'sitemap --xml > sitemap.xml',
  )
    .option('--xml', 'print the raw XML')
    .action(async (options) => (await import('../sitemap.ts')).showSitemap(execute, options));
  const config = addHelpSections(sitemap.command('config').description('Configure the sitemap.'), {
    examples: ['site-deploy portal sitemap config set --exclude imprint --change-freq weekly'],
  });
  siteLeaf(
    config,
    'set',
    'Replace the sitemap configuration; the portal does not show the current one.',
    'sitemap config set --exclude imprint,privacy --change-freq weekly --priority home=1',
  )
    .option('--exclude <slugs>', 'pages to leave out, comma-separated')
    .addOption(
      new Option('--change-freq <frequency>', 'change frequency of all pages').choices(frequencies),
    )
    .option('--priority <page=number>', 'priority of a page, 0 to 1; may be repeated', repeated)
    .action(async (_, command: Command) =>
      (await import('../sitemap.ts')).replaceSitemapConfig(execute, command.optsWithGlobals()),
    );
}
