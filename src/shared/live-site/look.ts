import type { Deps } from '../deps.ts';
import type { HttpResponse } from '../http/client.ts';
import { retry } from '../http/retry.ts';

export interface LookOptions {
  /** Milliseconds that the look may take. Default and most: 20,000. */
  readonly limitMs?: number;
  /** What is needed of the body, in bytes. Default 4 MiB. */
  readonly maxBytes?: number;
  /** Looks over a connection of its own, as another visitor would. */
  readonly ownConnection?: boolean;
}

/** Looks at an address of the live site within limits that are set already. */
export type Look = (address: string, maxBytes?: number) => Promise<HttpResponse>;

const longestMs = 20_000;

/**
 * Reads an address of the live site as a visitor's browser would after a reload.
 * @throws HttpFault when there was no answer in time
 */
export function look(
  address: string,
  deps: Deps,
  { limitMs = longestMs, maxBytes, ownConnection = false }: LookOptions = {},
): Promise<HttpResponse> {
  return deps.http.send({
    method: 'GET',
    url: address,
    headers: { 'cache-control': 'no-cache', accept: 'text/html,application/json;q=0.9,*/*;q=0.8' },
    // A custom domain may lead to another one, but not to one that anybody on the way can speak for. A site on this
    // machine has no https.
    follow: address.startsWith('https:') ? { to: 'public' } : {},
    // The caller looks again anyway.
    retry: retry.never,
    idleMs: Math.min(10_000, limitMs),
    limitMs: Math.min(longestMs, limitMs),
    maxBytes,
    ...(ownConnection && { ownConnection }),
    signal: deps.signal,
  });
}
