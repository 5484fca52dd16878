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
import { type Database, jsonColumn } from './database.ts';

const RequestRow = z.object({
  sequence: z.number(),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: RequestStatus,
  requester: z.string(),
  classification: z.nullable(RequestClass),
  automation_potential: z.nullable(AutomationPotential),
  version_level: z.nullable(VersionLevel),
  analysis: z.nullable(jsonColumn(RequestAnalysis)),
  issue_number: z.nullable(z.number()),
  pull_request_number: z.nullable(z.number()),
  pull_state: z.nullable(z.enum(['open', 'merged', 'closed'])),
  head_sha: z.nullable(z.string()),
  merge_sha: z.nullable(z.string()),
  approved_at: z.nullable(z.string()),
  approved_by: z.nullable(z.string()),
  approved_via: z.nullable(z.enum(['portal', 'pull-request'])),
  approved_sha: z.nullable(z.string()),
  approved_inputs: z.nullable(jsonColumn(ApprovedInputs)),
  approval_evidence: z.nullable(z.string()),
  waits_for: z.nullable(jsonColumn(z.object({ what: z.string(), url: z.string() }))),
  preview_url: z.nullable(z.string()),
  agent: z.nullable(z.string()),
  rounds: z.nullable(z.number()),
  cost: z.nullable(jsonColumn(RequestCost)),
  created_at: z.string(),
  updated_at: z.string(),
});
export type RequestRow = z.infer<typeof RequestRow>;

/** Returns requests oldest first, which is the order of processing. */
export function listRequests(database: Database, siteId: string): RequestRow[] {
  return database.list(RequestRow, 'requests', { siteId }, 'ORDER BY sequence');
}

export function findRequest(database: Database, siteId: string, id: string) {
  return database.find(RequestRow, 'requests', { siteId, id });
}

export function requestInProcess(database: Database, siteId: string): RequestRow | undefined {
  return listRequests(database, siteId).find((request) => processing.includes(request.status));
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

type Changeable = Omit<
  RequestRow,
  'sequence' | 'id' | 'title' | 'description' | 'requester' | 'created_at' | 'updated_at'
>;
export type RequestChange = {
  readonly [Column in keyof Changeable]?: Changeable[Column] | undefined;
};

export function updateRequest(database: Database, id: string, change: RequestChange, now: string) {
  database.update('requests', { ...change, updatedAt: now }, { id });
}

const HistoryRow = z.object({
  status: RequestStatus,
  at: z.string(),
  by: z.string(),
  reason: z.nullable(z.string()),
});

export function listHistory(database: Database, requestId: string): z.infer<typeof HistoryRow>[] {
  return database.list(HistoryRow, 'request_history', { requestId }, 'ORDER BY sequence');
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
