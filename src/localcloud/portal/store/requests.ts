import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  ApprovedInputs,
  AutomationPotential,
  processing,
  RequestAnalysis,
  RequestClass,
  RequestCost,
  RequestStatus,
  VersionLevel,
} from '../../../contracts/portal/development-request.ts';
import { jsonColumn, numberColumn, optionalColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';

const RequestRow = z.object({
  sequence: numberColumn,
  id: textColumn,
  title: textColumn,
  description: textColumn,
  status: RequestStatus,
  requester: textColumn,
  classification: optionalColumn(RequestClass),
  automationPotential: optionalColumn(AutomationPotential),
  versionLevel: optionalColumn(VersionLevel),
  analysis: optionalColumn(jsonColumn(RequestAnalysis)),
  issueNumber: optionalColumn(numberColumn),
  pullRequestNumber: optionalColumn(numberColumn),
  pullState: optionalColumn(z.enum(['open', 'merged', 'closed'])),
  headSha: optionalColumn(textColumn),
  mergeSha: optionalColumn(textColumn),
  approvedAt: optionalColumn(textColumn),
  approvedBy: optionalColumn(textColumn),
  approvedVia: optionalColumn(z.enum(['portal', 'pull-request'])),
  approvedSha: optionalColumn(textColumn),
  approvedInputs: optionalColumn(jsonColumn(ApprovedInputs)),
  approvalEvidence: optionalColumn(textColumn),
  waitsFor: optionalColumn(jsonColumn(z.object({ what: z.string(), url: z.string() }))),
  previewUrl: optionalColumn(textColumn),
  agent: optionalColumn(textColumn),
  rounds: optionalColumn(numberColumn),
  cost: optionalColumn(jsonColumn(RequestCost)),
  createdAt: textColumn,
  updatedAt: textColumn,
});
export type RequestRow = z.infer<typeof RequestRow>;

/** Returns requests oldest first, in the order in which they are processed. */
export function listRequests(database: Database, siteId: string): readonly RequestRow[] {
  return database.list(RequestRow, 'requests', { siteId }, 'ORDER BY sequence');
}

export function findRequest(database: Database, siteId: string, id: string) {
  return database.find(RequestRow, 'requests', { siteId, id });
}

export function requestInProcess(database: Database, siteId: string): RequestRow | undefined {
  return listRequests(database, siteId).find((request) => processing.includes(request.status));
}

const IdRow = z.object({ id: textColumn });

export function mergedRequests(database: Database, siteId: string): string[] {
  const sql = "SELECT id FROM requests WHERE site_id = ? AND pull_state = 'merged'";
  return database.all(IdRow, sql, siteId).map((row) => row.id);
}

export type NewRequest = Pick<RequestRow, 'title' | 'description' | 'requester'>;

export function insertRequest(
  database: Database,
  siteId: string,
  request: NewRequest,
  now: string,
): string {
  const id = `req_${randomUUID()}`;
  const { title, description, requester } = request;
  const given = { id, siteId, title, description, requester, status: 'submitted' };
  database.insert('requests', { ...given, createdAt: now, updatedAt: now });
  insertHistory(database, id, { status: 'submitted', at: now, actor: requester });
  return id;
}

/** Changed columns of a request. `null` clears a column. */
export type RequestChange = {
  readonly [Column in keyof Omit<RequestRow, 'sequence' | 'id'>]?: RequestRow[Column] | null;
};

export function updateRequest(database: Database, id: string, change: RequestChange, now: string) {
  database.update('requests', { ...change, updatedAt: now }, { id });
}

const HistoryRow = z.object({
  status: RequestStatus,
  at: textColumn,
  by: textColumn,
  reason: optionalColumn(textColumn),
});

export function listHistory(
  database: Database,
  requestId: string,
): readonly z.infer<typeof HistoryRow>[] {
  return database.list(HistoryRow, 'request_history', { requestId }, 'ORDER BY sequence');
}

const SiteHistoryRow = z.object({ ...HistoryRow.shape, requestId: textColumn });

/** Returns the histories of a site's requests, by request id. */
export function historyOfSite(database: Database, siteId: string) {
  const rows = database.all(
    SiteHistoryRow,
    `SELECT request_history.* FROM requests JOIN request_history ON request_id = requests.id
      WHERE site_id = ? ORDER BY request_history.sequence`,
    siteId,
  );
  const entries = rows.map(({ requestId, ...entry }) => ({ requestId, entry }));
  return Map.groupBy(entries, (row) => row.requestId);
}

export interface HistoryEntry {
  readonly status: RequestStatus;
  readonly at: string;
  readonly actor: string;
  readonly reason?: string;
}

export function insertHistory(database: Database, requestId: string, entry: HistoryEntry): void {
  const { actor: by, ...rest } = entry;
  database.insert('request_history', { requestId, by, ...rest });
}
