import { type RateClass, rateLimits } from '../../contracts/portal/operation.ts';
import { type Clock, elapsed } from '../../shared/clock.ts';
import type { Turns } from '../../shared/http/client.ts';

const window = 60_000;

const silent = 2_000;

/**
 * Limits calls per 60 s, in order of arrival. A slot becomes free 60 s after the response, not
 * after the request.
 */
export class SlidingWindow implements Turns {
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #onWait: (ms: number) => void;
  readonly #queue: ((done: () => void) => void)[] = [];
  readonly #answered: number[] = [];
  #underway = 0;
  #pausedUntil = 0;
  #wake: { readonly at: number; readonly cancel: AbortController } | undefined;

  constructor(clock: Clock, limit: number, onWait: (ms: number) => void = () => {}) {
    this.#clock = clock;
    this.#limit = limit;
    this.#onWait = onWait;
  }

  async next(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    return await new Promise<() => void>((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(admit), 1);
        this.#advance();
        reject(signal?.reason);
      };
      const admit = (done: () => void) => {
        signal?.removeEventListener('abort', giveUp);
        resolve(done);
      };
      signal?.addEventListener('abort', giveUp);
      this.#queue.push(admit);
      this.#advance();
    });
  }

  hold(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, elapsed(this.#clock) + ms);
    this.#advance();
  }

  #advance(): void {
    const now = elapsed(this.#clock);
    while (this.#answered[0] !== undefined && this.#answered[0] + window < now)
      this.#answered.shift();
    while (now >= this.#pausedUntil && this.#underway + this.#answered.length < this.#limit) {
      const next = this.#queue.shift();
      if (!next) break;
      this.#underway += 1;
      next(this.#acquireSlot());
    }
    this.#wakeAt(this.#queue.length === 0 ? undefined : this.#nextChance(now));
  }

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
    if (ms > silent && at !== this.#pausedUntil) this.#onWait(ms);
    this.#clock.sleep(ms, wake.cancel.signal).then(
      () => {
        if (this.#wake !== wake) return;
        this.#wake = undefined;
        this.#advance();
      },
      () => {
        // Ignore the abort: the next slot has changed, or no call is waiting any more.
      },
    );
  }

  #acquireSlot(): () => void {
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

const nouns = { read: 'reads', write: 'writes', delete: 'deletions' } as const;

/** Creates a limit for each class of calls. Spec: Limits. */
export function createRateLimits(clock: Clock, onWait: (line: string) => void = () => {}) {
  const createLimit = (kind: RateClass) =>
    new SlidingWindow(clock, rateLimits[kind], (ms) => {
      const limit = `The portal allows ${rateLimits[kind]} ${nouns[kind]} per minute`;
      onWait(`${limit}: continuing in ${Math.ceil(ms / 1000)} s.`);
    });
  return { read: createLimit('read'), write: createLimit('write'), delete: createLimit('delete') };
}
