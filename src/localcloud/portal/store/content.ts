import * as z from 'zod/mini';
import { SitePage } from '../../../contracts/portal/page.ts';
import { PageSeo } from '../../../contracts/portal/seo.ts';
import { BlogPost } from '../../../contracts/portal/site.ts';
import { compact } from '../../../shared/compact.ts';
import { type Database, jsonColumn, type ListPart, toLimit } from './database.ts';
import { SearchedRow } from './search.ts';

const { textKeyCount: _count, ...pageShape } = SitePage.shape;
const PageRow = z.object(pageShape);
export type PageRow = z.infer<typeof PageRow>;
const CountedPageRow = z.object(SitePage.shape);

export function listPages(database: Database, siteId: string): PageRow[] {
  return database.list(PageRow, 'pages', { siteId }, 'ORDER BY path');
}

/** Only the pages of the answer are read, and only their texts are counted. */
export function findPages(
  database: Database,
  siteId: string,
  query: ListPart & { readonly type?: string | undefined; readonly search?: string | undefined },
) {
  const { type } = query;
  const { searchTexts } = database;
  const found = searchTexts.find('pages', { siteId, kind: type, ...query }, () =>
    database.all(
      SearchedRow,
      `SELECT slug AS key, concat_ws(char(10), slug, path, title) AS text, type AS kind
        FROM pages WHERE site_id = ? ORDER BY path`,
      siteId,
    ),
  );
  const conditions = compact([
    'site_id = ?',
    !found && type !== undefined && 'type = ?',
    found && 'slug IN (SELECT value FROM json_each(?))',
  ]);
  const matching = `FROM pages WHERE ${conditions.join(' AND ')}`;
  const values = compact([siteId, found ? JSON.stringify(found.keys) : type]);
  const count = `(SELECT count(*) FROM text_keys WHERE text_keys.site_id = part.site_id
    AND page_slug = slug) AS text_key_count`;
  const pages = database.all(
    CountedPageRow,
    `SELECT *, ${count} FROM (SELECT * ${matching}
      ORDER BY ${found ? '+' : ''}path LIMIT ? OFFSET ?) AS part`,
    ...[...values, ...toLimit(found ? {} : query)],
  );
  if (found) return { pages, total: found.total };
  const total = searchTexts.total('pages', { siteId, kind: type }, () =>
    database.count('pages', { siteId, type }),
  );
  return { pages, total };
}

export function findPage(database: Database, siteId: string, slug: string): PageRow | undefined {
  return database.find(PageRow, 'pages', { siteId, slug });
}

export function touchPage(database: Database, siteId: string, slug: string, now: string): void {
  database.update('pages', { lastUpdated: now }, { siteId, slug });
}

export function insertPage(database: Database, siteId: string, page: PageRow): void {
  database.insert('pages', { siteId, ...page }, 'IGNORE');
}

const PostRow = z.object({ ...BlogPost.shape, tags: jsonColumn(BlogPost.shape.tags) });
export type PostRow = z.infer<typeof PostRow>;

export function listPosts(database: Database, siteId: string): PostRow[] {
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

const ViewTotal = z.object({ total: z.number(), unique: z.number() });
const PathViews = z.object({ path: z.string(), views: z.number() });
const KindCount = z.object({ kind: z.string(), count: z.number() });

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
  return { total: 0, unique: 0, ...total, byPage };
}

export function activityBetween(database: Database, siteId: string, from: string, until: string) {
  const rows = database.all(
    KindCount,
    `SELECT kind, count(*) AS count FROM activity WHERE site_id = ? AND at >= ? AND at < ?
      GROUP BY kind`,
    ...[siteId, from, until],
  );
  return (kind: Activity) => rows.find((row) => row.kind === kind)?.count ?? 0;
}
