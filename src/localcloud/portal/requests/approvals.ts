import type { ProvenanceInputs } from '../../../contracts/portal/deployment.ts';
import type { FoundReview } from '../../types.ts';
import type { Context } from '../context.ts';
import { findLiveDeployment, findRelease } from '../store/releases.ts';
import {
  insertHistory,
  listHistory,
  listRequests,
  type RequestChange,
  type RequestRow,
  updateRequest,
} from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { isDeployed } from './request-record.ts';

export interface Approver {
  readonly name: string;
  readonly via: 'portal' | 'pull-request';
  readonly evidence?: string;
}

/** What is reviewed: Preview, or Production if Preview doesn't serve the change. */
export function findReviewed(
  context: Context,
  site: SiteRow,
  request: RequestRow,
):
  | {
      readonly commit: string;
      readonly at: string;
      readonly inputs?: ProvenanceInputs;
      readonly pagesChangedAt: string | undefined;
    }
  | undefined {
  const isShown = isDeployed(context, site, request, 'Preview');
  const isLive = !isShown && isDeployed(context, site, request, 'Production');
  const environment = isLive ? 'Production' : 'Preview';
  const release = findRelease(context.database, site.id, environment);
  if (!release?.commit_sha) return undefined;
  const live = findLiveDeployment(context.database, site.id, environment)?.report.provenance;
  const { commit_sha: commit, deployed_at: at = '', pages_changed_at: pagesChangedAt } = release;
  const reviewed = { commit, at, pagesChangedAt };
  if (!live || release.corrected_by) return reviewed;
  const { tree, content, pages } = live;
  return { ...reviewed, inputs: { tree, content, pages } };
}

/** The first approval of what Preview serves counts. */
export function approve(context: Context, site: SiteRow, request: RequestRow, approver: Approver) {
  const { name, via, evidence } = approver;
  if (request.approved_at !== null) return;
  const at = context.timestamp();
  const reviewed = findReviewed(context, site, request);
  const approved: RequestChange = {
    approved_at: at,
    approved_by: name,
    approved_via: via,
    approved_sha: reviewed?.commit ?? null,
    approved_inputs: reviewed?.inputs ?? null,
    approval_evidence: evidence ?? null,
  };
  updateRequest(context.database, request.id, approved, at);
  note(context, request, name, 'Approved.');
}

/** A run speaks for a person, and the portal can't check it: once per review. */
export function noteClaim(
  context: Context,
  request: RequestRow,
  options: { readonly name: string; readonly evidence: string; readonly run: string | undefined },
): void {
  const { name, evidence, run = 'a run' } = options;
  const reason = `Not counted: ${run} says that ${name} approved it (${evidence}).`;
  if (listHistory(context.database, request.id).at(-1)?.reason === reason) return;
  note(context, request, 'pipeline', reason);
}

/** What was approved is no longer what would go to Production. */
export function withdrawApproval(
  context: Context,
  request: RequestRow,
  reason: string,
  actor = 'portal',
): void {
  if (request.approved_at === null) return;
  const none = {
    approved_at: null,
    approved_by: null,
    approved_via: null,
    approved_sha: null,
    approved_inputs: null,
    approval_evidence: null,
  };
  updateRequest(context.database, request.id, none, context.timestamp());
  note(context, request, actor, `The approval of ${request.approved_by} was withdrawn: ${reason}`);
}

/** The next deployment uses all current values, whatever was approved. */
export function withdrawForPages(context: Context, site: SiteRow): void {
  const pagesChangedAt = context.timestamp();
  // No environment shows what its next deployment takes.
  context.database.update('releases', { pagesChangedAt }, { siteId: site.id });
  for (const request of listRequests(context.database, site.id)) {
    if (request.status === 'in-review')
      withdrawApproval(context, request, 'the metadata of the pages has changed.');
  }
}

/** Before the merge, the approved commit is the head of the pull request. */
export function withdrawForHead(context: Context, request: RequestRow, head: string | null): void {
  const { approved_sha, head_sha, merge_sha } = request;
  if (merge_sha !== null || head === head_sha || head === approved_sha) return;
  withdrawApproval(context, request, 'the change has a new commit.');
}

export function isConfirmed(
  review: FoundReview,
  name: string,
  reviewed: { readonly at: string } | undefined,
): boolean {
  const isOfPerson = review.author.toLowerCase() === name.toLowerCase();
  const isLater = Date.parse(review.at) >= Date.parse(reviewed?.at ?? '');
  return isOfPerson && review.approves && review.mayApprove && isLater;
}

function note(context: Context, request: RequestRow, actor: string, reason: string): void {
  const { status, id } = request;
  insertHistory(context.database, id, { status, at: context.timestamp(), actor, reason });
}
