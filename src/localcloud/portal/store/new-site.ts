import type { Database } from './database.ts';
import type { SiteRow } from './sites.ts';

/** Defaults of a new site. */
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

/** Default of a new site; the specification shows no values. */
const frameworkVersion = '1.0.0';

export type NewSite = Pick<
  SiteRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'description'
  | 'url'
  | 'company_id'
  | 'client_id'
  | 'tenant_id'
  | 'audience'
  | 'framework_type'
  | 'settings'
> & { readonly repository: { readonly owner: string; readonly name: string } };

/**
 * Never deployed. An existing site with the id keeps its data, but takes over the new identity, and
 * the address if it differs from the last one given.
 */
export function insertSite(database: Database, company: string, site: NewSite, now: string): void {
  const repository = JSON.stringify({ ...site.repository, defaultBranch: 'master' });
  database.run(
    'INSERT OR IGNORE INTO companies (id, name) VALUES (?, ?)',
    site.company_id,
    company,
  );
  database.run(
    `INSERT INTO sites
        (id, slug, name, description, url, given_url, status, company_id, repository,
        framework_type, framework_version,
        created_at, updated_at, settings, seo_defaults, sitemap, text_mode, client_id, tenant_id,
        audience)
      VALUES (?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, '{}', '{}', 'commit', ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, repository = excluded.repository,
        url = iif(given_url = excluded.given_url, url, excluded.url),
        given_url = excluded.given_url,
        client_id = excluded.client_id, tenant_id = excluded.tenant_id,
        audience = excluded.audience`,
    ...[
      site.id,
      site.slug,
      site.name,
      site.description,
      site.url,
      site.url,
      site.company_id,
      repository,
    ],
    ...[site.framework_type, frameworkVersion, now, now, JSON.stringify(site.settings)],
    ...[site.client_id, site.tenant_id, site.audience],
  );
}
