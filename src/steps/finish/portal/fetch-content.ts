import type { PortalClient } from '../../../portal/client/client.ts';
import { explainPortalError } from '../../../portal/client/explain.ts';
import { PortalError } from '../../../portal/client/portal-error.ts';
import type { SitePage } from '../../../portal/contract/page.ts';
import { rateLimits } from '../../../portal/contract/rate-limit.ts';
import type { PageSeo, SeoDefaults } from '../../../portal/contract/seo.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Plan } from '../../plan/types.ts';

export interface MalformedField {
  readonly pageSlug: string;
  /** Empty: the metadata as a whole. */
  readonly field: string;
  readonly message: string;
}

/** What the portal holds of the site's pages. */
export interface PortalContent {
  readonly pages: readonly SitePage[];
  /** By page slug. Pages without metadata are not in it. */
  readonly seo: ReadonlyMap<string, PageSeo>;
  readonly defaults: SeoDefaults;
  /** The XML sitemap; absent where the portal has none. */
  readonly sitemap: string | undefined;
  /** Fields of metadata that are not of the form of the specification; they are left out of it. */
  readonly malformed: readonly MalformedField[];
}

/** Calls under way at once. */
const together = 6;
/** How often a long fetch says how far it is, in milliseconds. */
const everyMs = 5_000;

/**
 * Fetches pages, SEO metadata, defaults and sitemap. Metadata is asked for page by page, and only for the pages that
 * have some; at most 100 a minute.
 * @param client speaks with the access token
 * @throws SiteDeployError `CONTENT_REFUSED`, `CONTENT_UNAVAILABLE`, `CONTENT_ANSWER_INVALID`; the signal's reason when
 *   it aborts
 */
export async function fetchContent(plan: Plan, client: PortalClient, deps: Deps): Promise<PortalContent> {
  const { site } = plan.config;
  const { clock, log, signal } = deps;
  const { readPageSeo } = await import('../seo/page-seo.ts');
  try {
    const [{ pages }, overview, defaults, sitemap] = await Promise.all([
      client.sites.listPages(site.id, { signal }),
      client.seo.get(site.id, { signal }),
      client.seo.getDefaults(site.id, { signal }),
      client.seo.getSitemap(site.id, { signal }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        return undefined;
      }),
    ]);
    const slugs = [...new Set(overview.pages.map(({ pageSlug }) => pageSlug))];
    const seo = new Map<string, PageSeo>();
    const malformed: MalformedField[] = [];
    let said = clock.now();
    let done = 0;
    await inParallel(slugs, async (pageSlug) => {
      try {
        const raw = await client.seo.getRawPage(site.id, pageSlug, { signal });
        const read = readPageSeo(pageSlug, raw);
        seo.set(pageSlug, read.seo);
        malformed.push(...read.malformed.map((problem) => ({ pageSlug, ...problem })));
      } catch (error) {
        // A slug that no address can hold is the portal's mistake, not the run's.
        if (error instanceof SiteDeployError && error.code === 'USAGE')
          malformed.push({ pageSlug, field: '', message: error.message });
        else if (!isMissing(error)) throw error;
      }
      done += 1;
      if (clock.now() - said < everyMs) return;
      said = clock.now();
      log.info(`SEO metadata: ${done} of ${slugs.length} pages (at most ${rateLimits.read} calls a minute)`);
    });
    return { pages, seo, defaults, sitemap, malformed };
  } catch (error) {
    signal.throwIfAborted();
    const what = `the SEO metadata of the site "${site.slug}"`;
    throw explainPortalError(error, { ...call, url: plan.config.portal.url, what }) ?? error;
  }
}

/** The portal has none, or no longer. */
function isMissing(error: unknown): boolean {
  return error instanceof PortalError && error.status === 404;
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: together }, worker));
}

/** Which credential the portal expects for its content is not specified: it gets the access token of the run. */
const call = {
  purpose: 'CONTENT',
  remedies: {
    unauthorized:
      'The portal was asked with the access token of this run: compare portal.audience in the site config with what it expects, or set seo.enabled: false to deploy without its metadata.',
    unknown:
      'Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata.',
  },
} as const;
