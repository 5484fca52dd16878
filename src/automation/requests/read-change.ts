import {
  findRepositoryPull,
  listRepositoryPulls,
  type RepositoryPull,
  readPulls,
} from '../../clients/github/pulls.ts';
import { readBranchHead, readCommit } from '../../clients/github/tree.ts';
import { type DevelopmentRequest, processing } from '../../contracts/portal/development-request.ts';
import { compact } from '../../shared/compact.ts';
import type { RequestsContext } from '../context.ts';
import { findInputs } from '../release/approved.ts';
import { isKnownAncestor, readDeploymentProgress } from '../release/deployment-runs.ts';
import { holdsContent } from '../release/held-change.ts';
import { listOpenBranches, openReleaseBranch } from '../release/open-releases.ts';
import { type PortalDeployments, readPortalDeployments } from '../release/read-portal.ts';
import { agentBranch, findAgent, people } from './agents/find-agent.ts';
import { findRequestPull, findRevert, readRequestPull, wasReleased } from './read-pull.ts';
import type { OpenRelease, RequestState } from './state.ts';

type RequestChange = Awaited<ReturnType<typeof readChange>>;

/** Reads who implements a request, for which release, and the resulting pull request. */
export async function readChange(
  context: RequestsContext,
  request: DevelopmentRequest,
  issue: number | undefined,
) {
  const pulls = await readRequestPulls(context, request, issue);
  const linked = findRequestPull(request, pulls, undefined, issue);
  const release = await findRelease(context, linked);
  const implementer = findAgent(context, request);
  const { branch: base = '', head: commit = '' } = release ?? {};
  const task = issue ? { issue, base, commit, pulls } : undefined;
  const isAtWork = request.status === 'in-progress' || wasDeclined(request);
  const work = isAtWork && task ? await implementer?.observe(task) : undefined;
  const found = findRequestPull(request, pulls, work, issue);
  const pull = found && (await readRequestPull(context, found, found.number === work?.pull));
  return { pulls, release, implementer, task, work, found, pull };
}

/** Reads whether a change has reached the release, Preview and Production. */
export async function readProgress(
  context: RequestsContext,
  request: DevelopmentRequest,
  { pulls, release, found, pull }: RequestChange,
) {
  const mergeCommit = pull?.mergeCommit ?? request.mergeCommit;
  const holds = async (item: string | undefined) => {
    if (!item || !mergeCommit) return false;
    return item === mergeCommit || (await isKnownAncestor(context, mergeCommit, item));
  };
  // Judge a declined change by content alone, because people may have reverted it by hand.
  const isLeftIn = async (commit: string) =>
    mergeCommit
      ? holdsContent(context, { mergeCommit, headCommit: found?.headCommit }, commit)
      : false;
  const isInRelease = await holds(release?.head);
  let revert: RequestState['revert'];
  if (wasDeclined(request) && found?.state === 'merged')
    revert = await findRevert(context, pulls, found.number);
  const isReleased = async (commit: string) => {
    const isIn = (await holds(commit)) || (await wasReleased(context, pulls, holds));
    return isIn && (!wasDeclined(request) || isLeftIn(commit));
  };
  const deployments = isWorked(request) ? await readPortalDeployments(context) : undefined;
  const production = await readProduction(context, request, isReleased, deployments);
  const isTakenBack =
    wasDeclined(request) && isInRelease && release !== undefined && !(await isLeftIn(release.head));
  const needsPreview = isInRelease && (isUnapproved(request) || isTakenBack);
  let preview: RequestState['preview'];
  if (release && needsPreview) {
    const { head, branch } = release;
    const served = { environment: 'Preview', commits: [head], branch } as const;
    preview = await readDeploymentProgress(context, served, deployments);
  }
  let shown: string | undefined;
  if (release && preview?.served && !preview.isOutdated)
    shown = await identify(context, release, deployments);
  return { mergeCommit, isInRelease, isTakenBack, revert, deployments, production, preview, shown };
}

/** Lists recently updated pull requests, and adds those of the request that the list lacks. */
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

/**
 * Finds the release of a request: the open release that its pull request targets, or else the next
 * release.
 */
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

const isWorked = (request: DevelopmentRequest) =>
  processing.includes(request.status) || wasDeclined(request);

export function wasDeclined(request: DevelopmentRequest): boolean {
  return (
    (request.status === 'rejected' || request.status === 'archived') &&
    !request.history.some((candidate) => candidate.status === 'completed')
  );
}

export const isUnapproved = (request: DevelopmentRequest) =>
  processing.includes(request.status) && !request.approval;
