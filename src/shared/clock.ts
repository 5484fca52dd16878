import { setTimeout as delay } from 'node:timers/promises';

export interface Clock {
  now(): number;
  /** Monotonic milliseconds, for limits and pauses. Absent in a clock that is never adjusted. */
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

/** Monotonic milliseconds: the difference of two values is the time between them. */
export function elapsed(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
