import { isAncestor, readPush } from '../../clients/github/commits.ts';
import {
  dispatchWorkflow,
  lastRuns,
  runsOfCommit,
  type WorkflowRun,
  wentLive,
} from '../../clients/github/runs.ts';
import { readCommit } from '../../clients/github/tree.ts';
import { returnFor } from '../../shared/errors/error.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import { readLive } from '../../shared/live-site/probe.ts';
import type { ReleaseContext } from '../context.ts';
import { isRecent } from './checks.ts';
import { type PortalDeployments, readPortalDeployments } from './read-portal.ts';
import type { DeploymentProgress, DeploymentRun, DeployStep } from './state.ts';

export async function startDeployment(context: ReleaseContext, step: DeployStep) {
  const { repository, workflow, deps } = context;
  const { environment, branch } = step;
  const dispatch = { workflow: await workflow.need(branch), branch, inputs: { environment } };
  await dispatchWorkflow(repository, dispatch, deps.clock, deps.signal);
  return undefined;
}

const foreignEvents = ['pull_request', 'pull_request_target', 'merge_group', 'delete'];

export function deploysBranch(run: WorkflowRun, branch: string): boolean {
  return run.branch === branch && !foreignEvents.includes(run.event);
}

const maxSuperseded = 3;

export async function deciding(
  context: ReleaseContext,
  environment: 'Preview' | 'Production',
  runs: readonly WorkflowRun[],
): Promise<DeploymentRun | undefined> {
  const all = runs.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const [newest] = all;
  if (!newest) return undefined;
  if (newest.conclusion !== 'cancelled') return { url: newest.url, state: getRunState(newest) };
  const unfinished = all.find((run) => run.status !== 'completed');
  if (unfinished) return { url: unfinished.url, state: getRunState(unfinished) };
  const lost = all.filter((run) => run.conclusion === 'cancelled').length;
  // In Preview, a run for a different branch may have replaced this one. In Production, only people
  // cancel runs.
  const isLost =
    environment === 'Preview' && lost < maxSuperseded && (await wasSuperseded(context, newest));
  return { url: newest.url, state: isLost ? 'superseded' : 'cancelled' };
}

const cancelsWithin = 30_000;

/**
 * Returns whether a run for a different branch seems to have superseded this one: it was created
 * when this one was cancelled. GitHub shows a cancellation by a person in the same way.
 */
async function wasSuperseded(context: ReleaseContext, workflowRun: WorkflowRun): Promise<boolean> {
  const file = workflowRun.workflow.split('/').at(-1) ?? '';
  if (file === '') return false;
  const cancelledAt = Date.parse(workflowRun.updatedAt);
  const later = (await lastRuns(context.repository, file)).filter(
    (run) => run.id > workflowRun.id && run.branch !== workflowRun.branch,
  );
  return later.some((item) => Math.abs(cancelledAt - Date.parse(item.createdAt)) < cancelsWithin);
}

function getRunState(run: WorkflowRun): DeploymentRun['state'] {
  const { status, conclusion } = run;
  if (status === 'waiting' || status === 'action_required' || conclusion === 'action_required')
    return 'review';
  if (status === 'queued' || status === 'requested') return 'queued';
  if (status === 'pending') return 'pending';
  if (status !== 'completed') return 'runs';
  if (conclusion === 'success') return 'succeeded';
  return 'failed';
}

export interface ServedCommit {
  readonly environment: 'Preview' | 'Production';
  readonly commits: readonly [string, ...string[]];
  readonly branch: string;
  /** Whether changed metadata makes the deployment outdated. Default: only in Preview. */
  readonly needsMetadata?: boolean;
}

export async function readDeploymentProgress(
  context: ReleaseContext,
  servedCommit: ServedCommit,
  portal: PortalDeployments,
): Promise<DeploymentProgress> {
  const { environment, commits, branch, needsMetadata = environment === 'Preview' } = servedCommit;
  const [expectedCommit] = commits;
  // Read the runs before the live site: if a run has finished by then, the live site shows its
  // result.
  const read = async (commit: string) => {
    const file = await context.workflow.find(commit);
    if (file) return runsOfCommit(context.repository, file, commit);
    return [];
  };
  const found = await Promise.all([...new Set(commits)].map(read));
  const runs = found.flat().filter((run) => deploysBranch(run, branch));
  const run = await deciding(context, environment, runs);
  const holds = async (commit: string | undefined) => {
    if (!commit) return false;
    if (commits.includes(commit)) return true;
    return environment === 'Production' && (await isKnownAncestor(context, expectedCommit, commit));
  };
  let reported = portal?.get(environment);
  if (run?.state === 'succeeded' && portal && !(await holds(reported?.commit)))
    reported = (await readPortalDeployments(context))?.get(environment);
  const { site, environments } = context.config;
  let url: string | undefined = site.url;
  if (environment === 'Preview') url = environments.preview.url ?? reported?.url;
  const live = await readLive(url, context.deps);
  const isOurs = live?.slug === site.slug && live.environment === environment;
  const isReported = await holds(reported?.commit);
  // The marker still names an earlier commit if the expected commit changed no deployed file.
  const hasSameFiles = isReported && reported?.provenance?.files === live?.provenance.files;
  const changedAt = needsMetadata ? reported?.pagesChangedAt : undefined;
  // Count only runs created since the portal's metadata last changed. Such a change needs no
  // commit.
  const since = Date.parse(changedAt ?? '') || 0;
  const counted = runs.filter((run) => Date.parse(run.createdAt) >= since);
  const isServed = async (live: Marker) =>
    hasSameFiles ||
    (await holds(live.provenance.commit)) ||
    (!portal && (await foundSameFiles(context, servedCommit, runs, live)));
  return {
    environment,
    url,
    served: isOurs && (await isServed(live)),
    portalAgrees: portal && isReported,
    isOutdated: changedAt !== undefined,
    run,
    succeeded: counted.filter((run) => run.conclusion === 'success').length,
    settling: runs.length === 0 && (await mayAppear(context, branch, commits)),
  };
}

/**
 * Returns whether a later run deployed the commit, but kept the marker because no file had changed.
 * Only needed without a portal.
 */
async function foundSameFiles(
  context: ReleaseContext,
  served: ServedCommit,
  runs: readonly WorkflowRun[],
  live: Marker,
) {
  const run = runs.find((run) => run.conclusion === 'success' && run.id > Number(live.run));
  if (!run || !(await isKnownAncestor(context, live.provenance.commit, run.commit))) return false;
  const { repository } = context;
  return wentLive(repository, run, served.environment).catch(ignoreMissingPermission);
}

/** Returns whether a run may still appear. A push with a job's token doesn't start any. */
async function mayAppear(context: ReleaseContext, branch: string, commits: readonly string[]) {
  const { repository, deps } = context;
  for (const commit of new Set(commits)) {
    const push = await readPush(repository, { branch, commit });
    if (push?.isByJob) continue;
    const since = push?.at || (await readCommit(repository, commit)).committedAt;
    if (isRecent(since, deps.clock.now())) return true;
  }
  return false;
}

/** Returns `isAncestor`, or `false` for a commit that a force push has removed from GitHub. */
export async function isKnownAncestor(context: ReleaseContext, commit: string, descendant: string) {
  const { repository } = context;
  return isAncestor(repository, commit, descendant).catch(ignoreMissingPermission);
}

const ignoreMissingPermission = returnFor(false, 'GITHUB_PERMISSION_MISSING');
