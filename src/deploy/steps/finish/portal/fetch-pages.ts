import type { PortalClient } from '../../../../clients/portal/portal.ts';
import { PortalError } from '../../../../clients/portal/portal-error.ts';
import { rateLimits } from '../../../../contracts/portal/operation.ts';
import type { SitePage } from '../../../../contracts/portal/page.ts';
import type { PageSeo, SeoOverview } from '../../../../contracts/portal/seo.ts';
import { elapsed } from '../../../../shared/clock.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import type { CachedPage, CachedSeo } from './cached-seo.ts';
import { readPageSeo } from './page-seo.ts';

export interface MalformedField {
  readonly pageSlug: string;
  readonly field: string;
  readonly message: string;
}

export interface PagesToFetch {
  readonly client: PortalClient;
  readonly siteId: string;
  readonly listed: readonly SitePage[];
  readonly described: SeoOverview['pages'];
  readonly last: CachedSeo | undefined;
  readonly minutes: number;
}

const together = 6;
const everyMs = 5_000;
/** Time in ms after which an edit counts as reliably listed, despite clock skew. */
const settledMs = 120_000;
const reservedCalls = 4;

type PageDeps = Pick<Deps, 'clock' | 'log' | 'signal'>;

/**
 * Fetches new and changed metadata of pages within the time limit. For the other pages, title and
 * description come from the portal's overview, and all other fields from the last deployment.
 */
export async function fetchPages(pages: PagesToFetch, deps: PageDeps) {
  const { pagesBySlug, updated, known } = indexPages(pages);
  const { minutes, last } = pages;
  const { log } = deps;
  const fetch = new PageFetch(pages, updated, deps);
  const matchesList = ({ slug, seo }: CachedPage) =>
    pagesBySlug.get(slug)?.title === seo.title &&
    pagesBySlug.get(slug)?.description === seo.description;
  const isSame = (page: CachedPage) => page.lastUpdated === updated.get(page.slug);
  const before = [...known.values()];
  fetch.proof = before.find((page) => isSame(page) && !matchesList(page))?.slug;
  const changed = before.filter((page) => !isSame(page) || !matchesList(page));
  const needed = [...pagesBySlug.keys()].filter((slug) => !known.has(slug));
  needed.push(...changed.map((page) => page.slug));
  await fetch.all(needed);
  const follows = (last?.follows ?? true) && fetch.proof === undefined;
  const isFresh = ({ freshUntil }: CachedPage) =>
    freshUntil !== undefined && Date.parse(freshUntil) > fetch.start;
  // If the list doesn't report changes, other pages may be outdated. Fetch them last, the oldest
  // first.
  const doubtful = before.filter(
    (page) => !follows && isSame(page) && matchesList(page) && !isFresh(page),
  );
  const wanted = [...needed, ...doubtful.map((page) => page.slug)];
  await fetch.all(wanted.slice(needed.length));

  const { metadata, malformed, fetched } = fetch;
  const left = wanted.filter((slug) => !fetched.has(slug));
  for (const [slug, { title, description }] of pagesBySlug) {
    if (fetched.has(slug)) continue;
    const seo = known.get(slug)?.seo ?? { pageSlug: slug, updatedAt: '1970-01-01T00:00:00Z' };
    metadata.set(slug, { ...seo, title, description });
  }
  if (fetch.proof !== undefined && (last?.follows ?? true))
    log.warn(
      `The portal's list of pages did not count an edit of the metadata of "${fetch.proof}" as a ` +
        'change of the page. Therefore, ' +
        'every deployment refetches metadata whose Cache-Control has expired, oldest first.',
    );
  const reused = pagesBySlug.size - fetched.size - left.length;
  if (reused > 0)
    log.info(
      `SEO metadata: ${count(fetched.size, 'page')} fetched, ${reused} reused from the ` +
        'last deployment.',
    );
  const bare = left.filter((slug) => !known.has(slug)).length;
  if (left.length > 0)
    log.warn(
      `SEO metadata of ${count(left.length, 'page')} not fetched within ${minutes} min ` +
        '(seo.fetchMinutes): title and description are from the portal, the rest is from the ' +
        `last deployment (${left.length - bare}) or left as built (${bare}). The next deployment ` +
        `continues: ${firstNames(left)}.`,
      { concern: 'search' },
    );
  const kept = before.filter((page) => !fetched.has(page.slug));
  const cached = [...kept, ...fetch.listCacheable(pagesBySlug.keys())];
  // Don't publish timestamps unless they are needed: they would make every deployment differ.
  const timeless = cached.map(({ freshUntil: _, ...page }): CachedPage => page);
  return {
    metadata,
    malformed,
    unfetched: new Set(left),
    cached: { follows, pages: follows ? timeless : cached },
  };
}

function indexPages({ listed, described, last }: PagesToFetch) {
  const pagesBySlug = new Map(described.map((page) => [page.pageSlug, page]));
  const lastPages = (last?.pages ?? []).filter((item) => pagesBySlug.has(item.slug));
  return {
    pagesBySlug,
    updated: new Map(listed.map((item) => [item.slug, item.lastUpdated])),
    known: new Map(lastPages.map((item) => [item.slug, item])),
  };
}

/** Fetches the metadata of pages until the time or the number of calls is used up. */
class PageFetch {
  readonly metadata = new Map<string, PageSeo>();
  readonly malformed: MalformedField[] = [];
  readonly fetched = new Set<string>();
  readonly start: number;
  /** Slug of a page that proves that the list doesn't report edits of metadata. */
  proof: string | undefined;
  readonly #freshUntil = new Map<string, string>();
  readonly #pages: PagesToFetch;
  readonly #updated: ReadonlyMap<string, string>;
  readonly #deps: PageDeps;
  readonly #until: number;
  readonly #maxCalls: number;
  #total = 0;
  #lastLogMs: number;

  constructor(pages: PagesToFetch, updated: ReadonlyMap<string, string>, deps: PageDeps) {
    this.#pages = pages;
    this.#updated = updated;
    this.#deps = deps;
    this.start = deps.clock.now();
    this.#lastLogMs = elapsed(deps.clock);
    this.#until = this.#lastLogMs + pages.minutes * 60_000;
    this.#maxCalls = Math.max(1, Math.floor(pages.minutes * rateLimits.read) - reservedCalls);
  }

  async all(slugs: readonly string[]): Promise<void> {
    this.#total += slugs.length;
    const pending = slugs[Symbol.iterator]();
    const work = async () => {
      // Check the limits before taking a page from the queue.
      while (this.fetched.size < this.#maxCalls && elapsed(this.#deps.clock) < this.#until) {
        const next = pending.next();
        if (next.done === true) return;
        this.fetched.add(next.value);
        await this.#fetch(next.value);
      }
    };
    await Promise.all(Array.from({ length: together }, work));
  }

  /** Returns the fetched pages that have no malformed fields. */
  listCacheable(slugs: Iterable<string>): CachedPage[] {
    const wrong = new Set(this.malformed.map((field) => field.pageSlug));
    return [...slugs].flatMap((slug): CachedPage[] => {
      const [lastUpdated, seo] = [this.#updated.get(slug), this.metadata.get(slug)];
      if (!this.fetched.has(slug) || wrong.has(slug) || !lastUpdated || !seo) return [];
      const freshUntil = this.#freshUntil.get(slug);
      return [{ slug, lastUpdated, seo, ...(freshUntil && { freshUntil }) }];
    });
  }

  async #fetch(pageSlug: string): Promise<void> {
    const { clock, log, signal } = this.#deps;
    const { client, siteId } = this.#pages;
    try {
      const { value, freshMs } = await client.getRawPageSeo(siteId, pageSlug, { signal });
      const read = readPageSeo(pageSlug, value);
      this.metadata.set(pageSlug, read.seo);
      this.#freshUntil.set(pageSlug, new Date(clock.now() + freshMs).toISOString());
      this.malformed.push(...read.malformed.map((problem) => ({ pageSlug, ...problem })));
      if (read.malformed.length === 0 && this.#isLaterThanListed(read.seo)) this.proof ??= pageSlug;
    } catch (error) {
      if (error instanceof SiteDeployError && error.code === 'USAGE')
        this.malformed.push({ pageSlug, field: '', message: error.message });
      else if (!(error instanceof PortalError) || error.status !== 404) throw error;
    }
    if (elapsed(clock) - this.#lastLogMs < everyMs) return;
    this.#lastLogMs = elapsed(clock);
    const limit = `at most ${rateLimits.read} calls per minute`;
    log.info(`SEO metadata: ${this.fetched.size} of ${this.#total} pages (${limit})`);
  }

  /** Returns whether the metadata is newer than the list reports. Ignores very recent edits. */
  #isLaterThanListed(seo: PageSeo): boolean {
    const edited = Date.parse(seo.updatedAt);
    const listed = Date.parse(this.#updated.get(seo.pageSlug) ?? seo.updatedAt);
    return edited > listed && edited < this.start - settledMs;
  }
}
