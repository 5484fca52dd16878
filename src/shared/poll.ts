import { type Clock, elapsed } from './clock.ts';

export interface Polling {
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  readonly pause: number;
  readonly growth?: number;
  readonly maxPause?: number;
  /**
   * Time limit in ms for starting the last attempt. If the process was suspended during that
   * attempt, it is repeated once.
   */
  readonly limit?: number;
  readonly pauseFirst?: boolean;
}

const lastProbeMs = 5_000;
/** If a probe exceeds its limit by more than this time in ms, the process was suspended. */
const suspendedMs = 1_000;

/**
 * Polls until `probe` returns something other than `undefined`. Returns `undefined` at the time
 * limit.
 * @param probe gets the time in ms that it may take
 */
export function poll<Found>(
  polling: Polling & { readonly limit?: never },
  probe: (patienceMs: number) => Promise<Found | undefined>,
): Promise<Found>;
export function poll<Found>(
  polling: Polling,
  probe: (patienceMs: number) => Promise<Found | undefined>,
): Promise<Found | undefined>;
export async function poll<Found>(
  polling: Polling,
  probe: (patienceMs: number) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { clock, signal, growth = 1, maxPause = Number.POSITIVE_INFINITY, pauseFirst } = polling;
  const deadline = elapsed(clock) + (polling.limit ?? Number.POSITIVE_INFINITY);
  let { pause } = polling;
  let isExtended = false;
  for (let isFirst = true; ; isFirst = false) {
    if (!isFirst || pauseFirst) {
      const left = deadline - elapsed(clock);
      if (left <= 0 && !isExtended) return undefined;
      await clock.sleep(Math.max(0, Math.min(pause, left)), signal);
      pause = Math.min(maxPause, pause * growth);
    }
    const began = elapsed(clock);
    const patienceMs = Math.max(lastProbeMs, deadline - began);
    const found = await probe(patienceMs);
    if (found !== undefined) return found;
    isExtended = !isExtended && elapsed(clock) - began > patienceMs + suspendedMs;
  }
}
