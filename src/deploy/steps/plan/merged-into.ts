import { ifAnswered, repositoryForRun } from '../../../clients/github/for-run.ts';
import { listMergedPulls } from '../../../clients/github/merging.ts';
import type { Deps, GitHubAccess } from '../../../shared/deps.ts';
import type { Plan } from './types.ts';

export async function mergedInto(
  base: string,
  event: Plan['event'],
  access: GitHubAccess,
  deps: Deps,
): Promise<string[]> {
  const repository = repositoryForRun(event.repository, access, deps);
  const question = listMergedPulls(repository, event.sha);
  const pulls = (await ifAnswered(question, deps)) ?? [];
  return pulls.filter((pull) => pull.base === base).map((pull) => pull.head);
}
