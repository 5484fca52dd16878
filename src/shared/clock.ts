import { setTimeout as delay } from 'node:timers/promises';

export interface Clock {
  now(): number;
  /**
   * Monotonic time in ms, for limits and pauses. Default: `now`, for clocks that are never
   * adjusted.
   */
  elapsed?(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: monotonicMs,
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

/**
 * Returns monotonic time in ms. Only differences are meaningful. (Node's global `performance` takes
 * 1 ms to load.)
 */
export function monotonicMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}

/** Returns monotonic time in ms. Only differences are meaningful. */
export function elapsed(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
