import { SiteDeployError } from '../../shared/errors/error.ts';
import type { LocalSite } from '../types.ts';
import { hostOfAddress } from './host-name.ts';
import { insertPage, listPages } from './store/content.ts';
import type { Database } from './store/database.ts';
import {
  claimHosts,
  dropHosts,
  findSiteById,
  findSiteBySlug,
  initialSettings,
  insertSite,
  siteIdOfHost,
} from './store/sites.ts';
import { grantAll, insertUsers } from './store/users.ts';
import type { LocalUser } from './types.ts';

/** Spec: What the service does, site types. */
export const frameworks: Readonly<Record<LocalSite['type'], string>> = {
  docs: 'markdown',
  spa: 'spa',
  static: 'static',
};

/** Existing sites keep their data. */
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
    const { id, slug, name, url, devUrl, repository, azure, portal } = site;
    const newSite = {
      ...{ id, slug, name, description: '', url, companyId: 'company_local', repository },
      ...{ frameworkType: frameworks[site.type], settings: initialSettings },
      ...azure,
      audience: portal.audience,
    };
    insertSite(database, 'Local Company', newSite, now);
    if (devUrl && !findSiteById(database, id)?.devUrl) database.update('sites', { devUrl }, { id });
    // Its previous hosts may now belong to another site.
    dropHosts(database, id);
    // Until the pages of the built site are known.
    const home = { slug: 'home', path: '/', title: name, type: 'page', lastUpdated: now };
    if (listPages(database, id).length === 0) insertPage(database, id, home);
    grantAll(database, id);
  }
  for (const site of sites) claim(database, site);
}

/** Two sites with the same host name would answer for each other. */
function claim(database: Database, localSite: LocalSite): void {
  const { id, slug } = localSite;
  const { url = '', devUrl = '' } = findSiteById(database, id) ?? {};
  for (const host of [hostOfAddress(url), hostOfAddress(devUrl)]) {
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
