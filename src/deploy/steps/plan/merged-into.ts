import { gitHubForRun, ifAnswered } from '../../../clients/github/for-run.ts';
import { listMergedPulls } from '../../../clients/github/merging.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
import type { Deps, GitHubAccess } from '../../../shared/deps.ts';
import type { Plan } from './types.ts';

/** Names of the branches whose pull requests brought the commit into `base`; none if unknown. */
export async function mergedInto(
  base: string,
  event: Plan['event'],
  access: GitHubAccess,
  deps: Deps,
): Promise<string[]> {
  const github = gitHubForRun(access, deps);
  const question = listMergedPulls(github, namedRepository(event.repository), event.sha);
  const pulls = (await ifAnswered(question, deps)) ?? [];
  return pulls.filter((pull) => pull.base === base).map((pull) => pull.head);
}
