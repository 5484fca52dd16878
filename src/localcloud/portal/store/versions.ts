import * as z from 'zod/mini';
import type { SiteVersion } from '../../../contracts/portal/version.ts';
import type { Database } from './database.ts';

const VersionRow = z.discriminatedUnion('status', [
  z.object({
    version: z.string(),
    status: z.literal('production'),
    deployedAt: z.string(),
    commitSha: z.string(),
    releaseNotes: z.string(),
  }),
  z.object({
    version: z.string(),
    status: z.literal('development'),
    branch: z.string(),
    changes: z.number(),
    createdAt: z.string(),
  }),
]);

/** Newest first. */
export function listVersions(database: Database, siteId: string): SiteVersion[] {
  return database
    .list(VersionRow, 'versions', { siteId })
    .sort((a, b) => newestFirst.compare(b.version, a.version));
}

const newestFirst = new Intl.Collator('en', { numeric: true });

/** A version in development becomes a production version. */
export function recordProduction(
  database: Database,
  release: RunningVersion,
  releaseNotes: string,
): void {
  const { siteId, version, commitSha, deployedAt, at } = release;
  removeVersion(database, siteId, version, 'development');
  database.run(
    `INSERT INTO versions (site_id, version, status, deployed_at, commit_sha, release_notes,
      created_at, moved_at)
      VALUES (?, ?, 'production', ?, ?, ?, ?, ?)
      ON CONFLICT (site_id, version, status) DO UPDATE SET
        deployed_at = excluded.deployed_at, commit_sha = excluded.commit_sha,
        moved_at = excluded.moved_at,
        release_notes = iif(excluded.release_notes = '', release_notes, excluded.release_notes)`,
    ...[siteId, version, deployedAt, commitSha, releaseNotes, deployedAt, at],
  );
  database.run(
    `UPDATE sites SET current_version = ?, last_deployed = max(coalesce(last_deployed, ''), ?),
      updated_at = ?, status = iif(status = 'pending', 'active', status) WHERE id = ?`,
    ...[version, deployedAt, at, siteId],
  );
}

/** Unless it is already in production. */
export function recordPreview(database: Database, release: RunningVersion): void {
  const { siteId, version, commitSha, deployedAt, at } = release;
  recordChanges(database, siteId, version, commitSha, 1, at);
  database.run(
    `UPDATE sites SET last_deployed = max(coalesce(last_deployed, ''), ?), updated_at = ?
      WHERE id = ?`,
    ...[deployedAt, at, siteId],
  );
}

export interface RunningVersion {
  readonly siteId: string;
  readonly version: string;
  readonly commitSha: string;
  readonly deployedAt: string;
  readonly at: string;
}

/** The version's last commit isn't counted twice. */
export function recordChanges(
  database: Database,
  siteId: string,
  version: string,
  commitSha: string,
  changes: number,
  now: string,
): void {
  if (database.count('versions', { siteId, version, status: 'production' }) > 0) return;
  database.run(
    `INSERT INTO versions (site_id, version, status, commit_sha, branch, changes, created_at,
      moved_at)
      VALUES (?, ?, 'development', ?, ?, ?, ?, ?)
      ON CONFLICT (site_id, version, status) DO UPDATE SET
        changes = changes + iif(commit_sha IS excluded.commit_sha, 0, excluded.changes),
        commit_sha = excluded.commit_sha, moved_at = excluded.moved_at`,
    ...[siteId, version, commitSha, `release/${version}`, changes, now, now],
  );
}

export function removeVersion(
  database: Database,
  siteId: string,
  version: string,
  status: SiteVersion['status'],
): void {
  database.remove('versions', { siteId, version, status });
}
