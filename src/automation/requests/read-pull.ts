import { readComments } from '../../clients/github/comments.ts';
import { listPushers } from '../../clients/github/commits.ts';
import { readMergeablePull, readMergeRules } from '../../clients/github/merging.ts';
import {
  closesIssue,
  filesOfPull,
  type RepositoryPull,
  readPulls,
} from '../../clients/github/pulls.ts';
import {
  findObjection,
  lastVerdicts,
  listPullCommits,
  listPushRights,
  type Review,
} from '../../clients/github/reviews.ts';
import { listTree, readBranchHead, readBytes, type TreeEntry } from '../../clients/github/tree.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import { compact } from '../../shared/compact.ts';
import { listBuildJobs } from '../../workflows/deploy-workflow.ts';
import { type RequestsContext, releasePrefix } from '../context.ts';
import { onlyCombines } from '../release/approved.ts';
import { readPullChecks, type summarizeChecks } from '../release/checks.ts';
import { isKnownAncestor } from '../release/deployment-runs.ts';
import { isIntoProduction, openReleases } from '../release/open-releases.ts';
import type { AgentWork } from './agents/agent.ts';
import { guardedFiles } from './changeable-files.ts';
import { listNotices, ownNotices } from './notice.ts';
import type { RequestPull, RequestState } from './state.ts';

export function findRequestPull(
  request: DevelopmentRequest,
  pulls: readonly RepositoryPull[],
  work: AgentWork | undefined,
  issue: number | undefined,
): RepositoryPull | undefined {
  const closing = pulls.filter((pull) => closesRequest(pull, issue));
  const linked = pulls.filter((pull) => pull.number === request.pullRequestNumber);
  const ofAgent = pulls.filter((pull) => pull.number === work?.pull);
  const found = [...linked, ...ofAgent, ...closing];
  return found.find((pull) => pull.state !== 'closed') ?? found[0];
}

/**
 * Returns whether a pull request implements the request. A release's pull request doesn't, although
 * its text may quote a closing keyword.
 */
export const closesRequest = (pull: RepositoryPull, issue = 0) =>
  !pull.head.startsWith(releasePrefix) && closesIssue(pull, issue);

export async function readRequestPull(
  context: RequestsContext,
  pull: RepositoryPull,
  isByAgent: boolean,
  awaitsBuild = isByAgent,
): Promise<RequestPull> {
  const { repository, config } = context;
  const mayMerge = config.automation.requests.merge !== 'people';
  const seen = await readMergeablePull(repository, pull.number);
  const checks = { running: [], failed: [] };
  const none = { checks, blockedRun: undefined, guarded: [] };
  if (seen.state !== 'open' || !isByAgent) return { ...seen, isByAgent, ...none };
  const [files, entries] = await Promise.all([
    filesOfPull(repository, pull.number),
    listTree(repository, seen.headCommit),
  ]);
  const special = files.filter((file) => entries.has(file) && entries.get(file)?.mode !== '100644');
  const guarded = new Set([...guardedFiles(files, [...entries.keys()], context), ...special]);
  const { passed, committedAt, verdict } = await readPullChecks(context, seen, entries);
  const found = verdict.checks;
  const awaited = findUnbegun(context, { ...found, passed: passed.map(({ name }) => name) });
  const isYoung = awaitsBuild && Date.parse(committedAt) + unbegunMs > context.deps.clock.now();
  return {
    ...seen,
    isByAgent,
    ...verdict,
    checks: { ...found, running: [...found.running, ...(isYoung ? awaited : [])] },
    isBuilt: mayMerge && (await isBuilt(context, passed, entries)),
    rules: mayMerge ? await readMergeRules(repository, seen.base, pull.number) : undefined,
    guarded: files.length < maxListedFiles ? [...guarded] : ['more files than GitHub lists'],
  };
}

/** Time in ms after the commit during which checks of an external CI may not exist yet. */
const unbegunMs = 10 * 60_000;

/**
 * Returns the checks in the site config, formatted for a message, if none of them has begun;
 * otherwise an empty list, because one check is enough.
 */
function findUnbegun(
  { config }: RequestsContext,
  found: Readonly<Record<'running' | 'failed' | 'passed', readonly string[]>>,
): string[] {
  const { checks = [] } = config.automation.requests;
  const begun = [...found.running, ...found.failed, ...found.passed];
  if (checks.some((name) => begun.includes(name))) return [];
  return checks.map((name) => `${name}, which has not begun`);
}

const maxListedFiles = 3_000;

/**
 * Returns whether one of the passed checks has built the commit. Linters don't build anything, and
 * `pull_request_target` builds the base.
 */
async function isBuilt(
  context: RequestsContext,
  passed: ReturnType<typeof summarizeChecks>['passed'],
  entries: ReadonlyMap<string, TreeEntry>,
): Promise<boolean> {
  const { repository, config, configFile } = context;
  const { checks } = config.automation.requests;
  if (checks) return passed.some(({ name }) => checks.includes(name));
  for (const { name, run } of passed) {
    const id = entries.get(run?.workflow ?? '')?.id;
    if (!id || run?.event === 'pull_request_target') continue;
    const text = Buffer.from(await readBytes(repository, id)).toString('utf8');
    const jobs = listBuildJobs(text, configFile, config.build.command || undefined);
    // GitHub appends the called job or the matrix values to the name of a job.
    if (jobs.some((job) => `${name} /`.replace(' (', ' /').startsWith(`${job} /`))) return true;
  }
  return false;
}

/**
 * Finds the pull request that reverts another one, by the branch name that GitHub generates for it.
 */
export async function findRevert(
  context: RequestsContext,
  pulls: readonly RepositoryPull[],
  number: number,
): Promise<RequestPull | undefined> {
  const found = pulls.filter((pull) => pull.head.startsWith(`revert-${number}-`));
  const revert = found.find((pull) => pull.state !== 'closed') ?? found[0];
  return revert && readRequestPull(context, revert, true, false);
}

/**
 * Finds a review that requests changes to the head commit. `isTried`: whether the agent has been
 * started since that review.
 */
export function findFeedback(reviews: readonly Review[], head: string, work?: AgentWork) {
  const found = lastVerdicts(reviews).find(
    ({ verdict, commit }) => verdict === 'changes' && commit === head,
  );
  return found && { ...found, isTried: found.at <= (work?.startedAt ?? '') };
}

/**
 * Reads an approval on GitHub that the portal doesn't have yet, or else who may approve there. The
 * approval must be its author's last verdict and newer than the notice about what Preview serves.
 * Without `selfApproval`, authors of the change may not approve it. No approval counts while a
 * reviewer requests changes.
 */
export async function readApproval(
  context: RequestsContext,
  request: DevelopmentRequest,
  reviews: readonly Review[],
  pull: RepositoryPull | undefined,
  issue: number | undefined,
  shown: string | undefined,
): Promise<Pick<RequestState, 'pendingApproval' | 'approvers'>> {
  const none = { pendingApproval: undefined };
  if (request.status !== 'in-review' || request.approval || !pull || !issue || !shown) return none;
  if (findObjection(reviews)) return none;
  const { repository, config } = context;
  const writers = await listWriters(context, pull);
  const mayCount = (login: string) =>
    config.automation.requests.selfApproval || (writers !== undefined && !writers.has(login));
  const words = lastVerdicts(reviews).filter(
    ({ verdict, commit = pull.headCommit }) => verdict === 'approved' && commit === pull.headCommit,
  );
  const ignored = words.map(({ author }) => author).filter((author) => !mayCount(author));
  const comments = words.length > 0 ? await readComments(repository, issue) : [];
  const notice = (await ownNotices(context, listNotices(comments, request.id))).at(-1);
  const pendingApproval =
    notice?.shown === shown
      ? words.find(({ author, at }) => at > notice.createdAt && mayCount(author))
      : undefined;
  if (pendingApproval) return { pendingApproval };
  const known = await listPushRights(repository);
  return { pendingApproval, approvers: known && { may: known.filter(mayCount).sort(), ignored } };
}

/**
 * Returns the authors of a pull request, without those of clean merge commits. If some are unknown,
 * everybody who pushed to the branch counts as well; `undefined` if GitHub then lists no pushes.
 */
async function listWriters(context: RequestsContext, pull: RepositoryPull) {
  const { repository } = context;
  const { commits, isComplete } = await listPullCommits(repository, pull.number);
  const writers = new Set([pull.author]);
  let isKnown = isComplete;
  for (const commit of commits) {
    if (await addsNothing(context, commit)) continue;
    if (commit.author === undefined) isKnown = false;
    for (const login of compact([commit.author, commit.committer])) writers.add(login);
  }
  if (isKnown) return writers;
  const pushers = await listPushers(repository, pull.head);
  if (pushers.length === 0) return undefined;
  return new Set([...writers, ...pushers]);
}

type PullCommit = Awaited<ReturnType<typeof listPullCommits>>['commits'][number];

async function addsNothing(context: RequestsContext, { id, parents }: PullCommit) {
  const [ours, theirs, more] = parents;
  if (!ours || !theirs || more) return false;
  return onlyCombines(context.repository, [ours, theirs], id);
}

interface Change {
  readonly mergeCommit: string | undefined;
  readonly needsApproval: boolean;
  readonly isReleased: boolean;
}

/**
 * Returns whether a merged pull request of a release contains a change. After a squash or rebase,
 * the history of the production branch doesn't show this.
 * @param holds returns whether a commit contains the change
 */
export async function wasReleased(
  context: RequestsContext,
  pulls: readonly RepositoryPull[],
  holds: (commit: string) => Promise<boolean>,
): Promise<boolean> {
  for (const { state, base, head, headCommit } of pulls) {
    if (state !== 'merged' || !head.startsWith(releasePrefix)) continue;
    if ((await isIntoProduction(context, base)) && (await holds(headCommit))) return true;
  }
  return false;
}

export async function releaseBehind(
  context: RequestsContext,
  request: DevelopmentRequest,
  change: Change,
): Promise<string | undefined> {
  const { mergeCommit, needsApproval, isReleased } = change;
  const { status, approval } = request;
  const { repository, config } = context;
  const mayFinish =
    status === 'completed' || (status === 'in-review' && (Boolean(approval) || !needsApproval));
  if (config.automation.requests.release !== 'each' || !mayFinish || !mergeCommit) return undefined;
  for (const version of await openReleases(context)) {
    const branch = `${releasePrefix}${version}`;
    const pulls = await readPulls(repository, branch);
    const merged = pulls.filter((pull) => pull.state === 'merged');
    for (const { base } of merged) if (await isIntoProduction(context, base)) return version;
    if (isReleased || status === 'completed') continue;
    const head = await readBranchHead(repository, branch);
    if (head && (await isKnownAncestor(context, mergeCommit, head))) return version;
    if (head === mergeCommit) return version;
  }
  return undefined;
}
