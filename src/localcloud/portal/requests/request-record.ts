import { hash } from 'node:crypto';
import { Environment } from '../../../contracts/portal/deployment.ts';
import { processing, takesTurn } from '../../../contracts/portal/development-request.ts';
import type { FoundReview } from '../../service/types.ts';
import type { Context } from '../api/context.ts';
import { listAncestors } from '../store/commits.ts';
import { findLiveDeployment, findRelease } from '../store/releases.ts';
import {
  historyOfSite,
  insertHistory,
  listHistory,
  listRequests,
  type RequestChange,
  type RequestRow,
  updateRequest,
} from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';

const environments = Environment.options;

/** Reads the data that all requests of a site share, so that it is read only once. */
export function readShared(context: Context, site: SiteRow) {
  const { database } = context;
  const histories = historyOfSite(database, site.id);
  return {
    requests: listRequests(database, site.id),
    findHistory: (id: string) => (histories.get(id) ?? []).map((row) => row.entry),
    holds: createCommitCheck(context, site),
  };
}

export function toRequestRecord(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  shared = readShared(context, site),
) {
  const { sequence: _, approvedBy, approvedVia, approvedSha, ...others } = request;
  const { pullState, headSha, mergeSha, approvedInputs, approvalEvidence, ...shown } = others;
  const { approvedAt, pullRequestNumber } = shown;
  return {
    ...shown,
    pullRequestState: pullRequestNumber === undefined ? undefined : (pullState ?? 'open'),
    headCommit: headSha,
    mergeCommit: mergeSha,
    approval:
      approvedAt === undefined
        ? undefined
        : {
            at: approvedAt,
            by: approvedBy ?? 'unknown',
            via: approvedVia ?? 'portal',
            commitSha: approvedSha,
            provenance: approvedInputs,
            evidence: approvalEvidence,
          },
    position: getPosition(shared.requests, request),
    servedIn: environments.filter((name) => shared.holds(request, name)),
    shown: request.status === 'in-review' ? identifyShown(context, site, request) : undefined,
    history: shared.findHistory(request.id),
  };
}

function getPosition(requests: readonly RequestRow[], request: RequestRow) {
  if (request.status !== 'triage') return undefined;
  const isBefore = (item: RequestRow) => takesTurn(item) && item.sequence < request.sequence;
  return requests.filter((item) => processing.includes(item.status) || isBefore(item)).length;
}

export function getChangeCommit(request: RequestRow): string | undefined {
  const { mergeSha, headSha, pullState } = request;
  return mergeSha ?? (pullState === 'closed' ? undefined : headSha);
}

/**
 * Returns a function that tells whether an environment serves a request's change. It reads each
 * environment's commits once.
 */
function createCommitCheck({ database }: Context, site: SiteRow) {
  const read = (environment: Environment) => {
    const commit = findRelease(database, site.id, environment)?.commitSha;
    return commit ? listAncestors(database, site.id, commit) : new Set<string>();
  };
  const known = new Map<Environment, ReadonlySet<string>>();
  return (request: RequestRow, environment: Environment): boolean => {
    const change = getChangeCommit(request);
    if (change === undefined) return false;
    const deployed = known.get(environment) ?? read(environment);
    known.set(environment, deployed);
    return deployed.has(change) || deployed.has(request.headSha ?? '');
  };
}

/** Returns whether a request's change is deployed to the environment, or by default, to any. */
export function isDeployed(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  environment?: Environment,
): boolean {
  const holds = createCommitCheck(context, site);
  return (environment ? [environment] : environments).some((name) => holds(request, name));
}

export interface Approver {
  readonly name: string;
  readonly via: 'portal' | 'pull-request';
  readonly evidence?: string;
}

/**
 * Finds the deployment to review: Preview's, or Production's if only Production serves the change.
 */
export function findReviewed(context: Context, site: SiteRow, request: RequestRow) {
  const isShown = isDeployed(context, site, request, 'Preview');
  const isLive = !isShown && isDeployed(context, site, request, 'Production');
  const environment = isLive ? 'Production' : 'Preview';
  const release = findRelease(context.database, site.id, environment);
  if (!release?.commitSha) return undefined;
  const live = findLiveDeployment(context.database, site.id, environment)?.report.provenance;
  const { commitSha: commit, deployedAt: at = '', pagesChangedAt } = release;
  const reviewed = { commit, at, pagesChangedAt };
  if (!live || release.correctedBy) return { ...reviewed, inputs: undefined };
  const { tree, texts, seo } = live;
  return { ...reviewed, inputs: { tree, texts, seo } };
}

const shownParts = ['the commit', 'the files', 'the texts', 'the metadata of pages'];

/**
 * Identifies what an approval would cover. The identity consists of parts that show what has
 * changed: see `shownParts`.
 */
export function identifyShown(context: Context, site: SiteRow, request: RequestRow): string {
  const { commit, inputs, pagesChangedAt } = findReviewed(context, site, request) ?? {};
  const { tree, texts, seo } = inputs ?? {};
  const metadata = [seo, pagesChangedAt].filter(Boolean).join(' ');
  const others = [tree, texts, metadata].map((part) =>
    part ? hash('sha256', part).slice(0, 16) : '-',
  );
  return [commit?.slice(0, 16) ?? '-', ...others].join('.');
}

/** Names the parts in which two identities differ. */
export function describeChange(before: string, now: string): string {
  const [old, current] = [before.split('.'), now.split('.')];
  const changed = shownParts.filter((_, index) => old[index] !== current[index]);
  return changed.join(', ') || 'something';
}

/** Records an approval of the deployment that was reviewed, unless there is an approval already. */
export function approve(context: Context, site: SiteRow, request: RequestRow, approver: Approver) {
  const { name, via, evidence } = approver;
  if (request.approvedAt !== undefined) return;
  const at = context.timestamp();
  const reviewed = findReviewed(context, site, request);
  const approved: RequestChange = {
    approvedAt: at,
    approvedBy: name,
    approvedVia: via,
    approvedSha: reviewed?.commit ?? null,
    approvedInputs: reviewed?.inputs ?? null,
    approvalEvidence: evidence ?? null,
  };
  updateRequest(context.database, request.id, approved, at);
  note(context, request, name, 'Approved.');
}

/**
 * Records that a run claims a person's approval, which the portal can't check. Does nothing if this
 * claim is the last entry already.
 */
export function noteClaim(
  context: Context,
  request: RequestRow,
  claim: { readonly name: string; readonly evidence: string; readonly run: string | undefined },
): void {
  const { name, evidence, run = 'a run' } = claim;
  const reason = `Not counted: ${run} says that ${name} approved it (${evidence}).`;
  if (listHistory(context.database, request.id).at(-1)?.reason === reason) return;
  note(context, request, 'pipeline', reason);
}

/** Withdraws an approval. Must be called if a release would deploy content that wasn't approved. */
export function withdrawApproval(
  context: Context,
  request: RequestRow,
  reason: string,
  actor = 'portal',
): void {
  if (request.approvedAt === undefined) return;
  const nobody = { approvedAt: null, approvedBy: null, approvedVia: null };
  const nothing = { approvedSha: null, approvedInputs: null, approvalEvidence: null };
  updateRequest(context.database, request.id, { ...nobody, ...nothing }, context.timestamp());
  note(context, request, actor, `The approval of ${request.approvedBy} was withdrawn: ${reason}`);
}

/**
 * Withdraws the approvals of requests in review, because the next deployment contains the changed
 * metadata.
 */
export function withdrawForPages(context: Context, site: SiteRow): void {
  const pagesChangedAt = context.timestamp();
  // Mark the environments as outdated, because their deployed metadata is no longer current.
  context.database.update('releases', { pagesChangedAt }, { siteId: site.id });
  for (const request of listRequests(context.database, site.id)) {
    if (request.status === 'in-review')
      withdrawApproval(context, request, 'the metadata of the pages has changed.');
  }
}

/**
 * Withdraws an approval if the pull request's head is no longer the approved commit. After the
 * merge, the head doesn't matter.
 */
export function withdrawForHead(
  context: Context,
  request: RequestRow,
  head: string | undefined,
): void {
  const { approvedSha, headSha, mergeSha } = request;
  if (mergeSha !== undefined || head === headSha || head === approvedSha) return;
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
