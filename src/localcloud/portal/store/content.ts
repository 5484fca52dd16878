import * as z from 'zod/mini';
import { SitePage, type SitePageListQuery } from '../../../contracts/portal/page.ts';
import { PageSeo } from '../../../contracts/portal/seo.ts';
import { BlogPost } from '../../../contracts/portal/site.ts';
import { compact } from '../../../shared/compact.ts';
import { booleanColumn, jsonColumn, numberColumn, textColumn } from './columns.ts';
import { type Database, type ListPart, toLimit } from './database.ts';
import { SearchedRow } from './search.ts';
import { shownTexts } from './text-keys.ts';

const { textKeyCount: _count, ...pageShape } = SitePage.shape;
const PageRow = z.object(pageShape);
export type PageRow = z.infer<typeof PageRow>;
const TextCount = z.object({ pageSlug: textColumn, count: numberColumn });

/**
 * Returns pages in the order of their paths.
 * @param slugs slugs of the pages. Default: all pages of the site
 */
export function listPages(
  database: Database,
  siteId: string,
  slugs?: readonly string[],
): readonly PageRow[] {
  const isNamed = slugs ? 'AND slug IN (SELECT value FROM json_each(?))' : '';
  const sql = `SELECT * FROM pages WHERE site_id = ? ${isNamed} ORDER BY ${slugs ? '+' : ''}path`;
  return database.all(PageRow, sql, ...compact([siteId, slugs && JSON.stringify(slugs)]));
}

type PageFilter = z.infer<typeof SitePageListQuery>;

/** Finds pages and counts their texts. */
export function findPages(database: Database, siteId: string, query: PageFilter) {
  const { type, near } = query;
  const { searchTexts } = database;
  const found = searchTexts.find('pages', { siteId, kind: type, ...query }, (keys) =>
    database.all(
      SearchedRow,
      `SELECT slug AS key, type AS kind,
        concat_ws(char(10), slug, path, title, body ->> 'title',
          coalesce(body ->> 'description', head ->> 'description')) AS text
        FROM pages LEFT JOIN seo ON seo.site_id = pages.site_id AND seo.page_slug = slug
        LEFT JOIN built_heads
          ON built_heads.site_id = pages.site_id AND built_heads.page_slug = slug
        WHERE pages.site_id = ?
        ${keys ? 'AND slug IN (SELECT value FROM json_each(?))' : 'ORDER BY path'}`,
      ...compact([siteId, keys && JSON.stringify(keys)]),
    ),
  );
  const part = near === undefined ? query : findNeighbours(database, siteId, near);
  const order = 'ORDER BY path LIMIT ? OFFSET ?';
  const rows = found
    ? listPages(database, siteId, found.keys)
    : database.list(PageRow, 'pages', { siteId, type }, order, ...toLimit(part));
  const isPart = found !== undefined || part.limit !== undefined;
  const counts = countTexts(database, siteId, isPart ? rows.map(({ slug }) => slug) : undefined);
  const pages = rows.map((row) => ({ ...row, textKeyCount: counts.get(row.slug) ?? 0 }));
  if (found) return { pages, total: found.total };
  const total = searchTexts.total('pages', { siteId, kind: type }, () =>
    database.count('pages', { siteId, type }),
  );
  return { pages, total };
}

const Place = z.object({ place: numberColumn });

function findNeighbours(database: Database, siteId: string, slug: string): ListPart {
  const before = 'SELECT count(*) FROM pages WHERE site_id = page.site_id AND path < page.path';
  const sql = `SELECT (${before}) AS place FROM pages AS page WHERE site_id = ? AND slug = ?`;
  const { place } = database.get(Place, sql, siteId, slug) ?? {};
  if (!place) return { limit: place === undefined ? 0 : 2 };
  return { offset: place - 1, limit: 3 };
}

/**
 * Counts texts by page.
 * @param slugs slugs of the pages. Default: all pages of the site
 */
function countTexts(database: Database, siteId: string, slugs?: readonly string[]) {
  const isNamed = slugs ? 'AND page_slug IN (SELECT value FROM json_each(?))' : '';
  const counts = new Map<string, number>();
  for (const table of ['text_keys', 'shared_texts']) {
    const sql = `SELECT page_slug, count(*) AS count FROM ${table}
      WHERE site_id = ? ${isNamed} GROUP BY page_slug`;
    const values = compact([siteId, slugs && JSON.stringify(slugs)]);
    for (const { pageSlug, count } of database.all(TextCount, sql, ...values))
      counts.set(pageSlug, (counts.get(pageSlug) ?? 0) + count);
  }
  return counts;
}

export function findPage(database: Database, siteId: string, slug: string): PageRow | undefined {
  return database.find(PageRow, 'pages', { siteId, slug });
}

export function touchPage(database: Database, siteId: string, slug: string, now: string): void {
  database.update('pages', { lastUpdated: now }, { siteId, slug });
}

/** Updates the modification time of all pages that show a text. */
export function touchPagesWith(database: Database, siteId: string, key: string, now: string): void {
  database.run(
    `UPDATE pages SET last_updated = ?3 WHERE site_id = ?1
      AND slug IN (SELECT page_slug FROM ${shownTexts} WHERE site_id = ?1 AND key = ?2)`,
    siteId,
    key,
    now,
  );
}

export function insertPage(database: Database, siteId: string, page: PageRow): void {
  database.insert('pages', { siteId, ...page }, 'IGNORE');
}

const PostRow = z.object({ ...BlogPost.shape, tags: jsonColumn(BlogPost.shape.tags) });
export type PostRow = z.infer<typeof PostRow>;

export function listPosts(database: Database, siteId: string): readonly PostRow[] {
  return database.list(PostRow, 'posts', { siteId }, 'ORDER BY published_at DESC, slug');
}

export function findPost(database: Database, siteId: string, slug: string): PostRow | undefined {
  return database.find(PostRow, 'posts', { siteId, slug });
}

export function putPost(database: Database, siteId: string, post: PostRow): void {
  const { slug, ...values } = post;
  database.put('posts', { siteId, slug }, values);
}

const {
  pageSlug: _slug,
  updatedAt: _at,
  derived: _derived,
  title,
  description,
  ...fields
} = PageSeo.shape;

/** Stored metadata. Title and description are absent if they are derived. */
const StoredSeo = z.looseObject({
  ...fields,
  title: z.optional(title),
  description: z.optional(description),
});
export type StoredSeo = z.infer<typeof StoredSeo>;

const SeoRow = z.object({
  pageSlug: textColumn,
  body: jsonColumn(StoredSeo),
  updatedAt: textColumn,
});
export type SeoRow = z.infer<typeof SeoRow>;

export function findSeo(database: Database, siteId: string, pageSlug: string): SeoRow | undefined {
  return database.find(SeoRow, 'seo', { siteId, pageSlug });
}

/** Returns the metadata of a site's pages, by slug. */
export function listSeo(database: Database, siteId: string): Map<string, StoredSeo> {
  const rows = database.list(SeoRow, 'seo', { siteId });
  return new Map(rows.map(({ pageSlug, body }) => [pageSlug, body]));
}

const MetadataRow = z.object({
  slug: textColumn,
  path: textColumn,
  lastUpdated: textColumn,
  title: textColumn,
  description: textColumn,
  isHidden: booleanColumn,
});

/**
 * Lists some fields of the pages' metadata, in the order of the pages.
 * @param ofAll whether to include pages without metadata
 * @param description default for pages that have no description
 */
export function listMetadata(database: Database, siteId: string, ofAll = true, description = '') {
  // If only pages with metadata are listed, start with the metadata, which few pages have. SQLite
  // doesn't reorder a CROSS JOIN.
  const [first, join] = ofAll ? ['pages', 'LEFT JOIN seo'] : ['seo', 'CROSS JOIN pages'];
  return database.all(
    MetadataRow,
    `SELECT slug, path, last_updated, coalesce(nullif(body ->> 'title', ''), title) AS title,
      coalesce(body ->> 'description', ?) AS description, body ->> 'noIndex' IS 1 AS is_hidden
      FROM ${first} ${join} ON seo.site_id = pages.site_id AND page_slug = slug
      WHERE ${first}.site_id = ? ORDER BY ${ofAll ? '' : '+'}path`,
    description,
    siteId,
  );
}

export function putSeo(database: Database, siteId: string, seo: SeoRow): void {
  database.put('seo', { siteId, pageSlug: seo.pageSlug }, seo);
}

export type Activity =
  | 'text-override'
  | 'seo-update'
  | 'blog-post'
  | 'request-created'
  | 'request-completed'
  | 'deployment'
  | 'preview-exchange';

export function recordActivity(database: Database, siteId: string, kind: Activity, at: string) {
  database.insert('activity', { siteId, kind, at });
}

export interface Views {
  readonly siteId: string;
  readonly path: string;
  readonly visitor: string;
  readonly count: number;
}

const ViewTotal = z.object({ total: numberColumn, unique: numberColumn });
const PathViews = z.object({ path: textColumn, views: numberColumn });
const KindCount = z.object({ kind: textColumn, count: numberColumn });

export function viewsBetween(database: Database, siteId: string, from: string, until: string) {
  const during = 'FROM views WHERE site_id = ? AND at >= ? AND at < ?';
  const range = [siteId, from, until];
  const total = database.get(
    ViewTotal,
    `SELECT coalesce(sum(count), 0) AS total, count(DISTINCT visitor) AS "unique" ${during}`,
    ...range,
  );
  const byPage = database.all(
    PathViews,
    `SELECT path, sum(count) AS views ${during} GROUP BY path ORDER BY views DESC, path`,
    ...range,
  );
  return { total: 0, unique: 0, ...total, byPage: [...byPage] };
}

export function activityBetween(database: Database, siteId: string, from: string, until: string) {
  const rows = database.all(
    KindCount,
    `SELECT kind, count(*) AS count FROM activity WHERE site_id = ? AND at >= ? AND at < ?
      GROUP BY kind`,
    siteId,
    from,
    until,
  );
  return (kind: Activity) => rows.find((row) => row.kind === kind)?.count ?? 0;
}
