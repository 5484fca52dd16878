export interface RetryPolicy {
  readonly attempts: number;
  readonly statuses: readonly number[];
  /** Whether to retry a request without a response: only if repeating it is harmless. */
  readonly faults: boolean;
}

const transient = [408, 429, 500, 502, 503, 504];

export const retry = {
  /** For reads, and for idempotent writes: survives a service that is away for 20 s. */
  safe: { attempts: 6, statuses: transient, faults: true },
  /** For a write that must not be repeated: only if the service or the connection did nothing. */
  refusedOnly: { attempts: 6, statuses: [429, 503], faults: false },
  never: { attempts: 1, statuses: [], faults: false },
} as const satisfies Record<string, RetryPolicy>;

/** First and maximum pause before a retry, in milliseconds; the pause doubles in between. */
const defaultBackoff = { base: 1_000, cap: 16_000 };
/** After a 429 without a time: limits are per minute, the sum of four attempts' pauses. */
const limited = { base: 10_000, cap: 40_000, attempts: 4 };
const maxRetryAfterMs = 60_000;

export interface FailedAttempt {
  readonly attempt: number;
  readonly status?: number;
  readonly retryAfter?: string;
}

/**
 * In ms, as the service asks, else with jitter
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/): six attempts take 23
 * to 31 s. `undefined`: give up.
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

/** In ms from `now`: seconds or an HTTP date (RFC 9110, 10.2.3); `undefined` if it is neither. */
export function parseRetryAfter(value: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  // Every HTTP date begins with the name of a day; `Date.parse` accepts more (e.g. "-5" and "1.5").
  const date = /^\s*[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(date)) return undefined;
  return Math.max(0, date - now);
}
