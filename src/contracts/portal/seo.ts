import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

/** In code points; 0 means that no minimum is recommended. Spec: Limits. */
export const seoLimits = {
  title: { recommended: [50, 60], maximum: 70 },
  description: { recommended: [150, 160], maximum: 320 },
  openGraphTitle: { recommended: [0, 60], maximum: 95 },
  openGraphDescription: { recommended: [0, 110], maximum: 300 },
} as const;

/** Recommended, in pixels. Spec: Limits. */
const imageSize = { width: 1200, height: 630 };

/** Recommended maximum in bytes. Spec: Limits. The portal's API doesn't check it. */
export const imageFileSize = 1_000_000;

/** Counts code points, like the limits. Builds no array, since sites have thousands of texts. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export const ValidationProblem = z.looseObject({ field: z.string(), message: z.string() });
export type ValidationProblem = z.infer<typeof ValidationProblem>;

interface Measured extends Partial<Pick<PageSeo, 'title' | 'description'>> {
  readonly openGraph?: Pick<OpenGraph, 'title' | 'description' | 'imageWidth' | 'imageHeight'>;
}

/**
 * Returns values outside of the recommendations. Only the audit counts titles with the site's
 * suffix.
 */
export function seoWarnings(seo: Measured): ValidationProblem[] {
  const { openGraph } = seo;
  const wrongSize =
    (openGraph?.imageWidth ?? imageSize.width) !== imageSize.width ||
    (openGraph?.imageHeight ?? imageSize.height) !== imageSize.height;
  const warnings = [
    ...lengthWarning('title', seo.title, seoLimits.title.recommended),
    ...lengthWarning('description', seo.description, seoLimits.description.recommended),
    ...lengthWarning('openGraph.title', openGraph?.title, seoLimits.openGraphTitle.recommended),
    ...lengthWarning(
      'openGraph.description',
      openGraph?.description,
      seoLimits.openGraphDescription.recommended,
    ),
  ];
  if (wrongSize)
    warnings.push({
      field: 'openGraph.image',
      message: `Recommended size: ${imageSize.width}x${imageSize.height} px.`,
    });
  return warnings;
}

function lengthWarning(
  field: string,
  text: string | undefined,
  [min, max]: readonly [number, number],
): ValidationProblem[] {
  // Without a value, the page keeps the built one.
  if (text === undefined || text === '') return [];
  const length = countCharacters(text);
  const range = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  if (length >= min && length <= max) return [];
  return [{ field, message: `Has a length of ${length}; recommended: ${range} characters.` }];
}

export const OpenGraphType = z.enum(['website', 'article', 'product']);
export const SocialCardType = z.enum(['summary', 'summary_large_image', 'app', 'player']);

export const StructuredData = z.looseObject({ '@context': z.unknown(), '@type': z.unknown() });

/** Sizes in pixels. */
export const OpenGraph = z.partial(
  z.looseObject({
    title: z.string(),
    description: z.string(),
    image: z.string(),
    imageWidth: z.number(),
    imageHeight: z.number(),
    type: OpenGraphType,
    locale: z.string(),
    siteName: z.string(),
  }),
);
export type OpenGraph = z.infer<typeof OpenGraph>;

export const SocialCard = z.partial(
  z.looseObject({
    card: SocialCardType,
    title: z.string(),
    description: z.string(),
    image: z.string(),
    site: z.string(),
    creator: z.string(),
  }),
);

export const PageSeo = z.looseObject({
  pageSlug: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.optional(z.array(z.string())),
  canonical: z.optional(z.string()),
  noIndex: z.optional(z.boolean()),
  noFollow: z.optional(z.boolean()),
  openGraph: z.optional(OpenGraph),
  social: z.optional(SocialCard),
  structuredData: z.optional(StructuredData),
  /**
   * Fields that aren't set for this page, but derived from the page and the site's defaults. Not in
   * the spec.
   */
  derived: z.optional(z.array(z.string())),
  updatedAt: Timestamp,
});
export type PageSeo = z.infer<typeof PageSeo>;

/** Contains only pages with SEO metadata. */
export const SeoOverview = z.looseObject({
  pages: z.array(
    z.looseObject({ pageSlug: z.string(), title: z.string(), description: z.string() }),
  ),
  defaults: z.looseObject({
    titleSuffix: z.optional(z.string()),
    defaultImage: z.optional(z.string()),
  }),
});
export type SeoOverview = z.infer<typeof SeoOverview>;

export const SeoDefaults = z.partial(
  z.looseObject({
    titleSuffix: z.string(),
    defaultDescription: z.string(),
    defaultImage: z.string(),
    socialHandle: z.string(),
    locale: z.string(),
  }),
);
export type SeoDefaults = z.infer<typeof SeoDefaults>;

/** `Cache-Control` for all SEO GET requests. Spec: Limits. */
export const seoCacheControl = 'public, max-age=3600, stale-while-revalidate=300';
