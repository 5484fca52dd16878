import * as z from 'zod/mini';
import {
  ImageAddress,
  limitedText,
  SocialHandle,
  Timestamp,
  textUpTo,
  WebAddress,
} from './values.ts';

/** In code points; 0 means that no minimum is recommended. Spec: Limits. */
export const seoLimits = {
  title: { recommended: [50, 60], maximum: 70 },
  description: { recommended: [150, 160], maximum: 320 },
  openGraphTitle: { recommended: [0, 60], maximum: 95 },
  openGraphDescription: { recommended: [0, 110], maximum: 300 },
} as const;

/** Recommended sizes in pixels. Spec: Limits. */
export const imageSizes = {
  openGraph: { width: 1200, height: 630 },
  social: { width: 1200, height: 675 },
} as const;

/** Recommended maximum in bytes. Spec: Limits. Deployments check it, but the portal doesn't. */
export const imageFileSize = 1_000_000;

/** Counts code points, like the limits. Builds no array, since sites have thousands of texts. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export const ValidationProblem = z.looseObject({ field: z.string(), message: z.string() });
export type ValidationProblem = z.infer<typeof ValidationProblem>;

export const ValidationResult = z.looseObject({
  valid: z.boolean(),
  warnings: z.array(ValidationProblem),
  errors: z.array(ValidationProblem),
});

interface Measured extends Partial<Pick<PageSeo, 'title' | 'description'>> {
  readonly openGraph?: Pick<OpenGraph, 'title' | 'description' | 'imageWidth' | 'imageHeight'>;
}

export function seoWarnings(seo: Measured): ValidationProblem[] {
  const { openGraph } = seo;
  const size = imageSizes.openGraph;
  const wrongSize =
    (openGraph?.imageWidth ?? size.width) !== size.width ||
    (openGraph?.imageHeight ?? size.height) !== size.height;
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
      message: `Recommended size: ${size.width}x${size.height} px.`,
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

/** Maximum size of a page's JSON-LD, in bytes. Not in the spec. */
const largestStructuredData = 65_536;

/** Requires a valid context and type (https://www.w3.org/TR/json-ld11/#the-context). */
const StructuredDataUpdate = z
  .looseObject({
    '@context': z
      .unknown()
      .check(z.refine(isContext, { error: 'Expected a URL, an object or a list.' })),
    '@type': z
      .unknown()
      .check(z.refine(isType, { error: 'Expected a type name or a list of type names.' })),
  })
  .check(
    z.refine(
      (data) => new TextEncoder().encode(JSON.stringify(data)).length <= largestStructuredData,
      { error: `Expected at most ${largestStructuredData} bytes.` },
    ),
  );

function isContext(value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'object' && value !== null;
}

function isType(value: unknown): boolean {
  const names = Array.isArray(value) ? value : [value];
  return names.length > 0 && names.every((name) => typeof name === 'string' && name !== '');
}

/** Allows empty values only if derived: setting just a title must work without a description. */
function requireNonEmpty(field: 'title' | 'description') {
  return z.refine<{
    readonly title: string;
    readonly description: string;
    readonly derived?: string[];
  }>(
    ({ [field]: text, derived }) =>
      typeof text !== 'string' || /\S/.test(text) || [derived].flat().includes(field),
    // `when` reports this along with errors in other fields, whatever their types are.
    {
      error: 'Must not be empty.',
      path: [field],
      when: (parsePayload) => typeof parsePayload.value === 'object' && parsePayload.value !== null,
    },
  );
}

/** Sizes in pixels. */
export const OpenGraph = z.looseObject({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  image: z.optional(z.string()),
  imageWidth: z.optional(z.number()),
  imageHeight: z.optional(z.number()),
  type: z.optional(OpenGraphType),
  locale: z.optional(z.string()),
  siteName: z.optional(z.string()),
});
export type OpenGraph = z.infer<typeof OpenGraph>;

export const SocialCard = z.looseObject({
  card: z.optional(SocialCardType),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  image: z.optional(z.string()),
  site: z.optional(z.string()),
  creator: z.optional(z.string()),
});

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
  /** Fields not set for this page: they follow the page and the site defaults. Not in the spec. */
  derived: z.optional(z.array(z.string())),
  updatedAt: Timestamp,
});
export type PageSeo = z.infer<typeof PageSeo>;

/**
 * Replaces the record. `pageSlug` and `updatedAt` are ignored, so that clients can send back a
 * record as read; an unchanged field in `derived` stays derived.
 */
export const PageSeoUpdate = z
  .strictObject({
    pageSlug: z.optional(z.string()),
    updatedAt: z.optional(z.string()),
    derived: z.optional(z.array(z.string()).check(z.maxLength(10))),
    title: textUpTo(seoLimits.title.maximum),
    description: textUpTo(seoLimits.description.maximum),
    keywords: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(200)),
    ),
    canonical: z.optional(WebAddress),
    noIndex: z.optional(z.boolean()),
    noFollow: z.optional(z.boolean()),
    openGraph: z.optional(
      z.strictObject({
        ...OpenGraph.shape,
        title: z.optional(limitedText(seoLimits.openGraphTitle.maximum)),
        description: z.optional(limitedText(seoLimits.openGraphDescription.maximum)),
        image: z.optional(ImageAddress),
        imageWidth: z.optional(z.number().check(z.positive())),
        imageHeight: z.optional(z.number().check(z.positive())),
      }),
    ),
    social: z.optional(
      z.strictObject({
        ...SocialCard.shape,
        image: z.optional(ImageAddress),
        site: z.optional(SocialHandle),
        creator: z.optional(SocialHandle),
      }),
    ),
    structuredData: z.optional(StructuredDataUpdate),
  })
  .check(requireNonEmpty('title'), requireNonEmpty('description'));
export type PageSeoUpdate = z.infer<typeof PageSeoUpdate>;

/** `warnings` lists values outside of a recommendation. They are stored anyway. */
export const PageSeoResult = z.looseObject({
  success: z.boolean(),
  pageSlug: z.string(),
  updatedAt: Timestamp,
  warnings: z.optional(z.array(ValidationProblem)),
});

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

export const SeoDefaults = z.looseObject({
  titleSuffix: z.optional(z.string()),
  defaultDescription: z.optional(z.string()),
  defaultImage: z.optional(z.string()),
  socialHandle: z.optional(z.string()),
  locale: z.optional(z.string()),
});
export type SeoDefaults = z.infer<typeof SeoDefaults>;

/** Language, script and region (https://www.rfc-editor.org/rfc/rfc5646#section-2.1). */
const localePattern = z.regex(
  /^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/,
  'Expected a locale such as en_US, zh_Hans_CN or es_419.',
);

export const SeoDefaultsUpdate = z.strictObject({
  titleSuffix: z.optional(z.string().check(z.maxLength(seoLimits.title.maximum))),
  defaultDescription: z.optional(limitedText(seoLimits.description.maximum)),
  defaultImage: z.optional(WebAddress),
  socialHandle: z.optional(SocialHandle),
  locale: z.optional(z.string().check(localePattern)),
});
export type SeoDefaultsUpdate = z.infer<typeof SeoDefaultsUpdate>;

export const SeoDefaultsResult = z.looseObject({
  success: z.optional(z.boolean()),
  defaults: z.optional(SeoDefaults),
  updatedAt: z.optional(Timestamp),
});

export const SeoPurgeResult = z.looseObject({ success: z.boolean(), purgedAt: Timestamp });

/** `Cache-Control` for all SEO GET requests. Spec: Limits. */
export const seoCacheControl = 'public, max-age=3600, stale-while-revalidate=300';
