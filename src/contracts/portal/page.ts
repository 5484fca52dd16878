import * as z from 'zod/mini';
import { optionalPageQuery, Timestamp, wholeNumberText } from './values.ts';

/** Names of endpoints below a site's SEO, which can't be page slugs. */
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
  /** Lists this page and its neighbours. */
  near: z.optional(z.string()),
  ...optionalPageQuery,
});

export const SitePageList = z.looseObject({ pages: z.array(SitePage), total: z.int() });

/**
 * A `urlset` of `url` entries with loc, lastmod, changefreq and priority. Spec: SEO. Above the
 * protocol's limits a `sitemapindex`, whose parts the query returns; not in the spec.
 */
export const SitemapXml = z.string();

export const SitemapQuery = z.object({
  part: z.optional(z.pipe(wholeNumberText, z.int().check(z.minimum(1)))),
});

/** Limits of one file. https://www.sitemaps.org/protocol.html#index */
export const sitemapLimits = { addresses: 50_000, bytes: 52_428_800 };
