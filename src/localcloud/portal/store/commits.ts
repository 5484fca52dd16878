import * as z from 'zod/mini';
import { textColumn } from './columns.ts';
import type { Database } from './database.ts';

const Sha = z.object({ sha: textColumn });

/** Minimum length of an abbreviated hash. */
const shortest = 7;

/** Records that a commit contains other commits, as ancestors or by a squash merge. */
export function linkCommits(
  database: Database,
  siteId: string,
  commitSha: string,
  ancestors: readonly string[],
): void {
  for (const holds of ancestors)
    if (holds !== commitSha)
      database.insert('commit_links', { siteId, commitSha, holds }, 'IGNORE');
}

/** Returns the commit and its direct and indirect ancestors. */
export function listAncestors(database: Database, siteId: string, commit: string) {
  const rows = database.all(
    Sha,
    `WITH RECURSIVE held (sha) AS (
        VALUES (?) UNION SELECT holds FROM commit_links JOIN held ON commit_sha = held.sha
        WHERE site_id = ?
      ) SELECT sha FROM held`,
    fullHash(database, siteId, commit),
    siteId,
  );
  return new Set(rows.map((row) => row.sha));
}

export function holdsCommit(database: Database, siteId: string, commit: string, candidate: string) {
  return listAncestors(database, siteId, commit).has(fullHash(database, siteId, candidate));
}

const columns = [
  'commit_links.commit_sha',
  'commit_links.holds',
  'releases.commit_sha',
  'overrides.commit_sha',
  'requests.head_sha',
  'requests.merge_sha',
];
const hashes = columns.map((name) => {
  const [table, column] = name.split('.');
  const isKnown = `site_id = ?1 AND substr(${column}, 1, length(?2)) = ?2`;
  return `SELECT ${column} AS sha FROM ${table} WHERE ${isKnown}`;
});

/**
 * Completes an abbreviated hash if exactly one known commit matches. Otherwise, returns it
 * unchanged.
 */
function fullHash(database: Database, siteId: string, hash: string): string {
  const text = hash.toLowerCase();
  if (text.length === 40 || text.length === 64 || text.length < shortest) return text;
  const known = database.all(Sha, hashes.join(' UNION '), siteId, text);
  const [full, ...rest] = known.filter((item) => item.sha.length > text.length);
  if (full && rest.length === 0) return full.sha;
  return text;
}
