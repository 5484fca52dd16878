import { hostOfAddress } from './host-name.ts';
import { type Refusal, refuseField } from './message.ts';
import type { Database } from './store/database.ts';
import { findSiteById, findSiteBySlug, type SiteRow, siteIdOfHost } from './store/sites.ts';

/** Slug of the site served under one of the hosting's host names; `undefined` for any other. */
export type HostingOwner = (host: string) => string | undefined;

/** No two sites share a host name: the runtime APIs identify a site by nothing else. */
export interface Hosts {
  findSite(host: string): SiteRow | undefined;
  /**
   * If the host belongs to another site.
   * @param field field of the body that contains the address
   */
  refusalOfTaken(site: Pick<SiteRow, 'id'>, url: string, field: string): Refusal | undefined;
  /** Also refuses addresses that aren't known to be the site's. */
  refusalOfForeign(
    site: Pick<SiteRow, 'id' | 'slug'>,
    url: string,
    field: string,
  ): Refusal | undefined;
}

export function createHosts(database: Database, hostingOwner: HostingOwner): Hosts {
  const findSite = (host: string): SiteRow | undefined => {
    const id = siteIdOfHost(database, host);
    if (id) return findSiteById(database, id);
    const slug = hostingOwner(host);
    return slug ? findSiteBySlug(database, slug) : undefined;
  };
  const refusalOfTaken: Hosts['refusalOfTaken'] = (site, url, field) => {
    const owner = findSite(hostOfAddress(url) ?? '');
    if (!owner || owner.id === site.id) return undefined;
    return refuseField('conflict', field, 'Another site already uses this host name.');
  };
  return {
    findSite,
    refusalOfTaken,
    refusalOfForeign(site, url, field) {
      if (findSite(hostOfAddress(url) ?? '')) return refusalOfTaken(site, url, field);
      return refuseField(
        'bad_request',
        field,
        `The portal does not know this as an address of the site "${site.slug}".`,
      );
    },
  };
}
