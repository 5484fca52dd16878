import type { CommandContext } from '../context.ts';

/** Whoever has pressed Ctrl-C waits two seconds at most, with all that ends the process. Milliseconds. */
const personsPatience = 1_600;

/**
 * How long a run may go on after Ctrl-C to tell others how it has ended, in milliseconds; `undefined`: no person waits
 * for it at a terminal, and a machine is more patient.
 */
export function patienceOf({ stdout, stderr }: Pick<CommandContext, 'stdout' | 'stderr'>): number | undefined {
  if (stdout.isTTY === true || stderr.isTTY === true) return personsPatience;
  return undefined;
}
