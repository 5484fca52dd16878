import type { Definition } from '../../definition.ts';
import { pageSeo, seoDefaults, sitemapConfig, sitemapOptions } from '../options.ts';
import { callCommand, portalCommand } from './portal-command.ts';

export const seoCommands: readonly Definition[] = [
  callCommand({
    name: 'seo',
    about: 'List the pages with SEO metadata, and the defaults.',
    calls: 'getSeoOverview',
    lines({ pages, defaults }, format) {
      const table = format.table(['PAGE! pageSlug, TITLE title, DESCRIPTION description'], pages);
      const listed = pages.length === 0 ? ['No page has SEO metadata.'] : table;
      return [...listed, '', ...format.fields({ defaults })];
    },
  }),
  callCommand({
    name: 'seo show',
    about: 'Show the SEO metadata of a page.',
    example: 'seo show home',
    arguments: { '<page>': 'slug of the page' },
    calls: 'getPageSeo',
    input: ({ page }) => ({ pageSlug: page }),
  }),
  portalCommand(
    {
      name: 'seo set',
      about: 'Change the SEO metadata of a page; other fields stay unchanged.',
      example:
        'seo set home --title "Solid oak tables, made by the harbour" --og ' +
        'image=https://acme.example/og.png',
      arguments: { '<page>': 'slug of the page' },
      options: pageSeo,
    },
    async () => (await import('../seo-edit.ts')).editPageSeo,
  ),
  callCommand({
    name: 'seo defaults',
    about: 'Show the SEO defaults of a site.',
    calls: 'getSeoDefaults',
    message(defaults, { json }) {
      if (json || Object.keys(defaults).length > 0) return undefined;
      return 'No defaults are set.';
    },
  }),
  portalCommand(
    {
      name: 'seo defaults set',
      about: 'Change the SEO defaults; other fields stay unchanged.',
      example: 'seo defaults set --title-suffix " | Acme" --locale en_GB',
      options: seoDefaults,
    },
    async () => (await import('../seo-edit.ts')).editSeoDefaults,
  ),
  callCommand({
    name: 'seo purge',
    about: "Clear the portal's SEO cache for a site.",
    calls: 'purgeSeoCache',
    message: (_, { siteId }) => `Cleared the SEO cache of ${siteId}.`,
  }),
  portalCommand(
    {
      name: 'sitemap',
      about: 'Show the sitemap of a site.',
      example: 'sitemap --xml > sitemap.xml',
      options: sitemapOptions,
    },
    async () => (await import('../site-edits.ts')).showSitemap,
  ),
  callCommand({
    name: 'sitemap config',
    about: 'Show the configuration of the sitemap.',
    calls: 'getSitemapConfig',
    message(config, { json }) {
      if (json || Object.keys(config).length > 0) return undefined;
      return 'Nothing is configured.';
    },
  }),
  portalCommand(
    {
      name: 'sitemap config set',
      about: 'Change the configuration of the sitemap; other fields stay unchanged.',
      example:
        'sitemap config set --exclude imprint,privacy --change-freq weekly --priority home=1',
      options: sitemapConfig,
    },
    async () => (await import('../seo-edit.ts')).editSitemapConfig,
  ),
];
