export interface RetryPolicy {
  readonly attempts: number;
  readonly statuses: readonly number[];
  /**
   * Whether to retry if a request was sent but got no response. Only set this if repeating it is
   * harmless.
   */
  readonly faults: boolean;
}

const transient = [408, 429, 500, 502, 503, 504];

export const retry = {
  /** For reads and idempotent writes. Bridges outages of up to 20 s. */
  safe: { attempts: 6, statuses: transient, faults: true },
  /** For other writes. Retries only if the service can't have acted on the request. */
  refusedOnly: { attempts: 6, statuses: [429, 503], faults: false },
  never: { attempts: 1, statuses: [], faults: false },
} as const satisfies Record<string, RetryPolicy>;

/** First and longest pause before a retry in ms. Each pause is twice as long as the previous. */
const defaultBackoff = { base: 1_000, cap: 16_000 };
/**
 * Pauses in ms after a 429 without `Retry-After`. Limits are per minute, so three pauses take 35 to
 * 70 s.
 */
const limited = { base: 10_000, cap: 40_000, attempts: 4 };
const maxRetryAfterMs = 60_000;

interface FailedAttempt {
  readonly attempt: number;
  readonly status?: number;
  readonly retryAfter?: string;
}

/**
 * Returns the pause in ms before the next attempt: the one that the service requests, or else one
 * with jitter (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/). The
 * pauses with jitter between six attempts add up to 23 to 31 s. `undefined` means to give up.
 */
export function pauseBefore(last: FailedAttempt, now: number, random: number): number | undefined {
  const { attempt, status, retryAfter } = last;
  const retryAfterMs = parseRetryAfter(retryAfter ?? '', now);
  if (retryAfterMs !== undefined) {
    if (retryAfterMs <= maxRetryAfterMs) return retryAfterMs;
    return undefined;
  }
  const { base, cap } = status === 429 ? limited : defaultBackoff;
  const maxMs = Math.min(cap, base * 2 ** (attempt - 1));
  if (status !== 429) return maxMs * (0.75 + random / 4);
  if (attempt >= limited.attempts) return undefined;
  return maxMs / 2 + (random * maxMs) / 2;
}

/**
 * Converts `Retry-After`, i.e. seconds or an HTTP date (RFC 9110, 10.2.3), into ms from `now`.
 * Returns `undefined` for other values.
 */
export function parseRetryAfter(value: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  // An HTTP date begins with a weekday. Without this check, `Date.parse` would accept "-5" and
  // "1.5".
  const date = /^\s*[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(date)) return undefined;
  return Math.max(0, date - now);
}
