import * as z from 'zod/mini';
import { optionalPageQuery } from './paging.ts';
import { TextKey } from './text.ts';
import { Slug, Timestamp } from './values.ts';

/** Endpoints below a site's SEO, which can't be page slugs. */
export const reservedSlugs: readonly string[] = ['defaults', 'sitemap-config', 'purge'];

export const SitePage = z.looseObject({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  type: z.string(),
  textKeyCount: z.int(),
  lastUpdated: Timestamp,
});
export type SitePage = z.infer<typeof SitePage>;

export const SitePageListQuery = z.object({ type: z.optional(z.string()), ...optionalPageQuery });

export const SitePageList = z.looseObject({ pages: z.array(SitePage), total: z.int() });

/** Missing pages are removed; their data is restored if they reappear. */
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
