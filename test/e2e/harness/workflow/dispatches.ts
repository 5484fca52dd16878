import type { LocalCloud, LocalRun } from '../../../../src/localcloud/localcloud.ts';
import { type JobResult, runWorkflow, type WorkflowRun } from '../workflow.ts';

/** Runs what is dispatched, or started by an event, on the local GitHub, until the signal aborts. */
export function runDispatches(
  cloud: LocalCloud,
  repository: string,
  artifacts: string,
  signal: AbortSignal,
  {
    events,
    ...more
  }: Pick<WorkflowRun, 'commands' | 'actionRoot'> & {
    /** Those whose runs are taken. Default: all. */
    readonly events?: readonly string[];
  } = {},
) {
  const ended: JobResult[][] = [];
  const listen = (run: LocalRun) => {
    if (events?.includes(run.event) === false) return;
    run.status = 'in_progress';
    const { inputs, payload = {} } = run;
    const ref =
      run.event === 'push' && payload.ref !== undefined ? payload.ref : `refs/heads/${run.branch}`;
    const event = { name: run.event, ref, sha: run.commit, repository, runId: String(run.id) };
    const end = (results: JobResult[]) => {
      ended.push(results);
      run.conclusion =
        results.length > 0 && results.every(({ succeeded }) => succeeded) ? 'success' : 'failure';
      run.status = 'completed';
    };
    runWorkflow(run.workflow, {
      cloud,
      repository,
      event,
      inputs,
      payload,
      artifacts,
      ...more,
    }).then(end, (error) => {
      end([]);
      throw error;
    });
  };
  cloud.githubApi.dispatches.on('run', listen);
  signal.addEventListener('abort', () => cloud.githubApi.dispatches.off('run', listen), {
    once: true,
  });
  return ended;
}
