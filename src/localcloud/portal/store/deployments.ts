import * as z from 'zod/mini';
import { DeploymentStatus, Environment } from '../../../contracts/portal/deployment-complete.ts';
import { Provenance } from '../../../contracts/portal/provenance.ts';
import type { StoredDeployment } from '../types.ts';
import { type Database, jsonColumn } from './database.ts';

/** Older portals accepted values that are refused today. */
const Report = z.looseObject({
  data: z.looseObject({ version: z.string(), environment: z.string(), commitSha: z.string() }),
  provenance: z.optional(Provenance),
  url: z.optional(z.string()),
  error: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
  run: z.looseObject({ id: z.string(), attempt: z.number(), url: z.optional(z.string()) }),
});

const DeploymentRow = z.object({
  id: z.string(),
  site_id: z.string(),
  key: z.string(),
  body_hash: z.string(),
  environment: Environment,
  version: z.string(),
  commit_sha: z.string(),
  status: DeploymentStatus,
  timestamp: z.string(),
  received_at: z.string(),
  applied: z.number(),
  body: jsonColumn(Report),
});

/** Oldest first. */
export function listDeployments(database: Database, siteId: string): StoredDeployment[] {
  return database
    .all(DeploymentRow, 'SELECT * FROM deployments WHERE site_id = ? ORDER BY sequence', siteId)
    .map((row) => stored(row));
}

/** A page, newest first, and the total count. */
export function latestDeployments(
  database: Database,
  siteId: string,
  options: { readonly limit: number; readonly offset: number },
): { readonly deployments: StoredDeployment[]; readonly total: number } {
  const sql = 'SELECT * FROM deployments WHERE site_id = ? ORDER BY sequence DESC LIMIT ? OFFSET ?';
  const count = z.object({ total: z.number() });
  return {
    deployments: database
      .all(DeploymentRow, sql, siteId, options.limit, options.offset)
      .map(stored),
    total:
      database.get(count, 'SELECT count(*) AS total FROM deployments WHERE site_id = ?', siteId)
        ?.total ?? 0,
  };
}

/** The deployment that set the environment's state. */
export function findLiveDeployment(
  database: Database,
  siteId: string,
  environment: Environment,
): StoredDeployment | undefined {
  const row = database.get(
    DeploymentRow,
    'SELECT * FROM deployments WHERE site_id = ? AND environment = ? AND applied = 1 ' +
      'ORDER BY sequence DESC LIMIT 1',
    ...[siteId, environment],
  );
  return row && stored(row);
}

export function findDeploymentByKey(
  database: Database,
  siteId: string,
  key: string,
): { readonly deployment: StoredDeployment; readonly bodyHash: string } | undefined {
  const row = database.get(
    DeploymentRow,
    'SELECT * FROM deployments WHERE site_id = ? AND key = ?',
    siteId,
    key,
  );
  if (row) return { deployment: stored(row), bodyHash: row.body_hash };
  return undefined;
}

export function insertDeployment(
  database: Database,
  deployment: StoredDeployment,
  bodyHash: string,
): void {
  const {
    id,
    siteId,
    key,
    environment,
    version,
    commitSha,
    status,
    timestamp,
    receivedAt,
    applied,
    report,
  } = deployment;
  database.run(
    `INSERT INTO deployments
      (id, site_id, key, body_hash, environment, version, commit_sha, status, timestamp,
      received_at, applied, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, siteId, key, bodyHash, environment, version, commitSha, status, timestamp, receivedAt],
    applied ? 1 : 0,
    JSON.stringify(report),
  );
}

function stored(row: z.infer<typeof DeploymentRow>): StoredDeployment {
  return {
    id: row.id,
    siteId: row.site_id,
    key: row.key,
    environment: row.environment,
    version: row.version,
    commitSha: row.commit_sha,
    status: row.status,
    timestamp: row.timestamp,
    receivedAt: row.received_at,
    applied: row.applied === 1,
    report: row.body,
  };
}
