import type { IncomingHttpHeaders } from 'node:http';

/** How long an answer may be used. */
export interface Freshness {
  /** Milliseconds for which it may be used without asking. */
  readonly fresh: number;
  /** Milliseconds after that, for which it may be used while it is asked for anew. */
  readonly stale: number;
}

/**
 * What `Cache-Control` and `Age` allow (RFC 9111, 5.2.2 and 5.1; RFC 5861, 3).
 * @returns `undefined` where the answer is not to be kept
 */
export function freshnessOf(headers: IncomingHttpHeaders): Freshness | undefined {
  const directives = (headers['cache-control'] ?? '').toLowerCase().split(',');
  const names = directives.map((directive) => directive.split('=', 1)[0]?.trim());
  if (names.includes('no-store') || names.includes('no-cache')) return undefined;
  const seconds = (name: string): number | undefined => {
    const value = directives.find((directive) => directive.trim().startsWith(`${name}=`))?.split('=')[1];
    return value !== undefined && /^\s*"?\d+"?\s*$/.test(value) ? Number(value.replace(/\D/g, '')) : undefined;
  };
  const maxAge = seconds('max-age');
  if (maxAge === undefined) return undefined;
  const age = /^\d+$/.test(headers.age ?? '') ? Number(headers.age) : 0;
  const late = Math.max(0, age - maxAge);
  const stale = Math.max(0, (seconds('stale-while-revalidate') ?? 0) - late);
  const fresh = Math.max(0, maxAge - age);
  return fresh + stale === 0 ? undefined : { fresh: fresh * 1000, stale: stale * 1000 };
}
