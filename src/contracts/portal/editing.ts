import * as z from 'zod/mini';
import { SitePage } from './page.ts';
import { SitePagesUpdate } from './page-update.ts';
import { pageFields, pageQuery, Timestamp } from './values.ts';

/** Schemas of operations that people need to edit a site. The spec defines none of them. */

/**
 * Query for edits. `path` is the path of the changed record relative to the site's, e.g.
 * `/seo/home`.
 */
export const EditListQuery = z.object({
  path: z.optional(z.string()),
  id: z.optional(z.string()),
  /** Slug of a page. Selects changes to its texts and metadata. */
  page: z.optional(z.string()),
  ...pageQuery,
});

export const Edit = z.looseObject({
  id: z.string(),
  at: Timestamp,
  by: z.string(),
  path: z.string(),
  page: z.optional(z.string()),
  /** Record before the change, as GET returns it; absent if there was none. */
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type Edit = z.infer<typeof Edit>;

/** Edits, newest first. */
export const EditList = z.looseObject({ edits: z.array(Edit), ...pageFields });

export const AuditProblem = z.enum([
  'missing',
  'short',
  'long',
  'duplicate',
  'noindex-in-sitemap',
  'image-missing',
]);
export type AuditProblem = z.infer<typeof AuditProblem>;

export const AuditQuery = z.object({ problem: z.optional(AuditProblem), ...pageQuery });

/** Findings of an audit. Title lengths include the site's suffix. */
export const AuditList = z.looseObject({
  findings: z.array(
    z.looseObject({
      pageSlug: z.string(),
      path: z.string(),
      title: z.string(),
      /** Field of the page's metadata with the problem. */
      field: z.string(),
      problem: AuditProblem,
      message: z.string(),
    }),
  ),
  ...pageFields,
});
export type AuditList = z.infer<typeof AuditList>;

const { texts: _texts, ...pageShape } = SitePagesUpdate.shape.pages.def.element.shape;

/** A page without a built file, such as a route of an application. Later builds keep it. */
export const PageAddition = z.strictObject(pageShape);
export const PageAdditionResult = z.looseObject({ success: z.boolean(), page: SitePage });

export const TextPublication = z.looseObject({ success: z.boolean(), published: z.int() });
