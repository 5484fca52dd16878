import type { GitHub } from '../clients/github/types.ts';
import type { DeployResult } from '../deploy/result.ts';
import { messageOf } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { shownReport } from './said.ts';
import type { Shown } from './shown.ts';

/**
 * Tells the pull requests of a deployment how it ended. A run without them loads nothing for it.
 * @param github absent: nobody is to be told
 * @returns the result, which this never changes
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
