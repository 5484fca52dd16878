import {
  cancelRun,
  readPendingEnvironments,
  runsInStatus,
  type WorkflowRun,
} from '../../clients/github/runs.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { count } from '../../shared/units.ts';
import { closePath, rollbackPath } from '../../workflows/render/render.ts';
import type { RollbackPlan } from './rollback.ts';

export interface WaitingRuns {
  /** For a review, up to 30 days: nothing else is deployed to the environment until then. */
  readonly waiting: readonly WorkflowRun[];
  readonly pending: readonly WorkflowRun[];
}

/**
 * A job keeps its place in the queue while its review is pending, so an unanswered review would
 * hold up a rollback.
 */
export async function readWaitingRuns(
  { repository, config, deployWorkflows, package: { environment } }: RollbackPlan,
  github: GitHub,
): Promise<WaitingRuns> {
  const { branch } = config.environments.production;
  const read = async (paths: readonly string[], status: 'waiting' | 'pending') => {
    const names = paths.map((path) => path.split('/').at(-1) ?? '');
    const runs = await Promise.all(
      names.map((name) => runsInStatus(github, repository, name, status)),
    );
    return runs.flat();
  };
  const [waiting, pending] = await Promise.all([
    read([...deployWorkflows, rollbackPath, closePath], 'waiting'),
    read(deployWorkflows, 'pending'),
  ]);
  const named = await Promise.all(
    waiting.map(async ({ id }) => await readPendingEnvironments(github, repository, id)),
  );
  const isMeant = (name: string) => name.toLowerCase() === environment.toLowerCase();
  // GitHub doesn't report the environment of a pending run; only a push has the one of its branch.
  const isBehind = (run: WorkflowRun) =>
    run.event === 'push' && (run.branch === branch) === (environment === 'Production');
  return {
    waiting: waiting.filter((_, index) => named[index]?.some(isMeant)),
    pending: pending.filter(isBehind),
  };
}

/**
 * Deployments behind the one that waits for a review are cancelled as well: each would wait for its
 * own review.
 * @throws SiteDeployError `ROLLBACK_BLOCKED`
 */
export async function cancelWaitingRuns(
  waitingRuns: WaitingRuns,
  { repository, package: { environment } }: RollbackPlan,
  github: GitHub,
  mayCancel: boolean,
): Promise<void> {
  const { waiting, pending } = waitingRuns;
  if (waiting.length === 0) return;
  if (!mayCancel)
    throw new SiteDeployError(
      'ROLLBACK_BLOCKED',
      `${environment} has ${count(waiting.length, 'deployment')} ahead of the rollback, ` +
        'waiting for a review.',
      { facts: waiting.map((workflowRun) => `run ${workflowRun.id}: ${workflowRun.url}`) },
    );
  // In reverse order, so that none of them moves up.
  for (const { id } of [...pending, ...waiting]) await cancelRun(github, repository, id);
}
