import * as z from 'zod/mini';
import type { Database } from './database.ts';

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

/** `from` <= time < `until`. */
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
