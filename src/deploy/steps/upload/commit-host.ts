import { ifAnswered, repositoryForRun } from '../../../clients/github/for-run.ts';
import { readPull } from '../../../clients/github/pulls.ts';
import { readWorkflowRun, runsOfPush, type WorkflowRun } from '../../../clients/github/runs.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { Plan } from '../plan/types.ts';

export type CommitHost = ReturnType<typeof openCommitHost>;

/**
 * Reads branches and runs from GitHub or, without a token, from git, which only knows the heads of
 * branches. Unknown values are `undefined`.
 */
export function openCommitHost(plan: Plan, deps: Deps) {
  const repository = deps.github && repositoryForRun(plan.event.repository, deps.github, deps);
  const readRun = async (id: string) =>
    repository && ifAnswered(readWorkflowRun(repository, id), deps);
  return {
    remedy: repository
      ? 'GitHub did not answer; the job needs the permissions "contents: read" and "actions: read".'
      : 'Set the input "github-token" so that the run can check.',
    /** Returns the head of a branch; empty if there is no such branch. */
    async head(branch: string) {
      if (!repository) return readHeadFromGit(branch, plan.workspace, deps);
      const head = readBranchHead(repository, branch).then((sha) => sha ?? '');
      return ifAnswered(head, deps);
    },
    pull: async (number: number) => repository && ifAnswered(readPull(repository, number), deps),
    /** Returns a run; `null` if it belongs to a different branch or workflow. */
    async findSibling(id: string, branch: string) {
      const [ownRun, run] = await Promise.all([readRun(plan.event.run.id), readRun(id)]);
      if (!ownRun?.workflow || !run) return undefined;
      if (run.workflow === ownRun.workflow && run.branch === branch) return run;
      return null;
    },
    /** Returns the state of the run of this workflow that a push of the commit started. */
    async findRun(commit: string, branch: string) {
      const [ownRun, runs] = await Promise.all([
        readRun(plan.event.run.id),
        repository && ifAnswered(runsOfPush(repository, { commit, branch }), deps),
      ]);
      if (!ownRun || !runs || ownRun.workflow === '') return undefined;
      return toRunState(runs.filter((run) => run.workflow === ownRun.workflow));
    },
  };
}

async function readHeadFromGit(branch: string, workspace: string, deps: Deps) {
  const args = ['ls-remote', 'origin', `refs/heads/${branch}`];
  const listed = await deps.git(workspace, args, deps.signal);
  return listed && (/^([0-9a-f]{40})\t/.exec(listed)?.[1] ?? '');
}

/** Returns `none` if there is no run, and `ended` if every run has ended without success. */
function toRunState(runs: readonly WorkflowRun[]) {
  const alive = runs.find((run) => run.status !== 'completed' || run.conclusion === 'success');
  if (alive) return { state: 'deploys', url: alive.url } as const;
  const [newest] = runs;
  if (!newest) return { state: 'none' } as const;
  return { state: 'ended', url: newest.url, conclusion: newest.conclusion || 'nothing' } as const;
}
