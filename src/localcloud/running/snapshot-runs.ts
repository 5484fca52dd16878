import { SiteDeployError } from '../../shared/errors/error.ts';
import { addRun, queued } from '../github/actions/run-starts.ts';
import { nothing } from '../github/git/refs.ts';
import type { GitHubApi } from '../github/github.ts';
import type { LocalRun } from '../github/state/state.ts';
import { readWorkflow } from '../workflow-language/workflow.ts';

interface SnapshotRun extends Pick<LocalRun, 'branch' | 'commit' | 'inputs'> {
  readonly event: 'push' | 'workflow_dispatch';
  /** Path to show for the workflow file, which the repository doesn't contain. */
  readonly workflow: string;
  readonly source: string;
}

/**
 * Starts a run of a workflow on a snapshot. The snapshot becomes the head of the branch, because a
 * run on any other commit may count as superseded. `restore` resets the branch to its previous
 * head, if it had one.
 */
export async function startSnapshotRun(
  { repository: find, open, dispatches }: Pick<GitHubApi, 'repository' | 'open' | 'dispatches'>,
  fullName: string,
  wanted: SnapshotRun,
): Promise<{ readonly run: LocalRun; restore(): void }> {
  const { workflow: path, source, branch, commit, event, inputs } = wanted;
  const [repository, git] = [find(fullName), await open(fullName)];
  if (!repository || !git)
    throw new SiteDeployError('INTERNAL', `The local GitHub has no repository ${fullName}.`);
  const workflow = await readWorkflow(path, source);
  const ref = `refs/heads/${branch}`;
  const before = git.readRef(ref) ?? nothing;
  if (before !== commit) git.moveRef(ref, before, commit);
  const started = { branch, ref, commit, event, inputs, source, actor: 'octocat' };
  const at = new Date().toISOString();
  const run = addRun(repository, workflow, { title: workflow.name, ...started, ...queued }, at);
  dispatches.emit('run', run);
  return {
    run,
    restore() {
      if (before !== nothing && before !== commit) git.moveRef(ref, commit, before);
    },
  };
}
