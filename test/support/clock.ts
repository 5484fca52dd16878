import { type Clock, systemClock } from '../../src/shared/clock.ts';

/** A clock that jumps instead of waiting. */
export interface FakeClock extends Clock {
  /** Requested pauses, in milliseconds. */
  readonly pauses: number[];
  /** Advances the time. */
  pass(ms: number): void;
}

export function fakeClock(start = Date.UTC(2026, 0, 2, 3, 4, 5)): FakeClock {
  let now = start;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    pass(ms) {
      now += ms;
    },
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      pauses.push(ms);
      now += ms;
    },
  };
}

/**
 * A clock that starts at 0. A pause advances it at once, and takes only a turn of the event loop.
 */
export function hastyClock(): Clock {
  let now = 0;
  return {
    now: () => now,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      now += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/**
 * A clock whose pauses take at most 25 ms, so that local services can work, but advance it in full.
 */
export function shorteningClock(): Clock {
  let skipped = 0;
  const now = () => systemClock.now() + skipped;
  return {
    now,
    async sleep(ms, signal) {
      const end = now() + ms;
      await systemClock.sleep(Math.min(ms, 25), signal);
      skipped += Math.max(0, end - now());
    },
  };
}

/** A clock that a test advances, and whose pauses end immediately. */
export function handClock(
  start = Date.parse('2026-11-20T12:00:00Z'),
): Clock & { advance(ms: number): void } {
  let now = start;
  return {
    now: () => now,
    sleep: async () => undefined,
    advance(ms) {
      now += ms;
    },
  };
}

interface Timer {
  readonly at: number;
  readonly wake: () => void;
}

/** Time that passes only when a test advances it. Milliseconds from 0. */
export class ManualClock implements Clock {
  #now = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  /** Number of pauses that have not ended. */
  get sleepers(): number {
    return this.#timers.length;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const timer = { at: this.#now + ms, wake: resolve };
      this.#timers.push(timer);
      signal?.addEventListener('abort', () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
        reject(signal.reason);
      });
    });
  }

  /** Advances the time. Ends due pauses in order, and after each, waits for its consequences. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      await settled();
    }
    this.#now = end;
  }

  /** Advances the time until no pause is left. */
  async passAll(): Promise<void> {
    await settled();
    while (this.#timers.length > 0)
      await this.pass(Math.min(...this.#timers.map(({ at }) => at)) - this.#now);
  }
}

/** Waits for a turn of the event loop, so that whatever does not depend on time continues. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
