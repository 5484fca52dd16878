import { type RateClass, rateLimits } from '../../contracts/portal/rate-limit.ts';
import { Refusal } from './message.ts';

const minute = 60_000;

/** Per class and clock minute. */
export interface RateLimit {
  /**
   * @param who callers that share a limit have the same account
   * @throws Refusal `rate_limited` with Retry-After in seconds
   */
  count(account: string, rateClass: RateClass): void;
  /** The same check without counting. */
  refuseSpent(account: string, rateClass: RateClass): void;
}

/** @param limits requests per minute; override the specification's */
export function createRateLimit(
  now: () => number,
  limits: Partial<Record<RateClass, number>>,
): RateLimit {
  let window = 0;
  const counts = new Map<string, number>();

  function refuseAbove(count: number, rateClass: RateClass): void {
    const limit = limits[rateClass] ?? rateLimits[rateClass];
    if (count <= limit) return;
    const seconds = Math.ceil(((window + 1) * minute - now()) / 1000);
    throw new Refusal(
      'rate_limited',
      `At most ${limit} requests of this kind per minute. Try again in ${seconds} s.`,
      {
        headers: { 'retry-after': String(seconds) },
      },
    );
  }

  function getCount(key: string): number {
    const current = Math.floor(now() / minute);
    if (current !== window) {
      // Earlier minutes are never needed again: the map doesn't grow.
      counts.clear();
      window = current;
    }
    return counts.get(key) ?? 0;
  }

  return {
    count(who, rateClass) {
      const key = `${rateClass} ${who}`;
      const count = getCount(key) + 1;
      counts.set(key, count);
      refuseAbove(count, rateClass);
    },
    refuseSpent(who, rateClass) {
      refuseAbove(getCount(`${rateClass} ${who}`) + 1, rateClass);
    },
  };
}
