import { repeated } from '../../inputs/repeated.ts';
import type { PortalCommand } from '../definition.ts';
import { callCommand, customCommand } from '../options.ts';
import type { PageSeoOptions, SeoDefaultsOptions } from '../seo-edit.ts';

const choices = ['yes', 'no'];

export const seoCommands: readonly PortalCommand[] = [
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
    input: (options: { page: string }) => ({ pageSlug: options.page }),
  }),
  customCommand({
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
      '--og <name=value>': {
        about: 'openGraph field, such as title or image; may be repeated',
        parse: repeated,
      },
      '--social <name=value>': {
        about: 'social card field, such as card or creator; may be repeated',
        parse: repeated,
      },
      '--structured-data <file>': 'file with the JSON-LD',
      '--clear <field>': {
        about: 'remove a field, such as canonical or openGraph.title; may be repeated',
        parse: repeated,
      },
      '--dry-run': 'check and show the result, but send nothing',
    },
    run: async (session, options: PageSeoOptions) =>
      (await import('../seo-edit.ts')).editPageSeo(session, options),
  }),
  callCommand({
    name: 'seo defaults',
    about: 'Show the SEO defaults of a site.',
    calls: 'getSeoDefaults',
    message(defaults, { json }) {
      if (json || Object.keys(defaults).length > 0) return undefined;
      return 'No defaults are set.';
    },
  }),
  customCommand({
    name: 'seo defaults set',
    about: 'Change the SEO defaults; other fields stay unchanged.',
    example: 'seo defaults set --title-suffix " | Acme" --locale en_GB',
    options: {
      '--title-suffix <text>': 'suffix for titles',
      '--description <text>': 'description of pages without one, at most 320 characters',
      '--image <url>': 'image of pages without one',
      '--social-handle <@name>': 'user name on the social platform',
      '--locale <locale>': 'such as en_GB',
      '--clear <field>': {
        about: 'remove a field, such as defaultImage; may be repeated',
        parse: repeated,
      },
    },
    run: async (session, options: SeoDefaultsOptions) =>
      (await import('../seo-edit.ts')).editSeoDefaults(session, options),
  }),
  callCommand({
    name: 'seo purge',
    about: "Clear the portal's SEO cache for a site.",
    calls: 'purgeSeoCache',
    message: (_, { siteId }) => `Cleared the SEO cache of ${siteId}.`,
  }),
];
