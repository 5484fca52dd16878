import { type Clock, elapsed } from './clock.ts';

/**
 * How often, and for how long, a state elsewhere is looked at until it is the one that is waited for. Times in
 * milliseconds.
 */
export interface Polling {
  readonly clock: Clock;
  /** Ends the waiting when it aborts. */
  readonly signal?: AbortSignal;
  /** The pause after the first look. */
  readonly pause: number;
  /** Each pause is so many times as long as the one before. Default 1. */
  readonly growth?: number;
  /** No pause is longer. Default: there is no such bound. */
  readonly longestPause?: number;
  /** Nothing is looked at any more after this time, but for a last look at its end. Default: there is no limit. */
  readonly limit?: number;
  /** Whether a pause comes before the first look, too: nothing can have happened yet. */
  readonly pauseFirst?: boolean;
}

/** A look may always take so long, in milliseconds: also the last one, at the end of the limit. */
const lastLookMs = 5_000;

/**
 * Looks again and again until there is something to be found.
 * @param look returns `undefined` while there is nothing yet; what it throws ends the waiting. Is told how many
 *   milliseconds it may take: what is left of the limit
 * @returns what was found; `undefined` when the time is over, which cannot happen without a limit
 * @throws what `look` throws; the signal's reason when it aborts
 */
export function poll<Found>(
  polling: Polling & { readonly limit?: never },
  look: (patienceMs: number) => Promise<Found | undefined>,
): Promise<Found>;
export function poll<Found>(
  polling: Polling,
  look: (patienceMs: number) => Promise<Found | undefined>,
): Promise<Found | undefined>;
export async function poll<Found>(
  { clock, signal, pause: first, growth = 1, longestPause = Number.POSITIVE_INFINITY, limit, pauseFirst }: Polling,
  look: (patienceMs: number) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const end = limit === undefined ? Number.POSITIVE_INFINITY : elapsed(clock) + limit;
  let pause = first;
  for (let isFirst = true; ; isFirst = false) {
    if (!isFirst || pauseFirst) {
      const left = end - elapsed(clock);
      if (left <= 0) return undefined;
      await clock.sleep(Math.min(pause, left), signal);
      pause = Math.min(longestPause, pause * growth);
    }
    const found = await look(Math.max(lastLookMs, end - elapsed(clock)));
    if (found !== undefined) return found;
  }
}
