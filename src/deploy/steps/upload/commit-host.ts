import { isAncestor } from '../../../clients/github/commits.ts';
import { gitHubForRun, ifAnswered } from '../../../clients/github/for-run.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
import { readWorkflowRun, runsOfPush, type WorkflowRun } from '../../../clients/github/runs.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import type { Deps, GitHubAccess } from '../../../shared/deps.ts';
import type { Plan } from '../plan/types.ts';

const prefix = 'refs/heads/';

/** What is known of the run that should deploy a commit. `undefined`: nobody says. */
export type RunOfCommit =
  /** It goes on, or it has succeeded. */
  | { readonly state: 'deploys'; readonly url: string }
  /** It has ended, and has not succeeded: cancelled, failed, timed out. */
  | { readonly state: 'ended'; readonly url: string; readonly conclusion: string }
  /** The workflow of this run was not started for the commit. */
  | { readonly state: 'none' }
  | undefined;

/** Who knows of newer commits: GitHub's REST API, or git where there is no token for it. */
export interface CommitHost {
  /** Commit that the branch is at; `undefined` where it cannot be told. */
  head(branch: string): Promise<string | undefined>;
  /** Whether `sha` is an ancestor of `other`; `undefined` where it cannot be told. */
  isBehind(sha: string, other: string): Promise<boolean | undefined>;
  /** The run of the same workflow for another commit of the branch. */
  runOf(commit: string, branch: string): Promise<RunOfCommit>;
  /** What lets the host answer. */
  readonly remedy: string;
}

export function commitHost(plan: Plan, deps: Deps): CommitHost {
  if (deps.github) return askGitHub(plan, deps.github, deps);
  return askGit(plan.workspace, deps);
}

function askGit(workspace: string, { git, signal }: Deps): CommitHost {
  const ask = (...args: string[]) => git(workspace, args, signal);
  return {
    remedy: 'The input "github-token" lets the run ask.',
    head: async (branch) =>
      /^([0-9a-f]{40})\t/.exec((await ask('ls-remote', 'origin', `${prefix}${branch}`)) ?? '')?.[1],
    async isBehind(sha, other) {
      // A checkout of one commit does not know the other, which is not the same as not being behind it.
      if ((await ask('cat-file', '-e', `${other}^{commit}`)) === undefined) return undefined;
      return (await ask('merge-base', '--is-ancestor', sha, other)) !== undefined;
    },
    runOf: async () => undefined,
  };
}

function askGitHub({ event }: Plan, access: GitHubAccess, deps: Deps): CommitHost {
  const github = gitHubForRun(access, deps);
  const repository = namedRepository(event.repository);
  return {
    remedy: 'GitHub did not say; the job needs the permissions "contents: read" and "actions: read".',
    head: (branch) => ifAnswered(readBranchHead(github, repository, branch), deps),
    isBehind: (sha, other) => ifAnswered(isAncestor(github, repository, sha, other), deps),
    async runOf(commit, branch) {
      const [own, runs] = await Promise.all([
        ifAnswered(readWorkflowRun(github, repository, event.run.id), deps),
        ifAnswered(runsOfPush(github, repository, { commit, branch }), deps),
      ]);
      if (!own || !runs || own.workflow === '') return undefined;
      return stateOf(runs.filter(({ workflow }) => workflow === own.workflow));
    },
  };
}

function stateOf(runs: readonly WorkflowRun[]): RunOfCommit {
  const alive = runs.find(({ status, conclusion }) => status !== 'completed' || conclusion === 'success');
  if (alive) return { state: 'deploys', url: alive.url };
  const [newest] = runs;
  if (!newest) return { state: 'none' };
  return { state: 'ended', url: newest.url, conclusion: newest.conclusion || 'nothing' };
}
