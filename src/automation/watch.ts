import { readCheckRuns, readMergeablePull } from '../clients/github/merging.ts';
import { readWorkflowRun } from '../clients/github/runs.ts';
import type { ReleaseContext } from './context.ts';
import { advance, type Flow, type Patience } from './reconcile.ts';

/** Advances a flow. During a wait, watches the run or pull request that it waits for. */
export function advanceWatching<State, Step extends { readonly do: string }>(
  context: ReleaseContext,
  flow: Flow<State, Step>,
  patience: Patience,
) {
  const watch = (url?: string) => watchCi(context, url);
  return advance({ ...flow, watch }, { ...patience, deps: context.deps });
}

/**
 * Returns the status of an unfinished run, or of a pull request with unfinished checks; `undefined`
 * for other runs, pull requests and URLs. Sends few requests, because a job's token is limited to
 * 1,000 an hour: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export async function watchCi(context: ReleaseContext, url = ''): Promise<string | undefined> {
  const { repository } = context;
  const [, kind, id] = /\/(actions\/runs|pull)\/(\d+)/.exec(url) ?? [];
  if (kind === 'pull') {
    const { headCommit, mergeableState } = await readMergeablePull(repository, Number(id));
    const checks = await readCheckRuns(repository, headCommit);
    if (checks.every(({ status }) => status === 'completed')) return undefined;
    const states = checks.map((check) => `${check.id} ${check.status} ${check.conclusion}`);
    return [headCommit, mergeableState, ...states].join('\n');
  }
  const run = kind && (await readWorkflowRun(repository, id ?? ''));
  if (!run || run.status === 'completed') return undefined;
  return `${run.status} ${run.updatedAt}`;
}
