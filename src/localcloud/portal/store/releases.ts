import * as z from 'zod/mini';
import { DeploymentStatus, type Environment } from '../../../portal/contract/deployment-complete.ts';
import type { StoredDeployment } from '../types.ts';
import type { Database } from './database.ts';

const ReleaseRow = z.object({
  version: z.nullable(z.string()),
  commit_sha: z.nullable(z.string()),
  deployed_at: z.nullable(z.string()),
  status: DeploymentStatus,
  timestamp: z.string(),
  run_id: z.string(),
  run_attempt: z.number(),
});

/** What an environment of a site is known to run, and how the last deployment to it ended. */
export type Release = z.infer<typeof ReleaseRow>;

export function releaseOf(database: Database, siteId: string, environment: Environment): Release | undefined {
  return database.one(ReleaseRow, 'SELECT * FROM releases WHERE site_id = ? AND environment = ?', siteId, environment);
}

/** Whether the state of the environment comes from a later deployment: by its time of ending, then by its run. */
export function isOutdated(deployment: StoredDeployment, release: Release | undefined): boolean {
  if (release === undefined) return false;
  const ended = Date.parse(deployment.timestamp) - Date.parse(release.timestamp);
  if (ended !== 0) return ended < 0;
  const run = byNumber.compare(deployment.report.run.id, release.run_id);
  return run === 0 ? deployment.report.run.attempt < release.run_attempt : run < 0;
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Makes the deployment the state of its environment. Only a success moves version, commit and time of deployment. */
export function recordRelease(database: Database, deployment: StoredDeployment): void {
  const { siteId, environment, version, commitSha, status, timestamp, report } = deployment;
  const moved = status === 'succeeded';
  database.run(
    `INSERT INTO releases (site_id, environment, version, commit_sha, deployed_at, status, timestamp, run_id, run_attempt)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (site_id, environment) DO UPDATE SET
        version = coalesce(excluded.version, version),
        commit_sha = coalesce(excluded.commit_sha, commit_sha),
        deployed_at = coalesce(excluded.deployed_at, deployed_at),
        status = excluded.status, timestamp = excluded.timestamp,
        run_id = excluded.run_id, run_attempt = excluded.run_attempt`,
    ...[siteId, environment, moved ? version : null, moved ? commitSha : null, moved ? timestamp : null],
    ...[status, timestamp, report.run.id, report.run.attempt],
  );
}
