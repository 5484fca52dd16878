import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';

const isOver = ({ status }: LocalRun) => status === 'completed';

/**
 * Creates a runner for workflows whose `concurrency` names the environment. As on GitHub, one run
 * is active, one waits, and a newer one replaces the waiting one.
 * @param end ends a run with a conclusion
 */
export function createRunner(
  getEnvironment: (run: LocalRun) => string,
  end: (run: LocalRun) => void,
) {
  const taken: LocalRun[] = [];
  /** While `isIdle` is true, no run advances. */
  const self = { isIdle: false, take, goOn };
  return self;

  function take(run: LocalRun): void {
    const others = taken.filter((one) => !isOver(one) && getGroup(one) === getGroup(run));
    for (const one of others.filter(({ status }) => status === 'pending'))
      Object.assign(one, {
        status: 'completed',
        conclusion: 'cancelled',
        updatedAt: run.createdAt,
      });
    if (others.some((one) => !isOver(one))) run.status = 'pending';
    taken.push(run);
  }

  function goOn(): void {
    if (self.isIdle) return;
    for (const run of taken) {
      if (run.status === 'in_progress') end(run);
      else if (run.status === 'queued') run.status = 'in_progress';
      else if (run.status === 'pending' && !taken.some((one) => isAhead(one, run)))
        run.status = 'queued';
    }
  }

  function isAhead(one: LocalRun, run: LocalRun): boolean {
    return (
      one !== run && !isOver(one) && one.status !== 'pending' && getGroup(one) === getGroup(run)
    );
  }

  function getGroup(run: LocalRun): string {
    return run.workflow.includes('deploy') ? getEnvironment(run) : String(run.id);
  }
}
