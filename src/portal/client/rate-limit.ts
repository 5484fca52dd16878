import type { Clock } from '../../shared/clock.ts';
import type { Http } from '../../shared/http/client.ts';
import { type RateClass, rateLimits } from '../contract/rate-limit.ts';

/** The spec's limits count per minute. In milliseconds. */
const window = 60_000;

/** The right to send one request. */
export interface Admission {
  /** To be called when the request was answered, or has failed. */
  done(): void;
}

interface Waiter {
  admit(admission: Admission): void;
}

/**
 * At most `limit` requests in any 60 s, in the order in which they were asked for. The portal counts a request at some moment between
 * its sending and its answer; so its place is taken from its sending until 60 s after its answer, and no latency can make the portal
 * count one more than the limit.
 */
export class SlidingWindow {
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #queue: Waiter[] = [];
  /** When the requests of the last 60 s were answered, in ascending order. */
  readonly #answered: number[] = [];
  #underway = 0;
  #pausedUntil = 0;
  #wake: { readonly at: number; readonly cancel: AbortController } | undefined;

  constructor(clock: Clock, limit: number) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /**
   * Waits for its turn. One that gives up leaves its place to those behind it.
   * @throws the signal's reason when it aborts
   */
  async admit(signal?: AbortSignal): Promise<Admission> {
    signal?.throwIfAborted();
    return await new Promise<Admission>((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        this.#advance();
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        admit(admission) {
          signal?.removeEventListener('abort', giveUp);
          resolve(admission);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#queue.push(waiter);
      this.#advance();
    });
  }

  /** Nothing is sent for `ms` milliseconds, because the portal has asked for it. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
    this.#advance();
  }

  #advance(): void {
    const now = this.#clock.now();
    while (this.#answered[0] !== undefined && this.#answered[0] + window < now) this.#answered.shift();
    while (now >= this.#pausedUntil && this.#underway + this.#answered.length < this.#limit) {
      const next = this.#queue.shift();
      if (next === undefined) break;
      this.#underway += 1;
      next.admit(this.#admission());
    }
    this.#wakeAt(this.#queue.length === 0 ? undefined : this.#nextChance(now));
  }

  /** When the next place may be free; `undefined` while that depends on an answer. */
  #nextChance(now: number): number | undefined {
    if (now < this.#pausedUntil) return this.#pausedUntil;
    return this.#answered[0] === undefined ? undefined : this.#answered[0] + window + 1;
  }

  #wakeAt(at: number | undefined): void {
    if (this.#wake?.at === at) return;
    this.#wake?.cancel.abort();
    this.#wake = undefined;
    if (at === undefined) return;
    const wake = { at, cancel: new AbortController() };
    this.#wake = wake;
    this.#clock.sleep(at - this.#clock.now(), wake.cancel.signal).then(
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

  #admission(): Admission {
    let isDone = false;
    return {
      done: () => {
        if (isDone) return;
        isDone = true;
        this.#underway -= 1;
        this.#answered.push(this.#clock.now());
        this.#advance();
      },
    };
  }
}

export type RateLimits = Readonly<Record<RateClass, SlidingWindow>>;

const known = new WeakMap<Http, Map<string, RateLimits>>();

/**
 * The limits of a portal. All clients that send through the same `http` share them, since the scope of the limits is not shown and may be
 * wider than a credential. Spec: Limits.
 * @param origin of the portal
 */
export function rateLimitsOf(http: Http, origin: string, clock: Clock): RateLimits {
  const ofHttp = known.get(http) ?? new Map<string, RateLimits>();
  known.set(http, ofHttp);
  const limits = ofHttp.get(origin) ?? {
    read: new SlidingWindow(clock, rateLimits.read),
    write: new SlidingWindow(clock, rateLimits.write),
    delete: new SlidingWindow(clock, rateLimits.delete),
  };
  ofHttp.set(origin, limits);
  return limits;
}
