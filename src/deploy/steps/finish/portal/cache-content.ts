import type { Deps } from '../../../../shared/deps.ts';
import type { PageSources } from '../pages/page-jobs.ts';
import { type CachedPage, formatCachedContent } from './cached-content.ts';
import { storeOnHost } from './last-content.ts';

/**
 * Caches on the site what its pages show anyway, unless behind a login; the rest in the host's
 * cache.
 */
export async function cacheContent(sources: PageSources, deps: Deps): Promise<string | undefined> {
  const { plan, content, found, hosting } = sources;
  if (!content?.cached) return undefined;
  const { follows, pages } = content.cached;
  const publicSlugs = new Set(
    [...found.pages.values(), ...found.inApp.values()].map((item) => item.slug),
  );
  const isPublic = (page: CachedPage) => !hosting.needsLogin && publicSlugs.has(page.slug);
  const hidden = pages.filter((page) => !isPublic(page));
  if (hidden.length > 0) await storeOnHost({ follows, pages: hidden }, plan, deps);
  if (hosting.needsLogin) return undefined;
  return formatCachedContent({ follows, pages: pages.filter(isPublic) });
}
