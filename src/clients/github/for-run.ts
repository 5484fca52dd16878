import type { Deps, GitHubAccess } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { createGitHub } from './github.ts';
import { type GitHubRepository, namedRepository } from './repository.ts';

/**
 * Limits in ms, and the number of attempts. They are low, because a deployment doesn't wait long
 * for optional information.
 */
const patience = { longestPauseMs: 20_000, idleMs: 10_000, attempts: 3 };

export function repositoryForRun(
  fullName: string,
  access: GitHubAccess,
  deps: Deps,
): GitHubRepository {
  const { http, clock, log, signal } = deps;
  const github = createGitHub({
    http,
    clock,
    signal,
    apiUrl: access.apiUrl,
    token: access.token,
    onPause: (line) => log.info(line),
    ...patience,
  });
  return { ...github, ...namedRepository(fullName) };
}

/**
 * Returns the result of a request to GitHub; `undefined` if GitHub refuses it or doesn't respond,
 * e.g. because of a missing permission, a rate limit or an outage.
 */
export async function ifAnswered<Answer>(question: Promise<Answer>, deps: Pick<Deps, 'log'>) {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !error.code.startsWith('GITHUB_')) throw error;
    for (const line of [error.message, ...error.facts]) deps.log.debug(line);
    return undefined;
  }
}
