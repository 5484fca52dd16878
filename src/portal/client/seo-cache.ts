import type { Clock } from '../../shared/clock.ts';
import type { Freshness } from './cache-control.ts';

/** What was read, and for how long it may be used. */
export interface Read {
  readonly value: unknown;
  readonly freshness: Freshness | undefined;
}

interface Entry {
  readonly value: unknown;
  /** Milliseconds since the epoch. */
  readonly freshUntil: number;
  readonly staleUntil: number;
}

interface SiteEntries {
  readonly entries: Map<string, Entry>;
  readonly refreshing: Set<string>;
}

/** Entries of one site beyond which the oldest is dropped. */
const largest = 1_000;

/** SEO answers in memory, as long as their headers allow it. Spec: Limits. */
export class SeoCache {
  readonly #clock: Clock;
  readonly #sites = new Map<string, SiteEntries>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The kept answer, or a new one. One that is past its time but within `stale-while-revalidate` is given at once and read anew behind it;
   * when that fails, it stays as it is and the next call tries again.
   * @param load reads it from the portal; without a signal where nobody waits for it
   */
  async read(siteId: string, path: string, load: (signal?: AbortSignal) => Promise<Read>, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const site = this.#site(siteId);
    const kept = site.entries.get(path);
    const now = this.#clock.now();
    if (kept === undefined || now >= kept.staleUntil) return await this.#load(site, siteId, path, () => load(signal));
    if (now >= kept.freshUntil && !site.refreshing.has(path)) {
      site.refreshing.add(path);
      this.#load(site, siteId, path, () => load())
        .catch(() => undefined)
        .finally(() => site.refreshing.delete(path));
    }
    return structuredClone(kept.value);
  }

  /** Forgets what was read of a site. An answer that is still underway will not be kept either, since it may be older than the write. */
  forget(siteId: string): void {
    this.#sites.delete(siteId);
  }

  async #load(site: SiteEntries, siteId: string, path: string, load: () => Promise<Read>): Promise<unknown> {
    const { value, freshness } = await load();
    if (this.#sites.get(siteId) !== site) return value;
    site.entries.delete(path);
    if (freshness === undefined) return value;
    const now = this.#clock.now();
    const freshUntil = now + freshness.fresh;
    site.entries.set(path, { value: structuredClone(value), freshUntil, staleUntil: freshUntil + freshness.stale });
    const [oldest] = site.entries.keys();
    if (site.entries.size > largest && oldest !== undefined) site.entries.delete(oldest);
    return value;
  }

  #site(siteId: string): SiteEntries {
    const site = this.#sites.get(siteId) ?? { entries: new Map(), refreshing: new Set() };
    this.#sites.set(siteId, site);
    return site;
  }
}
