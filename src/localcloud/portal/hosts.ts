import { hostOfAddress } from './host-name.ts';
import { type Refusal, refuseField } from './message.ts';
import type { Database } from './store/database.ts';
import { siteIdOfHost } from './store/hosts.ts';
import { type SiteRow, siteById, siteBySlug } from './store/sites.ts';

/**
 * Slug of the site that the hosting serves under one of its own host names; `undefined` where that is none of its
 * names.
 */
export type HostingOwner = (host: string) => string | undefined;

/** Which site answers under which host name. No two sites share one: the runtime APIs know a site by nothing else. */
export interface Hosts {
  /** The site that a host name stands for. */
  siteOf(host: string): SiteRow | undefined;
  /**
   * What speaks against an address for a site: that its host is another site's.
   * @param field of the body that holds the address
   */
  refusalOfTaken(site: Pick<SiteRow, 'id'>, url: string, field: string): Refusal | undefined;
  /** The same, and that nobody knows it as the site's. */
  refusalOfForeign(site: Pick<SiteRow, 'id' | 'slug'>, url: string, field: string): Refusal | undefined;
}

export function createHosts(database: Database, hostingOwner: HostingOwner): Hosts {
  const siteOf = (host: string): SiteRow | undefined => {
    const id = siteIdOfHost(database, host);
    if (id) return siteById(database, id);
    const slug = hostingOwner(host);
    if (slug) return siteBySlug(database, slug);
    return undefined;
  };
  const refusalOfTaken: Hosts['refusalOfTaken'] = (site, url, field) => {
    const owner = siteOf(hostOfAddress(url) ?? '');
    if (!owner || owner.id === site.id) return undefined;
    return refuseField('conflict', field, 'Another site has this host name.');
  };
  return {
    siteOf,
    refusalOfTaken,
    refusalOfForeign(site, url, field) {
      if (siteOf(hostOfAddress(url) ?? '')) return refusalOfTaken(site, url, field);
      return refuseField('bad_request', field, `This is no address of the site "${site.slug}" that the portal knows.`);
    },
  };
}
