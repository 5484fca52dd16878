import * as z from 'zod/mini';
import { OpenGraph, SeoDefaults, SocialCard, seoLimits, ValidationProblem } from './seo.ts';
import {
  ImageAddress,
  limitedText,
  SocialHandle,
  Timestamp,
  textUpTo,
  WebAddress,
} from './values.ts';

export const ValidationResult = z.looseObject({
  valid: z.boolean(),
  warnings: z.array(ValidationProblem),
  errors: z.array(ValidationProblem),
});

/** Maximum size of a page's JSON-LD in bytes. The spec doesn't define it. */
const largestStructuredData = 65_536;

/** JSON-LD with a valid context and type: https://www.w3.org/TR/json-ld11/#the-context */
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

/**
 * Rejects an empty value unless it is derived, so that a title can be set without a description.
 */
function requireNonEmpty(field: 'title' | 'description') {
  return z.refine<{
    readonly title: string;
    readonly description: string;
    readonly derived?: string[];
  }>(
    ({ [field]: text, derived }) =>
      typeof text !== 'string' || /\S/.test(text) || [derived].flat().includes(field),
    // `when` makes zod report this together with errors in other fields.
    {
      error: 'Must not be empty.',
      path: [field],
      when: (parsePayload) => typeof parsePayload.value === 'object' && parsePayload.value !== null,
    },
  );
}

/**
 * New metadata of a page. `pageSlug` and `updatedAt` are ignored, so that clients can send back a
 * record as read. An unchanged field in `derived` stays derived.
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

/**
 * Result of a change. `warnings` lists values that don't follow a recommendation and are stored
 * anyway.
 */
export const PageSeoResult = z.looseObject({
  success: z.boolean(),
  pageSlug: z.string(),
  updatedAt: Timestamp,
  warnings: z.optional(z.array(ValidationProblem)),
});

/** Locale with language, script and region: https://www.rfc-editor.org/rfc/rfc5646#section-2.1 */
const localePattern = z.regex(
  /^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/,
  'Expected a locale such as en_US, zh_Hans_CN or es_419.',
);

export const SeoDefaultsUpdate = z.partial(
  z.strictObject({
    titleSuffix: z.string().check(z.maxLength(seoLimits.title.maximum)),
    defaultDescription: limitedText(seoLimits.description.maximum),
    defaultImage: WebAddress,
    socialHandle: SocialHandle,
    locale: z.string().check(localePattern),
  }),
);
export type SeoDefaultsUpdate = z.infer<typeof SeoDefaultsUpdate>;

export const SeoDefaultsResult = z.looseObject({
  success: z.optional(z.boolean()),
  defaults: z.optional(SeoDefaults),
  updatedAt: z.optional(Timestamp),
});

export const SeoPurgeResult = z.looseObject({ success: z.boolean(), purgedAt: Timestamp });
