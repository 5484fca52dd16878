import { isAncestor } from '../../../clients/github/commits.ts';
import { gitHubForRun, ifAnswered } from '../../../clients/github/for-run.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
import { readWorkflowRun, runsOfPush, type WorkflowRun } from '../../../clients/github/runs.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import type { Deps, GitHubAccess } from '../../../shared/deps.ts';
import type { Plan } from '../plan/types.ts';

const prefix = 'refs/heads/';

/** `undefined`: unknown. */
export type RunOfCommit =
  /** In progress or succeeded. */
  | { readonly state: 'deploys'; readonly url: string }
  /** It has ended, and has not succeeded: cancelled, failed, timed out. */
  | { readonly state: 'ended'; readonly url: string; readonly conclusion: string }
  /** The workflow of this run was not started for the commit. */
  | { readonly state: 'none' }
  | undefined;

/** GitHub's REST API, or git if there is no token. */
export interface CommitHost {
  head(branch: string): Promise<string | undefined>;
  /** Whether `sha` is an ancestor of `descendant`; `undefined` if unknown. */
  isBehind(sha: string, descendant: string): Promise<boolean | undefined>;
  findRun(commit: string, branch: string): Promise<RunOfCommit>;
  /** How to make this host available. */
  readonly remedy: string;
}

export function commitHost(plan: Plan, deps: Deps): CommitHost {
  if (deps.github) return createGitHubCommitHost(plan, deps.github, deps);
  return createGitCommitHost(plan.workspace, deps);
}

function createGitCommitHost(workspace: string, deps: Deps): CommitHost {
  const runGit = (...args: string[]) => deps.git(workspace, args, deps.signal);
  return {
    remedy: 'Set the input "github-token" so that the run can check.',
    head: async (branch) =>
      /^([0-9a-f]{40})\t/.exec(
        (await runGit('ls-remote', 'origin', `${prefix}${branch}`)) ?? '',
      )?.[1],
    async isBehind(sha, other) {
      // A shallow checkout doesn't have the other commit, which doesn't mean that it isn't behind
      // it.
      if ((await runGit('cat-file', '-e', `${other}^{commit}`)) === undefined) return undefined;
      return (await runGit('merge-base', '--is-ancestor', sha, other)) !== undefined;
    },
    findRun: async () => undefined,
  };
}

function createGitHubCommitHost(plan: Plan, access: GitHubAccess, deps: Deps): CommitHost {
  const github = gitHubForRun(access, deps);
  const repository = namedRepository(plan.event.repository);
  return {
    remedy:
      'GitHub did not answer; the job needs the permissions "contents: read" and "actions: read".',
    head: (branch) => ifAnswered(readBranchHead(github, repository, branch), deps),
    isBehind: (sha, other) => ifAnswered(isAncestor(github, repository, sha, other), deps),
    async findRun(commit, branch) {
      const [ownRun, runs] = await Promise.all([
        ifAnswered(readWorkflowRun(github, repository, plan.event.run.id), deps),
        ifAnswered(runsOfPush(github, repository, { commit, branch }), deps),
      ]);
      if (!ownRun || !runs || ownRun.workflow === '') return undefined;
      return toRunState(runs.filter((run) => run.workflow === ownRun.workflow));
    },
  };
}

function toRunState(runs: readonly WorkflowRun[]): RunOfCommit {
  const alive = runs.find((run) => run.status !== 'completed' || run.conclusion === 'success');
  if (alive) return { state: 'deploys', url: alive.url };
  const [newest] = runs;
  if (!newest) return { state: 'none' };
  return { state: 'ended', url: newest.url, conclusion: newest.conclusion || 'nothing' };
}
