import type { GitHub } from '../clients/github/types.ts';
import type { DeployResult } from '../deploy/result.ts';
import { messageOf } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { shownReport } from './said.ts';
import type { Shown } from './shown.ts';

/**
 * Comments the outcome on the deployment's pull requests. Runs without any load no code for it.
 * @param github absent if no comments are wanted
 * @returns the result, unchanged
 */
export async function tellPulls(
  result: DeployResult,
  github: (() => Promise<GitHub>) | undefined,
  log: Log,
  shown: Shown,
): Promise<DeployResult> {
  if (!github) return result;
  try {
    const { writeComments } = await import('./comment/comment.ts');
    await writeComments(shownReport(result, shown), await github(), log);
  } catch (error) {
    log.info(`No comment on the pull request: ${messageOf(error)}`);
  }
  return result;
}
