import { setTimeout as delay } from 'node:timers/promises';

/** Time, handed in so that tests need not wait for it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * Milliseconds since some moment, which no correction of the machine's clock changes: what limits and pauses are
   * measured by. Absent in a clock that nobody corrects.
   */
  elapsed?(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  async sleep(ms, signal) {
    signal?.throwIfAborted();
    try {
      await delay(ms, undefined, signal ? { signal } : {});
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  },
};

/** Milliseconds for a span: the difference of two of them is the time between. */
export function elapsed(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
