import type { Clock } from '../../../src/shared/clock.ts';

/** A clock whose time passes while nothing is under way: whoever sleeps is woken in order, and hours take no time. */
export interface VirtualClock extends Clock {
  /** Something is under way that takes so many milliseconds of this clock. */
  during<Answer>(work: () => Promise<Answer>, ms: number): Promise<Answer>;
}

export function virtualClock(start = Date.UTC(2026, 0, 2, 3, 4, 5)): VirtualClock {
  let now = start;
  let underWay = 0;
  let isPending = false;
  let sleepers: { readonly until: number; readonly wake: () => void }[] = [];

  const pass = () => {
    if (isPending || underWay > 0 || sleepers.length === 0) return;
    isPending = true;
    // Whoever has just been answered goes on first.
    setImmediate(() =>
      setImmediate(() => {
        isPending = false;
        if (underWay > 0) return;
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
        const sleeper = { until: now + ms, wake: resolve };
        sleepers.push(sleeper);
        signal?.addEventListener(
          'abort',
          () => {
            sleepers = sleepers.filter((one) => one !== sleeper);
            reject(signal.reason);
          },
          { once: true },
        );
        pass();
      });
    },
    async during(work, ms) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        now += ms;
        pass();
      }
    },
  };
}
