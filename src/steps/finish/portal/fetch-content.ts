import * as z from 'zod/mini';
import { PortalAnswerError, PortalError } from '../../../portal/client/portal-error.ts';
import { SiteContent } from '../../../portal/client/site-content.ts';
import type { SitePage } from '../../../portal/contract/page.ts';
import { rateLimits } from '../../../portal/contract/rate-limit.ts';
import { PageSeo, type SeoDefaults } from '../../../portal/contract/seo.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { createPace } from '../../../shared/http/pace.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { Plan } from '../../plan/types.ts';

/** What the portal holds of the site's pages. */
export interface PortalContent {
  readonly pages: readonly SitePage[];
  /** By page slug. Pages without metadata are not in it. */
  readonly seo: ReadonlyMap<string, PageSeo>;
  readonly defaults: SeoDefaults;
  /** The XML sitemap; absent where the portal has none. */
  readonly sitemap: string | undefined;
  /** Metadata that is not of the form of the specification: it is not used. */
  readonly malformed: readonly { readonly pageSlug: string; readonly field: string; readonly message: string }[];
}

/** Below the limit of the portal: others of this credential may call, too, and clocks differ. */
const callsPerMinute = rateLimits.read - 10;
const windowMs = 61_000;
/** Calls under way at once. */
const together = 6;
/** How often a long fetch says how far it is, in milliseconds. */
const everyMs = 5_000;

/**
 * Fetches pages, SEO metadata, defaults and sitemap. Metadata is asked for page by page, and only for the pages that have some; at most 100 a minute.
 * @param access the access token of the run
 * @throws SiteDeployError `CONTENT_REFUSED`, `CONTENT_UNAVAILABLE`, `CONTENT_ANSWER_INVALID`; the signal's reason when it aborts
 */
export async function fetchContent(plan: Plan, access: Secret, deps: Deps): Promise<PortalContent> {
  const { portal, site } = plan.config;
  const { signal, clock } = deps;
  const content = new SiteContent({
    http: deps.http,
    url: portal.url,
    siteId: site.id,
    credential: async () => access,
    turn: createPace(clock, callsPerMinute, windowMs),
  });
  try {
    const [{ pages }, overview, defaults, sitemap] = await Promise.all([
      content.pages(signal),
      content.seoOverview(signal),
      content.seoDefaults(signal),
      content.sitemap(signal),
    ]);
    const slugs = [...new Set(overview.pages.map(({ pageSlug }) => pageSlug))];
    const seo = new Map<string, PageSeo>();
    const malformed: PortalContent['malformed'][number][] = [];
    let said = clock.now();
    let done = 0;
    await inParallel(slugs, async (pageSlug) => {
      const parsed = await readSeo(content, pageSlug, signal);
      if (parsed?.success) seo.set(pageSlug, parsed.data);
      else
        for (const issue of parsed?.error.issues ?? [])
          malformed.push({ pageSlug, field: issue.path.join('.'), message: issue.message });
      done += 1;
      if (clock.now() - said < everyMs) return;
      said = clock.now();
      deps.log.info(`SEO metadata: ${done} of ${slugs.length} pages (at most ${rateLimits.read} calls a minute)`);
    });
    return { pages, seo, defaults, sitemap, malformed };
  } catch (error) {
    signal.throwIfAborted();
    throw explain(error, plan);
  }
}

/** `undefined`: the page was removed since the list was made. */
async function readSeo(content: SiteContent, pageSlug: string, signal: AbortSignal) {
  try {
    return z.safeParse(PageSeo, await content.pageSeo(pageSlug, signal));
  } catch (error) {
    if (error instanceof PortalError && error.status === 404) return undefined;
    throw error;
  }
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: together }, worker));
}

function explain(error: unknown, { config: { portal, site } }: Plan): unknown {
  const what = `the SEO metadata of the site "${site.slug}"`;
  if (error instanceof PortalAnswerError)
    return new SiteDeployError('CONTENT_ANSWER_INVALID', `The portal ${portal.url} did not answer with ${what}.`, {
      cause: error,
      facts: [error.message],
    });
  if (error instanceof HttpFault)
    return new SiteDeployError('CONTENT_UNAVAILABLE', `The portal ${portal.url} did not answer.`, {
      cause: error,
      facts: [error.message],
    });
  if (!(error instanceof PortalError)) return error;
  const isRefused = error.status === 401 || error.status === 403;
  const isUnknown = error.status === 404;
  return new SiteDeployError(
    isRefused || isUnknown ? 'CONTENT_REFUSED' : 'CONTENT_UNAVAILABLE',
    `The portal ${portal.url} did not give ${what}: status ${error.status}.`,
    {
      cause: error,
      facts: [
        error.message,
        ...(isRefused
          ? [
              'the access token of the run was sent as bearer; which credential the portal expects here is not specified',
            ]
          : []),
        ...(error.requestId === undefined ? [] : [`request id: ${error.requestId}`]),
      ],
      ...(isUnknown && {
        remedy:
          'Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata.',
      }),
    },
  );
}
