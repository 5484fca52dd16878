import { SiteDeployError } from '../../shared/errors/error.ts';
import type { LocalSite } from '../types.ts';
import { hostOfAddress } from './host-name.ts';
import { insertPage, listPages } from './store/content.ts';
import type { Database } from './store/database.ts';
import { putHosts, siteIdOfHost } from './store/hosts.ts';
import { initialSettings, insertSite } from './store/new-site.ts';
import { claimHosts, findSiteById, findSiteBySlug } from './store/sites.ts';
import { grantAll, insertUsers } from './store/users.ts';
import type { LocalUser } from './types.ts';

/** Spec: What the service does, site types. */
export const frameworks: Readonly<Record<LocalSite['type'], string>> = {
  docs: 'markdown',
  spa: 'spa',
  static: 'static',
};

/**
 * Existing sites keep their data.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` if a slug or host name already belongs to
 *   another site in the database
 */
export function mergeLocalSites(
  database: Database,
  sites: readonly LocalSite[],
  users: readonly LocalUser[],
  now: string,
): void {
  insertUsers(database, users);
  for (const site of sites) {
    const known = findSiteBySlug(database, site.slug);
    if (known && known.id !== site.id) {
      throw new SiteDeployError(
        'LOCAL_CLOUD_UNAVAILABLE',
        `The portal's database has the slug "${site.slug}" with the id "${known.id}", not ` +
          `"${site.id}".`,
        { remedy: 'Choose another database file, or remove this one to start over.' },
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
    if (site.devUrl && !findSiteById(database, site.id)?.dev_url) {
      database.run('UPDATE sites SET dev_url = ? WHERE id = ?', site.devUrl, site.id);
    }
    // Its previous hosts may now belong to another site.
    putHosts(database, site.id, []);
    // Until the pages of the built site are known.
    if (listPages(database, site.id).length === 0) {
      insertPage(database, site.id, {
        slug: 'home',
        path: '/',
        title: site.name,
        type: 'page',
        last_updated: now,
      });
    }
    grantAll(database, site.id);
  }
  for (const site of sites) claim(database, site);
}

/** Two sites with the same host name would answer for each other. */
function claim(database: Database, localSite: LocalSite): void {
  const { id, slug } = localSite;
  const { url = '', dev_url } = findSiteById(database, id) ?? {};
  for (const host of [hostOfAddress(url), hostOfAddress(dev_url ?? '')]) {
    const owner = host ? siteIdOfHost(database, host) : undefined;
    if (!owner || owner === id) continue;
    throw new SiteDeployError(
      'LOCAL_CLOUD_UNAVAILABLE',
      `The sites "${findSiteById(database, owner)?.slug ?? owner}" and "${slug}" have the ` +
        `same host name ${host}.`,
      { remedy: 'Give each site its own host name in site.url.' },
    );
  }
  claimHosts(database, id);
}
