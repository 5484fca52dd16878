import { type RateClass, rateLimits } from '../../contracts/portal/rate-limit.ts';
import { type Clock, elapsed } from '../../shared/clock.ts';
import type { Turns } from '../../shared/http/client.ts';

/** The spec's limits count per minute. In milliseconds. */
const window = 60_000;

/** How long calls wait without a word, in milliseconds. */
const silent = 2_000;

interface Waiter {
  admit(done: () => void): void;
}

/**
 * At most `limit` requests in any 60 s, in the order in which they were asked for. The portal counts a request at some
 * moment between its sending and its answer; so its place is taken from its sending until 60 s after its answer, and no
 * latency can make the portal count one more than the limit.
 */
export class SlidingWindow implements Turns {
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #onWait: (ms: number) => void;
  readonly #queue: Waiter[] = [];
  /** When the requests of the last 60 s were answered, in ascending order. */
  readonly #answered: number[] = [];
  #underway = 0;
  #pausedUntil = 0;
  #wake: { readonly at: number; readonly cancel: AbortController } | undefined;

  /** @param onWait told for how many milliseconds nothing is sent, because as many requests as are allowed were sent */
  constructor(clock: Clock, limit: number, onWait: (ms: number) => void = () => {}) {
    this.#clock = clock;
    this.#limit = limit;
    this.#onWait = onWait;
  }

  /**
   * Waits for its turn. One that gives up leaves its place to those behind it.
   * @throws the signal's reason when it aborts
   */
  async next(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    return await new Promise<() => void>((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        this.#advance();
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        admit(done) {
          signal?.removeEventListener('abort', giveUp);
          resolve(done);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#queue.push(waiter);
      this.#advance();
    });
  }

  hold(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, elapsed(this.#clock) + ms);
    this.#advance();
  }

  #advance(): void {
    const now = elapsed(this.#clock);
    while (this.#answered[0] !== undefined && this.#answered[0] + window < now) this.#answered.shift();
    while (now >= this.#pausedUntil && this.#underway + this.#answered.length < this.#limit) {
      const next = this.#queue.shift();
      if (!next) break;
      this.#underway += 1;
      next.admit(this.#place());
    }
    this.#wakeAt(this.#queue.length === 0 ? undefined : this.#nextChance(now));
  }

  /** When the next place may be free; `undefined` while that depends on an answer. */
  #nextChance(now: number): number | undefined {
    if (now < this.#pausedUntil) return this.#pausedUntil;
    if (this.#answered[0] === undefined) return undefined;
    return this.#answered[0] + window + 1;
  }

  #wakeAt(at: number | undefined): void {
    if (this.#wake?.at === at) return;
    this.#wake?.cancel.abort();
    this.#wake = undefined;
    if (at === undefined) return;
    const wake = { at, cancel: new AbortController() };
    this.#wake = wake;
    const ms = Math.max(0, at - elapsed(this.#clock));
    // A wait that the portal has asked for was told already, with the attempt that it refused.
    if (ms > silent && at !== this.#pausedUntil) this.#onWait(ms);
    this.#clock.sleep(ms, wake.cancel.signal).then(
      () => {
        if (this.#wake !== wake) return;
        this.#wake = undefined;
        this.#advance();
      },
      () => {
        // Cancelled: another moment has become the next one, or nobody waits any more.
      },
    );
  }

  /** Takes a place. @returns gives it back, 60 s later */
  #place(): () => void {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      this.#underway -= 1;
      this.#answered.push(elapsed(this.#clock));
      this.#advance();
    };
  }
}

export type RateLimits = Readonly<Record<RateClass, Turns>>;

const nouns: Readonly<Record<RateClass, string>> = { read: 'reads', write: 'writes', delete: 'deletions' };

/**
 * The limits of a portal, for one client. Spec: Limits.
 * @param onWait told when calls wait for more than two seconds
 */
export function rateLimitsOf(clock: Clock, onWait: (line: string) => void = () => {}): RateLimits {
  const limitOf = (kind: RateClass) =>
    new SlidingWindow(clock, rateLimits[kind], (ms) =>
      onWait(`The portal takes ${rateLimits[kind]} ${nouns[kind]} a minute: going on in ${Math.ceil(ms / 1000)} s.`),
    );
  return { read: limitOf('read'), write: limitOf('write'), delete: limitOf('delete') };
}
