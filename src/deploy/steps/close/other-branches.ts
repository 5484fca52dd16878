import { branchesFrom } from '../../../clients/github/branches.ts';
import { gitHubForRun } from '../../../clients/github/for-run.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
import { matchesBranch } from '../../../config/branch-pattern.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { ClosingPlan } from '../plan/types.ts';

/** A response without the branches counts as none. */
export async function branchesOfPreview(closingPlan: ClosingPlan, deps: Deps): Promise<string[]> {
  const { config, event, workspace } = closingPlan;
  const { production, preview } = config.environments;
  const starts = preview.branches.map((pattern) => pattern.split('*')[0] ?? '');
  const { github: access } = deps;
  try {
    const found = access
      ? await Promise.all(
          starts.map((start) =>
            branchesFrom(gitHubForRun(access, deps), namedRepository(event.repository), start),
          ),
        )
      : await listBranchesWithGit(workspace, deps);
    const isDeployed = (branch: string) =>
      branch !== production.branch &&
      preview.branches.some((pattern) => matchesBranch(branch, pattern));
    return [...new Set(found.flat())].filter(isDeployed).sort();
  } catch (error) {
    deps.signal.throwIfAborted();
    if (!(error instanceof SiteDeployError)) throw error;
    throw new SiteDeployError(
      'CLOSE_BRANCHES_UNKNOWN',
      `Can't determine whether another branch still uses the Preview: ${error.message}`,
      { cause: error, facts: error.facts },
    );
  }
}

async function listBranchesWithGit(workspace: string, deps: Deps): Promise<string[]> {
  const listed = await deps.git(workspace, ['ls-remote', '--heads', 'origin'], deps.signal);
  if (listed === undefined)
    throw new SiteDeployError(
      'GITHUB_UNAVAILABLE',
      "The run has no GitHub token, and git can't list the branches.",
    );
  return [...listed.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(
    ([, branch = '']) => branch,
  );
}
