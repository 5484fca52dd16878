import {
  ApprovalRequest,
  type RequestPatch,
} from '../../../contracts/portal/development-request.ts';
import { parseJson } from '../../../shared/json.ts';
import type { FoundReview } from '../../service/types.ts';
import { isOfPreview } from '../access.ts';
import type { Context } from '../api/context.ts';
import { type Caller, getCallerName } from '../api/credentials.ts';
import { absent, conflicting, conflictingField, denied, invalidField } from '../api/message.ts';
import { type Route, routes } from '../api/route.ts';
import type { PortalOptions } from '../api/types.ts';
import { recordActivity } from '../store/content.ts';
import {
  findRequest,
  insertRequest,
  listRequests,
  type RequestChange,
  type RequestRow,
  updateRequest,
} from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { moveOnDeployment, moveRequest, refreshed, refusalOfMove } from './request-moves.ts';
import {
  type Approver,
  approve,
  describeChange,
  findReviewed,
  getChangeCommit,
  identifyShown,
  isConfirmed,
  isDeployed,
  noteClaim,
  readShared,
  toRequestRecord,
  withdrawApproval,
  withdrawForHead,
} from './request-record.ts';

type FindReview = NonNullable<PortalOptions['findReview']>;

/** Creates the routes for requests. @param findReview asks the repository host, if connected */
export function requestRoutes(context: Context, findReview?: FindReview): Route[] {
  const { database, timestamp, emit } = context;

  function requestOrRefuse(site: SiteRow, id: string): RequestRow {
    const request = findRequest(database, site.id, id);
    if (!request) throw absent(`The site "${site.slug}" has no development request "${id}".`);
    return request;
  }

  const answer = (site: SiteRow, row: RequestRow) => {
    const request = toRequestRecord(context, site, refreshed(context, site, row));
    return { success: true, request };
  };

  return routes(
    {
      listRequests(call) {
        const { site, query } = call;
        const shared = readShared(context, site);
        const requests = shared.requests
          .filter((item) => !query.status || item.status === query.status)
          .map((request) => toRequestRecord(context, site, request, shared));
        return { requests, total: requests.length };
      },
      createRequest(call) {
        const { site, body, caller } = call;
        const at = timestamp();
        const given = { ...body, requester: getCallerName(caller) };
        const id = insertRequest(database, site.id, given, at);
        recordActivity(database, site.id, 'request-created', at);
        emit(site, 'request.created', { id, title: body.title, status: 'submitted' });
        return answer(site, requestOrRefuse(site, id));
      },
      getRequest(call) {
        const request = requestOrRefuse(call.site, call.parameters.requestId);
        return toRequestRecord(context, call.site, request);
      },
      patchRequest(call) {
        const { site, parameters, body, caller } = call;
        const request = requestOrRefuse(site, parameters.requestId);
        refuseForRun(site, request, body, caller);
        store(context, site, request, body);
        const actor = getCallerName(caller);
        if (body.approval === null)
          withdrawApproval(context, request, body.reason ?? 'no reason is given.', actor);
        if (body.status) move(context, site, refreshed(context, site, request), body, actor);
        moveOnDeployment(context, site);
        return answer(site, request);
      },
      approveRequest(call) {
        const { site, parameters, body, caller } = call;
        const request = requestOrRefuse(site, parameters.requestId);
        if (request.status !== 'in-review') {
          const only = 'Only a request with the status in-review can be approved';
          throw conflicting(`${only}; this one is ${request.status}.`);
        }
        refuseOutdated(context, site, request, body);
        const approver = getApprover(caller, site, request, body);
        // The review at the repository host, if the portal is connected to the host.
        const review = call.prepared as FoundReview | 'unknown' | undefined;
        refuseObjected(request, review);
        if (mayCount(context, site, request, approver, review))
          approve(context, site, request, approver);
        else noteClaim(context, request, { evidence: '', ...approver, run: body.run });
        moveOnDeployment(context, site);
        return answer(site, request);
      },
    },
    {
      approveRequest:
        findReview &&
        (({ site, parameters, bytes }) => {
          const request = site && findRequest(database, site.id, parameters.requestId ?? '');
          return findEvidence(site, request, bytes, findReview);
        }),
    },
  );
}

function store(context: Context, site: SiteRow, request: RequestRow, body: RequestPatch): void {
  if (body.previewUrl) context.hosts.refuseForeign(site, body.previewUrl, 'previewUrl');
  for (const other of listRequests(context.database, site.id))
    if (other.id !== request.id) refuseShared(other, body);
  if (body.headCommit !== undefined)
    withdrawForHead(context, request, body.headCommit?.toLowerCase());
  const { status: _, reason: _why, approval: _approval, headCommit, mergeCommit, ...given } = body;
  const change = {
    ...given,
    pullState: getPullState(request, body),
    headSha: headCommit?.toLowerCase() ?? headCommit,
    mergeSha: mergeCommit?.toLowerCase() ?? mergeCommit,
  };
  if (Object.values(change).some((value) => value !== undefined)) {
    updateRequest(context.database, request.id, change, context.timestamp());
  }
}

const links = ['issueNumber', 'pullRequestNumber', 'mergeCommit'] as const;
const ofPeople: readonly unknown[] = ['completed', 'rejected', 'archived'];

/**
 * Rejects changes that a run may not make. It may not replace the links of a request in review. A
 * Preview run, whose code isn't approved, may not end a request.
 */
function refuseForRun(
  site: SiteRow,
  request: RequestRow,
  patch: RequestPatch,
  caller: Caller | undefined,
): void {
  if (caller?.kind !== 'application') return;
  if (ofPeople.includes(patch.status) && isOfPreview(caller, site))
    throw denied(`Preview's application may not make a request ${patch.status}.`);
  if (request.status !== 'in-review') return;
  const known = { ...request, mergeCommit: request.mergeSha };
  for (const link of links) {
    const given = patch[link];
    if (given === undefined || known[link] === undefined || given === known[link]) continue;
    const problem = `A run can't change it while the request is in review: it is ${known[link]}.`;
    throw conflictingField(link, problem);
  }
}

/** Returns the pull request's new state: `null` without one, `undefined` if it stays the same. */
function getPullState(request: RequestRow, patch: RequestPatch): RequestChange['pullState'] {
  const { pullRequestNumber, mergeCommit } = patch;
  if (mergeCommit) return 'merged';
  if (pullRequestNumber === null) return null;
  const isAnother =
    pullRequestNumber !== undefined && pullRequestNumber !== request.pullRequestNumber;
  if (isAnother || mergeCommit === null) return 'open';
  return undefined;
}

/** Rejects an issue or pull request of another request: both requests would move together. */
function refuseShared(other: RequestRow, { issueNumber, pullRequestNumber }: RequestPatch): void {
  if (issueNumber && other.issueNumber === issueNumber)
    throw conflictingField('issueNumber', `#${issueNumber} belongs to the request ${other.id}.`);
  if (!pullRequestNumber || other.pullRequestNumber !== pullRequestNumber) return;
  const problem = `#${pullRequestNumber} belongs to the request ${other.id}.`;
  throw conflictingField('pullRequestNumber', problem);
}

function move(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  patch: RequestPatch,
  actor: string,
): void {
  const { status, reason } = patch;
  if (!status) return;
  if (status === 'rejected' && !reason) {
    throw invalidField('reason', 'Give a reason for the rejection.');
  }
  const refusal = refusalOfMove(context, site, request, status);
  if (refusal !== undefined) throw conflicting(refusal);
  moveRequest(context, site, request, status, actor, reason);
}

/** Rejects an approval of content that the approver hasn't seen, or of an undeployed change. */
function refuseOutdated(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  seen: ApprovalRequest,
): void {
  const change = getChangeCommit(request);
  const { commit: served, pagesChangedAt } = findReviewed(context, site, request) ?? {};
  const shown = identifyShown(context, site, request);
  if (seen.shown !== shown) {
    const changed = describeChange(seen.shown, shown);
    const problem = `Preview has moved on since somebody looked: ${changed} changed.`;
    throw conflictingField('shown', `${problem} Check it again, then approve ${shown}.`);
  }
  const commit = seen.commitSha?.toLowerCase();
  // Also accept commits of the change itself, as long as Preview serves the change.
  if (commit && ![served, change, request.headSha].includes(commit)) {
    const now = served ?? change ?? '(unknown)';
    throw conflictingField('commitSha', `Preview has since moved on to the commit ${now}.`);
  }
  if (pagesChangedAt) {
    const changed = 'The metadata of the pages has changed since Preview was deployed';
    throw conflicting(`${changed}: deploy it again, then review and approve the new Preview.`);
  }
  if (change === undefined) return;
  if (isDeployed(context, site, request)) return;
  const unseen = `its commit ${change} is not deployed, so nobody can review it.`;
  throw conflicting(`As far as the portal knows, ${unseen}`);
}

/** Reads the review that a run's approval names; for other approvals, only the objections. */
async function findEvidence(
  site: SiteRow | undefined,
  request: RequestRow | undefined,
  bytes: Uint8Array,
  findReview: FindReview,
): Promise<FoundReview | 'unknown'> {
  const body = ApprovalRequest.safeParse(parseJson(Buffer.from(bytes).toString('utf8'))).data;
  const number = request?.pullRequestNumber;
  const { owner, name } = site?.repository ?? {};
  const page = number && `https://github.com/${owner}/${name}/pull/${number}`;
  const evidence = body?.approver ? body.evidence : page;
  return (evidence && (await findReview(evidence))) || 'unknown';
}

/**
 * Rejects an approval, even one given in the portal, if a reviewer is known to request changes.
 * Rejects nothing if the review couldn't be read.
 */
function refuseObjected(request: RequestRow, review: FoundReview | 'unknown' | undefined): void {
  if (!review || review === 'unknown' || review.objections.length === 0) return;
  const objection = `${review.objections.join(', ')} requested changes to pull request`;
  const until = 'Approve it once they approve, or once their review is dismissed.';
  throw conflicting(`${objection} #${request.pullRequestNumber}, and that is open. ${until}`);
}

/**
 * Returns whether an approval counts. A run's claim is untrusted, so the review at the repository
 * host must confirm it; otherwise, throws a refusal. Without a connection to the host, the claim
 * counts only if the site requires no approval.
 */
function mayCount(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  approver: Approver,
  review: FoundReview | 'unknown' | undefined,
): boolean {
  if (approver.via === 'portal') return true;
  if (!review) return !site.settings.deployment.requireApproval;
  const reviewed = findReviewed(context, site, request);
  if (review !== 'unknown' && isConfirmed(review, approver.name, reviewed)) return true;
  const problem =
    `${approver.name} has not approved the commit that Preview serves, or may not: approval ` +
    'requires write access to the repository, and no commit in the pull request.';
  throw conflictingField('evidence', problem);
}

function getApprover(
  caller: Caller | undefined,
  site: SiteRow,
  request: RequestRow,
  { approver, evidence }: { readonly approver?: string; readonly evidence?: string },
): Approver {
  if (caller?.kind !== 'application') {
    if (!approver) return { name: getCallerName(caller), via: 'portal', evidence };
    throw invalidField('approver', 'Users can only approve as themselves.');
  }
  if (!approver) throw invalidField('approver', 'Name the person who approved it.');
  const { owner, name } = site.repository;
  const pull = `/${owner}/${name}/pull/${request.pullRequestNumber ?? ''}`.toLowerCase();
  const path = URL.parse(evidence ?? '')?.pathname.toLowerCase();
  if (request.pullRequestNumber === undefined || path !== pull)
    throw invalidField('evidence', `Link to the review on this request's pull request: …${pull}#…`);
  return { name: approver, via: 'pull-request', evidence };
}
