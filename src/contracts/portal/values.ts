import * as z from 'zod/mini';

/**
 * Creates a text schema. `z.string().check(z.regex())` would create several schemas, which takes
 * time at each start.
 */
export function textLike(pattern: RegExp, problem: string) {
  const check = { check: 'string_format', format: 'regex', abort: false } as const;
  return new z.ZodMiniStringFormat({ type: 'string', ...check, pattern, error: () => problem });
}

/**
 * Time in ISO 8601 and UTC, written as `Z` or `+00:00`. Spec: Site Management Portal API, naming
 * note.
 */
export const Timestamp = z.iso
  .datetime({ offset: true })
  .check(z.regex(/(Z|\+00:00)$/, 'Expected a time in UTC that ends with Z or +00:00.'));

export const WebAddress = z.url({
  protocol: /^https?$/,
  error: 'Expected an absolute URL that starts with http:// or https://.',
});

/** Absolute URL of an image, or a path below the site's URL. */
export const ImageAddress = z.string().check(
  z.minLength(1, 'Must not be empty.'),
  z.refine((text) => isImageAddress(text), {
    error: 'Expected a URL that starts with https:// or http://, or a path that starts with /.',
  }),
);

function isImageAddress(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return /^\/(?![/\\])\S*$/.test(text);
}

/**
 * Version MAJOR.MINOR.PATCH without leading zeros or labels: https://semver.org. Spec: Versioning.
 */
export const SemanticVersion = textLike(
  /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/,
  'Expected MAJOR.MINOR.PATCH, such as 1.4.0.',
);

export const isVersion = (text: string): boolean => SemanticVersion.safeParse(text).success;

/** Commit hash with at least seven digits. The spec doesn't define its format. */
export const CommitHash = textLike(
  /^[0-9a-f]{7,64}$/i,
  'Expected a commit hash with at least seven digits.',
);

/** Full commit hash: SHA-1 or SHA-256. */
export const FullCommitHash = textLike(
  /^([0-9a-f]{40}|[0-9a-f]{64})$/i,
  'Expected a full commit hash with 40 or 64 digits.',
);

export const SocialHandle = textLike(/^@\w+$/, 'Expected a user name that starts with @.');

/** Slug: a single path segment. The spec doesn't define its format. */
export const Slug = textLike(
  /^(?!\.{1,2}$)[^\s/?#%\\]+$/,
  'Expected a slug other than . and .., without spaces, slashes, ?, # or %.',
).check(z.maxLength(200, 'Must have at most 200 characters.'));

/** Field whose value may be unknown. The local portal then omits it; `null` is also accepted. */
export const unknownYet = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.nullable(schema).check(z.meta({ [absentIfUnknown]: true })));

/** Marks fields that the OpenAPI document describes as absent if unknown. */
export const absentIfUnknown = 'x-absent-if-unknown';

/** Text with a maximum length in code points. */
export const textUpTo = (max: number) =>
  z.string().check(
    z.refine((text) => [...text].length <= max, { error: `Must have at most ${max} characters.` }),
    z.meta({ maxLength: max }),
  );

export const limitedText = (max: number) =>
  textUpTo(max).check(z.minLength(1, 'Must not be empty.'));

/** Page size of lists. Spec: Limits. The spec defines only the default, not the maximum. */
export const listLimit = { default: 50, maximum: 200 } as const;

export const wholeNumberText = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'Expected a whole number.')),
  z.transform((text: string) => Number(text)),
);

export const pageQuery = {
  limit: z._default(
    z.pipe(wholeNumberText, z.int().check(z.minimum(1), z.maximum(listLimit.maximum))),
    listLimit.default,
  ),
  offset: z._default(z.pipe(wholeNumberText, z.int().check(z.minimum(0))), 0),
};

/** Query for lists that are complete unless it asks for a page. The spec doesn't define this. */
export const optionalPageQuery = {
  limit: z.optional(
    z.pipe(wholeNumberText, z.int().check(z.minimum(1), z.maximum(listLimit.maximum))),
  ),
  offset: z.optional(z.pipe(wholeNumberText, z.int().check(z.minimum(0)))),
  /** Words that an entry must contain, regardless of case. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const pageFields = { total: z.int(), limit: z.int(), offset: z.int() };

/** Text key in the form `{page}.{section}.{element}`. Spec: Text key and text override. */
export const TextKey = textLike(
  /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/,
  'Expected a text key of the form page.section.element.',
);

/**
 * Digest of an input; empty if the report comes from a version of site-deploy that doesn't send it.
 */
export const InputDigest = z._default(z.string(), '');
