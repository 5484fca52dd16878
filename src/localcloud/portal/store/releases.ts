import * as z from 'zod/mini';
import { DeploymentStatus, Environment, Provenance } from '../../../contracts/portal/deployment.ts';
import {
  DevelopmentVersion,
  ProductionVersion,
  type SiteVersion,
} from '../../../contracts/portal/site.ts';
import { booleanColumn, jsonColumn, optionalColumn, textColumn } from './columns.ts';
import type { Database, RowRange } from './database.ts';

const Run = z.object({ id: z.string(), attempt: z.number() });
type Run = z.infer<typeof Run>;

const ReleaseRow = z.object({
  version: optionalColumn(textColumn),
  commitSha: optionalColumn(textColumn),
  /** Time of the live deployment. */
  deployedAt: optionalColumn(textColumn),
  deployedRun: optionalColumn(jsonColumn(Run)),
  status: DeploymentStatus,
  timestamp: textColumn,
  run: jsonColumn(Run),
  /** Name of the person who set this state manually; `undefined` if a run reported it. */
  correctedBy: optionalColumn(textColumn),
  /** Time at which page metadata changed after this deployment. */
  pagesChangedAt: optionalColumn(textColumn),
});

export function findRelease(database: Database, siteId: string, environment: Environment) {
  return database.find(ReleaseRow, 'releases', { siteId, environment });
}

/**
 * Records the outcome of a deployment. A failure doesn't change which version is live.
 * @returns whether the live state has changed
 */
export function recordRelease(database: Database, deployment: StoredDeployment): boolean {
  const { siteId, environment, version, commitSha, status, timestamp, report } = deployment;
  const before = findRelease(database, siteId, environment);
  const run = { id: report.run.id, attempt: report.run.attempt };
  const key = { siteId, environment };
  if (!isOlder(deployment, before?.timestamp, before?.run))
    database.put('releases', key, { status, timestamp, run });
  if (status !== 'succeeded' || isOlder(deployment, before?.deployedAt, before?.deployedRun))
    return false;
  const applied = { version, commitSha, deployedAt: timestamp, deployedRun: run };
  const { pagesChangedAt: changedAt = '' } = before ?? {};
  const isUnread = Date.parse(changedAt) >= Date.parse(report.pagesReadAt ?? '');
  const state = { ...applied, correctedBy: null, pagesChangedAt: isUnread ? changedAt : null };
  database.update('releases', state, key);
  return true;
}

/** Sets the state of an environment manually. This overrides all reports so far. */
export function correctRelease(
  database: Database,
  key: { readonly siteId: string; readonly environment: Environment },
  correction: Correction,
): void {
  const run = { id: '0', attempt: 0 };
  const last = { status: 'succeeded', timestamp: correction.deployedAt, run, deployedRun: run };
  database.put('releases', key, { ...correction, ...last });
}

export type Correction = Readonly<
  Record<'version' | 'commitSha' | 'deployedAt' | 'correctedBy', string>
>;

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

/** A report as received. Older portals accepted values that are rejected now. */
const Report = z.looseObject({
  data: z.looseObject({ version: z.string(), commitSha: z.string() }),
  provenance: z.optional(Provenance),
  pagesReadAt: z.optional(z.string()),
  url: z.optional(z.string()),
  error: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
  run: z.looseObject({ id: z.string(), attempt: z.number(), url: z.optional(z.string()) }),
});

const DeploymentRow = z.object({
  id: textColumn,
  siteId: textColumn,
  key: textColumn,
  bodyHash: textColumn,
  environment: Environment,
  version: textColumn,
  commitSha: textColumn,
  status: DeploymentStatus,
  /** Completion time, as reported. */
  timestamp: textColumn,
  receivedAt: textColumn,
  /**
   * Whether the report changed the site's state, i.e. it was a success and not older than the
   * state.
   */
  applied: booleanColumn,
  report: jsonColumn(Report),
});
export type StoredDeployment = z.infer<typeof DeploymentRow>;

const deployments = '(SELECT *, body AS report FROM deployments)';

export function listDeployments(database: Database, siteId: string): readonly StoredDeployment[] {
  return database.list(DeploymentRow, deployments, { siteId }, 'ORDER BY sequence');
}

export function latestDeployments(database: Database, siteId: string, range: RowRange) {
  const page = `ORDER BY sequence DESC LIMIT ${range.limit} OFFSET ${range.offset}`;
  return {
    deployments: database.list(DeploymentRow, deployments, { siteId }, page),
    total: database.count('deployments', { siteId }),
  };
}

export function findLiveDeployment(database: Database, siteId: string, environment: Environment) {
  const where = { siteId, environment, applied: true };
  return database.list(DeploymentRow, deployments, where, 'ORDER BY sequence DESC LIMIT 1')[0];
}

export function findDeploymentByKey(database: Database, key: string) {
  return database.find(DeploymentRow, deployments, { key });
}

const ProductionRow = z.object(ProductionVersion.shape);
const DevelopmentRow = z.object(DevelopmentVersion.shape);

export function listVersions(database: Database, siteId: string): SiteVersion[] {
  const production = { siteId, status: 'production' };
  const development = { siteId, status: 'development' };
  return [
    ...database.list(ProductionRow, 'versions', production),
    ...database.list(DevelopmentRow, 'versions', development),
  ].sort((a, b) => newestFirst.compare(b.version, a.version));
}

const newestFirst = new Intl.Collator('en', { numeric: true });

/** Records a version in production. If it was in development, it no longer is. */
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
    siteId,
    version,
    deployedAt,
    commitSha,
    releaseNotes,
    deployedAt,
    at,
  );
  database.run(
    `UPDATE sites SET current_version = ?, last_deployed = max(coalesce(last_deployed, ''), ?),
      updated_at = ?, status = iif(status = 'pending', 'active', status) WHERE id = ?`,
    version,
    deployedAt,
    at,
    siteId,
  );
}

/**
 * Records a deployment to Preview. Its version is then in development, unless it is in production.
 */
export function recordPreview(database: Database, release: RunningVersion): void {
  const { siteId, deployedAt, at } = release;
  recordChanges(database, release, 1);
  database.run(
    `UPDATE sites SET last_deployed = max(coalesce(last_deployed, ''), ?), updated_at = ?
      WHERE id = ?`,
    deployedAt,
    at,
    siteId,
  );
}

export type RunningVersion = Readonly<
  Record<'siteId' | 'version' | 'commitSha' | 'deployedAt' | 'at', string>
>;

type PushedVersion = Omit<RunningVersion, 'deployedAt'>;

/**
 * Records a push to a version in development, and adds its changes unless the push repeats the last
 * commit. Does nothing if the version is in production.
 */
export function recordChanges(database: Database, pushed: PushedVersion, changes: number): void {
  const { siteId, version, commitSha, at } = pushed;
  if (database.count('versions', { siteId, version, status: 'production' }) > 0) return;
  database.run(
    `INSERT INTO versions (site_id, version, status, commit_sha, branch, changes, created_at,
      moved_at)
      VALUES (?, ?, 'development', ?, ?, ?, ?, ?)
      ON CONFLICT (site_id, version, status) DO UPDATE SET
        changes = changes + iif(commit_sha IS excluded.commit_sha, 0, excluded.changes),
        commit_sha = excluded.commit_sha, moved_at = excluded.moved_at`,
    siteId,
    version,
    commitSha,
    `release/${version}`,
    changes,
    at,
    at,
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
