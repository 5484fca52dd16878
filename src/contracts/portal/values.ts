import * as z from 'zod/mini';

/** ISO 8601 in UTC, of which `Z` and `+00:00` are two spellings. Spec: Site Management Portal API, naming note. */
export const Timestamp = z.iso
  .datetime({ offset: true })
  .check(z.regex(/(Z|\+00:00)$/, 'Expected a time in UTC, with Z or +00:00 at its end.'));
export type Timestamp = z.infer<typeof Timestamp>;

/** Full address with http or https. */
export const WebAddress = z.url({
  protocol: /^https?$/,
  error: 'Expected a full address that begins with http:// or https://.',
});
export type WebAddress = z.infer<typeof WebAddress>;

/** A full address, or a path below the address of the site. The spec says string (decided). */
export const ImageAddress = z.string().check(
  z.minLength(1, 'Must not be empty.'),
  z.refine((text) => isImageAddress(text), {
    error: 'Expected an address that begins with https:// or http://, or a path that begins with /.',
  }),
);
export type ImageAddress = z.infer<typeof ImageAddress>;

function isImageAddress(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return /^\/(?![/\\])\S*$/.test(text);
}

/** MAJOR.MINOR.PATCH, without leading zeros and labels (https://semver.org). Spec: Versioning. */
export const SemanticVersion = z
  .string()
  .check(
    z.regex(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, 'Expected MAJOR.MINOR.PATCH, such as 1.4.0.'),
  );
export type SemanticVersion = z.infer<typeof SemanticVersion>;

/** Hash of a commit, whole or abbreviated to at least seven digits. The spec shows no form of it (decided). */
export const CommitHash = z
  .string()
  .check(z.regex(/^[0-9a-f]{7,64}$/i, 'Expected the hash of a commit, at least its first seven digits.'));
export type CommitHash = z.infer<typeof CommitHash>;

/** Hash of a commit, SHA-1 or SHA-256. */
export const FullCommitHash = z
  .string()
  .check(z.regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, 'Expected the whole hash of a commit, 40 or 64 digits.'));
export type FullCommitHash = z.infer<typeof FullCommitHash>;

/** `@username`. Spec: Per-page SEO metadata, SEO site defaults. */
export const SocialHandle = z.string().check(z.regex(/^@\w+$/, 'Expected a user name that begins with @.'));
export type SocialHandle = z.infer<typeof SocialHandle>;

/** Slug of a page or post. The spec shows no form of it: one path segment is decided. */
export const Slug = z
  .string()
  .check(z.regex(/^[^\s/?#%\\]+$/, 'Expected a slug without spaces, slashes, ?, # and %.'), z.maxLength(200));
export type Slug = z.infer<typeof Slug>;

/**
 * A field that a record may lack while nothing is known: absent is what the local portal answers, `null` is taken for
 * it, too.
 */
export const unknownYet = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** Text that is at most `max` characters (code points) long. */
export const textUpTo = (max: number) =>
  z.string().check(
    z.refine((text) => [...text].length <= max, { error: `Has at most ${max} characters.` }),
    z.meta({ maxLength: max }),
  );

/** Text that is at least one and at most `max` characters (code points) long. */
export const limitedText = (max: number) => textUpTo(max).check(z.minLength(1, 'Must not be empty.'));
