import { readPush } from '../../clients/github/activity.ts';
import { readCheckRuns } from '../../clients/github/check-runs.ts';
import type { MergeablePull } from '../../clients/github/merging.ts';
import { runsOfHead } from '../../clients/github/runs.ts';
import { listTree, readCommit, type TreeEntry } from '../../clients/github/tree.ts';
import { type Checks, checksOf } from './checks.ts';
import { isRecent } from './is-recent.ts';
import { mayStartByPull } from './pull-workflows.ts';
import type { ReleaseWorld } from './world.ts';

/** What the checks of an open pull request come to. */
export interface PullChecks {
  readonly checks: Checks;
  /**
   * Page of a run that people have to let begin: one of a pull request that the token of a job, or an agent, has opened
   * or changed (https://docs.github.com/actions/concepts/security/github_token).
   */
  readonly heldRun: string | undefined;
}

/** @param entries the tree of its last commit, where it was read already */
export async function lookAtChecks(
  { github, repository, deps }: Pick<ReleaseWorld, 'github' | 'repository' | 'deps'>,
  pull: MergeablePull,
  entries?: ReadonlyMap<string, TreeEntry>,
): Promise<PullChecks> {
  const { headCommit, head, base } = pull;
  const [checkRuns, runs, { committedAt }] = await Promise.all([
    readCheckRuns(github, repository, headCommit),
    runsOfHead(github, repository, headCommit),
    readCommit(github, repository, headCommit),
  ]);
  const checks = checksOf(
    checkRuns,
    runs.filter(({ branch }) => branch === head),
  );
  const held = runs.find((run) => run.status === 'action_required' || run.conclusion === 'action_required');
  const running = (await mayBegin()) ? [...checks.running, 'those that may still begin'] : checks.running;
  return { checks: { ...checks, running }, heldRun: held?.url };

  /** Runs appear a while after what starts them; those of a push say nothing about those of the pull request. */
  async function mayBegin(): Promise<boolean> {
    const now = deps.clock.now();
    const has = (events: RegExp) => runs.some(({ event, branch }) => branch === head && events.test(event));
    const hasPull = has(/^pull_request(_target)?$/);
    const hasPush = has(/^push$/);
    if (hasPull && hasPush) return false;
    const push = await readPush(github, repository, { branch: head, commit: headCommit });
    const isPushed = isRecent(push?.at || committedAt, now);
    const isPull = !hasPull && (isPushed || isRecent(pull.createdAt, now));
    const isPush = !hasPush && isPushed && push?.byJob !== true;
    if (!isPull && !isPush) return false;
    const tree = entries ?? (await listTree(github, repository, headCommit));
    return mayStartByPull(github, repository, tree, { head, base }, { isPull, isPush });
  }
}
