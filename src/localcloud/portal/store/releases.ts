import * as z from 'zod/mini';
import {
  DeploymentStatus,
  type Environment,
} from '../../../contracts/portal/deployment-complete.ts';
import type { StoredDeployment } from '../types.ts';
import { type Database, jsonColumn } from './database.ts';

const Run = z.object({ id: z.string(), attempt: z.number() });
type Run = z.infer<typeof Run>;

const ReleaseRow = z.object({
  version: z.nullable(z.string()),
  commit_sha: z.nullable(z.string()),
  /** Of the live deployment. */
  deployed_at: z.nullable(z.string()),
  deployed_run: z.nullable(jsonColumn(Run)),
  /** Of the last deployment. */
  status: DeploymentStatus,
  timestamp: z.string(),
  run: jsonColumn(Run),
  /** Set by hand by this person, not reported. */
  corrected_by: z.nullable(z.string()),
});

/** The known state of a site's environment, and the status of its last deployment. */
export type Release = z.infer<typeof ReleaseRow>;

export function findRelease(
  database: Database,
  siteId: string,
  environment: Environment,
): Release | undefined {
  return database.get(
    ReleaseRow,
    'SELECT * FROM releases WHERE site_id = ? AND environment = ?',
    siteId,
    environment,
  );
}

/**
 * A success sets version, commit and time unless a later success already has. A later failure
 * doesn't prevent that: the success is still live.
 * @returns whether version, commit and deployment time changed
 */
export function recordRelease(database: Database, deployment: StoredDeployment): boolean {
  const { siteId, environment, version, commitSha, status, timestamp, report } = deployment;
  const release = findRelease(database, siteId, environment);
  const run = JSON.stringify({ id: report.run.id, attempt: report.run.attempt });
  const key = [siteId, environment];
  if (!release) {
    database.run(
      'INSERT INTO releases (site_id, environment, status, timestamp, run) VALUES (?, ?, ?, ?, ?)',
      ...[...key, status, timestamp, run],
    );
  } else if (!isOlder(deployment, release.timestamp, release.run)) {
    const sql =
      'UPDATE releases SET status = ?, timestamp = ?, run = ? WHERE site_id = ? AND ' +
      'environment = ?';
    database.run(sql, ...[status, timestamp, run, ...key]);
  }
  const { deployed_at, deployed_run } = release ?? { deployed_at: null, deployed_run: null };
  const isOutdated =
    deployed_at !== null && deployed_run !== null && isOlder(deployment, deployed_at, deployed_run);
  if (status !== 'succeeded' || isOutdated) return false;
  database.run(
    `UPDATE releases SET version = ?, commit_sha = ?, deployed_at = ?, deployed_run = ?,
      corrected_by = NULL
      WHERE site_id = ? AND environment = ?`,
    ...[version, commitSha, timestamp, run, ...key],
  );
  return true;
}

/** Overrides all reports; later deployments are compared with it. */
export function correctRelease(
  database: Database,
  siteId: string,
  environment: Environment,
  correction: Correction,
): void {
  const { version, commitSha, deployedAt, by: author } = correction;
  const run = JSON.stringify({ id: '0', attempt: 0 });
  database.run(
    `INSERT INTO releases
        (site_id, environment, version, commit_sha, deployed_at, deployed_run, status, timestamp,
        run, corrected_by)
      VALUES (?, ?, ?, ?, ?, ?, 'succeeded', ?, ?, ?)
      ON CONFLICT (site_id, environment) DO UPDATE SET version = excluded.version,
      commit_sha = excluded.commit_sha,
        deployed_at = excluded.deployed_at, deployed_run = excluded.deployed_run,
        status = excluded.status,
        timestamp = excluded.timestamp, run = excluded.run, corrected_by = excluded.corrected_by`,
    ...[siteId, environment, version, commitSha, deployedAt, run, deployedAt, run, author],
  );
}

export interface Correction {
  readonly version: string;
  readonly commitSha: string;
  readonly deployedAt: string;
  readonly by: string;
}

/** By completion time, then by run. */
function isOlder(
  storedDeployment: StoredDeployment,
  otherTimestamp: string,
  otherRun: Run,
): boolean {
  const difference = Date.parse(storedDeployment.timestamp) - Date.parse(otherTimestamp);
  if (difference !== 0) return difference < 0;
  const run = numericOrder.compare(storedDeployment.report.run.id, otherRun.id);
  if (run === 0) return storedDeployment.report.run.attempt < otherRun.attempt;
  return run < 0;
}

const numericOrder = new Intl.Collator('en', { numeric: true });
