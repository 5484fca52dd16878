import { SiteDeployError } from '../../shared/errors/error.ts';
import type { LocalSite } from '../types.ts';
import { insertPage } from './store/content.ts';
import type { Database } from './store/database.ts';
import { initialSettings, insertSite } from './store/new-site.ts';
import { siteBySlug } from './store/sites.ts';
import { grantAll, insertUsers, localUsers } from './store/users.ts';

/** Name of the framework of each type of site. Spec: What the service does, site types. */
export const frameworks: Readonly<Record<LocalSite['type'], string>> = {
  docs: 'markdown',
  spa: 'spa',
  static: 'static',
};

/**
 * Enters the users and the sites of the local cloud. A site that is known keeps what was done to it.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when the database knows a slug as another site's
 */
export function mergeLocalSites(database: Database, sites: readonly LocalSite[], now: string): void {
  insertUsers(database, localUsers);
  for (const site of sites) {
    const known = siteBySlug(database, site.slug);
    if (known !== undefined && known.id !== site.id) {
      throw new SiteDeployError(
        'LOCAL_CLOUD_UNAVAILABLE',
        `The portal's database knows the slug "${site.slug}" with the id "${known.id}", not "${site.id}".`,
        { remedy: 'Name another database file, or remove this one to begin anew.' },
      );
    }
    insertSite(
      database,
      'Local Company',
      {
        id: site.id,
        slug: site.slug,
        name: site.name,
        description: '',
        url: site.url,
        company_id: 'company_local',
        repository: site.repository,
        framework_type: frameworks[site.type],
        settings: initialSettings,
        client_id: site.azure.clientId,
        tenant_id: site.azure.tenantId,
        audience: site.portal.audience,
      },
      now,
    );
    insertPage(database, site.id, { slug: 'home', path: '/', title: site.name, type: 'page', last_updated: now });
    grantAll(database, site.id);
  }
}
