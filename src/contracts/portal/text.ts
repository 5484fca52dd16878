import * as z from 'zod/mini';
import { FullCommitHash, optionalPageQuery, TextKey, Timestamp } from './values.ts';

/**
 * How texts go live. `commit`: with the next deployment. `runtime`: the site fetches them itself.
 */
export const TextMode = z.enum(['commit', 'runtime']);
export type TextMode = z.infer<typeof TextMode>;

/**
 * Status of an override. `pending`: only in the portal. `committed`: in a commit that isn't in
 * Production yet. `replaced`: by a later override. `withdrawn`: its request was declined.
 */
export const OverrideStatus = z.enum(['pending', 'committed', 'live', 'replaced', 'withdrawn']);
export type OverrideStatus = z.infer<typeof OverrideStatus>;

export const TextOverride = z.looseObject({
  /** Text; `null` restores the default. */
  value: z.nullable(z.string()),
  status: OverrideStatus,
  /** Id of the development request whose change also contains the override. */
  requestId: z.optional(z.string()),
  /** Commit whose content file contains the override. */
  commitSha: z.optional(z.string()),
  updatedAt: Timestamp,
  updatedBy: z.string(),
});
export type TextOverride = z.infer<typeof TextOverride>;

export const TextEntry = z.looseObject({
  key: TextKey,
  /** Slug of the page that the text belongs to. */
  pageSlug: z.string(),
  /** Number of pages that show the text. */
  pageCount: z.optional(z.int()),
  default: z.string(),
  displayed: z.optional(z.string()),
  /** Override in the content file, or else the override of a development request. */
  override: z.optional(z.looseObject({ ...TextOverride.shape, value: z.string() })),
  /**
   * Pending, committed and live overrides, in the order in which they were written or committed.
   */
  overrides: z.optional(z.array(TextOverride)),
});
export type TextEntry = z.infer<typeof TextEntry>;

/** State of a text. `overridden`: the content file has an override. */
export const TextState = z.enum(['default', 'overridden']);
export type TextState = z.infer<typeof TextState>;

/** Query for texts. `status` and `requestId` select matching overrides and their keys. */
export const TextListQuery = z.object({
  status: z.optional(OverrideStatus),
  requestId: z.optional(z.string()),
  /** Slug of a page. Texts of other pages are included if this page shows them. */
  page: z.optional(z.string()),
  state: z.optional(TextState),
  /** Order of the texts. `page`: in the order of the pages. Default: by key. */
  order: z.optional(z.enum(['key', 'page'])),
  ...optionalPageQuery,
});
export type TextListQuery = z.infer<typeof TextListQuery>;

/** Selects the override of a development request. Default: overrides outside of requests. */
export const TextRequestQuery = z.object({ requestId: z.optional(z.string()) });

export const TextList = z.looseObject({
  mode: TextMode,
  texts: z.array(TextEntry),
  total: z.int(),
});
export type TextList = z.infer<typeof TextList>;

/** New override, as plain text that has to be escaped on output. */
export const TextOverrideUpdate = z.strictObject({
  value: z.string().check(z.maxLength(10_000)),
  requestId: z.optional(z.string()),
  /**
   * In runtime mode, whether to keep the text pending until it is published. Default: live at once.
   */
  draft: z.optional(z.boolean()),
});

export const TextOverrideResult = z.looseObject({ success: z.boolean(), text: TextEntry });

export const TextModeUpdate = z.strictObject({ mode: TextMode });
export const TextModeResult = z.looseObject({ success: z.boolean(), mode: TextMode });

export const TextContent = z.looseObject({
  file: z.string(),
  content: z.record(z.string(), z.string()),
  /** Overrides that aren't committed yet. `null` removes the key. */
  pending: z.array(z.looseObject({ key: z.string(), value: z.nullable(z.string()) })),
});

/** Report of a commit. Marks the pending overrides that it contains as committed. */
export const TextCommit = z.strictObject({
  commitSha: FullCommitHash,
  content: z.record(z.string(), z.string()),
  /** Request whose branch contains the commit, if any. */
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
  /** Displayed texts by key: live overrides, else defaults. */
  texts: z.record(z.string(), z.string()),
  updatedAt: Timestamp,
});
