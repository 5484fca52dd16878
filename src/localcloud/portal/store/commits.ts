import * as z from 'zod/mini';
import type { Database } from './database.ts';

const Sha = z.object({ sha: z.string() });

/** Of an abbreviated hash. */
const shortest = 7;

/** As ancestors, or because their change was merged with it. */
export function linkCommits(
  database: Database,
  siteId: string,
  commit: string,
  ancestors: readonly string[],
): void {
  for (const ancestor of ancestors) {
    if (ancestor === commit) continue;
    const sql = 'INSERT OR IGNORE INTO commit_links (site_id, commit_sha, holds) VALUES (?, ?, ?)';
    database.run(sql, siteId, commit, ancestor);
  }
}

/** Includes the commit itself; direct or indirect. */
export function listAncestors(
  database: Database,
  siteId: string,
  commit: string,
): ReadonlySet<string> {
  const rows = database.all(
    Sha,
    `WITH RECURSIVE held (sha) AS (
        VALUES (?) UNION SELECT holds FROM commit_links JOIN held ON commit_sha = held.sha
        WHERE site_id = ?
      ) SELECT sha FROM held`,
    ...[fullHash(database, siteId, commit), siteId],
  );
  return new Set(rows.map((row) => row.sha));
}

export function holdsCommit(
  database: Database,
  siteId: string,
  commit: string,
  candidate: string,
): boolean {
  return listAncestors(database, siteId, commit).has(fullHash(database, siteId, candidate));
}

/** If exactly one known commit matches; otherwise unchanged. */
function fullHash(database: Database, siteId: string, hash: string): string {
  const text = hash.toLowerCase();
  if (text.length === 40 || text.length === 64 || text.length < shortest) return text;
  const known = database.all(
    Sha,
    `SELECT commit_sha AS sha FROM commit_links WHERE site_id = ?1
      AND substr(commit_sha, 1, length(?2)) = ?2
      UNION SELECT holds FROM commit_links WHERE site_id = ?1 AND substr(holds, 1, length(?2)) = ?2
      UNION SELECT commit_sha FROM releases WHERE site_id = ?1
      AND substr(commit_sha, 1, length(?2)) = ?2
      UNION SELECT commit_sha FROM overrides WHERE site_id = ?1
      AND substr(commit_sha, 1, length(?2)) = ?2
      UNION SELECT head_sha FROM requests WHERE site_id = ?1 AND substr(head_sha, 1,
      length(?2)) = ?2
      UNION SELECT merge_sha FROM requests WHERE site_id = ?1
      AND substr(merge_sha, 1, length(?2)) = ?2`,
    ...[siteId, text],
  );
  const full = known.filter((item) => item.sha.length > text.length);
  if (full.length === 1) return full[0]?.sha ?? text;
  return text;
}
