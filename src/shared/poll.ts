import { type Clock, elapsed } from './clock.ts';

/** How often, and for how long, to poll an external state. Times in milliseconds. */
export interface Polling {
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  readonly pause: number;
  /** Factor by which each pause grows. Default 1. */
  readonly growth?: number;
  readonly maxPause?: number;
  /** Time limit; a last attempt is made when it is reached. Default: unlimited. */
  readonly limit?: number;
  /** Whether to pause before the first attempt, too: nothing can have happened yet. */
  readonly pauseFirst?: boolean;
}

/** Minimum time for an attempt, in milliseconds, including the last one at the end of the limit. */
const lastProbeMs = 5_000;

/**
 * `look` returns `undefined` while there is no result, and gets the milliseconds left.
 * @returns the result; `undefined` on timeout
 * @throws any error of `look`; the signal's reason when it aborts
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
  const {
    clock,
    signal,
    pause: first,
    growth = 1,
    maxPause: longestPause = Number.POSITIVE_INFINITY,
    limit,
    pauseFirst,
  } = polling;
  const deadline = limit === undefined ? Number.POSITIVE_INFINITY : elapsed(clock) + limit;
  let pause = first;
  for (let isFirst = true; ; isFirst = false) {
    if (!isFirst || pauseFirst) {
      const left = deadline - elapsed(clock);
      if (left <= 0) return undefined;
      await clock.sleep(Math.min(pause, left), signal);
      pause = Math.min(longestPause, pause * growth);
    }
    const found = await probe(Math.max(lastProbeMs, deadline - elapsed(clock)));
    if (found !== undefined) return found;
  }
}
