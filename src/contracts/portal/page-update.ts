import * as z from 'zod/mini';
import { ValidationProblem } from './seo.ts';
import { Slug, TextKey, Timestamp } from './values.ts';

/** New list of pages. The data of a removed page is restored if the page reappears. */
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
        /** Slug. Default: the page's existing slug, or one derived from the path. */
        slug: z.optional(Slug),
        /** Type of the page. Default: `page`. */
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

/** Values of `changefreq`: https://www.sitemaps.org/protocol.html#xmlTagDefinitions */
export const ChangeFrequency = z.enum([
  'always',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'never',
]);

/** Settings of the sitemap. Spec: Sitemap configuration. */
export const SitemapConfig = z.strictObject({
  excludePages: z.optional(z.array(Slug)),
  defaultChangeFreq: z.optional(ChangeFrequency),
  priorities: z.optional(z.record(Slug, z.number().check(z.minimum(0), z.maximum(1)))),
});
export type SitemapConfig = z.infer<typeof SitemapConfig>;

/**
 * Result of a change. `warnings` lists pages that the site doesn't have and that are stored anyway.
 */
export const SitemapConfigResult = z.looseObject({
  success: z.optional(z.boolean()),
  sitemapConfig: z.optional(z.looseObject({})),
  updatedAt: z.optional(Timestamp),
  warnings: z.optional(z.array(ValidationProblem)),
});
