import * as z from 'zod/mini';
import type { Database } from './database.ts';

/** Except page views. Spec: Site statistics. */
export type Activity =
  | 'text-override'
  | 'seo-update'
  | 'blog-post'
  | 'request-created'
  | 'request-completed'
  | 'deployment';

export function recordActivity(
  database: Database,
  siteId: string,
  kind: Activity,
  at: string,
): void {
  database.run('INSERT INTO activity (site_id, kind, at) VALUES (?, ?, ?)', siteId, kind, at);
}

export function recordViews(
  database: Database,
  siteId: string,
  path: string,
  at: string,
  visitor: string,
  count = 1,
): void {
  database.run(
    'INSERT INTO views (site_id, path, at, visitor, count) VALUES (?, ?, ?, ?, ?)',
    siteId,
    path,
    at,
    visitor,
    count,
  );
}

const ViewTotal = z.object({ total: z.number(), visitors: z.number() });
const PathViews = z.object({ path: z.string(), views: z.number() });
const KindCount = z.object({ kind: z.string(), count: z.number() });

/** `from` <= time < `until`. */
export function viewsBetween(database: Database, siteId: string, from: string, until: string) {
  const during = 'FROM views WHERE site_id = ? AND at >= ? AND at < ?';
  const total = database.get(
    ViewTotal,
    `SELECT coalesce(sum(count), 0) AS total, count(DISTINCT visitor) AS visitors ${during}`,
    ...[siteId, from, until],
  );
  const pageViews = database.all(
    PathViews,
    `SELECT path, sum(count) AS views ${during} GROUP BY path ORDER BY views DESC, path`,
    ...[siteId, from, until],
  );
  return { total: total?.total ?? 0, unique: total?.visitors ?? 0, byPage: pageViews };
}

/** `from` <= time < `until`. */
export function activityBetween(
  database: Database,
  siteId: string,
  from: string,
  until: string,
): (kind: Activity) => number {
  const rows = database.all(
    KindCount,
    'SELECT kind, count(*) AS count FROM activity WHERE site_id = ? AND at >= ? AND at < ? ' +
      'GROUP BY kind',
    ...[siteId, from, until],
  );
  return (kind) => rows.find((row) => row.kind === kind)?.count ?? 0;
}
