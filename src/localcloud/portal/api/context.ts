import { hash } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { EventName } from '../../../contracts/portal/event.ts';
import { asText, parseJson, toObject } from '../../../shared/json.ts';
import type { Views } from '../store/content.ts';
import type { Database } from '../store/database.ts';
import {
  findSiteById,
  findSiteBySlug,
  hostOfAddress,
  type SiteRow,
  siteIdOfHost,
} from '../store/sites.ts';
import { conflictingField, invalidField, type PortalResponse } from './message.ts';
import type { RawCall } from './route.ts';
import type { PortalOptions } from './types.ts';

export interface Context {
  readonly database: Database;
  readonly now: () => number;
  readonly timestamp: () => string;
  readonly hosts: Hosts;
  readonly seoCache: SeoCache;
  readonly views: ViewCounter;
  /**
   * Emits an event. Must be called within the transaction that causes the event, which is sent
   * after the commit.
   */
  readonly emit: (site: SiteRow, event: EventName, data: Readonly<Record<string, unknown>>) => void;
}

export type Hosts = ReturnType<typeof createHosts>;

/** Host names for documentation and tests, which nobody can own (RFC 2606). */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/;

const recordName = (host: string) => `_site-portal.${host}`;

async function resolveTextRecords(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  const records = await resolver.resolveTxt(name).catch(() => []);
  return records.map((parts) => parts.join(''));
}

/**
 * Creates the lookup of sites by host name. Two sites can't share a host name, because it is all
 * that identifies a site in the runtime APIs.
 */
export function createHosts(database: Database, options: PortalOptions) {
  const { findTextRecords = resolveTextRecords } = options;
  const portals = options.sites.map((site) => hostOfAddress(site.portal.url));
  const findSite = (host: string): SiteRow | undefined => {
    const id = siteIdOfHost(database, host);
    if (id) return findSiteById(database, id);
    const slug = options.hostingOwner?.(host);
    if (slug) return findSiteBySlug(database, slug);
    return undefined;
  };
  /**
   * Rejects a host name that the site may not use.
   * @param isProven result of `isProven` before the transaction
   */
  function refuseTaken(site: SiteRow, url: string, field: string, isProven?: unknown): void {
    const host = hostOfAddress(url) ?? '';
    const owner = findSite(host);
    if (owner?.id === site.id) return;
    if (owner) throw conflictingField(field, 'Another site already uses this host name.');
    if (portals.includes(host)) throw conflictingField(field, "This is the portal's host name.");
    if (isProven !== false) return;
    const record = `the DNS record ${recordName(host)} with the text "${site.id}"`;
    throw conflictingField(field, `Prove that the host is yours: add ${record}, then try again.`);
  }

  return {
    findSite,
    refuseTaken,
    /**
     * Returns whether a DNS record proves that the site owns the host of the `url` in a call's
     * body. Also returns `true` for hosts that need no proof.
     */
    async isProven({ parameters, bytes }: Pick<RawCall, 'parameters' | 'bytes'>): Promise<boolean> {
      const { url } = toObject(parseJson(Buffer.from(bytes).toString('utf8')));
      const host = hostOfAddress(asText(url) ?? '');
      if (!host || reserved.test(host) || findSite(host)) return true;
      return (await findTextRecords(recordName(host))).includes(parameters.siteId ?? '');
    },
    /** Rejects a URL whose host isn't known to belong to the site. */
    refuseForeign(site: SiteRow, url: string, field: string): void {
      const message = `This is not a known address of the site "${site.slug}".`;
      if (!findSite(hostOfAddress(url) ?? '')) throw invalidField(field, message);
      refuseTaken(site, url, field);
    },
  };
}

/** Max-age of SEO responses in ms. Spec: Limits. */
const maxAge = 3_600_000;

export type SeoCache = ReturnType<typeof createSeoCache>;

export function createSeoCache(now: () => number) {
  const sites = new Map<string, Map<string, readonly [response: PortalResponse, at: number]>>();
  return {
    get(siteId: string, path: string): PortalResponse | undefined {
      const [response, at = 0] = sites.get(siteId)?.get(path) ?? [];
      if (now() - at < maxAge) return response;
      return undefined;
    },
    put(siteId: string, path: string, response: PortalResponse): void {
      const cached = sites.get(siteId) ?? new Map();
      sites.set(siteId, cached.set(path, [response, now()]));
    },
    invalidate: (siteId: string): void => void sites.delete(siteId),
  };
}

/** Time in ms after the first view at which counted views are stored. */
const everyMs = 5_000;

export type ViewCounter = ReturnType<typeof createViewCounter>;

/**
 * Counts views and stores them in batches. If the process is killed, the last batch is lost, which
 * statistics can tolerate.
 */
export function createViewCounter(database: Database, timestamp: () => string) {
  const counts = new Map<string, Views>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const at = timestamp();
    database.transaction(() => {
      for (const views of counts.values()) database.insert('views', { ...views, at });
    });
    counts.clear();
  }

  return {
    record(siteId: string, path: string, client: string): void {
      const visitor = hash('sha256', client, 'base64url').slice(0, 16);
      const key = JSON.stringify([siteId, path, visitor]);
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { siteId, path, visitor, count });
      timer ??= setTimeout(flush, everyMs).unref();
    },
    flush,
  };
}
