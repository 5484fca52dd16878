import { type RateClass, rateLimits } from '../../contracts/portal/operation.ts';
import { untilAborted } from '../../shared/cancel.ts';
import { type Clock, elapsed } from '../../shared/clock.ts';
import type { Turns } from '../../shared/http/client.ts';
import { once } from '../../shared/once.ts';

const window = 60_000;

const silent = 2_000;

/**
 * Limits the calls per 60 s, in order of arrival. A call counts until 60 s after its response, not
 * after its request.
 */
export class SlidingWindow implements Turns {
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #onWait: (ms: number) => void;
  /** Settles when the last call in the queue has been admitted or has given up. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #answered: number[] = [];
  #onAnswer = () => {};
  #underway = 0;
  #pausedUntil = 0;

  constructor(clock: Clock, limit: number, onWait: (ms: number) => void = () => {}) {
    this.#clock = clock;
    this.#limit = limit;
    this.#onWait = onWait;
  }

  async next(signal?: AbortSignal): Promise<() => void> {
    const turn = this.#last.then(() => this.#admit(signal));
    this.#last = turn.catch(() => undefined);
    try {
      return await untilAborted(turn, signal);
    } catch (error) {
      // Release the turn if the call was admitted at the same moment.
      turn.then((done) => done()).catch(() => undefined);
      throw error;
    }
  }

  hold(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, elapsed(this.#clock) + ms);
  }

  async #admit(signal: AbortSignal | undefined): Promise<() => void> {
    for (;;) {
      signal?.throwIfAborted();
      const now = elapsed(this.#clock);
      const paused = this.#pausedUntil - now;
      if (paused > 0) await this.#clock.sleep(paused, signal);
      else if (this.#countRecent(now) < this.#limit) return this.#acquireSlot();
      else await this.#untilFree(now, signal);
    }
  }

  /** Counts the calls that are underway, or that got a response in the last 60 s. */
  #countRecent(now: number): number {
    while (this.#answered[0] !== undefined && this.#answered[0] + window < now)
      this.#answered.shift();
    return this.#underway + this.#answered.length;
  }

  async #untilFree(now: number, signal: AbortSignal | undefined): Promise<void> {
    const [oldest] = this.#answered;
    if (oldest === undefined) {
      const answer = new Promise<void>((resolve) => {
        this.#onAnswer = resolve;
      });
      return untilAborted(answer, signal);
    }
    const ms = oldest + window + 1 - now;
    if (ms > silent) this.#onWait(ms);
    await this.#clock.sleep(ms, signal);
  }

  #acquireSlot(): () => void {
    this.#underway += 1;
    return once(() => {
      this.#underway -= 1;
      this.#answered.push(elapsed(this.#clock));
      this.#onAnswer();
    });
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
