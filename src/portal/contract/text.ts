import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

/** `{page}.{section}.{element}`. Spec: Text key and text override. */
export const TextKey = z
  .string()
  .check(z.regex(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, 'Expected a text key of the form page.section.element.'));
export type TextKey = z.infer<typeof TextKey>;

/** `commit`: overrides go to the repository and live at the next deployment; `runtime`: the site fetches them. Spec as above. */
export const TextMode = z.enum(['commit', 'runtime']);
export type TextMode = z.infer<typeof TextMode>;

/**
 * Decided. `pending`: only in the portal · `committed`: in the content file, live at the next deployment to Production · `live`: shown.
 */
export const OverrideStatus = z.enum(['pending', 'committed', 'live']);
export type OverrideStatus = z.infer<typeof OverrideStatus>;

/** A text key with its default and its override, where there is one. Fields of the override: not shown, decided. */
export const TextEntry = z.looseObject({
  key: TextKey,
  pageSlug: z.string(),
  default: z.string(),
  override: z.optional(
    z.looseObject({
      value: z.string(),
      status: OverrideStatus,
      /** The development request that it is attached to: it commits and deploys with its code. */
      requestId: z.optional(z.string()),
      updatedAt: Timestamp,
      updatedBy: z.string(),
    }),
  ),
});
export type TextEntry = z.infer<typeof TextEntry>;

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

/** Answer of the decided endpoint `POST /api/sites/{siteId}/text-commits`: the content file as it is to be committed. */
export const TextCommit = z.looseObject({
  success: z.boolean(),
  /** How many overrides were pending. */
  committed: z.int(),
  file: z.string(),
  /** Text by key, all overrides of the site. */
  content: z.record(z.string(), z.string()),
});
export type TextCommit = z.infer<typeof TextCommit>;

/**
 * Answer of `GET /api/v1/pages/{pageSlug}/text`. Not shown (decided): the displayed text of every key of the page. Spec: Public runtime
 * APIs.
 */
export const PageText = z.looseObject({
  pageSlug: z.string(),
  mode: TextMode,
  /** The override where one is live, else the default. */
  texts: z.record(z.string(), z.string()),
  updatedAt: Timestamp,
});
export type PageText = z.infer<typeof PageText>;
