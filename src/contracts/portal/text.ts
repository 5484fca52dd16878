import * as z from 'zod/mini';
import { FullCommitHash, Timestamp } from './values.ts';

/** `{page}.{section}.{element}`. Spec: Text key and text override. */
export const TextKey = z
  .string()
  .check(
    z.regex(
      /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/,
      'Expected a text key of the form page.section.element.',
    ),
  );
export type TextKey = z.infer<typeof TextKey>;

/**
 * `commit`: overrides are committed to the repository and go live with the next deployment;
 * `runtime`: the site fetches them. Spec as above.
 */
export const TextMode = z.enum(['commit', 'runtime']);
export type TextMode = z.infer<typeof TextMode>;

/**
 * Decided. `pending`: only in the portal · `committed`: in a commit that isn't in Production yet ·
 * `live`: shown · `replaced`: superseded by a later override · `withdrawn`: its development request
 * was declined.
 */
export const OverrideStatus = z.enum(['pending', 'committed', 'live', 'replaced', 'withdrawn']);
export type OverrideStatus = z.infer<typeof OverrideStatus>;

/** An override of a text key. Fields not in the spec, decided. */
export const TextOverride = z.looseObject({
  /** `null`: the override is removed, and the default applies again. */
  value: z.nullable(z.string()),
  status: OverrideStatus,
  /** Development request that it belongs to: committed and deployed with the request's code. */
  requestId: z.optional(z.string()),
  /** Commit whose content file contains it. */
  commitSha: z.optional(z.string()),
  updatedAt: Timestamp,
  updatedBy: z.string(),
});
export type TextOverride = z.infer<typeof TextOverride>;

/** A text key with its default and its overrides. Fields: decided. */
export const TextEntry = z.looseObject({
  key: TextKey,
  pageSlug: z.string(),
  default: z.string(),
  /** Text that pages show now. */
  displayed: z.optional(z.string()),
  /** Override for the content file; that of a development request only if there is no other. */
  override: z.optional(z.looseObject({ ...TextOverride.shape, value: z.string() })),
  /**
   * All pending, committed and live overrides, in the order written or committed; an edited text
   * has several.
   */
  overrides: z.optional(z.array(TextOverride)),
});
export type TextEntry = z.infer<typeof TextEntry>;

/**
 * Query of the decided endpoint `GET /api/sites/{siteId}/text`: returns only matching overrides and
 * their keys.
 */
export const TextListQuery = z.object({
  status: z.optional(OverrideStatus),
  requestId: z.optional(z.string()),
});
export type TextListQuery = z.infer<typeof TextListQuery>;

/**
 * Query of decided endpoints: selects the override of a development request. By default, the one
 * without a request.
 */
export const TextRequestQuery = z.object({ requestId: z.optional(z.string()) });
export type TextRequestQuery = z.infer<typeof TextRequestQuery>;

/** Response of the decided endpoint `GET /api/sites/{siteId}/text`. */
export const TextList = z.looseObject({
  mode: TextMode,
  texts: z.array(TextEntry),
  total: z.int(),
});
export type TextList = z.infer<typeof TextList>;

/**
 * Body of the decided endpoint `PUT /api/sites/{siteId}/text/{textKey}`. Plain text; escape it on
 * output.
 */
export const TextOverrideUpdate = z.strictObject({
  value: z.string().check(z.maxLength(10_000)),
  requestId: z.optional(z.string()),
});
export type TextOverrideUpdate = z.infer<typeof TextOverrideUpdate>;

/** Response of the decided endpoints that change a key's override. */
export const TextOverrideResult = z.looseObject({ success: z.boolean(), text: TextEntry });
export type TextOverrideResult = z.infer<typeof TextOverrideResult>;

/** Body of the decided endpoint `PUT /api/sites/{siteId}/text-mode`. */
export const TextModeUpdate = z.strictObject({ mode: TextMode });
export type TextModeUpdate = z.infer<typeof TextModeUpdate>;
export const TextModeResult = z.looseObject({ success: z.boolean(), mode: TextMode });
export type TextModeResult = z.infer<typeof TextModeResult>;

/**
 * Response of the decided endpoint `GET /api/sites/{siteId}/text-content`: the content file for the
 * next commit.
 */
export const TextContent = z.looseObject({
  /** Relative to the repository root. */
  file: z.string(),
  /** Text by key, for all overrides of the site. */
  content: z.record(z.string(), z.string()),
  /** Overrides not committed yet; `null`: remove the key. */
  pending: z.array(z.looseObject({ key: z.string(), value: z.nullable(z.string()) })),
});
export type TextContent = z.infer<typeof TextContent>;

/**
 * Body of the decided endpoint `POST /api/sites/{siteId}/text-commits`: an existing commit and the
 * texts in its content file. Pending overrides in it become committed; the rest don't change.
 */
export const TextCommit = z.strictObject({
  commitSha: FullCommitHash,
  content: z.record(z.string(), z.string()),
  /** Development request that the commit belongs to, if it is on the request's branch. */
  requestId: z.optional(z.string()),
});
export type TextCommit = z.infer<typeof TextCommit>;

export const TextCommitResult = z.looseObject({
  success: z.boolean(),
  /** Number of pending overrides in the commit. */
  committed: z.int(),
  ...TextContent.shape,
});
export type TextCommitResult = z.infer<typeof TextCommitResult>;

/**
 * Response of `GET /api/v1/pages/{pageSlug}/text`. Not in the spec (decided): the displayed text of
 * every key on the page. Spec: Public runtime APIs.
 */
export const PageText = z.looseObject({
  pageSlug: z.string(),
  mode: TextMode,
  /** The live override, else the default. */
  texts: z.record(z.string(), z.string()),
  updatedAt: Timestamp,
});
export type PageText = z.infer<typeof PageText>;
