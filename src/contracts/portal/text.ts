import * as z from 'zod/mini';
import { FullCommitHash, Timestamp } from './values.ts';

/** `{page}.{section}.{element}`. Spec: Text key and text override. */
export const TextKey = z
  .string()
  .check(z.regex(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, 'Expected a text key of the form page.section.element.'));
export type TextKey = z.infer<typeof TextKey>;

/**
 * `commit`: overrides go to the repository and live at the next deployment; `runtime`: the site fetches them. Spec as
 * above.
 */
export const TextMode = z.enum(['commit', 'runtime']);
export type TextMode = z.infer<typeof TextMode>;

/**
 * Decided. `pending`: only in the portal · `committed`: a commit of the repository holds it, which is not in Production
 * yet · `live`: shown · `replaced`: a later one took its place · `withdrawn`: its development request was declined.
 */
export const OverrideStatus = z.enum(['pending', 'committed', 'live', 'replaced', 'withdrawn']);
export type OverrideStatus = z.infer<typeof OverrideStatus>;

/** An override of a text key. Fields: not shown, decided. */
export const TextOverride = z.looseObject({
  /** `null`: the override is taken away, and the default shows again. */
  value: z.nullable(z.string()),
  status: OverrideStatus,
  /** The development request that it is attached to: it commits and deploys with its code. */
  requestId: z.optional(z.string()),
  /** The commit whose content file holds it. */
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
  /** What pages show now. */
  displayed: z.optional(z.string()),
  /** The override that the content file is to hold; that of a development request only where there is no other. */
  override: z.optional(z.looseObject({ ...TextOverride.shape, value: z.string() })),
  /**
   * All that are pending, committed or live; a text that was edited has several. In the order in which they were
   * written or committed.
   */
  overrides: z.optional(z.array(TextOverride)),
});
export type TextEntry = z.infer<typeof TextEntry>;

/**
 * Query of the decided endpoint `GET /api/sites/{siteId}/text`: keys with such an override, and only those overrides.
 */
export const TextListQuery = z.object({ status: z.optional(OverrideStatus), requestId: z.optional(z.string()) });
export type TextListQuery = z.infer<typeof TextListQuery>;

/** Query of decided endpoints: the development request whose override is meant. Without it, the one of no request. */
export const TextRequestQuery = z.object({ requestId: z.optional(z.string()) });
export type TextRequestQuery = z.infer<typeof TextRequestQuery>;

/** Answer of the decided endpoint `GET /api/sites/{siteId}/text`. */
export const TextList = z.looseObject({ mode: TextMode, texts: z.array(TextEntry), total: z.int() });
export type TextList = z.infer<typeof TextList>;

/** Body of the decided endpoint `PUT /api/sites/{siteId}/text/{textKey}`. Plain text; whoever shows it escapes it. */
export const TextOverrideUpdate = z.strictObject({
  value: z.string().check(z.maxLength(10_000)),
  requestId: z.optional(z.string()),
});
export type TextOverrideUpdate = z.infer<typeof TextOverrideUpdate>;

/** Answer of the decided endpoints that change the override of one key. */
export const TextOverrideResult = z.looseObject({ success: z.boolean(), text: TextEntry });
export type TextOverrideResult = z.infer<typeof TextOverrideResult>;

/** Body of the decided endpoint `PUT /api/sites/{siteId}/text-mode`. */
export const TextModeUpdate = z.strictObject({ mode: TextMode });
export type TextModeUpdate = z.infer<typeof TextModeUpdate>;
export const TextModeResult = z.looseObject({ success: z.boolean(), mode: TextMode });
export type TextModeResult = z.infer<typeof TextModeResult>;

/**
 * Answer of the decided endpoint `GET /api/sites/{siteId}/text-content`: the content file as the next commit is to hold
 * it.
 */
export const TextContent = z.looseObject({
  /** Relative to the root of the repository. */
  file: z.string(),
  /** Text by key, all overrides of the site. */
  content: z.record(z.string(), z.string()),
  /** Those that no commit holds yet; `null`: the key is to go. */
  pending: z.array(z.looseObject({ key: z.string(), value: z.nullable(z.string()) })),
});
export type TextContent = z.infer<typeof TextContent>;

/**
 * Body of the decided endpoint `POST /api/sites/{siteId}/text-commits`: a commit that exists, with what its content
 * file says. Pending overrides that it holds are committed by it; the others stay as they are.
 */
export const TextCommit = z.strictObject({
  commitSha: FullCommitHash,
  content: z.record(z.string(), z.string()),
  /** The development request that the commit belongs to, where it is one of its branch. */
  requestId: z.optional(z.string()),
});
export type TextCommit = z.infer<typeof TextCommit>;

/** Answer of it. */
export const TextCommitResult = z.looseObject({
  success: z.boolean(),
  /** How many overrides the commit holds that were pending. */
  committed: z.int(),
  ...TextContent.shape,
});
export type TextCommitResult = z.infer<typeof TextCommitResult>;

/**
 * Answer of `GET /api/v1/pages/{pageSlug}/text`. Not shown (decided): the displayed text of every key of the page.
 * Spec: Public runtime APIs.
 */
export const PageText = z.looseObject({
  pageSlug: z.string(),
  mode: TextMode,
  /** The override where one is live, else the default. */
  texts: z.record(z.string(), z.string()),
  updatedAt: Timestamp,
});
export type PageText = z.infer<typeof PageText>;
