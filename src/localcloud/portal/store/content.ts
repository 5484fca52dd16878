import * as z from 'zod/mini';
import { type Database, jsonColumn } from './database.ts';

const PageRow = z.object({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  type: z.string(),
  last_updated: z.string(),
  text_keys: z.number(),
});
export type PageRow = z.infer<typeof PageRow>;

const pageColumns = `slug, path, title, type, last_updated,
  (SELECT count(*) FROM text_keys WHERE text_keys.site_id = pages.site_id AND page_slug = slug)
  AS text_keys`;

export function listPages(database: Database, siteId: string): PageRow[] {
  return database.all(
    PageRow,
    `SELECT ${pageColumns} FROM pages WHERE site_id = ? ORDER BY path`,
    siteId,
  );
}

export function findPage(database: Database, siteId: string, slug: string): PageRow | undefined {
  return database.get(
    PageRow,
    `SELECT ${pageColumns} FROM pages WHERE site_id = ? AND slug = ?`,
    siteId,
    slug,
  );
}

export function touchPage(database: Database, siteId: string, slug: string, now: string): void {
  database.run(
    'UPDATE pages SET last_updated = ? WHERE site_id = ? AND slug = ?',
    now,
    siteId,
    slug,
  );
}

export function insertPage(database: Database, siteId: string, page: NewPage): void {
  database.run(
    'INSERT OR IGNORE INTO pages (site_id, slug, path, title, type, last_updated) VALUES (?, ' +
      '?, ?, ?, ?, ?)',
    ...[siteId, page.slug, page.path, page.title, page.type, page.last_updated],
  );
}

export type NewPage = Omit<PageRow, 'text_keys'>;

export function putPage(database: Database, siteId: string, page: NewPage): void {
  database.run(
    `INSERT INTO pages (site_id, slug, path, title, type, last_updated) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (site_id, slug) DO UPDATE SET path = excluded.path, title = excluded.title,
      type = excluded.type,
        last_updated = excluded.last_updated`,
    ...[siteId, page.slug, page.path, page.title, page.type, page.last_updated],
  );
}

export function removePage(database: Database, siteId: string, slug: string): void {
  database.run('DELETE FROM pages WHERE site_id = ? AND slug = ?', siteId, slug);
}

const PostRow = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: jsonColumn(z.array(z.string())),
  body: z.string(),
  published_at: z.string(),
  updated_at: z.string(),
});
export type PostRow = z.infer<typeof PostRow>;

/** Newest first. */
export function listPosts(database: Database, siteId: string): PostRow[] {
  return database.all(
    PostRow,
    'SELECT * FROM posts WHERE site_id = ? ORDER BY published_at DESC, slug',
    siteId,
  );
}

export function insertPost(database: Database, siteId: string, post: PostRow): void {
  database.run(
    `INSERT OR IGNORE INTO posts (site_id, slug, title, excerpt, author, tags, body, published_at,
      updated_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[siteId, post.slug, post.title, post.excerpt, post.author, JSON.stringify(post.tags)],
    ...[post.body, post.published_at, post.updated_at],
  );
}
