import type { Context } from '../context.ts';
import {
  insertHistory,
  type RequestChange,
  type RequestRow,
  updateRequest,
} from '../store/requests.ts';
import { getChangeCommit } from './change.ts';

export interface Approver {
  readonly name: string;
  readonly via: 'portal' | 'pull-request';
  readonly evidence?: string;
}

/** The first approval of a change counts. */
export function approve(context: Context, request: RequestRow, approver: Approver): void {
  const { name, via, evidence } = approver;
  if (request.approved_at !== null) return;
  const at = context.timestamp();
  const approved: RequestChange = {
    approved_at: at,
    approved_by: name,
    approved_via: via,
    approved_sha: getChangeCommit(request) ?? null,
    approval_evidence: evidence ?? null,
  };
  updateRequest(context.database, request.id, approved, at);
  insertHistory(context.database, request.id, {
    status: request.status,
    at,
    actor: name,
    reason: 'Approved.',
  });
}

/**
 * If the change moves to another commit than the approved one. Merging the approved commit doesn't
 * count.
 * @param head new last commit of the pull request
 */
export function refuseStaleApproval(
  context: Context,
  request: RequestRow,
  head: string | null,
): void {
  const { approved_at, approved_sha, head_sha, merge_sha } = request;
  if (approved_at === null || head === head_sha || head === approved_sha) return;
  // Later changes to the branch don't affect an approved merge.
  if (merge_sha !== null && approved_sha === merge_sha) return;
  const at = context.timestamp();
  const none = {
    approved_at: null,
    approved_by: null,
    approved_via: null,
    approved_sha: null,
    approval_evidence: null,
  };
  updateRequest(context.database, request.id, none, at);
  const reason = 'The approval was withdrawn: the change has a new commit.';
  insertHistory(context.database, request.id, {
    status: request.status,
    at,
    actor: 'portal',
    reason,
  });
}
