import * as z from 'zod/mini';
import { FullCommitHash, optionalPageQuery, TextKey, Timestamp } from './values.ts';

/** `commit`: texts go live with the next deployment. `runtime`: the site fetches them itself. */
export const TextMode = z.enum(['commit', 'runtime']);
export type TextMode = z.infer<typeof TextMode>;

/**
 * `pending`: only in the portal. `committed`: in a commit that isn't in Production yet.
 * `replaced`: by a later override. `withdrawn`: its request was declined.
 */
export const OverrideStatus = z.enum(['pending', 'committed', 'live', 'replaced', 'withdrawn']);
export type OverrideStatus = z.infer<typeof OverrideStatus>;

export const TextOverride = z.looseObject({
  /** `null` restores the default. */
  value: z.nullable(z.string()),
  status: OverrideStatus,
  /** The request with whose code the override is committed and deployed. */
  requestId: z.optional(z.string()),
  /** The commit whose content file contains the override. */
  commitSha: z.optional(z.string()),
  updatedAt: Timestamp,
  updatedBy: z.string(),
});
export type TextOverride = z.infer<typeof TextOverride>;

export const TextEntry = z.looseObject({
  key: TextKey,
  /** Page to which the text belongs. */
  pageSlug: z.string(),
  /** Number of pages that show the text. */
  pageCount: z.optional(z.int()),
  default: z.string(),
  displayed: z.optional(z.string()),
  /** The override in the content file, or else the one of a development request. */
  override: z.optional(z.looseObject({ ...TextOverride.shape, value: z.string() })),
  /** Pending, committed and live overrides, in the order written or committed. */
  overrides: z.optional(z.array(TextOverride)),
});
export type TextEntry = z.infer<typeof TextEntry>;

/** `overridden`: the content file has an override. */
export const TextState = z.enum(['default', 'overridden']);
export type TextState = z.infer<typeof TextState>;

/** `status` and `requestId` return only matching overrides and their keys. */
export const TextListQuery = z.object({
  status: z.optional(OverrideStatus),
  requestId: z.optional(z.string()),
  /** Slug; lists also texts of other pages that this page shows. */
  page: z.optional(z.string()),
  state: z.optional(TextState),
  /** `page`: in the order of the pages. Default: by key. */
  order: z.optional(z.enum(['key', 'page'])),
  ...optionalPageQuery,
});
export type TextListQuery = z.infer<typeof TextListQuery>;

/** Default: the override outside of development requests. */
export const TextRequestQuery = z.object({ requestId: z.optional(z.string()) });

export const TextList = z.looseObject({
  mode: TextMode,
  texts: z.array(TextEntry),
  total: z.int(),
});
export type TextList = z.infer<typeof TextList>;

/** Plain text. Escape it on output. */
export const TextOverrideUpdate = z.strictObject({
  value: z.string().check(z.maxLength(10_000)),
  requestId: z.optional(z.string()),
  /** In runtime mode, keeps the text pending until it is published. Default: live at once. */
  draft: z.optional(z.boolean()),
});

export const TextOverrideResult = z.looseObject({ success: z.boolean(), text: TextEntry });

export const TextModeUpdate = z.strictObject({ mode: TextMode });
export const TextModeResult = z.looseObject({ success: z.boolean(), mode: TextMode });

export const TextContent = z.looseObject({
  file: z.string(),
  content: z.record(z.string(), z.string()),
  /** Overrides not committed yet. `null` removes the key. */
  pending: z.array(z.looseObject({ key: z.string(), value: z.nullable(z.string()) })),
});

/** Marks pending overrides in the commit as committed. */
export const TextCommit = z.strictObject({
  commitSha: FullCommitHash,
  content: z.record(z.string(), z.string()),
  /** Set if the commit is on the request's branch. */
  requestId: z.optional(z.string()),
});

export const TextCommitResult = z.looseObject({
  success: z.boolean(),
  committed: z.int(),
  ...TextContent.shape,
});

export const PageText = z.looseObject({
  pageSlug: z.string(),
  mode: TextMode,
  /** The live overrides; the default for other keys. */
  texts: z.record(z.string(), z.string()),
  updatedAt: Timestamp,
});
