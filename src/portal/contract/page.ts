import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

/** Spec: Site page (list item). */
export const SitePage = z.looseObject({
  slug: z.string(),
  /** Below the site's address, with a leading slash. */
  path: z.string(),
  title: z.string(),
  type: z.string(),
  /** How many text keys the page has. */
  textKeyCount: z.int(),
  lastUpdated: Timestamp,
});
export type SitePage = z.infer<typeof SitePage>;

/** Spec: Sites. */
export const SitePageList = z.looseObject({ pages: z.array(SitePage), total: z.int() });
export type SitePageList = z.infer<typeof SitePageList>;
