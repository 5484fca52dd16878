import { type RateClass, rateLimits } from '../../contracts/portal/rate-limit.ts';
import { Refusal } from './message.ts';

const minute = 60_000;

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Per class and clock minute. */
export function createRateLimit(now: () => number, limits: Partial<Record<RateClass, number>>) {
  let window = 0;
  const counts = new Map<string, number>();

  function refuseAbove(count: number, rateClass: RateClass): void {
    const limit = limits[rateClass] ?? rateLimits[rateClass];
    if (count <= limit) return;
    const seconds = Math.ceil(((window + 1) * minute - now()) / 1000);
    const message = `At most ${limit} requests of this kind per minute. Try again in ${seconds} s.`;
    throw new Refusal('rate_limited', message, { headers: { 'retry-after': String(seconds) } });
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
    count(who: string, rateClass: RateClass): void {
      const key = `${rateClass} ${who}`;
      const count = getCount(key) + 1;
      counts.set(key, count);
      refuseAbove(count, rateClass);
    },
    /** The same check without counting. */
    refuseSpent(who: string, rateClass: RateClass): void {
      refuseAbove(getCount(`${rateClass} ${who}`) + 1, rateClass);
    },
  };
}
