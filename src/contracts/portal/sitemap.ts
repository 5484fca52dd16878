import * as z from 'zod/mini';
import { Slug, Timestamp } from './values.ts';

/** Values of `changefreq`. (https://www.sitemaps.org/protocol.html#xmlTagDefinitions) */
export const ChangeFrequency = z.enum([
  'always',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'never',
]);

/** Spec: Sitemap configuration. */
export const SitemapConfig = z.strictObject({
  excludePages: z.optional(z.array(Slug)),
  defaultChangeFreq: z.optional(ChangeFrequency),
  priorities: z.optional(z.record(Slug, z.number().check(z.minimum(0), z.maximum(1)))),
});
export type SitemapConfig = z.infer<typeof SitemapConfig>;

export const SitemapConfigResult = z.looseObject({
  success: z.optional(z.boolean()),
  sitemapConfig: z.optional(z.looseObject({})),
  updatedAt: z.optional(Timestamp),
});

/** `urlset` of `url` entries with loc, lastmod, changefreq, priority. Spec: SEO. */
export const SitemapXml = z.string();
