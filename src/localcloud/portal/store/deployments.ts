import * as z from 'zod/mini';
import { DeploymentStatus, Environment } from '../../../contracts/portal/deployment-complete.ts';
import { Provenance } from '../../../contracts/portal/provenance.ts';
import { booleanColumn, type Database, jsonColumn } from './database.ts';

/** As received; older portals accepted values that are refused today. */
const Report = z.looseObject({
  data: z.looseObject({ version: z.string(), commitSha: z.string() }),
  provenance: z.optional(Provenance),
  url: z.optional(z.string()),
  error: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
  run: z.looseObject({ id: z.string(), attempt: z.number(), url: z.optional(z.string()) }),
});

const DeploymentRow = z.object({
  id: z.string(),
  siteId: z.string(),
  key: z.string(),
  bodyHash: z.string(),
  environment: Environment,
  version: z.string(),
  commitSha: z.string(),
  status: DeploymentStatus,
  /** Reported completion time. */
  timestamp: z.string(),
  receivedAt: z.string(),
  /** Changed the site's state: a success that isn't older than the state. */
  applied: booleanColumn,
  report: jsonColumn(Report),
});
export type StoredDeployment = z.infer<typeof DeploymentRow>;

const deployments = '(SELECT *, body AS report FROM deployments)';

/** Oldest first. */
export function listDeployments(database: Database, siteId: string): StoredDeployment[] {
  return database.list(DeploymentRow, deployments, { siteId }, 'ORDER BY sequence');
}

export function latestDeployments(
  database: Database,
  siteId: string,
  options: { readonly limit: number; readonly offset: number },
): { readonly deployments: StoredDeployment[]; readonly total: number } {
  const page = `ORDER BY sequence DESC LIMIT ${options.limit} OFFSET ${options.offset}`;
  return {
    deployments: database.list(DeploymentRow, deployments, { siteId }, page),
    total: database.count('deployments', { siteId }),
  };
}

export function findLiveDeployment(
  database: Database,
  siteId: string,
  environment: Environment,
): StoredDeployment | undefined {
  const where = { siteId, environment, applied: true };
  return database.list(DeploymentRow, deployments, where, 'ORDER BY sequence DESC LIMIT 1')[0];
}

export function findDeploymentByKey(
  database: Database,
  siteId: string,
  key: string,
): StoredDeployment | undefined {
  return database.find(DeploymentRow, deployments, { siteId, key });
}

export function insertDeployment(database: Database, deployment: StoredDeployment): void {
  const { report, ...rest } = deployment;
  database.insert('deployments', { ...rest, body: report });
}
