import { lastRuns, type WorkflowRun } from '../../clients/github/runs.ts';
import type { DeploymentRun } from './sight.ts';
import type { ReleaseWorld } from './world.ts';

/** Events whose runs deploy no branch, though they may be of the same commit. */
const ofOthers = ['pull_request', 'pull_request_target', 'merge_group', 'delete'];

/** Whether a run deploys a branch: other branches, and tags, may stand at the same commit. */
export function deploysBranch(run: WorkflowRun, branch: string): boolean {
  return run.branch === branch && !ofOthers.includes(run.event);
}

/** Runs of one commit that lost their place in the queue, before people have to look. */
const mostSuperseded = 3;

/** The run that says how it stands with a deployment. @param runs of its commits and its branch */
export async function deciding(
  world: Pick<ReleaseWorld, 'github' | 'repository'>,
  environment: 'Preview' | 'Production',
  runs: readonly WorkflowRun[],
): Promise<DeploymentRun | undefined> {
  const all = runs.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const [newest] = all;
  if (!newest) return undefined;
  if (newest.conclusion !== 'cancelled') return { url: newest.url, state: stateOf(newest) };
  // Another one of the same commit may still bring it.
  const other = all.find(({ status }) => status !== 'completed');
  if (other) return { url: other.url, state: stateOf(other) };
  const lost = all.filter(({ conclusion }) => conclusion === 'cancelled').length;
  // Only Preview is deployed from several branches. What somebody has ended in Production stays ended.
  const isLost = environment === 'Preview' && lost < mostSuperseded && (await wasSuperseded(world, newest));
  return { url: newest.url, state: isLost ? 'superseded' : 'cancelled' };
}

/** So long, in milliseconds, GitHub may take to cancel a run that waits once another one takes its place. */
const cancelsWithin = 30_000;

/**
 * Of the runs of a queue one waits, and a newer one takes its place
 * (https://docs.github.com/actions/how-tos/write-workflows/choose-when-workflows-run/control-workflow-concurrency).
 * GitHub shows that run as cancelled, as one that somebody has ended.
 */
async function wasSuperseded(
  { github, repository }: Pick<ReleaseWorld, 'github' | 'repository'>,
  { id, workflow, branch, updatedAt }: WorkflowRun,
): Promise<boolean> {
  const file = workflow.split('/').at(-1) ?? '';
  if (file === '') return false;
  const ended = Date.parse(updatedAt);
  const later = (await lastRuns(github, repository, file)).filter((run) => run.id > id && run.branch !== branch);
  return later.some(({ createdAt }) => Math.abs(ended - Date.parse(createdAt)) < cancelsWithin);
}

function stateOf({ status, conclusion }: WorkflowRun): DeploymentRun['state'] {
  if (status === 'waiting' || status === 'action_required' || conclusion === 'action_required') return 'review';
  if (status === 'queued' || status === 'requested') return 'queued';
  if (status === 'pending') return 'pending';
  if (status !== 'completed') return 'runs';
  if (conclusion === 'success') return 'succeeded';
  return 'failed';
}
