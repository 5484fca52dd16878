import * as z from 'zod/mini';
import type { SiteVersion } from '../../../portal/contract/version.ts';
import type { StoredDeployment } from '../types.ts';
import type { Database } from './database.ts';

const VersionRow = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('production'),
    version: z.string(),
    deployed_at: z.string(),
    commit_sha: z.string(),
    release_notes: z.string(),
  }),
  z.object({
    status: z.literal('development'),
    version: z.string(),
    branch: z.string(),
    changes: z.number(),
    created_at: z.string(),
  }),
]);

/** The versions of a site, the newest first. */
export function versionsOf(database: Database, siteId: string): SiteVersion[] {
  return database
    .all(VersionRow, 'SELECT * FROM versions WHERE site_id = ?', siteId)
    .sort((a, b) => newestFirst.compare(b.version, a.version))
    .map((row) =>
      row.status === 'production'
        ? {
            version: row.version,
            status: row.status,
            deployedAt: row.deployed_at,
            commitSha: row.commit_sha,
            releaseNotes: row.release_notes,
          }
        : {
            version: row.version,
            status: row.status,
            branch: row.branch,
            changes: row.changes,
            createdAt: row.created_at,
          },
    );
}

const newestFirst = new Intl.Collator('en', { numeric: true });

/** Enters a successful deployment to Production: the version in development becomes the one in production. */
export function recordProduction(database: Database, deployment: StoredDeployment, releaseNotes: string): void {
  const { siteId, version, commitSha, timestamp } = deployment;
  database.run("DELETE FROM versions WHERE site_id = ? AND version = ? AND status = 'development'", siteId, version);
  database.run(
    `INSERT INTO versions (site_id, version, status, deployed_at, commit_sha, release_notes, created_at)
      VALUES (?, ?, 'production', ?, ?, ?, ?)
      ON CONFLICT (site_id, version, status) DO UPDATE SET
        deployed_at = excluded.deployed_at, commit_sha = excluded.commit_sha,
        release_notes = iif(excluded.release_notes = '', release_notes, excluded.release_notes)`,
    ...[siteId, version, timestamp, commitSha, releaseNotes, timestamp],
  );
  database.run(
    `UPDATE sites SET current_version = ?, last_deployed = max(coalesce(last_deployed, ''), ?), updated_at = ?,
      dev_version = iif(dev_version = ?, NULL, dev_version), status = iif(status = 'pending', 'active', status) WHERE id = ?`,
    ...[version, timestamp, deployment.receivedAt, version, siteId],
  );
}

/** Enters a successful deployment to Preview: its version is the one in development. */
export function recordPreview(database: Database, deployment: StoredDeployment): void {
  const { siteId, version, commitSha, timestamp, report } = deployment;
  recordChanges(database, siteId, version, commitSha, 1, timestamp);
  database.run(
    `UPDATE sites SET dev_version = ?, dev_url = coalesce(?, dev_url), last_deployed = max(coalesce(last_deployed, ''), ?), updated_at = ? WHERE id = ?`,
    ...[version, report.url ?? null, timestamp, deployment.receivedAt, siteId],
  );
}

/** Counts changes of a version in development. A commit that is the version's last one already is not counted again. */
export function recordChanges(
  database: Database,
  siteId: string,
  version: string,
  commitSha: string,
  changes: number,
  now: string,
): void {
  database.run(
    `INSERT INTO versions (site_id, version, status, commit_sha, branch, changes, created_at)
      VALUES (?, ?, 'development', ?, ?, ?, ?)
      ON CONFLICT (site_id, version, status) DO UPDATE SET
        changes = changes + iif(commit_sha IS excluded.commit_sha, 0, excluded.changes), commit_sha = excluded.commit_sha`,
    ...[siteId, version, commitSha, `release/${version}`, changes, now],
  );
}
