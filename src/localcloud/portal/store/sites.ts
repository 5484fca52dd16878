import * as z from 'zod/mini';
import { SitemapConfig } from '../../../contracts/portal/page-update.ts';
import { SeoDefaults } from '../../../contracts/portal/seo.ts';
import { SiteSettings } from '../../../contracts/portal/site.ts';
import { TextMode } from '../../../contracts/portal/text.ts';
import { jsonColumn, optionalColumn, textColumn } from './columns.ts';
import type { Database, RowRange } from './database.ts';

const { general, ...settings } = SiteSettings.shape;
const StoredSettings = z.object({ timezone: general.shape.timezone, ...settings });

const Repository = z.object({ owner: z.string(), name: z.string(), defaultBranch: z.string() });

/** A stored site. Unknown values are `undefined`. */
export const SiteRow = z.object({
  id: textColumn,
  slug: textColumn,
  name: textColumn,
  description: textColumn,
  url: textColumn,
  devUrl: optionalColumn(textColumn),
  status: z.enum(['active', 'pending', 'archived']),
  companyId: textColumn,
  repository: jsonColumn(Repository),
  frameworkType: textColumn,
  frameworkVersion: textColumn,
  currentVersion: optionalColumn(textColumn),
  /** Version in development that was changed last. */
  devVersion: optionalColumn(textColumn),
  lastDeployed: optionalColumn(textColumn),
  createdAt: textColumn,
  updatedAt: textColumn,
  settings: jsonColumn(StoredSettings),
  seoDefaults: jsonColumn(SeoDefaults),
  sitemap: jsonColumn(SitemapConfig),
  textMode: TextMode,
  clientId: textColumn,
  /** Application of Preview's runs, if it isn't the same as Production's. */
  previewClientId: optionalColumn(textColumn),
  tenantId: textColumn,
  audience: textColumn,
});
export type SiteRow = z.infer<typeof SiteRow>;

const sites = `(SELECT *, (
  SELECT version FROM versions WHERE site_id = sites.id AND status = 'development'
  ORDER BY moved_at DESC, rowid DESC LIMIT 1
) AS dev_version FROM sites)`;

export function findSiteById(database: Database, id: string): SiteRow | undefined {
  return database.find(SiteRow, sites, { id });
}

export function findSiteBySlug(database: Database, slug: string): SiteRow | undefined {
  return database.find(SiteRow, sites, { slug });
}

export function allSites(database: Database): readonly SiteRow[] {
  return database.list(SiteRow, sites, {}, 'ORDER BY slug');
}

/**
 * Filter of sites by company, status and the access of a user or application. Default: all sites.
 */
export type SiteFilter = Partial<
  Record<'userId' | 'application' | 'tenantId' | 'audience' | 'companyId' | 'status', string>
>;

const applications =
  'SELECT id AS site_id, client_id AS application FROM sites ' +
  'UNION SELECT id, preview_client_id FROM sites';

export function sitesWith(database: Database, filter: SiteFilter, range: RowRange) {
  const { userId, application } = filter;
  let table = sites;
  if (userId !== undefined) table += ' JOIN (SELECT site_id, user_id FROM grants) ON site_id = id';
  if (application !== undefined) table += ` JOIN (${applications}) ON site_id = id`;
  const page = `ORDER BY slug LIMIT ${range.limit} OFFSET ${range.offset}`;
  const where = { ...filter };
  return { sites: database.list(SiteRow, table, where, page), total: database.count(table, where) };
}

export function findSitesByRepository(database: Database, fullName: string): SiteRow[] {
  const isSame = ({ owner, name }: SiteRow['repository']) =>
    `${owner}/${name}`.toLowerCase() === fullName.toLowerCase();
  return allSites(database).filter((site) => isSame(site.repository));
}

export type SiteChange = Partial<
  Pick<
    SiteRow,
    'name' | 'description' | 'url' | 'devUrl' | 'settings' | 'seoDefaults' | 'sitemap' | 'textMode'
  >
>;

/** Sets a site's repository. The spec has no operation for this. */
export function setRepository(
  database: Database,
  id: string,
  repository: SiteRow['repository'],
): void {
  database.update('sites', { repository }, { id });
}

/** Updates a site and its host names. Two sites can't share a host name. */
export function updateSite(database: Database, id: string, change: SiteChange, now: string): void {
  database.update('sites', { ...change, updatedAt: now }, { id });
  if (change.url || change.devUrl) claimHosts(database, id);
}

const CompanyRow = z.object({ name: textColumn });

export function companyName(database: Database, id: string): string {
  return database.find(CompanyRow, 'companies', { id })?.name ?? '';
}

const HostRow = z.object({ host: textColumn, siteId: textColumn });

export function siteIdOfHost(database: Database, host: string): string | undefined {
  return database.find(HostRow, 'site_hosts', { host })?.siteId;
}

export function allHosts(database: Database): string[] {
  return database.list(HostRow, 'site_hosts', {}, 'ORDER BY host').map((item) => item.host);
}

export function claimHosts(database: Database, siteId: string): void {
  const { url = '', devUrl = '' } = findSiteById(database, siteId) ?? {};
  database.remove('site_hosts', { siteId });
  for (const host of new Set([hostOfAddress(url), hostOfAddress(devUrl)]))
    if (host) database.insert('site_hosts', { host, siteId });
}

export const initialSettings: SiteRow['settings'] = {
  timezone: 'UTC',
  deployment: { provider: 'azure-static-web-apps', autoDeployDev: true, requireApproval: true },
  notifications: { email: true, slack: false, webhookUrl: null },
  features: {
    textOverrides: true,
    seoManagement: true,
    blogEnabled: false,
    assistantEnabled: false,
  },
};

/** Framework version of a new site. The spec defines no value. */
const frameworkVersion = '1.0.0';

export interface NewSite
  extends Pick<SiteRow, 'id' | 'slug' | 'name' | 'description' | 'url' | 'companyId' | 'settings'>,
    Pick<SiteRow, 'clientId' | 'tenantId' | 'audience' | 'frameworkType'> {
  readonly repository: { readonly owner: string; readonly name: string };
  readonly previewClientId?: string;
}

/**
 * Inserts a site. If it exists, updates only its identity and, if the given URL is a new one, its
 * URL.
 */
export function insertSite(database: Database, company: string, site: NewSite, now: string): void {
  const { id, slug, url: givenUrl, clientId, tenantId, audience } = site;
  const previewClientId = site.previewClientId ?? null;
  const repository = { ...site.repository, defaultBranch: 'master' };
  const application = { clientId, previewClientId, tenantId, audience };
  const identity = { slug, repository, givenUrl, ...application };
  const known = database.find(z.object({ givenUrl: textColumn }), 'sites', { id });
  if (known) {
    const url = known.givenUrl === givenUrl ? undefined : givenUrl;
    database.update('sites', { ...identity, url }, { id });
    return;
  }
  database.insert('companies', { id: site.companyId, name: company }, 'IGNORE');
  const empty = { seoDefaults: {}, sitemap: {}, textMode: 'commit', status: 'pending' };
  const times = { createdAt: now, updatedAt: now };
  database.insert('sites', { ...site, ...identity, ...empty, ...times, frameworkVersion });
}

export function normalizeHostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

export function hostOfAddress(url: string): string | undefined {
  if (URL.canParse(url)) return normalizeHostName(new URL(url).hostname);
  return undefined;
}
