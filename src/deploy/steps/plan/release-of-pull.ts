import { gitHubForRun, ifAnswered } from '../../../clients/github/for-run.ts';
import { listMergedPulls } from '../../../clients/github/merging.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
import type { Deps, GitHubAccess } from '../../../shared/deps.ts';
import type { Plan } from './types.ts';
import { releasePrefix } from './version.ts';

/**
 * Squashing and rebasing leave no branch in the message, but GitHub knows the pull request.
 * @returns what follows `release/` in the names of the merged branches
 */
export async function releaseOfPull(
  event: Plan['event'],
  production: string,
  access: GitHubAccess,
  deps: Deps,
): Promise<string[]> {
  const github = gitHubForRun(access, deps);
  const question = listMergedPulls(github, namedRepository(event.repository), event.sha);
  return ((await ifAnswered(question, deps)) ?? [])
    .filter((item) => item.base === production && item.head.startsWith(releasePrefix))
    .map((item) => item.head.slice(releasePrefix.length));
}
