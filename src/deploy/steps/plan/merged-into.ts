import { gitHubForRun, ifAnswered } from '../../../clients/github/for-run.ts';
import { listMergedPulls } from '../../../clients/github/merging.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
import type { Deps, GitHubAccess } from '../../../shared/deps.ts';
import type { Plan } from './types.ts';

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
