import type { Database } from './database.ts';
import type { SiteRow } from './sites.ts';

/** What a site has before anybody has changed it. */
export const initialSettings: SiteRow['settings'] = {
  timezone: 'UTC',
  deployment: { provider: 'azure-static-web-apps', autoDeployDev: true, requireApproval: true },
  notifications: { email: true, slack: false, webhookUrl: null },
  features: { textOverrides: true, seoManagement: true, blogEnabled: false, assistantEnabled: false },
};

/** Version of the framework that a type of site is made with; the specification shows no values. */
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
 * Enters a company and a site that was never deployed. One with the same id keeps what was done to it, but follows its
 * new identity, and its address where another one is given than the last time.
 */
export function insertSite(database: Database, company: string, site: NewSite, now: string): void {
  const repository = JSON.stringify({ ...site.repository, defaultBranch: 'master' });
  database.run('INSERT OR IGNORE INTO companies (id, name) VALUES (?, ?)', site.company_id, company);
  database.run(
    `INSERT INTO sites
        (id, slug, name, description, url, given_url, status, company_id, repository, framework_type, framework_version,
        created_at, updated_at, settings, seo_defaults, sitemap, text_mode, client_id, tenant_id, audience)
      VALUES (?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, '{}', '{}', 'commit', ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, repository = excluded.repository,
        url = iif(given_url = excluded.given_url, url, excluded.url), given_url = excluded.given_url,
        client_id = excluded.client_id, tenant_id = excluded.tenant_id, audience = excluded.audience`,
    ...[site.id, site.slug, site.name, site.description, site.url, site.url, site.company_id, repository],
    ...[site.framework_type, frameworkVersion, now, now, JSON.stringify(site.settings)],
    ...[site.client_id, site.tenant_id, site.audience],
  );
}
