import * as z from 'zod/mini';
import { optionalPageQuery } from './paging.ts';
import { TextKey } from './text.ts';
import { Slug, Timestamp } from './values.ts';

/** Endpoints below a site's SEO, which can't be page slugs. */
export const reservedSlugs: readonly string[] = ['defaults', 'sitemap-config', 'purge'];

/** Spec: Site page (list item). */
export const SitePage = z.looseObject({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  type: z.string(),
  textKeyCount: z.int(),
  lastUpdated: Timestamp,
});
export type SitePage = z.infer<typeof SitePage>;

/** Decided: filters by a search in path, title and slug, or by type, and pages the list. */
export const SitePageListQuery = z.object({ type: z.optional(z.string()), ...optionalPageQuery });

/** Spec: Sites. `total` counts all matching pages. */
export const SitePageList = z.looseObject({ pages: z.array(SitePage), total: z.int() });

/**
 * Local portal's own endpoint `PUT /api/sites/{siteId}/pages`. Missing pages are removed; their
 * data is restored if they reappear.
 */
export const SitePagesUpdate = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        path: z
          .string()
          .check(
            z.maxLength(1_000),
            z.regex(/^\/[^?#\\]*$/, 'Expected a path that starts with / and has no ? or #.'),
          ),
        title: z.string().check(z.maxLength(1_000)),
        /** Default: the page's existing slug, else one derived from the path. */
        slug: z.optional(Slug),
        /** Default: `page`. */
        type: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
        /** Default texts of the page's text keys. */
        texts: z.optional(z.record(TextKey, z.string().check(z.maxLength(10_000)))),
      }),
    )
    .check(z.maxLength(20_000)),
});
export type SitePagesUpdate = z.infer<typeof SitePagesUpdate>;

export const SitePagesResult = z.looseObject({
  success: z.boolean(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  total: z.int(),
});
