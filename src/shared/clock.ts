import { setTimeout as delay } from 'node:timers/promises';

export interface Clock {
  now(): number;
  /** Monotonic time in ms, for limits and pauses. Absent if the clock is never adjusted. */
  elapsed?(): number;
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

/** Returns monotonic time in ms. Only differences between values are meaningful. */
export function elapsed(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
