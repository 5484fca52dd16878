import { readPush } from '../../clients/github/activity.ts';
import { readCheckRuns } from '../../clients/github/check-runs.ts';
import type { MergeablePull } from '../../clients/github/merging.ts';
import { runsOfHead } from '../../clients/github/runs.ts';
import { listTree, readCommit, type TreeEntry } from '../../clients/github/tree.ts';
import { summarizeChecks } from './checks.ts';
import type { ReleaseContext } from './context.ts';
import { isRecent } from './is-recent.ts';
import { mayStartOnPull } from './pull-workflows.ts';

export async function readPullChecks(
  releaseContext: Pick<ReleaseContext, 'github' | 'repository' | 'deps'>,
  pull: MergeablePull,
  entries?: ReadonlyMap<string, TreeEntry>,
) {
  const { github, repository, deps } = releaseContext;
  const { headCommit, head, base } = pull;
  const [checkRuns, runs, { committedAt }] = await Promise.all([
    readCheckRuns(github, repository, headCommit),
    runsOfHead(github, repository, headCommit),
    readCommit(github, repository, headCommit),
  ]);
  const checks = summarizeChecks(
    checkRuns,
    runs.filter((run) => run.branch === head),
  );
  const blocked = runs.find(
    (run) => run.status === 'action_required' || run.conclusion === 'action_required',
  );
  const running = (await mayBegin())
    ? [...checks.running, 'checks that may still start']
    : checks.running;
  return { checks: { ...checks, running }, blockedRun: blocked?.url };

  /** Runs appear with a delay, and runs for a push don't count for the pull request. */
  async function mayBegin(): Promise<boolean> {
    const now = deps.clock.now();
    const has = (on: RegExp) => runs.some((run) => run.branch === head && on.test(run.event));
    const hasPull = has(/^pull_request(_target)?$/);
    const hasPush = has(/^push$/);
    if (hasPull && hasPush) return false;
    const push = await readPush(github, repository, { branch: head, commit: headCommit });
    const isPushed = isRecent(push?.at || committedAt, now);
    const isPull = !hasPull && (isPushed || isRecent(pull.createdAt, now));
    const isPush = !hasPush && isPushed && push?.isByJob !== true;
    if (!isPull && !isPush) return false;
    const tree = entries ?? (await listTree(github, repository, headCommit));
    return mayStartOnPull(github, repository, tree, { head, base }, { isPull, isPush });
  }
}
