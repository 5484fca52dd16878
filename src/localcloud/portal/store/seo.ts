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
  page_slug: z.string(),
  body: jsonColumn(StoredSeo),
  updated_at: z.string(),
});
export type SeoRow = z.infer<typeof SeoRow>;

export function findSeo(database: Database, siteId: string, pageSlug: string): SeoRow | undefined {
  return database.get(
    SeoRow,
    'SELECT * FROM seo WHERE site_id = ? AND page_slug = ?',
    siteId,
    pageSlug,
  );
}

export function seoOfSite(database: Database, siteId: string): SeoRow[] {
  return database.all(SeoRow, 'SELECT * FROM seo WHERE site_id = ? ORDER BY page_slug', siteId);
}

export function putSeo(
  database: Database,
  siteId: string,
  pageSlug: string,
  body: StoredSeo,
  now: string,
): void {
  database.run(
    `INSERT INTO seo (site_id, page_slug, body, updated_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (site_id, page_slug) DO UPDATE SET body = excluded.body,
      updated_at = excluded.updated_at`,
    ...[siteId, pageSlug, JSON.stringify(body), now],
  );
}
