import { hostOfAddress } from './host-name.ts';
import { type Refusal, refuseField } from './message.ts';
import type { Database } from './store/database.ts';
import { findSiteById, findSiteBySlug, type SiteRow, siteIdOfHost } from './store/sites.ts';

export type Hosts = ReturnType<typeof createHosts>;

/** No two sites share a host name: the runtime APIs identify a site by nothing else. */
export function createHosts(
  database: Database,
  hostingOwner: (host: string) => string | undefined,
) {
  const findSite = (host: string): SiteRow | undefined => {
    const id = siteIdOfHost(database, host);
    if (id) return findSiteById(database, id);
    const slug = hostingOwner(host);
    if (slug) return findSiteBySlug(database, slug);
    return undefined;
  };
  const refusalOfTaken = (site: SiteRow, url: string, field: string): Refusal | undefined => {
    const owner = findSite(hostOfAddress(url) ?? '');
    if (!owner || owner.id === site.id) return undefined;
    return refuseField('conflict', field, 'Another site already uses this host name.');
  };
  return {
    findSite,
    refusalOfTaken,
    /** Also refuses addresses that aren't known to be the site's. */
    refusalOfForeign(site: SiteRow, url: string, field: string): Refusal | undefined {
      if (findSite(hostOfAddress(url) ?? '')) return refusalOfTaken(site, url, field);
      const message = `The portal does not know this as an address of the site "${site.slug}".`;
      return refuseField('bad_request', field, message);
    },
  };
}
