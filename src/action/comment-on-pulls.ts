import type { GitHub } from '../clients/github/types.ts';
import type { DeployResult } from '../deploy/result.ts';
import { getErrorMessage } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { sanitizeReport } from './runner-result.ts';
import type { Sanitizer } from './sanitizer.ts';

/**
 * Comments the outcome on the deployment's pull requests. Runs without any load no code for it.
 * @param github absent if no comments are wanted
 * @returns the result, unchanged
 */
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
