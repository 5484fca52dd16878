import type { Definition } from '../../definition.ts';
import { repeated } from '../../inputs/option-parsers.ts';
import { callCommand, portalCommand } from './portal-command.ts';

const choices = ['yes', 'no'] as const;
const many = (about: string) => ({ about, parse: repeated });
const frequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

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
      options: {
        '--title <text>': 'recommended 50 to 60 characters, at most 70',
        '--description <text>': 'recommended 150 to 160 characters, at most 320',
        '--keywords <list>': 'comma-separated',
        '--canonical <url>': 'canonical address',
        '--index <answer>': { about: 'whether search engines may list the page', choices },
        '--follow <answer>': { about: 'whether they may follow its links', choices },
        '--og <name=value>': many('openGraph field, such as title or image; may be repeated'),
        '--social <name=value>': many(
          'social card field, such as card or creator; may be repeated',
        ),
        '--structured-data <file>': 'file with the JSON-LD',
        '--clear <field>': many(
          'remove a field, such as canonical or openGraph.title; may be repeated',
        ),
        '--dry-run': 'check and show the result, but send nothing',
      },
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
      options: {
        '--title-suffix <text>': 'suffix for titles',
        '--description <text>': 'description of pages without one, at most 320 characters',
        '--image <url>': 'image of pages without one',
        '--social-handle <@name>': 'user name on the social platform',
        '--locale <locale>': 'such as en_GB',
        '--clear <field>': many('remove a field, such as defaultImage; may be repeated'),
      },
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
      options: { '--xml': 'print the raw XML' },
    },
    async () => (await import('../site-edits.ts')).showSitemap,
  ),
  {
    name: 'portal sitemap config',
    about: 'Configure the sitemap.',
    examples: ['site-deploy portal sitemap config set --exclude imprint --change-freq weekly'],
  },
  callCommand({
    name: 'sitemap config set',
    about: 'Replace the sitemap configuration; the portal does not show the current one.',
    example: 'sitemap config set --exclude imprint,privacy --change-freq weekly --priority home=1',
    options: {
      '--exclude <slugs>': 'pages to leave out, comma-separated',
      '--change-freq <frequency>': { about: 'change frequency of all pages', choices: frequencies },
      '--priority <page=number>': many('priority of a page, 0 to 1; may be repeated'),
    },
    calls: 'putSitemapConfig',
    target: (_, siteId) => `to the configuration of the sitemap of ${siteId}`,
    input: async (options, { siteId }) => ({
      body: (await import('../site-edits.ts')).readSitemapConfig(options, siteId),
    }),
    message(_, { siteId, sent }) {
      const fields = Object.keys(Object(sent.body)).join(', ');
      return `The sitemap configuration of ${siteId} now consists only of: ${fields}.`;
    },
  }),
];
