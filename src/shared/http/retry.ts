/** When and how often a request is sent again. */
export interface RetryPolicy {
  /** Attempts in all, the first included. */
  readonly attempts: number;
  /** Statuses that are worth another attempt. */
  readonly statuses: readonly number[];
  /** Whether a request without an answer may be sent again: only where it is harmless that it is carried out twice. */
  readonly faults: boolean;
}

const transient = [408, 429, 500, 502, 503, 504];

export const retry = {
  /** For reads, and for writes that the service carries out once however often they are sent. */
  safe: { attempts: 4, statuses: transient, faults: true },
  /** For a write that must not be carried out twice: again only where the service says that it did nothing. */
  refusedOnly: { attempts: 4, statuses: [429, 503], faults: false },
  never: { attempts: 1, statuses: [], faults: false },
} as const satisfies Record<string, RetryPolicy>;

/** First and longest pause before another attempt, in milliseconds; the pause doubles in between. */
const usual = { base: 250, cap: 8_000 };
/**
 * The same after a 429 that names no time: limits count by the minute, which the pauses of four attempts make up
 * together.
 */
const limited = { base: 10_000, cap: 40_000 };
/** A `Retry-After` beyond this is not waited for: the answer is returned as it is. In milliseconds. */
const longestRetryAfter = 60_000;

/** What an attempt has ended with. */
export interface FailedAttempt {
  /** Which one it was, counted from 1. */
  readonly attempt: number;
  /** Of the answer; `undefined` where there was none. */
  readonly status?: number;
  readonly retryAfter?: string;
}

/**
 * The pause before the next attempt in milliseconds: what the service asks for, else exponential backoff with full
 * jitter (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/), of which at least the half after
 * a 429.
 * @param now milliseconds since the epoch
 * @param random a number in [0, 1)
 * @returns `undefined` where the service asks for so much time that the attempts end
 */
export function pauseBefore(
  { attempt, status, retryAfter }: FailedAttempt,
  now: number,
  random: number,
): number | undefined {
  const asked = retryAfter ? parseRetryAfter(retryAfter, now) : undefined;
  if (asked !== undefined) {
    if (asked <= longestRetryAfter) return asked;
    return undefined;
  }
  const { base, cap } = status === 429 ? limited : usual;
  const longest = Math.min(cap, base * 2 ** (attempt - 1));
  if (status === 429) return longest / 2 + (random * longest) / 2;
  return random * longest;
}

/**
 * `Retry-After` in milliseconds from `now`: seconds or an HTTP date (RFC 9110, 10.2.3); `undefined` if it is neither.
 */
export function parseRetryAfter(value: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  // Every form of an HTTP date begins with the name of a day; what else `Date.parse` takes is none ("-5" and "1.5" are
  // dates to it).
  const date = /^\s*[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(date)) return undefined;
  return Math.max(0, date - now);
}
