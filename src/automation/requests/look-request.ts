import { type Issue, listIssues } from '../../clients/github/issues.ts';
import { closesIssue, type OwnPull, ownPulls } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { type Word, wordsOn } from '../../clients/github/reviews.ts';
import { readBranchHead } from '../../clients/github/tree.ts';
import {
  type DevelopmentRequest,
  hasEnded,
  processing,
} from '../../contracts/portal/development-request.ts';
import { askPortal, portalAnswer } from '../release/ask-portal.ts';
import { openReleaseBranch } from '../release/look.ts';
import { isKnownAncestor, lookAtDeployment } from '../release/look-deployment.ts';
import type { DeploymentSight } from '../release/sight.ts';
import { lookAtDeclinedTexts, lookAtRequestTexts } from '../texts/request-texts.ts';
import { requestTextsHeadline } from '../texts/sight.ts';
import type { Agent, AgentTask, AgentWork } from './agents/agent.ts';
import { agentOf, people } from './agents/agent-of.ts';
import { isIssueOf } from './issue-text.ts';
import { listRequests } from './list-requests.ts';
import { releaseBehind, wasReleased } from './look-finishing.ts';
import { pullOf, revertOf, sightOfPull } from './look-pull.ts';
import { isPreviewTold } from './preview-comment.ts';
import type { OpenRelease, RequestSight } from './sight.ts';
import type { RequestWorld } from './world.ts';

/** The state plus data that some steps need. */
export interface RequestView extends RequestSight {
  readonly implementer: Agent | undefined;
  readonly task: AgentTask | undefined;
}

/** Reads everything that decides how a request continues. Read-only. */
export async function lookAtRequest(world: RequestWorld, id: string): Promise<RequestView> {
  const { github, repository, config, portal, deps } = world;
  const policy = config.automation.requests;
  const options = { signal: deps.signal };
  const [requests, issues, branch] = await Promise.all([
    listRequests(world),
    listIssues(github, repository),
    openReleaseBranch(world),
  ]);
  const request =
    requests.find((one) => one.id === id) ??
    (await portalAnswer(world, portal.requests.get(config.site.id, id, options)));
  const head = branch ? await readBranchHead(github, repository, branch) : undefined;
  const release = !branch || !head ? undefined : { branch, head };
  const [issue, ...twins] = issuesOf(request, issues);
  const pulls =
    !issue && request.pullRequestNumber === undefined ? [] : await ownPulls(github, repository);
  const implementer = agentOf(world, request);
  const number = request.issueNumber ?? issue?.number;
  const task =
    number === undefined
      ? undefined
      : { issue: number, base: release?.branch ?? '', commit: release?.head ?? '', pulls };
  const isAtWork = request.status === 'in-progress' || wasDeclined(request);
  const work = isAtWork && task ? await implementer?.observe(task) : undefined;
  const found = pullOf(request, pulls, work, number);
  const pull = found && (await sightOfPull(world, found, found.number === work?.pull));
  const words = !pull || wasDeclined(request) ? [] : await wordsOn(github, repository, pull.number);
  const mergeCommit = pull?.mergeCommit ?? request.mergeCommit;
  const holds = async (commit: string | undefined) =>
    commit !== undefined &&
    mergeCommit !== undefined &&
    (commit === mergeCommit || (await isKnownAncestor(world, mergeCommit, commit)));
  const holdsChange = await holds(release?.head);
  const revert =
    wasDeclined(request) && found?.state === 'merged'
      ? await revertOf(world, pulls, found.number)
      : undefined;
  const isReleased = async (commit: string) =>
    (await holds(commit)) || (await wasReleased(pulls, config, holds));
  const production = await lookAtProduction(world, request, isReleased);
  const needsPreview =
    holdsChange && (isUnapproved(request) || (wasDeclined(request) && revert?.state === 'merged'));
  const needsApproval = request.status !== 'in-review' || (await isApprovalNeeded(world));
  return {
    request,
    policy,
    page: repositoryPage(github, repository),
    before: turnBefore(request, requests)?.title,
    issue,
    twins: twins.filter((one) => one.open).map((one) => one.number),
    isTold:
      request.status !== 'in-review' || !issue || (await isPreviewTold(world, issue.number, id)),
    agent: implementer?.name ?? people,
    work,
    overdue:
      work?.state === 'runs' &&
      Date.parse(work.startedAt) + policy.hours * 3_600_000 < deps.clock.now(),
    pull,
    strays: pulls.filter(
      (one) =>
        one.state === 'open' && one.number !== found?.number && closesIssue(one.body, number ?? 0),
    ),
    feedback: pull && feedbackOf(words, pull.headCommit, work),
    release,
    preview: release && needsPreview ? await lookAtPreview(world, release) : undefined,
    holdsChange,
    texts: !release || !holdsChange ? undefined : await textsOf(world, request, release),
    production,
    needsApproval,
    word: approvalOf(words, request, found),
    mayApprove: world.mayReport,
    revert,
    finishing: await releaseBehind(world, request, {
      mergeCommit,
      needsApproval,
      isReleased: Boolean(production),
    }),
    implementer,
    task,
  };
}

/** Declined and never completed. */
export function wasDeclined({ status, history }: DevelopmentRequest): boolean {
  return (
    (status === 'rejected' || status === 'archived') &&
    !history.some((one) => one.status === 'completed')
  );
}

/** Being processed, and its change can still be modified before approval. */
const isUnapproved = ({ status, approval }: DevelopmentRequest) =>
  processing.includes(status) && !approval;

/** Finds the request being processed now, else the first in the queue. */
function turnBefore(
  request: DevelopmentRequest,
  requests: readonly DevelopmentRequest[],
): DevelopmentRequest | undefined {
  const current = requests.find(({ status }) => processing.includes(status));
  const first =
    current ??
    requests.find(({ status, analysis }) => status === 'triage' && !analysis?.textsSuffice);
  if (!first || first.id === request.id || hasEnded(first.status)) return undefined;
  return first;
}

/**
 * Finds the issues of a request: by the number stored in the portal, else by our marker in issues
 * of authors who belong to the repository. The first is the one in use; a lost response or a second
 * runner may have left duplicates.
 */
export function issuesOf(
  { id, issueNumber, status }: Pick<DevelopmentRequest, 'id' | 'issueNumber' | 'status'>,
  issues: readonly Issue[],
): Issue[] {
  const marked = issues.filter(({ trusted, body }) => trusted && isIssueOf(body, id)).toReversed();
  const linked = issues.filter(({ number }) => number === issueNumber);
  if (issueNumber === undefined) {
    if (hasEnded(status)) return marked;
    return marked.filter(({ open }, at) => open || at === 0);
  }
  return [...linked, ...marked.filter(({ number }) => number !== issueNumber)];
}

/** Finds the oldest change request made after the agent's last round and not withdrawn. */
function feedbackOf(
  words: readonly Word[],
  head: string,
  work: AgentWork | undefined,
): Word | undefined {
  const last = new Map(
    words.filter(({ says }) => says !== 'comment').map((word) => [word.by, word]),
  );
  return [...last.values()].find(
    ({ says, commit, at }) => says === 'changes' && commit === head && at > (work?.startedAt ?? ''),
  );
}

/**
 * Finds a reviewer's approval of what Preview shows; an earlier approval was for the code only.
 * Nobody can approve their own change.
 */
function approvalOf(
  words: readonly Word[],
  { status, approval, history }: DevelopmentRequest,
  pull: OwnPull | undefined,
): Word | undefined {
  if (status !== 'in-review' || approval || !pull) return undefined;
  const since = history.findLast((entry) => entry.status === 'in-review')?.at ?? '';
  return words.find(
    ({ by, says, text, commit, at }) =>
      by !== pull.author &&
      at >= since &&
      (says === 'approved'
        ? commit === pull.headCommit
        : /^\/approve\s*$/.test(text.split('\n', 1)[0] ?? '')),
  );
}

async function textsOf(
  world: RequestWorld,
  request: DevelopmentRequest,
  release: OpenRelease,
): Promise<RequestSight['texts']> {
  if (isUnapproved(request)) return lookAtRequestTexts(world, request.id, release);
  const headline = requestTextsHeadline(request.issueNumber);
  if (wasDeclined(request))
    return lookAtDeclinedTexts(world, { id: request.id, headline }, release);
  return undefined;
}

function lookAtPreview(world: RequestWorld, release: OpenRelease): Promise<DeploymentSight> {
  const asReader = { ...world, mayReport: false };
  const { url } = world.config.environments.preview;
  const served = {
    environment: 'Preview',
    commits: [release.head],
    url,
    branch: release.branch,
  } as const;
  return askPortal(asReader).then((portal) => lookAtDeployment(asReader, served, portal));
}

/**
 * Reads the production branch if it contains the change of a request that is on its way there or
 * was declined.
 */
async function lookAtProduction(
  world: RequestWorld,
  request: DevelopmentRequest,
  isReleased: (commit: string) => Promise<boolean>,
): Promise<RequestSight['production']> {
  if (!processing.includes(request.status) && !wasDeclined(request)) return undefined;
  const { github, repository, config } = world;
  const { branch } = config.environments.production;
  const head = await readBranchHead(github, repository, branch);
  if (!head || !(await isReleased(head))) return undefined;
  const asReader = { ...world, mayReport: false };
  const served = {
    environment: 'Production',
    commits: [head],
    url: config.site.url,
    branch,
  } as const;
  return {
    branch,
    head,
    seen: await lookAtDeployment(asReader, served, await askPortal(asReader)),
  };
}

async function isApprovalNeeded(world: RequestWorld): Promise<boolean> {
  const { portal, config, deps } = world;
  const { signal } = deps;
  const settings = await portalAnswer(world, portal.sites.getSettings(config.site.id, { signal }));
  return settings.deployment.requireApproval;
}
