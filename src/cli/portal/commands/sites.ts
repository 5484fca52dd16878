import type { StatisticsPeriod } from '../../../contracts/portal/site.ts';
import { wholeNumberFrom } from '../../inputs/numbers.ts';
import { repeated } from '../../inputs/repeated.ts';
import type { PortalCommand } from '../definition.ts';
import { callCommand, customCommand, type ListOptions, listOptions } from '../options.ts';
import type { SiteEditOptions, SitesOptions } from '../sites.ts';

export const siteCommands: readonly PortalCommand[] = [
  customCommand({
    name: 'sites',
    scope: 'portal',
    about: 'List the sites that you have access to.',
    example: 'sites --status active --company company_acme',
    options: {
      '--status <status>': {
        about: 'only requests with this status',
        choices: ['active', 'pending', 'archived'],
      },
      '--company <id>': 'only sites of this company',
      '--limit <number>': {
        about: 'maximum number of sites; default: 50',
        parse: wholeNumberFrom(1),
      },
      '--offset <number>': { about: 'number of sites to skip', parse: wholeNumberFrom(0) },
      '--all': { about: 'all sites, regardless of their number', conflicts: 'offset' },
    },
    run: async (session, options: SitesOptions) =>
      (await import('../sites.ts')).showSites(session, options),
  }),
  callCommand({
    name: 'site',
    about: 'Show a site.',
    example: 'site --site site_acme',
    calls: 'getSite',
  }),
  callCommand({
    name: 'site set',
    about: 'Change a site; other fields stay unchanged.',
    example: 'site set --name "Acme Docs" --feature blogEnabled=true',
    options: {
      '--name <text>': 'name',
      '--description <text>': 'description',
      '--url <url>': 'production address',
      '--feature <name=value>': {
        about: 'switch a feature on or off with true or false; may be repeated',
        parse: repeated,
      },
    },
    calls: 'patchSite',
    target: (_, siteId) => `to the site ${siteId}`,
    input: async (options: SiteEditOptions, { siteId }) => ({
      body: (await import('../sites.ts')).readSiteChange(options, siteId),
    }),
    message: ({ site }, { siteId, sent }) =>
      `${site.name} (${siteId}): ${Object.keys(Object(sent.body)).join(', ')} changed.`,
  }),
  callCommand({
    name: 'stats',
    about: 'Show page views, content changes and development.',
    example: 'stats --period week',
    options: {
      '--period <period>': { about: 'period to cover', choices: ['day', 'week', 'month', 'year'] },
      '--from <date>': 'first day, such as 2026-05-01',
      '--to <date>': 'last day',
    },
    calls: 'getStatistics',
    target: (_, siteId) => `about the site ${siteId}`,
    input: (options: { period?: StatisticsPeriod; from?: string; to?: string }) => ({
      query: { period: options.period, startDate: options.from, endDate: options.to },
    }),
    lines(answer, format) {
      const { byPage, ...views } = answer.pageViews;
      const figures = format.fields({ ...answer, pageViews: views });
      if (byPage.length === 0) return figures;
      const table = format.table(
        ['VIEWS>! views, PAGE path'],
        byPage.toSorted((a, b) => b.views - a.views),
      );
      return [...figures, '', ...table];
    },
  }),
  callCommand({
    name: 'pages',
    about: 'List the pages of a site.',
    example: 'pages --site site_acme --search team',
    options: listOptions,
    calls: 'listPages',
    input: ({ search, limit, offset }: ListOptions) => ({ query: { search, limit, offset } }),
    rows: (answer) => answer.pages,
    columns: [
      'SLUG! slug, PATH path, TITLE title, TYPE type, TEXTS>! textKeyCount',
      'UPDATED! lastUpdated',
    ],
    none: 'The site has no such page.',
  }),
  callCommand({
    name: 'versions',
    about: 'List the versions of a site.',
    example: 'versions --json',
    calls: 'listVersions',
    rows: ({ versions }) =>
      versions.map((entry) => {
        if (entry.status === 'production') {
          const { version, status, deployedAt, commitSha, releaseNotes } = entry;
          const source = commitSha.slice(0, 7);
          return { version, status, since: deployedAt, source, notes: releaseNotes };
        }
        const { version, status, createdAt, branch, changes } = entry;
        return { version, status, since: createdAt, source: branch, notes: `${changes} changes` };
      }),
    columns: ['VERSION! version, STATUS! status, SINCE! since, SOURCE! source, NOTES notes'],
    none: 'The site has no versions yet.',
  }),
];
