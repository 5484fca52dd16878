import { findIssue, type Issue, listIssues, readTimeline } from '../../clients/github/issues.ts';
import type { RepositoryPull } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { findObjection, listReviews, type Review } from '../../clients/github/reviews.ts';
import { readBranchHead } from '../../clients/github/tree.ts';
import {
  type DevelopmentRequest,
  isClosed,
  processing,
  takesTurn,
} from '../../contracts/portal/development-request.ts';
import { compact } from '../../shared/compact.ts';
import type { RequestsContext } from '../context.ts';
import { isApproved, whyVoid } from '../release/approved.ts';
import { askPortal, listRequests } from '../release/read-portal.ts';
import { requestTextsHeadline } from '../texts/plan-texts.ts';
import { readDeclinedTexts, readRequestTexts } from '../texts/request-texts.ts';
import type { Agent, AgentTask } from './agents/agent.ts';
import { agentBranch, people } from './agents/find-agent.ts';
import { isIssueForRequest } from './issue-text.ts';
import { isUnapproved, readChange, readProgress, wasDeclined } from './read-change.ts';
import { closesRequest, findFeedback, readApproval, releaseBehind } from './read-pull.ts';
import type { OpenRelease, RequestState } from './state.ts';

export interface RequestSnapshot extends RequestState {
  readonly implementer: Agent | undefined;
  readonly task: AgentTask | undefined;
}

export async function readRequestSnapshot(
  context: RequestsContext,
  id: string,
): Promise<RequestSnapshot> {
  const { repository, config, deps } = context;
  const policy = config.automation.requests;
  const [requests, listed] = await Promise.all([listRequests(context), listIssues(repository)]);
  const request =
    requests.find((candidate) => candidate.id === id) ??
    (await askPortal(context, 'getRequest', { requestId: id }));
  const { approval, issueNumber: linkedIssue } = request;
  const isListed = !linkedIssue || listed.some((item) => item.number === linkedIssue);
  const missing = isListed ? undefined : await findIssue(repository, linkedIssue);
  const [issue, ...duplicates] = findRequestIssues(request, compact([...listed, missing]));
  const number = linkedIssue ?? issue?.number;
  const change = await readChange(context, request, number);
  const { pulls, release, implementer, task, work, found, pull } = change;
  let reviews: readonly Review[] = [];
  if (pull && !wasDeclined(request)) reviews = await listReviews(repository, pull.number);
  const progress = await readProgress(context, request, change);
  const { mergeCommit, isInRelease, isTakenBack, revert, production, preview, shown } = progress;
  const settings = request.status === 'in-review' && (await askPortal(context, 'getSettings', {}));
  const needsApproval = !settings || settings.deployment.requireApproval;
  const finishing = { mergeCommit, needsApproval, isReleased: Boolean(production) };
  // Keep the approval once the change is on the production branch, where it can't be withdrawn.
  const isApprovalKept =
    !approval ||
    !release ||
    !isInRelease ||
    production !== undefined ||
    (await isApproved(context, approval, release.head, progress.deployments));
  return {
    request,
    policy,
    page: repositoryPage(repository),
    before: turnBefore(request, requests)?.title,
    issue: issue && {
      ...issue,
      hasLostMarker: !isIssueForRequest(issue.body, id),
      isReopened: await wasReopened(context, request, issue),
    },
    duplicates: duplicates.filter((issue) => issue.open).map((issue) => issue.number),
    agent: implementer?.name ?? people,
    work,
    overdue:
      work?.state === 'runs' &&
      Date.parse(work.startedAt) + policy.hours * 3_600_000 < deps.clock.now(),
    pull,
    orphans: pulls.filter(
      (candidate) =>
        candidate.state === 'open' &&
        candidate.number !== found?.number &&
        closesRequest(candidate, number),
    ),
    feedback: pull && findFeedback(reviews, pull.headCommit, work),
    objection: findObjection(reviews),
    release,
    preview,
    shown,
    isApprovalKept,
    isApprovalGiven:
      !approval ||
      production !== undefined ||
      whyVoid(approval, pull ? [reviews] : []) !== 'not approved',
    holdsChange: isInRelease,
    isTakenBack,
    texts: await readTexts(context, request, isInRelease ? release : undefined),
    production,
    needsApproval,
    ...(await readApproval(context, request, reviews, found, issue?.number, shown)),
    mayApprove: context.mayReport ?? false,
    revert,
    leftovers: isClosed(request.status) ? await findLeftovers(context, pulls, number, revert) : [],
    finishing: await releaseBehind(context, request, finishing),
    implementer,
    task,
  };
}

/**
 * Returns site-deploy's branches that are no longer needed. If people pushed further commits to a
 * merged branch, it is theirs and stays.
 */
async function findLeftovers(
  context: RequestsContext,
  pulls: readonly RepositoryPull[],
  issue: number | undefined,
  revert: RequestState['revert'],
) {
  const names = compact([agentBranch(issue ?? 0), revert?.state === 'merged' && revert.head]);
  const found: string[] = [];
  for (const name of names) {
    const own = pulls.filter((pull) => pull.head === name);
    const head = await readBranchHead(context.repository, name);
    const isMerged = own.some(({ state }) => state === 'merged');
    const isKnown = !isMerged || own.some((pull) => pull.headCommit === head);
    if (head && isKnown && own.every(({ state }) => state !== 'open')) found.push(name);
  }
  return found;
}

async function wasReopened(
  { repository }: RequestsContext,
  { status, history }: DevelopmentRequest,
  { number, open, isReopened }: Issue,
): Promise<boolean> {
  if (!open || !isReopened || !isClosed(status)) return false;
  const end = history.findLast((entry) => entry.status === status)?.at ?? '';
  const events = await readTimeline(repository, number);
  return events.some(({ event, at }) => event === 'reopened' && at > end);
}

function turnBefore(request: DevelopmentRequest, requests: readonly DevelopmentRequest[]) {
  const current = requests.find((item) => processing.includes(item.status));
  const first = current ?? requests.find(takesTurn);
  if (!first || first.id === request.id || isClosed(first.status)) return undefined;
  return first;
}

/**
 * Finds the issues of a request: the linked one, then those by trusted authors with its marker,
 * oldest first. There may be duplicates if the response to the creation of an issue was lost.
 */
export function findRequestIssues(
  developmentRequest: Pick<DevelopmentRequest, 'id' | 'issueNumber' | 'status'>,
  issues: readonly Issue[],
): Issue[] {
  const { id, issueNumber, status } = developmentRequest;
  const marked = issues
    .filter((issue) => issue.trusted && isIssueForRequest(issue.body, id))
    .toReversed();
  const linked = issues.filter((issue) => issue.number === issueNumber);
  if (!issueNumber) {
    if (isClosed(status)) return marked;
    return marked.filter((issue, at) => issue.open || at === 0);
  }
  return [...linked, ...marked.filter((issue) => issue.number !== issueNumber)];
}

async function readTexts(
  context: RequestsContext,
  request: DevelopmentRequest,
  release: OpenRelease | undefined,
): Promise<RequestState['texts']> {
  if (!release) return undefined;
  if (isUnapproved(request)) return readRequestTexts(context, request.id, release);
  const headline = requestTextsHeadline(request.issueNumber);
  if (wasDeclined(request))
    return readDeclinedTexts(context, { id: request.id, headline }, release);
  return undefined;
}
