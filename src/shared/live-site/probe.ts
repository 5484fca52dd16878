import type { Deps } from '../deps.ts';
import type { HttpResponse } from '../http/client.ts';
import { retry } from '../http/retry.ts';

export interface ProbeOptions {
  /** Timeout in milliseconds. Default and maximum: 20,000. */
  readonly limitMs?: number;
  /** Bytes needed of the body. Default 4 MiB. */
  readonly maxBytes?: number;
  /** Use a new connection, as another visitor would. */
  readonly newConnection?: boolean;
}

export type UrlProbe = (address: string, maxBytes?: number) => Promise<HttpResponse>;

const maxLimitMs = 20_000;

/** As a browser would after a reload. @throws HttpFault if there was no response in time */
export function probeUrl(address: string, deps: Deps, options: ProbeOptions = {}) {
  const { limitMs = maxLimitMs, maxBytes, newConnection = false } = options;
  return deps.http.send({
    method: 'GET',
    url: address,
    headers: { 'cache-control': 'no-cache', accept: 'text/html,application/json;q=0.9,*/*;q=0.8' },
    // A custom domain may redirect to another one, but not over an unencrypted connection. A site
    // on this host has no https.
    follow: address.startsWith('https:') ? { to: 'public' } : {},
    // The caller polls anyway.
    retry: retry.never,
    idleMs: Math.min(10_000, limitMs),
    limitMs: Math.min(maxLimitMs, limitMs),
    maxBytes,
    ...(newConnection && { newConnection }),
    signal: deps.signal,
  });
}
