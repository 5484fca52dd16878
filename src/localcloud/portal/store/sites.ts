import type { SQLInputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import { SeoDefaults } from '../../../portal/contract/seo.ts';
import { SiteFeatures } from '../../../portal/contract/settings.ts';
import { SitemapConfig } from '../../../portal/contract/sitemap.ts';
import { TextMode } from '../../../portal/contract/text.ts';
import { type Database, jsonColumn } from './database.ts';

/** Settings without those that are columns of their own. */
const StoredSettings = z.object({
  timezone: z.string(),
  deployment: z.object({ provider: z.string(), autoDeployDev: z.boolean(), requireApproval: z.boolean() }),
  notifications: z.object({ email: z.boolean(), slack: z.boolean(), webhookUrl: z.nullable(z.string()) }),
  features: SiteFeatures,
});

/** A site as it is stored; `null` where nothing is known yet. */
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
    z.object({ owner: z.string(), name: z.string(), defaultBranch: z.string(), releaseBranch: z.string() }),
  ),
  framework_type: z.string(),
  framework_version: z.string(),
  current_version: z.nullable(z.string()),
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

export function siteById(database: Database, id: string): SiteRow | undefined {
  return database.one(SiteRow, 'SELECT * FROM sites WHERE id = ?', id);
}

export function siteBySlug(database: Database, slug: string): SiteRow | undefined {
  return database.one(SiteRow, 'SELECT * FROM sites WHERE slug = ?', slug);
}

/** The sites that an application may deploy. */
export function sitesOfApplication(database: Database, clientId: string, tenantId: string): SiteRow[] {
  return database.all(
    SiteRow,
    'SELECT * FROM sites WHERE client_id = ? AND tenant_id = ? ORDER BY slug',
    clientId,
    tenantId,
  );
}

export function allSites(database: Database): SiteRow[] {
  return database.all(SiteRow, 'SELECT * FROM sites ORDER BY slug');
}

/** The site whose repository this is, named `owner/name` in any case of letters. */
export function siteByRepository(database: Database, fullName: string): SiteRow | undefined {
  return database.one(
    SiteRow,
    "SELECT * FROM sites WHERE lower(repository ->> 'owner' || '/' || (repository ->> 'name')) = lower(?)",
    fullName,
  );
}

export interface SiteChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly devUrl?: string | undefined;
  readonly settings?: SiteRow['settings'] | undefined;
  readonly seoDefaults?: SeoDefaults | undefined;
  readonly sitemap?: SitemapConfig | undefined;
  readonly textMode?: TextMode | undefined;
}

/** Changes what is given and leaves the rest. */
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
  const given = Object.entries({ ...columns, updated_at: now }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  database.run(
    `UPDATE sites SET ${given.map(({ name }) => `${name} = ?`).join(', ')} WHERE id = ?`,
    ...given.map(({ value }) => value),
    id,
  );
}

export function companyName(database: Database, id: string): string {
  return database.one(z.object({ name: z.string() }), 'SELECT name FROM companies WHERE id = ?', id)?.name ?? '';
}
