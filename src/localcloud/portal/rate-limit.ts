import { createHash } from 'node:crypto';
import { type RateClass, rateLimits } from '../../portal/contract/rate-limit.ts';
import { type PortalRequest, Refusal } from './message.ts';

const minute = 60_000;

/**
 * Counts requests per minute, class and credential; callers without a valid credential are counted by their address.
 * @returns a function that throws Refusal `rate_limited` with Retry-After in seconds
 */
export function createRateLimit(now: () => number, limits: Partial<Record<RateClass, number>>) {
  let window = 0;
  const counts = new Map<string, number>();
  return (request: PortalRequest, rateClass: RateClass, authenticated: boolean): void => {
    const current = Math.floor(now() / minute);
    if (current !== window) {
      // Also keeps the map from growing: nothing of an earlier minute is needed again.
      counts.clear();
      window = current;
    }
    const credential = authenticated ? hashOf(request.headers.authorization ?? '') : request.client;
    const key = `${rateClass} ${credential}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const limit = limits[rateClass] ?? rateLimits[rateClass];
    if (count <= limit) return;
    const seconds = Math.ceil(((window + 1) * minute - now()) / 1000);
    throw new Refusal('rate_limited', `At most ${limit} requests of this kind per minute. Try again in ${seconds} s.`, {
      headers: { 'retry-after': String(seconds) },
    });
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
