import type { CommandContext } from '../context.ts';

/** After Ctrl-C, a person waits at most two seconds in total until the process exits. In ms. */
const personsPatience = 1_600;

/**
 * Maximum time after Ctrl-C for a run to report its outcome, in ms; `undefined` without a terminal,
 * since CI is more patient.
 */
export function getAfterCancelMs(
  commandContext: Pick<CommandContext, 'stdout' | 'stderr'>,
): number | undefined {
  if (commandContext.stdout.isTTY === true || commandContext.stderr.isTTY === true)
    return personsPatience;
  return undefined;
}
