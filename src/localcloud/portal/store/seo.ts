import * as z from 'zod/mini';
import { PageSeo } from '../../../contracts/portal/seo.ts';
import { type Database, jsonColumn } from './database.ts';

const {
  pageSlug: _slug,
  updatedAt: _at,
  derived: _derived,
  title,
  description,
  ...fields
} = PageSeo.shape;

/** Title and description are absent if derived from the page and the site's defaults. */
const StoredSeo = z.looseObject({
  ...fields,
  title: z.optional(title),
  description: z.optional(description),
});
export type StoredSeo = z.infer<typeof StoredSeo>;

const SeoRow = z.object({
  pageSlug: z.string(),
  body: jsonColumn(StoredSeo),
  updatedAt: z.string(),
});
export type SeoRow = z.infer<typeof SeoRow>;

export function findSeo(database: Database, siteId: string, pageSlug: string): SeoRow | undefined {
  return database.find(SeoRow, 'seo', { siteId, pageSlug });
}

export function seoOfSite(database: Database, siteId: string): SeoRow[] {
  return database.list(SeoRow, 'seo', { siteId }, 'ORDER BY page_slug');
}

export function putSeo(
  database: Database,
  siteId: string,
  pageSlug: string,
  body: StoredSeo,
  updatedAt: string,
): void {
  database.put('seo', { siteId, pageSlug }, { body, updatedAt });
}
