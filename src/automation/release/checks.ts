import type { CheckRun } from '../../clients/github/check-runs.ts';
import type { WorkflowRun } from '../../clients/github/runs.ts';

export type Checks = ReturnType<typeof summarizeChecks>;

const fine = ['success', 'neutral', 'skipped'];
const isOfPull = (event: string) => /^pull_request(_target)?$/.test(event);

/** The last result of each job counts: GitHub also lists the failed job of a first deployment. */
export function summarizeChecks(checks: readonly CheckRun[], runs: readonly WorkflowRun[]) {
  const runsBySuite = new Map<number | undefined, WorkflowRun>(
    runs.filter((run) => run.suite).map((run) => [run.suite, run]),
  );
  const last = new Map<string, CheckRun>();
  for (const check of checks.toSorted((a, b) => a.id - b.id)) {
    const run = runsBySuite.get(check.suite);
    // Runs for a pull request test a different commit than runs for a push.
    const key = run ? `${run.workflow}\n${isOfPull(run.event)}\n${check.name}` : String(check.id);
    // A cancelled rerun doesn't replace the result of the first run.
    if (check.conclusion !== 'cancelled' || !last.has(key)) last.set(key, check);
  }
  const found = [...last.values()];
  const nameless = runs.filter(
    (run) =>
      isInProgress(run) &&
      !checks.some((checkRun) => checkRun.suite && checkRun.suite === run.suite),
  );
  return {
    running: [
      ...found.filter((run) => run.status !== 'completed').map((run) => run.name),
      ...nameless.map((run) => run.workflow.split('/').at(-1) || run.title),
    ],
    failed: found
      .filter((checkRun) => checkRun.status === 'completed' && !fine.includes(checkRun.conclusion))
      .map((checkRun) => checkRun.name),
  };
}

/** Jobs of a run that is queued or has just started aren't listed as checks yet. */
function isInProgress(run: WorkflowRun): boolean {
  const { event, status } = run;
  return (
    (isOfPull(event) || event === 'push') && status !== 'completed' && status !== 'action_required'
  );
}
