import type { SitePage } from '../../src/contracts/portal/page.ts';
import type { PageSeo } from '../../src/contracts/portal/seo.ts';
import type { PortalSeo } from '../../src/deploy/steps/finish/portal/fetch-seo.ts';

export const lastUpdated = '2026-01-02T00:00:00Z';

/** Creates an entry in the portal's list of pages. */
export function sitePage(slug: string, path: string, title = slug): SitePage {
  return { slug, path, title, type: 'page', textKeyCount: 0, lastUpdated };
}

/** Creates the portal's content for these pages. */
export function getContent(
  pages: PortalSeo['pages'],
  seo: readonly PageSeo[] = [],
  more: Partial<PortalSeo> = {},
): PortalSeo {
  return {
    pages,
    metadata: new Map(seo.map((one) => [one.pageSlug, one])),
    defaults: {},
    sitemap: undefined,
    malformed: [],
    ...more,
  };
}
