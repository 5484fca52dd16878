import { type SiteListItem, SitePatch, type SiteStatus } from '../../contracts/portal/site.ts';
import { StatisticsQuery } from '../../contracts/portal/statistics.ts';
import type { SiteVersionList } from '../../contracts/portal/version.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { Execute } from '../context.ts';
import { type Column, fieldLines, flatFields, tableLines } from '../terminal/table.ts';
import { assignments, refuseInvalid, refuseNothing } from './input.ts';
import type { PortalCommandOptions, SiteCommandOptions } from './options.ts';
import { withPortal, withSite } from './session.ts';

export interface SitesOptions extends PortalCommandOptions {
  readonly status?: SiteStatus;
  readonly company?: string;
  readonly limit?: number;
  readonly offset?: number;
  readonly all?: boolean;
}

const siteColumns: readonly Column<SiteListItem>[] = [
  { heading: 'ID', value: (item) => item.id, fixed: true },
  { heading: 'SLUG', value: (item) => item.slug },
  { heading: 'NAME', value: (item) => item.name },
  { heading: 'STATUS', value: (item) => item.status, fixed: true },
  { heading: 'COMPANY', value: (item) => item.company.name },
  { heading: 'VERSION', value: (item) => item.currentVersion, fixed: true },
  { heading: 'NEXT', value: (item) => item.devVersion, fixed: true },
  { heading: 'DEPLOYED', value: (item) => item.lastDeployed, fixed: true },
  { heading: 'ADDRESS', value: (item) => item.url },
];

export async function showSites(execute: Execute, options: SitesOptions): Promise<void> {
  await withPortal(execute, options, async (portalSession) => {
    const { client, signal, context, json, printTable } = portalSession;
    const filter = { status: options.status, companyId: options.company };
    if (options.all) {
      const sites: SiteListItem[] = [];
      for await (const site of client.listAllSites({ ...filter, limit: options.limit }, { signal }))
        sites.push(site);
      printTable({ sites, total: sites.length }, siteColumns, sites, 'No site matches.');
      return 0;
    }
    const { limit, offset = 0 } = options;
    const answer = await client.call(
      'listSites',
      { query: { ...filter, limit, offset } },
      { signal },
    );
    printTable(answer, siteColumns, answer.sites, 'No site matches.');
    const shownCount = offset + answer.sites.length;
    if (!json && shownCount < answer.total && answer.sites.length > 0) {
      context.log.info(
        `${answer.sites.length} of ${answer.total} sites: use --offset ${shownCount} for the next ones, or --all for all.`,
      );
    }
    return 0;
  });
}

export async function showSite(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, printRecord } = portalSession;
    printRecord(await client.call('getSite', { siteId }, { signal }));
    return 0;
  });
}

export interface SiteEditOptions extends SiteCommandOptions {
  readonly name?: string;
  readonly description?: string;
  readonly url?: string;
  readonly feature?: readonly string[];
}

const features = {
  textOverrides: 'switch',
  seoManagement: 'switch',
  blogEnabled: 'switch',
  assistantEnabled: 'switch',
} as const;

export async function editSite(execute: Execute, options: SiteEditOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const { name, description, url } = options;
    const switches = assignments(
      options.feature ?? [],
      features,
      `to the site ${siteId}`,
      'features',
    );
    const patch: SitePatch = omitUndefined({
      name,
      description,
      url,
      ...(Object.keys(switches).length > 0 && { features: switches as SitePatch['features'] }),
    });
    refuseNothing(patch, `on the site ${siteId}`);
    refuseInvalid(SitePatch, patch, `to the site ${siteId}`);
    const answer = await client.call('patchSite', { siteId, body: patch }, { signal });
    print(answer, () => []);
    context.log.info(
      `${plainText(answer.site.name)} (${siteId}): ${Object.keys(patch).join(', ')} changed.`,
    );
    return 0;
  });
}

export interface StatisticsOptions extends SiteCommandOptions {
  readonly period?: 'day' | 'week' | 'month' | 'year';
  readonly from?: string;
  readonly to?: string;
}

export async function showStatistics(execute: Execute, options: StatisticsOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, print, width } = portalSession;
    const query = { period: options.period, startDate: options.from, endDate: options.to };
    refuseInvalid(StatisticsQuery, query, `about the site ${siteId}`);
    const answer = await client.call('getStatistics', { siteId, query }, { signal });
    const { byPage, ...views } = answer.pageViews;
    print(answer, () => {
      const columns: Column<(typeof byPage)[number]>[] = [
        { heading: 'VIEWS', value: (page) => page.views, align: 'right', fixed: true },
        { heading: 'PAGE', value: (page) => page.path },
      ];
      const rows = byPage.toSorted((a, b) => b.views - a.views);
      const figures = fieldLines(flatFields({ ...answer, pageViews: views }));
      if (rows.length === 0) return figures;
      return [...figures, '', ...tableLines(columns, rows, width)];
    });
    return 0;
  });
}

export async function showPages(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, printTable } = portalSession;
    const answer = await client.call('listPages', { siteId }, { signal });
    const columns: Column<(typeof answer.pages)[number]>[] = [
      { heading: 'SLUG', value: (item) => item.slug, fixed: true },
      { heading: 'PATH', value: (item) => item.path },
      { heading: 'TITLE', value: (item) => item.title },
      { heading: 'TYPE', value: (item) => item.type },
      { heading: 'TEXTS', value: (item) => item.textKeyCount, align: 'right', fixed: true },
      { heading: 'UPDATED', value: (item) => item.lastUpdated, fixed: true },
    ];
    printTable(answer, columns, answer.pages, 'The site has no pages.');
    return 0;
  });
}

const versionColumns: readonly Column<SiteVersionList['versions'][number]>[] = [
  { heading: 'VERSION', value: (item) => item.version, fixed: true },
  { heading: 'STATUS', value: (item) => item.status, fixed: true },
  {
    heading: 'SINCE',
    value: (entry) => {
      if (entry.status === 'production') return entry.deployedAt;
      return entry.createdAt;
    },
    fixed: true,
  },
  {
    heading: 'SOURCE',
    value: (entry) => {
      if (entry.status === 'production') return entry.commitSha.slice(0, 7);
      return entry.branch;
    },
    fixed: true,
  },
  {
    heading: 'NOTES',
    value: (entry) => {
      if (entry.status === 'production') return entry.releaseNotes;
      return `${entry.changes} changes`;
    },
  },
];

export async function showVersions(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, printTable } = portalSession;
    const answer = await client.call('listVersions', { siteId }, { signal });
    printTable(answer, versionColumns, answer.versions, 'The site has no versions yet.');
    return 0;
  });
}
