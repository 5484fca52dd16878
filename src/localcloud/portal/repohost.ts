import { isClosed, type RequestStatus } from '../../contracts/portal/development-request.ts';
import { type RepohostEvent, repohostHeaders } from '../../contracts/portal/repohost-event.ts';
import { compact } from '../../shared/compact.ts';
import type { Context } from './api/context.ts';
import { absent, badRequest, conflicting, type PortalRequest } from './api/message.ts';
import { type Route, routes } from './api/route.ts';
import { settle } from './deployments.ts';
import { type Move, moveRequest, refreshed, refusalOfMove } from './requests/request-moves.ts';
import { approve, withdrawForHead } from './requests/request-record.ts';
import { linkCommits } from './store/commits.ts';
import type { Database } from './store/database.ts';
import { recordChanges, removeVersion } from './store/releases.ts';
import {
  findRequest,
  listRequests,
  type RequestChange,
  type RequestRow,
  updateRequest,
} from './store/requests.ts';
import { findSitesByRepository, type SiteRow } from './store/sites.ts';

export function repohostRoutes(context: Context): Route[] {
  const { database, timestamp } = context;
  return routes({
    receiveRepohostEvent(call) {
      const { request, body } = call;
      const event = request.headers[repohostHeaders.event];
      const delivery = request.headers[repohostHeaders.delivery];
      if (!event || !delivery)
        throw badRequest('A delivery must have the headers X-GitHub-Event and X-GitHub-Delivery.');
      refuseReplay(database, request, event, delivery, timestamp());
      const { moved, reason } = applyEvent(context, event, body);
      return { received: true, event, moved: [...moved], reason };
    },
  });
}

/**
 * Rejects a repeated event. The signature doesn't cover the delivery's id, so the body must be new
 * as well, except for pings, which are always identical.
 */
function refuseReplay(
  database: Database,
  request: PortalRequest,
  event: string,
  delivery: string,
  at: string,
): void {
  const signature = event === 'ping' ? null : (request.headers[repohostHeaders.signature] ?? null);
  const receipt = { deliveryId: delivery, signature, event, at };
  if (database.insert('receipts', receipt, 'IGNORE') === 0)
    throw conflicting(`The delivery ${delivery} was already received.`);
}

function applyEvent(context: Context, event: string, body: RepohostEvent): Outcome {
  const handler = handlers.get(event);
  if (!handler) return because(`The event "${event}" changes no request.`);
  const repository = body.repository?.full_name;
  const sites = repository ? findSitesByRepository(context.database, repository) : [];
  if (sites.length === 0) throw absent(`No site has the repository "${repository ?? ''}".`);
  const outcomes = sites.map((site) => handler(context, site, body));
  const moved = outcomes.flatMap((outcome) => outcome.moved);
  if (moved.length > 0) return { moved };
  return { moved, reason: outcomes.find((outcome) => outcome.reason)?.reason };
}

const handlers: ReadonlyMap<
  string,
  (context: Context, site: SiteRow, event: RepohostEvent) => Outcome
> = new Map([
  ['issues', onIssue],
  ['pull_request', onPullRequest],
  ['push', onPush],
]);

export interface Outcome {
  readonly moved: readonly Move[];
  readonly reason?: string;
}

const because = (reason: string): Outcome => ({ moved: [], reason });

/** Returns the id after `site-request:` in a text. The spec doesn't define this reference. */
export function requestNamedIn(text: string | null | undefined): string | undefined {
  return /site-request:\s*(req_[\w-]{1,80})/.exec(text ?? '')?.[1];
}

export function tryMove(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  to: RequestStatus,
  reason: string,
): Outcome {
  const current = refreshed(context, site, request);
  const refusal = refusalOfMove(context, site, current, to);
  if (refusal !== undefined) return because(refusal);
  return { moved: moveRequest(context, site, current, to, 'repository host', reason) };
}

type Issue = NonNullable<RepohostEvent['issue']>;

/**
 * Associations of authors who belong to the repository:
 * https://docs.github.com/graphql/reference/enums#commentauthorassociation
 */
const trusted = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * Moves a request by its linked issue. A reference in a new issue's text links it if the request
 * has no issue and the author belongs to the repository.
 */
export function onIssue(context: Context, site: SiteRow, event: RepohostEvent): Outcome {
  const { action, issue } = event;
  if (!issue) return because('The payload contains no issue.');
  const linked = listRequests(context.database, site.id).find(
    (item) => item.issueNumber === issue.number,
  );
  const request = linked ?? (action === 'opened' ? linkByText(context, site, issue) : undefined);
  if (!request) return because(`No development request is linked to issue #${issue.number}.`);
  const name = `Issue #${issue.number}`;
  switch (action) {
    case 'opened':
      return tryMove(context, site, request, 'in-progress', `${name} was opened.`);
    case 'closed':
      if (issue.state_reason !== 'not_planned')
        return because('Closing an issue changes no request; its deployment does.');
      return tryMove(context, site, request, 'rejected', `${name} was closed as not planned.`);
    case 'deleted':
    case 'transferred':
      return tryMove(context, site, request, 'archived', `${name} was ${action}.`);
    default:
      return because(`The issue action "${action ?? ''}" changes no request.`);
  }
}

function linkByText(context: Context, site: SiteRow, issue: Issue): RequestRow | undefined {
  if (!trusted.includes(issue.author_association ?? '')) return undefined;
  const id = requestNamedIn(issue.body);
  const request = id ? findRequest(context.database, site.id, id) : undefined;
  if (!request || request.issueNumber !== undefined || isClosed(request.status)) return undefined;
  updateRequest(context.database, request.id, { issueNumber: issue.number }, context.timestamp());
  return { ...request, issueNumber: issue.number };
}

type PullRequest = NonNullable<RepohostEvent['pull_request']>;

/** Keywords that close issues: https://docs.github.com/issues/tracking-your-work-with-issues */
const closes = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d{1,15})/gi;

/**
 * Moves a request by its pull request. A pull request from a fork moves nothing: anyone can open
 * it, but only members can push to a branch. A person's merge into the default branch counts as
 * approval.
 */
export function onPullRequest(context: Context, site: SiteRow, event: RepohostEvent) {
  const { action, pull_request: pull } = event;
  if (!pull) return because('The payload contains no pull request.');
  const isMerged = action === 'closed' && pull.merged === true;
  const mergeSha = pull.merge_commit_sha ?? pull.head.sha;
  // Link the commits of every merged pull request, because a release's pull request also contains
  // changes of requests.
  const brought = compact([pull.head.sha, pull.base.sha]);
  if (isMerged) linkCommits(context.database, site.id, mergeSha, brought);
  if (!isOfRepository(site, pull))
    return because(`Pull request #${pull.number} is from a fork and changes no request.`);
  const request = linkedRequest(context, site, pull);
  if (!request) {
    const moved = isMerged ? settle(context, site) : [];
    if (moved.length > 0) return { moved };
    return { moved, reason: `No development request is linked to pull request #${pull.number}.` };
  }
  follow(context, request, pull, action, isMerged ? mergeSha : undefined);
  if (isMerged) approveOnMerge(context, site, refreshed(context, site, request), pull);
  const moved = settle(context, site);
  if (moved.length > 0) return { moved };
  return { moved, reason: formatReason(pull, action, refreshed(context, site, request)) };
}

function isOfRepository(site: SiteRow, pull: PullRequest): boolean {
  const { owner, name } = site.repository;
  return pull.head.repo?.full_name.toLowerCase() === `${owner}/${name}`.toLowerCase();
}

/**
 * Finds the request that is linked to the pull request. Otherwise, finds a request that the pull
 * request's text names, directly or by its issue, and that has no open or merged pull request.
 */
function linkedRequest(context: Context, site: SiteRow, pull: PullRequest): RequestRow | undefined {
  const requests = listRequests(context.database, site.id).filter((item) => !isClosed(item.status));
  const linked = requests.find((request) => request.pullRequestNumber === pull.number);
  if (linked) return linked;
  const id = requestNamedIn(pull.body);
  const issues = [...(pull.body ?? '').matchAll(closes)].map(([, number]) => Number(number));
  return requests.find(
    ({ id: own, issueNumber, pullRequestNumber, pullState }) =>
      (pullRequestNumber === undefined || pullState === 'closed') &&
      (own === id || (issueNumber !== undefined && issues.includes(issueNumber))),
  );
}

function follow(
  context: Context,
  request: RequestRow,
  pull: PullRequest,
  action: string | undefined,
  mergeSha: string | undefined,
): void {
  withdrawForHead(context, request, pull.head.sha);
  let pullState: RequestChange['pullState'] = 'open';
  if (action === 'closed') pullState = 'closed';
  if (mergeSha) pullState = 'merged';
  const { number: pullRequestNumber, head } = pull;
  const change = { pullRequestNumber, headSha: head.sha, pullState, mergeSha };
  // After the merge, commits on the branch no longer belong to this request.
  if (request.pullState === 'merged' && !mergeSha) return;
  updateRequest(context.database, request.id, change, context.timestamp());
}

/**
 * Records who merged into the default branch as the approver of a request in review, unless it was
 * a program.
 */
function approveOnMerge(context: Context, site: SiteRow, request: RequestRow, pull: PullRequest) {
  const { login, type } = pull.merged_by ?? {};
  const isPerson = login !== undefined && type !== 'Bot' && !login.endsWith('[bot]');
  if (!isPerson || pull.base.ref !== site.repository.defaultBranch) return;
  if (request.status === 'in-review')
    approve(context, site, request, { name: login, via: 'pull-request' });
}

function formatReason(pull: PullRequest, action: string | undefined, request: RequestRow) {
  if (action !== 'closed') return `The pull request action "${action ?? ''}" changes no request.`;
  if (pull.merged !== true) return `Pull request #${pull.number} was closed without being merged.`;
  if (request.status === 'in-progress')
    return 'Merged; it goes into review with the deployment that contains it.';
  if (request.approvedAt !== undefined)
    return 'Approved; it is completed with the Production deployment that contains it.';
  return `Merged; the request is ${request.status}.`;
}

const releaseBranch = /^release\/((?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2})$/;

export function onPush(context: Context, site: SiteRow, event: RepohostEvent): Outcome {
  const { ref, before, after, created, deleted, forced, commits = [] } = event;
  const branch = /^refs\/heads\/(.+)$/.exec(ref ?? '')?.[1];
  const version = releaseBranch.exec(branch ?? '')?.[1];
  const pushed = branch ?? ref ?? 'no branch';
  const nothing = `A push to ${pushed} changes no request; its deployment does.`;
  if (!branch || !after) return because(nothing);
  if (deleted === true) {
    if (version) removeVersion(context.database, site.id, version, 'development');
    return because(`The branch ${branch} was deleted.`);
  }
  // After a force push, the new commit doesn't contain the previous ones.
  const isContinued = before && !forced && !created && !/^0+$/.test(before);
  const held = compact([isContinued && before, ...commits.map((commit) => commit.id)]);
  linkCommits(context.database, site.id, after, held);
  const moved = settle(context, site);
  if (!version) {
    if (moved.length > 0) return { moved };
    return { moved, reason: nothing };
  }
  const change = { siteId: site.id, version, commitSha: after, at: context.timestamp() };
  recordChanges(context.database, change, commits.length);
  return { moved, reason: `Recorded as changes of version ${version}.` };
}
