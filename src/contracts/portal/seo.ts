import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

/** Limits in code points. A recommended minimum of 0 means that there is none. Spec: Limits. */
export const seoLimits = {
  title: { recommended: [50, 60], maximum: 70 },
  description: { recommended: [150, 160], maximum: 320 },
  openGraphTitle: { recommended: [0, 60], maximum: 95 },
  openGraphDescription: { recommended: [0, 110], maximum: 300 },
} as const;

/** Recommended size of images in pixels. Spec: Limits. */
const imageSize = { width: 1200, height: 630 };

/**
 * Recommended maximum size of an image file in bytes. Spec: Limits. The portal's API doesn't check
 * it.
 */
export const imageFileSize = 1_000_000;

/**
 * Counts code points, the unit of the limits. Doesn't build an array, because sites have thousands
 * of texts.
 */
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
 * Returns values that don't follow the recommendations. Titles are measured without the site's
 * suffix, which only the audit includes.
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
  // Without a value in the portal, the page keeps the built one.
  if (text === undefined || text === '') return [];
  const length = countCharacters(text);
  const range = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  if (length >= min && length <= max) return [];
  return [{ field, message: `Has a length of ${length}; recommended: ${range} characters.` }];
}

export const OpenGraphType = z.enum(['website', 'article', 'product']);
export const SocialCardType = z.enum(['summary', 'summary_large_image', 'app', 'player']);

export const StructuredData = z.looseObject({ '@context': z.unknown(), '@type': z.unknown() });

/** Open Graph metadata, with sizes in pixels. */
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
   * Names of fields that are derived from the page and the site's defaults. The spec doesn't define
   * this.
   */
  derived: z.optional(z.array(z.string())),
  updatedAt: Timestamp,
});
export type PageSeo = z.infer<typeof PageSeo>;

/** Site-wide metadata, and an overview of the pages that have metadata. */
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

/** `Cache-Control` of GET requests for SEO metadata. Spec: Limits. */
export const seoCacheControl = 'public, max-age=3600, stale-while-revalidate=300';
