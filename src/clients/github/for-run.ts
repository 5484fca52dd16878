import type { Deps, GitHubAccess, GitHubDeploymentsAccess } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { createGitHub } from './github.ts';
import type { GitHub } from './types.ts';

/** A deployment does not wait for an answer that only makes it surer. Milliseconds. */
const patience = { longestPauseMs: 20_000, idleMs: 10_000 };

/** GitHub for a deployment: a question that GitHub does not answer soon is left open. */
export function gitHubForRun(
  { apiUrl, token }: GitHubAccess | GitHubDeploymentsAccess,
  { http, clock, log, signal }: Deps,
): GitHub {
  return createGitHub({ http, clock, signal, apiUrl, token, onPause: (line) => log.info(line), ...patience });
}

/**
 * The answer, or `undefined` where GitHub does not say: no right to know, a limit, no answer, an answer of another
 * shape.
 */
export async function ifAnswered<Answer>(
  question: Promise<Answer>,
  { log }: Pick<Deps, 'log'>,
): Promise<Answer | undefined> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !error.code.startsWith('GITHUB_')) throw error;
    for (const line of [error.message, ...error.facts]) log.debug(line);
    return undefined;
  }
}
