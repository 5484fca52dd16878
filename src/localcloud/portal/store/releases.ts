import * as z from 'zod/mini';
import {
  DeploymentStatus,
  type Environment,
} from '../../../contracts/portal/deployment-complete.ts';
import { type Database, jsonColumn, optionalColumn } from './database.ts';
import type { StoredDeployment } from './deployments.ts';

const Run = z.object({ id: z.string(), attempt: z.number() });
type Run = z.infer<typeof Run>;

const ReleaseRow = z.object({
  version: optionalColumn(z.string()),
  commit_sha: optionalColumn(z.string()),
  /** Time of the live deployment. */
  deployed_at: optionalColumn(z.string()),
  deployed_run: optionalColumn(jsonColumn(Run)),
  /** Status of the last deployment. */
  status: DeploymentStatus,
  timestamp: z.string(),
  run: jsonColumn(Run),
  /** Set by hand by this person, not reported. */
  corrected_by: optionalColumn(z.string()),
  /** Metadata of the pages, since this deployment. */
  pages_changed_at: optionalColumn(z.string()),
});

export type Release = z.infer<typeof ReleaseRow>;

export function findRelease(
  database: Database,
  siteId: string,
  environment: Environment,
): Release | undefined {
  return database.find(ReleaseRow, 'releases', { siteId, environment });
}

/** A later failure doesn't count: the success before it is still live. */
export function recordRelease(database: Database, deployment: StoredDeployment): boolean {
  const { siteId, environment, version, commitSha, status, timestamp, report } = deployment;
  const before = findRelease(database, siteId, environment);
  const run = { id: report.run.id, attempt: report.run.attempt };
  const key = { siteId, environment };
  if (!isOlder(deployment, before?.timestamp, before?.run))
    database.put('releases', key, { status, timestamp, run });
  if (status !== 'succeeded' || isOlder(deployment, before?.deployed_at, before?.deployed_run))
    return false;
  const applied = { version, commitSha, deployedAt: timestamp, deployedRun: run };
  const state = { ...applied, correctedBy: null, pagesChangedAt: null };
  database.update('releases', state, key);
  return true;
}

/** No environment shows what its next deployment takes. */
export function recordPagesChange(database: Database, siteId: string, at: string): void {
  database.update('releases', { pagesChangedAt: at }, { siteId });
}

/** Overrides all reports; later deployments are compared with it. */
export function correctRelease(
  database: Database,
  siteId: string,
  environment: Environment,
  correction: Correction,
): void {
  const run = { id: '0', attempt: 0 };
  const last = { status: 'succeeded', timestamp: correction.deployedAt, run, deployedRun: run };
  database.put('releases', { siteId, environment }, { ...correction, ...last });
}

export interface Correction {
  readonly version: string;
  readonly commitSha: string;
  readonly deployedAt: string;
  readonly correctedBy: string;
}

/** Compares by completion time, then by run. */
function isOlder(
  deployment: StoredDeployment,
  otherTimestamp: string | undefined,
  otherRun: Run | undefined,
): boolean {
  if (!otherTimestamp || !otherRun) return false;
  const difference = Date.parse(deployment.timestamp) - Date.parse(otherTimestamp);
  if (difference !== 0) return difference < 0;
  const run = numericOrder.compare(deployment.report.run.id, otherRun.id);
  if (run === 0) return deployment.report.run.attempt < otherRun.attempt;
  return run < 0;
}

const numericOrder = new Intl.Collator('en', { numeric: true });
