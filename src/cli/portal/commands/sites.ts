import { type Command, Option } from 'commander';
import type { Execute } from '../../context.ts';
import { wholeNumberFrom } from '../../inputs/numbers.ts';
import { repeated } from '../../inputs/repeated.ts';
import { portalLeaf, siteLeaf } from '../options.ts';

/** `portal sites`, `portal site`, `portal stats`, `portal pages`, `portal versions`. */
export function addSiteCommands(portal: Command, execute: Execute): void {
  portalLeaf(
    portal,
    'sites',
    'List the sites that you have access to.',
    'sites --status active --company company_acme',
  )
    .addOption(
      new Option('--status <status>', 'only requests with this status').choices([
        'active',
        'pending',
        'archived',
      ]),
    )
    .option('--company <id>', 'only sites of this company')
    .option('--limit <number>', 'maximum number of sites; default: 50', wholeNumberFrom(1))
    .option('--offset <number>', 'number of sites to skip', wholeNumberFrom(0))
    .addOption(new Option('--all', 'all sites, regardless of their number').conflicts('offset'))
    .action(async (options) => (await import('../sites.ts')).showSites(execute, options));

  const site = siteLeaf(portal, 'site', 'Show a site.', 'site --site site_acme').action(
    async (options) => (await import('../sites.ts')).showSite(execute, options),
  );
  siteLeaf(
    site,
    'set',
    'Change a site; other fields stay unchanged.',
    'site set --name "Acme Docs" --feature blogEnabled=true',
  )
    .option('--name <text>', 'name')
    .option('--description <text>', 'description')
    .option('--url <url>', 'production address')
    .option(
      '--feature <name=value>',
      'switch a feature on or off with true or false; may be repeated',
      repeated,
    )
    .action(async (_, command: Command) =>
      (await import('../sites.ts')).editSite(execute, command.optsWithGlobals()),
    );

  siteLeaf(
    portal,
    'stats',
    'Show page views, content changes and development.',
    'stats --period week',
  )
    .addOption(
      new Option('--period <period>', 'period to cover').choices(['day', 'week', 'month', 'year']),
    )
    .option('--from <date>', 'first day, such as 2026-05-01')
    .option('--to <date>', 'last day')
    .action(async (options) => (await import('../sites.ts')).showStatistics(execute, options));

  siteLeaf(portal, 'pages', 'List the pages of a site.', 'pages --site site_acme').action(
    async (options) => (await import('../sites.ts')).showPages(execute, options),
  );

  siteLeaf(portal, 'versions', 'List the versions of a site.', 'versions --json').action(
    async (options) => (await import('../sites.ts')).showVersions(execute, options),
  );
}
