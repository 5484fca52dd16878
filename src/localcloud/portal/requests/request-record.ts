import type { ProvenanceInputs } from '../../../contracts/portal/deployment.ts';
import { processing, takesTurn } from '../../../contracts/portal/development-request.ts';
import type { FoundReview } from '../../types.ts';
import type { Context } from '../context.ts';
import { listAncestors } from '../store/commits.ts';
import type { Database } from '../store/database.ts';
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

const environments = ['Production', 'Preview'] as const;

export function toRequestRecord(context: Context, site: SiteRow, request: RequestRow) {
  const { database } = context;
  return {
    id: request.id,
    title: request.title,
    description: request.description,
    status: request.status,
    requester: request.requester,
    ...known({
      classification: request.classification,
      automationPotential: request.automation_potential,
      versionLevel: request.version_level,
      analysis: request.analysis,
      issueNumber: request.issue_number,
      pullRequestNumber: request.pull_request_number,
      pullRequestState:
        request.pull_request_number === null ? null : (request.pull_state ?? 'open'),
      headCommit: request.head_sha,
      mergeCommit: request.merge_sha,
      previewUrl: request.preview_url,
      agent: request.agent,
      rounds: request.rounds,
      cost: request.cost,
      waitsFor: request.waits_for,
      approvedAt: request.approved_at,
      approval: toApproval(request),
      position: getPosition(database, site, request),
    }),
    servedIn: environments.filter((name) => isDeployed(context, site, request, name)),
    history: listHistory(database, request.id).map(({ reason, ...entry }) =>
      reason === null ? entry : { ...entry, reason },
    ),
    createdAt: request.created_at,
    updatedAt: request.updated_at,
  };
}

function toApproval(request: RequestRow) {
  const { approved_at, approved_by, approved_via, approved_sha, approved_inputs } = request;
  if (approved_at === null) return null;
  return {
    at: approved_at,
    by: approved_by ?? 'unknown',
    via: approved_via ?? ('portal' as const),
    ...known({
      commitSha: approved_sha,
      provenance: approved_inputs,
      evidence: request.approval_evidence,
    }),
  };
}

function getPosition(database: Database, site: SiteRow, request: RequestRow): number | null {
  if (request.status !== 'triage') return null;
  const isBefore = (item: RequestRow) => isInTurn(item) && item.sequence < request.sequence;
  const requests = listRequests(database, site.id);
  return requests.filter((item) => processing.includes(item.status) || isBefore(item)).length;
}

export function isInTurn(request: RequestRow): boolean {
  const analysis = request.analysis ?? undefined;
  const issueNumber = request.issue_number ?? undefined;
  return takesTurn({ status: request.status, analysis, issueNumber });
}

function known<Fields extends Record<string, unknown>>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => (value ?? null) !== null);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

export function getChangeCommit(request: RequestRow): string | undefined {
  const { merge_sha, head_sha, pull_state } = request;
  if (merge_sha !== null) return merge_sha;
  if (pull_state === 'closed') return undefined;
  return head_sha ?? undefined;
}

/** Without an environment, a deployment to either one counts. */
export function isDeployed(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  environment?: 'Production' | 'Preview',
): boolean {
  if (!environment) return environments.some((name) => isDeployed(context, site, request, name));
  const commit = findRelease(context.database, site.id, environment)?.commit_sha;
  const change = getChangeCommit(request);
  if (!commit || change === undefined) return false;
  const deployedCommits = listAncestors(context.database, site.id, commit);
  return deployedCommits.has(change) || deployedCommits.has(request.head_sha ?? '');
}

export interface Approver {
  readonly name: string;
  readonly via: 'portal' | 'pull-request';
  readonly evidence?: string;
}

/** Finds the deployment to review: Preview, or Production if Preview doesn't serve the change. */
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

/** Only the first approval of what Preview serves counts. */
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

/** Notes a person's approval that a run claims, once per review: the portal can't check it. */
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

/** Call this if a release would no longer deploy the approved content. */
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

/** Withdraws all approvals, since the next deployment uses the current values. */
export function withdrawForPages(context: Context, site: SiteRow): void {
  const pagesChangedAt = context.timestamp();
  // The environments don't show yet what their next deployment will contain.
  context.database.update('releases', { pagesChangedAt }, { siteId: site.id });
  for (const request of listRequests(context.database, site.id)) {
    if (request.status === 'in-review')
      withdrawApproval(context, request, 'the metadata of the pages has changed.');
  }
}

/** Before the merge, the approved commit is the pull request's head. */
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
