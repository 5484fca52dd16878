import * as z from 'zod/mini';
import { optionalPageQuery, Timestamp, wholeNumberText } from './values.ts';

/** Path segments of other SEO endpoints, which can't be slugs of pages. */
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

export const SitePageListQuery = z.object({
  type: z.optional(z.string()),
  /** Slug of a page, to list only this page and its neighbours. */
  near: z.optional(z.string()),
  ...optionalPageQuery,
});

export const SitePageList = z.looseObject({ pages: z.array(SitePage), total: z.int() });

/**
 * Sitemap: a `urlset` of `url` entries with loc, lastmod, changefreq and priority. Spec: SEO. A
 * sitemap that exceeds the protocol's limits is a `sitemapindex`, and the query selects its parts;
 * the spec doesn't define this.
 */
export const SitemapXml = z.string();

export const SitemapQuery = z.object({
  part: z.optional(z.pipe(wholeNumberText, z.int().check(z.minimum(1)))),
});

/** Limits of a sitemap file: https://www.sitemaps.org/protocol.html#index */
export const sitemapLimits = { addresses: 50_000, bytes: 52_428_800 };
