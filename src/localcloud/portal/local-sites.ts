import { SiteDeployError } from '../../shared/errors/error.ts';
import type { LocalSite } from '../types.ts';
import { hostOfAddress } from './host-name.ts';
import { insertPage, pagesOf } from './store/content.ts';
import type { Database } from './store/database.ts';
import { putHosts, siteIdOfHost } from './store/hosts.ts';
import { initialSettings, insertSite } from './store/new-site.ts';
import { claimHosts, siteById, siteBySlug } from './store/sites.ts';
import { grantAll, insertUsers, localUsers } from './store/users.ts';

/** Name of the framework of each type of site. Spec: What the service does, site types. */
export const frameworks: Readonly<Record<LocalSite['type'], string>> = {
  docs: 'markdown',
  spa: 'spa',
  static: 'static',
};

/**
 * Enters the users and the sites of the local cloud. A site that is known keeps what was done to it.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when the database knows a slug or a host name as another site's
 */
export function mergeLocalSites(database: Database, sites: readonly LocalSite[], now: string): void {
  insertUsers(database, localUsers);
  for (const site of sites) {
    const known = siteBySlug(database, site.slug);
    if (known && known.id !== site.id) {
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
    if (site.devUrl && !siteById(database, site.id)?.dev_url) {
      database.run('UPDATE sites SET dev_url = ? WHERE id = ?', site.devUrl, site.id);
    }
    // What it had may be another site's now.
    putHosts(database, site.id, []);
    // Until it is told the pages of the built site.
    if (pagesOf(database, site.id).length === 0) {
      insertPage(database, site.id, { slug: 'home', path: '/', title: site.name, type: 'page', last_updated: now });
    }
    grantAll(database, site.id);
  }
  for (const site of sites) claim(database, site);
}

/** Two sites under one host name would answer for one another. */
function claim(database: Database, { id, slug }: LocalSite): void {
  const { url = '', dev_url } = siteById(database, id) ?? {};
  for (const host of [hostOfAddress(url), hostOfAddress(dev_url ?? '')]) {
    const owner = host ? siteIdOfHost(database, host) : undefined;
    if (!owner || owner === id) continue;
    throw new SiteDeployError(
      'LOCAL_CLOUD_UNAVAILABLE',
      `The sites "${siteById(database, owner)?.slug ?? owner}" and "${slug}" have the same host name ${host}.`,
      { remedy: 'Give each site a host name of its own in site.url.' },
    );
  }
  claimHosts(database, id);
}
