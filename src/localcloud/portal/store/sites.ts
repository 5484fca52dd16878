import type { SQLInputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import { SeoDefaults } from '../../../contracts/portal/seo.ts';
import { SiteFeatures } from '../../../contracts/portal/settings.ts';
import { SitemapConfig } from '../../../contracts/portal/sitemap.ts';
import { TextMode } from '../../../contracts/portal/text.ts';
import { hostOfAddress } from '../host-name.ts';
import { type Database, jsonColumn } from './database.ts';
import { putHosts } from './hosts.ts';

const StoredSettings = z.object({
  timezone: z.string(),
  deployment: z.object({
    provider: z.string(),
    autoDeployDev: z.boolean(),
    requireApproval: z.boolean(),
  }),
  notifications: z.object({
    email: z.boolean(),
    slack: z.boolean(),
    webhookUrl: z.nullable(z.string()),
  }),
  features: SiteFeatures,
});

/** `null`: not known yet. */
export const SiteRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  url: z.string(),
  dev_url: z.nullable(z.string()),
  status: z.enum(['active', 'pending', 'archived']),
  company_id: z.string(),
  repository: jsonColumn(
    z.object({ owner: z.string(), name: z.string(), defaultBranch: z.string() }),
  ),
  framework_type: z.string(),
  framework_version: z.string(),
  current_version: z.nullable(z.string()),
  /** The most recently changed one. */
  dev_version: z.nullable(z.string()),
  last_deployed: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  settings: jsonColumn(StoredSettings),
  seo_defaults: jsonColumn(SeoDefaults),
  sitemap: jsonColumn(SitemapConfig),
  text_mode: TextMode,
  client_id: z.string(),
  tenant_id: z.string(),
  audience: z.string(),
});
export type SiteRow = z.infer<typeof SiteRow>;

const columns = `*, (
  SELECT version FROM versions WHERE site_id = sites.id AND status = 'development'
  ORDER BY moved_at DESC, rowid DESC LIMIT 1
) AS dev_version`;

export function findSiteById(database: Database, id: string): SiteRow | undefined {
  return database.get(SiteRow, `SELECT ${columns} FROM sites WHERE id = ?`, id);
}

export function findSiteBySlug(database: Database, slug: string): SiteRow | undefined {
  return database.get(SiteRow, `SELECT ${columns} FROM sites WHERE slug = ?`, slug);
}

export function allSites(database: Database): SiteRow[] {
  return database.all(SiteRow, `SELECT ${columns} FROM sites ORDER BY slug`);
}

/** By access of a user or an application (absent: all), company and status. */
export interface SiteFilter {
  readonly userId?: string;
  readonly application?: {
    readonly clientId: string;
    readonly tenantId: string;
    readonly audience: string;
  };
  readonly companyId?: string;
  readonly status?: string;
}

/** A page, ordered by slug, and the total count. */
export function sitesWith(
  database: Database,
  siteFilter: SiteFilter,
  options: { readonly limit: number; readonly offset: number },
): { readonly sites: SiteRow[]; readonly total: number } {
  const { userId, application, companyId, status } = siteFilter;
  const conditions: readonly (readonly [string, ...(string | undefined)[]])[] = [
    ['EXISTS (SELECT 1 FROM grants WHERE site_id = sites.id AND user_id = ?)', userId],
    ['client_id = ?', application?.clientId],
    ['tenant_id = ?', application?.tenantId],
    ['audience = ?', application?.audience],
    ['company_id = ?', companyId],
    ['status = ?', status],
  ];
  const defined = conditions.filter(([, value]) => value !== undefined);
  const whereClause = ['TRUE', ...defined.map(([sql]) => sql)].join(' AND ');
  const values = defined.map(([, value = '']) => value);
  const count = z.object({ total: z.number() });
  return {
    sites: database.all(
      SiteRow,
      `SELECT ${columns} FROM sites WHERE ${whereClause} ORDER BY slug LIMIT ? OFFSET ?`,
      ...[...values, options.limit, options.offset],
    ),
    total:
      database.get(count, `SELECT count(*) AS total FROM sites WHERE ${whereClause}`, ...values)
        ?.total ?? 0,
  };
}

/** `owner/name`, case-insensitive. */
export function findSitesByRepository(database: Database, fullName: string): SiteRow[] {
  return database.all(
    SiteRow,
    `SELECT ${columns} FROM sites
      WHERE lower(repository ->> 'owner' || '/' || (repository ->> 'name')) = lower(?)
      ORDER BY slug`,
    fullName,
  );
}

export interface SiteChange {
  readonly name?: string;
  readonly description?: string;
  readonly url?: string;
  readonly devUrl?: string;
  readonly settings?: SiteRow['settings'];
  readonly seoDefaults?: SeoDefaults;
  readonly sitemap?: SitemapConfig;
  readonly textMode?: TextMode;
}

/** Only the given fields. Host names follow the addresses; none may belong to another site. */
export function updateSite(database: Database, id: string, change: SiteChange, now: string): void {
  const columns: Record<string, SQLInputValue | undefined> = {
    name: change.name,
    description: change.description,
    url: change.url,
    dev_url: change.devUrl,
    settings: change.settings && JSON.stringify(change.settings),
    seo_defaults: change.seoDefaults && JSON.stringify(change.seoDefaults),
    sitemap: change.sitemap && JSON.stringify(change.sitemap),
    text_mode: change.textMode,
  };
  const defined = Object.entries({ ...columns, updated_at: now }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  database.run(
    `UPDATE sites SET ${defined.map((item) => `${item.name} = ?`).join(', ')} WHERE id = ?`,
    ...defined.map((item) => item.value),
    id,
  );
  if (change.url || change.devUrl) claimHosts(database, id);
}

export function claimHosts(database: Database, id: string): void {
  const site = findSiteById(database, id);
  if (site) putHosts(database, id, [hostOfAddress(site.url), hostOfAddress(site.dev_url ?? '')]);
}

export function companyName(database: Database, id: string): string {
  return (
    database.get(z.object({ name: z.string() }), 'SELECT name FROM companies WHERE id = ?', id)
      ?.name ?? ''
  );
}
