import { ifAnswered, repositoryForRun } from '../../../clients/github/for-run.ts';
import { type RepositoryPull, readPull } from '../../../clients/github/pulls.ts';
import { readWorkflowRun, runsOfPush, type WorkflowRun } from '../../../clients/github/runs.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import type { Deps, GitHubAccess } from '../../../shared/deps.ts';
import type { Plan } from '../plan/types.ts';

type RunOfCommit =
  | { readonly state: 'deploys'; readonly url: string }
  /** The run failed, timed out or was cancelled. */
  | { readonly state: 'ended'; readonly url: string; readonly conclusion: string }
  /** No run of this workflow was started for the commit. */
  | { readonly state: 'none' }
  | undefined;

export interface CommitHost {
  head(branch: string): Promise<string | undefined>;
  /** Returns a run; `null` if it belongs to another branch or workflow, `undefined` if unknown. */
  findSibling(id: string, branch: string): Promise<WorkflowRun | null | undefined>;
  findRun(commit: string, branch: string): Promise<RunOfCommit>;
  pull(number: number): Promise<RepositoryPull | undefined>;
  readonly remedy: string;
}

export function commitHost(plan: Plan, deps: Deps): CommitHost {
  if (deps.github) return createGitHubCommitHost(plan, deps.github, deps);
  return createGitCommitHost(plan.workspace, deps);
}

function createGitCommitHost(workspace: string, deps: Deps): CommitHost {
  return {
    remedy: 'Set the input "github-token" so that the run can check.',
    async head(branch) {
      const args = ['ls-remote', 'origin', `refs/heads/${branch}`];
      const listed = await deps.git(workspace, args, deps.signal);
      if (listed === undefined) return undefined;
      return /^([0-9a-f]{40})\t/.exec(listed)?.[1] ?? '';
    },
    findSibling: async () => undefined,
    findRun: async () => undefined,
    pull: async () => undefined,
  };
}

function createGitHubCommitHost(plan: Plan, access: GitHubAccess, deps: Deps): CommitHost {
  const repository = repositoryForRun(plan.event.repository, access, deps);
  const read = (id: string) => ifAnswered(readWorkflowRun(repository, id), deps);
  return {
    remedy:
      'GitHub did not answer; the job needs the permissions "contents: read" and "actions: read".',
    head(branch) {
      const head = readBranchHead(repository, branch).then((sha) => sha ?? '');
      return ifAnswered(head, deps);
    },
    pull: (number) => ifAnswered(readPull(repository, number), deps),
    async findSibling(id, branch) {
      const [ownRun, run] = await Promise.all([read(plan.event.run.id), read(id)]);
      if (!ownRun?.workflow || !run) return undefined;
      if (run.workflow === ownRun.workflow && run.branch === branch) return run;
      return null;
    },
    async findRun(commit, branch) {
      const [ownRun, runs] = await Promise.all([
        read(plan.event.run.id),
        ifAnswered(runsOfPush(repository, { commit, branch }), deps),
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
