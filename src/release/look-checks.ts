import { wasPushedByJob } from '../github/activity.ts';
import { type Checks, type MergeablePull, readChecks } from '../github/merging.ts';
import { runsOfHead } from '../github/runs.ts';
import { listTree, readCommit, type TreeEntry } from '../github/tree.ts';
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
  const { headCommit } = pull;
  const [checks, runs, { committedAt }] = await Promise.all([
    readChecks(github, repository, headCommit),
    runsOfHead(github, repository, headCommit),
    readCommit(github, repository, headCommit),
  ]);
  const own = runs.filter(({ event }) => /^(pull_request|pull_request_target|push)$/.test(event));
  const now = deps.clock.now();
  const isPushed = isRecent(committedAt, now);
  const mayBegin = own.length === 0 && (isPushed || isRecent(pull.createdAt, now)) && (await mayStart());
  const held = runs.find((run) => run.status === 'action_required' || run.conclusion === 'action_required');
  const running = mayBegin ? [...checks.running, 'those that may still begin'] : checks.running;
  return { checks: { ...checks, running }, heldRun: held?.url };

  async function mayStart(): Promise<boolean> {
    const { head, base } = pull;
    const tree = entries ?? (await listTree(github, repository, headCommit));
    const pushed = { branch: head, commit: headCommit };
    const isPush = isPushed && !(await wasPushedByJob(github, repository, pushed));
    return mayStartByPull(github, repository, tree, { head, base, isPush });
  }
}
