import { dispatchWorkflow, lastRuns, type WorkflowRun } from '../../clients/github/runs.ts';
import type { ReleaseContext } from './context.ts';
import type { DeploymentRun, DeployStep } from './state.ts';

export async function startDeployment(
  context: Pick<ReleaseContext, 'github' | 'repository' | 'workflow' | 'deps'>,
  step: DeployStep,
): Promise<undefined> {
  const { github, repository, workflow, deps } = context;
  const { environment, branch } = step;
  const dispatch = { workflow: await workflow.need(branch), branch, inputs: { environment } };
  await dispatchWorkflow(github, repository, dispatch, deps.clock, deps.signal);
  return undefined;
}

/** Events whose runs never deploy a branch, even at the same commit. */
const foreignEvents = ['pull_request', 'pull_request_target', 'merge_group', 'delete'];

/** Other branches and tags may be at the same commit. */
export function deploysBranch(run: WorkflowRun, branch: string): boolean {
  return run.branch === branch && !foreignEvents.includes(run.event);
}

const maxSuperseded = 3;

/** The run that decides the state of a deployment. @param runs of its commits and its branch */
export async function deciding(
  context: Pick<ReleaseContext, 'github' | 'repository'>,
  environment: 'Preview' | 'Production',
  runs: readonly WorkflowRun[],
): Promise<DeploymentRun | undefined> {
  const all = runs.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const [newest] = all;
  if (!newest) return undefined;
  if (newest.conclusion !== 'cancelled') return { url: newest.url, state: getRunState(newest) };
  // Another run of the same commit may still deploy it.
  const unfinished = all.find((run) => run.status !== 'completed');
  if (unfinished) return { url: unfinished.url, state: getRunState(unfinished) };
  const lost = all.filter((run) => run.conclusion === 'cancelled').length;
  // Only Preview is deployed from several branches. A run cancelled in Production stays cancelled.
  const isLost =
    environment === 'Preview' && lost < maxSuperseded && (await wasSuperseded(context, newest));
  return { url: newest.url, state: isLost ? 'superseded' : 'cancelled' };
}

/** Time in ms for GitHub to cancel a queued run after another takes its place. */
const cancelsWithin = 30_000;

/**
 * Replaced by a newer run: GitHub shows it as cancelled, as if by a person
 * (https://docs.github.com/actions/how-tos/write-workflows/choose-when-workflows-run/control-workflow-concurrency).
 */
async function wasSuperseded(
  releaseContext: Pick<ReleaseContext, 'github' | 'repository'>,
  workflowRun: WorkflowRun,
): Promise<boolean> {
  const file = workflowRun.workflow.split('/').at(-1) ?? '';
  if (file === '') return false;
  const cancelledAt = Date.parse(workflowRun.updatedAt);
  const later = (await lastRuns(releaseContext.github, releaseContext.repository, file)).filter(
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
