import type { GitHub } from '../clients/github/types.ts';
import type { DeployResult } from '../deploy/result.ts';
import type { Deps, GitHubAccess } from '../shared/deps.ts';
import { getErrorMessage } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { sanitizeReport } from './runner-result.ts';
import type { Sanitizer } from './sanitizer.ts';

/** Loads no code for it if no comments are wanted. Returns the result unchanged. */
export async function commentOnPulls(
  result: DeployResult,
  github: (() => Promise<GitHub>) | undefined,
  log: Log,
  sanitizer: Sanitizer,
): Promise<DeployResult> {
  if (!github) return result;
  try {
    const { writeComments } = await import('./comment/comment.ts');
    await writeComments(sanitizeReport(result, sanitizer), await github(), log);
  } catch (error) {
    log.info(`No comment on the pull request: ${getErrorMessage(error)}`);
  }
  return result;
}

/** For all comments of a run, in ms. */
const commentLimitMs = 30_000;

/** @returns `undefined` if comments are off or the run was cancelled (logged) */
export function createCommenter(
  access: GitHubAccess | undefined,
  deps: Deps,
): (() => Promise<GitHub>) | undefined {
  if (!access) return undefined;
  if (deps.signal.aborted) {
    deps.log.info(
      'No comment on the pull request: the run was cancelled. ' +
        'A comment from an earlier run is left unchanged.',
    );
    return undefined;
  }
  // A finished deployment doesn't wait long for its comment.
  const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(commentLimitMs)]);
  return async () => {
    const { gitHubForRun } = await import('../clients/github/for-run.ts');
    return gitHubForRun(access, { ...deps, signal });
  };
}
