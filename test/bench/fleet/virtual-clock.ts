import type { Clock } from '../../../src/shared/clock.ts';

/**
 * A clock that advances while nothing is running: sleepers wake in order, and hours take no time.
 */
export interface VirtualClock extends Clock {
  /**
   * Starts work of this duration, during which the clock stands still.
   * @returns a function that ends it and advances the clock
   */
  begin(ms: number): () => void;
}

export function virtualClock(start = Date.UTC(2026, 0, 2, 3, 4, 5)): VirtualClock {
  let now = start;
  let underWay = 0;
  let isPending = false;
  let sleepers: { readonly until: number; readonly wake: () => void }[] = [];

  const pass = () => {
    if (isPending || underWay > 0 || sleepers.length === 0) return;
    isPending = true;
    // First lets code continue that was waiting for a response that has just arrived.
    setImmediate(() =>
      setImmediate(() => {
        isPending = false;
        if (underWay > 0 || sleepers.length === 0) return;
        const next = Math.min(...sleepers.map(({ until }) => until));
        now = Math.max(now, next);
        const due = sleepers.filter(({ until }) => until <= now);
        sleepers = sleepers.filter(({ until }) => until > now);
        for (const { wake } of due) wake();
        pass();
      }),
    );
  };
  return {
    now: () => now,
    sleep(ms, signal) {
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          sleepers = sleepers.filter((one) => one !== sleeper);
          reject(signal?.reason);
        };
        const wake = () => {
          // Removes the listener, because adding one to a signal scans all existing ones.
          signal?.removeEventListener('abort', onAbort);
          resolve();
        };
        const sleeper = { until: now + ms, wake };
        sleepers.push(sleeper);
        signal?.addEventListener('abort', onAbort, { once: true });
        pass();
      });
    },
    begin(ms) {
      underWay += 1;
      return () => {
        underWay -= 1;
        now += ms;
        pass();
      };
    },
  };
}
