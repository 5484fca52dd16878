import type { Deps } from '../shared/deps.ts';

/** After a cancel the runner kills the job within 10 seconds. Milliseconds. */
const afterCancelMs = 5_000;

/**
 * The machine for a call that says how the run has ended: it goes on after a cancel, for as long as the runner lets it.
 * @param limitMs the most that such calls may take in all; absent: as long as the run goes on
 */
export function closingDeps(machine: Deps, limitMs?: number): Deps {
  const { signal } = machine;
  const limit = new AbortController();
  const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
  if (signal.aborted) soon();
  else signal.addEventListener('abort', soon, { once: true });
  const { signal: afterCancel } = limit;
  if (limitMs === undefined) return { ...machine, signal: afterCancel };
  return { ...machine, signal: AbortSignal.any([afterCancel, AbortSignal.timeout(limitMs)]) };
}
