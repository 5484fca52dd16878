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
/** Time in ms after an edit, to allow for clock skew. */
const settledMs = 120_000;
const reservedCalls = 4;

/**
 * Pages beyond the time limit get title and description from the call for all pages, and the rest
 * from the last deployment.
 */
export async function fetchPages(
  pages: PagesToFetch,
  deps: Pick<Deps, 'clock' | 'log' | 'signal'>,
) {
  const { clock, log, signal } = deps;
  const { client, siteId, listed, described, last, minutes } = pages;
  const start = clock.now();
  const until = elapsed(clock) + minutes * 60_000;
  const maxCalls = Math.max(1, Math.floor(minutes * rateLimits.read) - reservedCalls);
  const updated = new Map(listed.map((item) => [item.slug, item.lastUpdated]));
  const pagesBySlug = new Map(described.map((page) => [page.pageSlug, page]));
  const lastPages = (last?.pages ?? []).filter((item) => pagesBySlug.has(item.slug));
  const known = new Map(lastPages.map((item) => [item.slug, item]));
  const matchesList = ({ slug, seo }: CachedPage) =>
    pagesBySlug.get(slug)?.title === seo.title &&
    pagesBySlug.get(slug)?.description === seo.description;
  const isSame = (page: CachedPage) => page.lastUpdated === updated.get(page.slug);
  const isFresh = (page: CachedPage) =>
    page.freshUntil !== undefined && Date.parse(page.freshUntil) > start;

  const metadata = new Map<string, PageSeo>();
  const malformed: MalformedField[] = [];
  const fetched = new Set<string>();
  const freshUntil = new Map<string, string>();
  let proof = [...known.values()].find((page) => isSame(page) && !matchesList(page))?.slug;
  let lastLogMs = elapsed(clock);
  const changed = [...known.values()]
    .filter((page) => !isSame(page) || !matchesList(page))
    .map((page) => page.slug);
  const needed = [...[...pagesBySlug.keys()].filter((slug) => !known.has(slug)), ...changed];
  let total = needed.length;
  await fetchAll(needed);
  const follows = (last?.follows ?? true) && proof === undefined;
  // Other pages may have changed unnoticed, most likely the oldest ones.
  const isDoubtful = (page: CachedPage) =>
    !follows && isSame(page) && matchesList(page) && !isFresh(page);
  const doubtful = [...known.values()].filter(isDoubtful).map((page) => page.slug);
  total += doubtful.length;
  await fetchAll(doubtful);

  const left = [...needed, ...doubtful].filter((slug) => !fetched.has(slug));
  for (const [slug, { title, description }] of pagesBySlug) {
    if (fetched.has(slug)) continue;
    const before = known.get(slug)?.seo ?? { pageSlug: slug, updatedAt: '1970-01-01T00:00:00Z' };
    metadata.set(slug, { ...before, title, description });
  }
  report();
  const cached = { follows, pages: getCachedPages() };
  return { metadata, malformed, unfetched: new Set(left), cached };

  async function fetchAll(slugs: readonly string[]): Promise<void> {
    const pendingSlugs = slugs[Symbol.iterator]();
    const worker = async () => {
      // The limit is checked before a page is taken from the queue.
      while (fetched.size < maxCalls && elapsed(clock) < until) {
        const next = pendingSlugs.next();
        if (next.done === true) return;
        fetched.add(next.value);
        await fetchPage(next.value);
      }
    };
    await Promise.all(Array.from({ length: together }, worker));
  }

  async function fetchPage(pageSlug: string): Promise<void> {
    try {
      const { value, freshMs } = await client.getRawPageSeo(siteId, pageSlug, { signal });
      const read = readPageSeo(pageSlug, value);
      metadata.set(pageSlug, read.seo);
      freshUntil.set(pageSlug, new Date(clock.now() + freshMs).toISOString());
      malformed.push(...read.malformed.map((problem) => ({ pageSlug, ...problem })));
      if (read.malformed.length === 0 && isLaterThanListed(read.seo)) proof ??= pageSlug;
    } catch (error) {
      if (error instanceof SiteDeployError && error.code === 'USAGE')
        malformed.push({ pageSlug, field: '', message: error.message });
      else if (!(error instanceof PortalError) || error.status !== 404) throw error;
    }
    if (elapsed(clock) - lastLogMs < everyMs) return;
    lastLogMs = elapsed(clock);
    const limit = `at most ${rateLimits.read} calls per minute`;
    log.info(`SEO metadata: ${fetched.size} of ${total} pages (${limit})`);
  }

  /** Proves that the list doesn't report metadata edits, unless the edit is very recent. */
  function isLaterThanListed(seo: PageSeo): boolean {
    const edited = Date.parse(seo.updatedAt);
    return (
      edited > Date.parse(updated.get(seo.pageSlug) ?? seo.updatedAt) && edited < start - settledMs
    );
  }

  function getCachedPages(): CachedPage[] {
    const wrong = new Set(malformed.map((field) => field.pageSlug));
    const before = [...known.values()]
      .filter((page) => !fetched.has(page.slug))
      .map((page) => inTime(page));
    const now = [...pagesBySlug.keys()].flatMap((slug): CachedPage[] => {
      const [lastUpdated, found] = [updated.get(slug), metadata.get(slug)];
      if (!fetched.has(slug) || wrong.has(slug) || !lastUpdated || !found) return [];
      return [inTime({ slug, lastUpdated, seo: found, freshUntil: freshUntil.get(slug) })];
    });
    return [...before, ...now];
  }

  /** If the list reports changes, timestamps would only make every deployment differ. */
  function inTime({ freshUntil: until, ...page }: CachedPage): CachedPage {
    if (follows || !until) return page;
    return { ...page, freshUntil: until };
  }

  function report(): void {
    if (proof !== undefined && (last?.follows ?? true)) {
      log.warn(
        `The portal's list of pages did not count an edit of the metadata of "${proof}" as a ` +
          'change of the page. Therefore, ' +
          'every deployment refetches metadata whose Cache-Control has expired, oldest first.',
      );
    }
    const reused = pagesBySlug.size - fetched.size - left.length;
    if (reused > 0)
      log.info(
        `SEO metadata: ${count(fetched.size, 'page')} fetched, ${reused} reused from the ` +
          'last deployment.',
      );
    if (left.length === 0) return;
    const bare = left.filter((slug) => !known.has(slug)).length;
    log.warn(
      `SEO metadata of ${count(left.length, 'page')} not fetched within ${minutes} min ` +
        '(seo.fetchMinutes): title and description are from the portal, the rest is from the ' +
        `last deployment (${left.length - bare}) or left as built (${bare}). The next deployment ` +
        `continues: ${firstNames(left)}.`,
      { concern: 'search' },
    );
  }
}
