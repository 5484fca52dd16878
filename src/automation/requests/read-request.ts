import { findIssue, type Issue, listIssues } from '../../clients/github/issues.ts';
import {
  findRepositoryPull,
  listRepositoryPulls,
  type RepositoryPull,
  readPulls,
} from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { findObjection, listReviews, type Review } from '../../clients/github/reviews.ts';
import { readBranchHead, readCommit } from '../../clients/github/tree.ts';
import {
  type DevelopmentRequest,
  isClosed,
  processing,
  takesTurn,
} from '../../contracts/portal/development-request.ts';
import { compact } from '../../shared/compact.ts';
import type { RequestsContext } from '../context.ts';
import { findInputs, isApproved, whyVoid } from '../release/approved.ts';
import { isKnownAncestor, readDeploymentProgress } from '../release/deployment-runs.ts';
import { holdsContent } from '../release/held-change.ts';
import { isIntoProduction, listOpenBranches, openReleaseBranch } from '../release/open-releases.ts';
import {
  askPortal,
  type PortalDeployments,
  readPortalDeployments,
} from '../release/read-portal.ts';
import { requestTextsHeadline } from '../texts/plan-texts.ts';
import { readDeclinedTexts, readRequestTexts } from '../texts/request-texts.ts';
import type { Agent, AgentTask } from './agents/agent.ts';
import { agentBranch, findAgent, people } from './agents/find-agent.ts';
import { isIssueForRequest } from './issue-text.ts';
import {
  closesRequest,
  findFeedback,
  findRequestPull,
  findRevert,
  readApproval,
  readRequestPull,
  releaseBehind,
  wasReleased,
} from './read-pull.ts';
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
  const { issueNumber: linkedIssue } = request;
  const isListed = !linkedIssue || listed.some((item) => item.number === linkedIssue);
  const missing = isListed ? undefined : await findIssue(repository, linkedIssue);
  const [issue, ...duplicates] = findRequestIssues(request, compact([...listed, missing]));
  const number = request.issueNumber ?? issue?.number;
  const pulls = await readRequestPulls(context, request, number);
  const linked = findRequestPull(request, pulls, undefined, number);
  const release = await findRelease(context, linked);
  const implementer = findAgent(context, request);
  const { branch: base = '', head: commit = '' } = release ?? {};
  const task = number ? { issue: number, base, commit, pulls } : undefined;
  const isAtWork = request.status === 'in-progress' || wasDeclined(request);
  const work = isAtWork && task ? await implementer?.observe(task) : undefined;
  const found = findRequestPull(request, pulls, work, number);
  const pull = found && (await readRequestPull(context, found, found.number === work?.pull));
  let reviews: readonly Review[] = [];
  if (pull && !wasDeclined(request)) reviews = await listReviews(repository, pull.number);
  const mergeCommit = pull?.mergeCommit ?? request.mergeCommit;
  const holds = async (item: string | undefined) => {
    if (!item || !mergeCommit) return false;
    return item === mergeCommit || (await isKnownAncestor(context, mergeCommit, item));
  };
  // A declined change is judged by content alone: it may have been reverted by any means.
  const isLeftIn = async (commit: string) =>
    Boolean(mergeCommit) &&
    (await holdsContent(
      context,
      { mergeCommit: mergeCommit ?? '', headCommit: found?.headCommit },
      commit,
    ));
  const isInRelease = await holds(release?.head);
  let revert: RequestState['revert'];
  if (wasDeclined(request) && found?.state === 'merged')
    revert = await findRevert(context, pulls, found.number);
  const isInto = (base: string) => isIntoProduction(context, base);
  const isReleased = async (commit: string) => {
    const isIn = (await holds(commit)) || (await wasReleased(pulls, isInto, holds));
    return isIn && (!wasDeclined(request) || isLeftIn(commit));
  };
  const deployments = isWorked(request) ? await readPortalDeployments(context) : undefined;
  const production = await readProduction(context, request, isReleased, deployments);
  const isTakenBack =
    wasDeclined(request) && isInRelease && release !== undefined && !(await isLeftIn(release.head));
  const needsPreview = isInRelease && (isUnapproved(request) || isTakenBack);
  const settings = request.status === 'in-review' && (await askPortal(context, 'getSettings', {}));
  const needsApproval = !settings || settings.deployment.requireApproval;
  let preview: RequestState['preview'];
  if (release && needsPreview) {
    const served = { environment: 'Preview', commits: [release.head], branch: base } as const;
    preview = await readDeploymentProgress(context, served, deployments);
  }
  let shown: string | undefined;
  if (release && preview?.served && !preview.isOutdated)
    shown = await identify(context, release, deployments);
  const change = { mergeCommit, needsApproval, isReleased: Boolean(production) };
  const { approval } = request;
  return {
    request,
    policy,
    page: repositoryPage(repository),
    before: turnBefore(request, requests)?.title,
    issue: issue && { ...issue, hasLostMarker: !isIssueForRequest(issue.body, id) },
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
    isApprovalKept: await isApprovalKept(),
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
    finishing: await releaseBehind(context, request, change),
    implementer,
    task,
  };

  /** Once the change is on the production branch, the approval can't be withdrawn. */
  async function isApprovalKept(): Promise<boolean> {
    if (!request.approval || !release || !isInRelease || production) return true;
    return isApproved(context, request.approval, release.head, deployments);
  }
}

/** In a busy repository, the list omits pull requests without recent changes. */
async function readRequestPulls(
  { repository }: RequestsContext,
  { pullRequestNumber: linked, agent = people }: DevelopmentRequest,
  issue: number | undefined,
): Promise<RepositoryPull[]> {
  if (!linked && !issue) return [];
  const pulls = await listRepositoryPulls(repository);
  const missing: (RepositoryPull | undefined)[] = [];
  if (linked && !pulls.some(({ number }) => number === linked))
    missing.push(await findRepositoryPull(repository, linked));
  const branch = agentBranch(issue ?? 0);
  if (agent !== people && !pulls.some(({ head }) => head === branch))
    missing.push(...(await readPulls(repository, branch)));
  return [...pulls, ...compact(missing)];
}

/** A request stays with the release that its pull request goes into, as long as that is open. */
async function findRelease(context: RequestsContext, pull: RepositoryPull | undefined) {
  let branch = await openReleaseBranch(context);
  if (pull && pull.base !== branch && (await listOpenBranches(context)).includes(pull.base))
    branch = pull.base;
  const head = branch && (await readBranchHead(context.repository, branch));
  return branch && head ? { branch, head } : undefined;
}

async function identify(context: RequestsContext, release: OpenRelease, known: PortalDeployments) {
  const { tree, texts, seo } = findInputs(known, release.head) ?? {};
  const read = async () => (await readCommit(context.repository, release.head)).tree;
  return [tree || (await read()), texts, seo].filter(Boolean).join(' ');
}

/**
 * Finds branches of ours to remove. A merged branch with further commits belongs to people and
 * stays.
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

const isWorked = (request: DevelopmentRequest) =>
  processing.includes(request.status) || wasDeclined(request);

export function wasDeclined(request: DevelopmentRequest): boolean {
  return (
    (request.status === 'rejected' || request.status === 'archived') &&
    !request.history.some((candidate) => candidate.status === 'completed')
  );
}

const isUnapproved = (request: DevelopmentRequest) =>
  processing.includes(request.status) && !request.approval;

function turnBefore(request: DevelopmentRequest, requests: readonly DevelopmentRequest[]) {
  const current = requests.find((item) => processing.includes(item.status));
  const first = current ?? requests.find(takesTurn);
  if (!first || first.id === request.id || isClosed(first.status)) return undefined;
  return first;
}

/** Finds issues by us or trusted authors. A lost response may have left duplicates. */
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

async function readProduction(
  context: RequestsContext,
  request: DevelopmentRequest,
  isReleased: (commit: string) => Promise<boolean>,
  deployments: PortalDeployments,
): Promise<RequestState['production']> {
  if (!isWorked(request)) return undefined;
  const { repository, config } = context;
  const { branch } = config.environments.production;
  const head = await readBranchHead(repository, branch);
  if (!head || !(await isReleased(head))) return undefined;
  const served = { environment: 'Production', commits: [head], branch } as const;
  return { branch, head, seen: await readDeploymentProgress(context, served, deployments) };
}

export async function listRequests(context: RequestsContext) {
  const { requests } = await askPortal(context, 'listRequests', {});
  return requests.filter((request) => request.status !== 'archived');
}
