import type { Deps } from '../shared/deps.ts';

/** Where a runner cancels a run, it kills the job within 10 seconds. Milliseconds. */
const runnersPatience = 5_000;

/**
 * The machine for the calls that say how a run has ended: they go on after a cancel, all together for as long as is
 * left. The time begins with the cancel, so it is made before that.
 */
export function closingDeps(machine: Deps): Deps {
  const { signal, afterCancelMs = runnersPatience } = machine;
  const limit = new AbortController();
  const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
  if (signal.aborted) soon();
  else signal.addEventListener('abort', soon, { once: true });
  return { ...machine, signal: limit.signal };
}
