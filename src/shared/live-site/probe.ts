import type { Deps } from '../deps.ts';
import type { HttpResponse } from '../http/client.ts';
import { HttpFault } from '../http/fault.ts';
import { retry } from '../http/retry.ts';
import { type Marker, markerPath, parseMarker } from './marker.ts';

export interface ProbeOptions {
  /** Timeout in ms. Default and maximum: 20,000. */
  readonly limitMs?: number;
  readonly maxBytes?: number;
  readonly newConnection?: boolean;
}

export type UrlProbe = (address: string, maxBytes?: number) => Promise<HttpResponse>;

const maxLimitMs = 20_000;

/** Bypasses caches, like a browser's reload. @throws HttpFault if there is no response in time */
export function probeUrl(address: string, deps: Deps, options: ProbeOptions = {}) {
  const { limitMs = maxLimitMs, maxBytes, newConnection = false } = options;
  return deps.http.send({
    method: 'GET',
    url: address,
    headers: { 'cache-control': 'no-cache', accept: 'text/html,application/json;q=0.9,*/*;q=0.8' },
    // Follows redirects only over TLS. A site on this host has no https.
    follow: address.startsWith('https:') ? { to: 'public' } : {},
    retry: retry.never,
    idleMs: Math.min(10_000, limitMs),
    limitMs: Math.min(maxLimitMs, limitMs),
    maxBytes,
    ...(newConnection && { newConnection }),
    signal: deps.signal,
  });
}

/** Returns `undefined` without a build of ours, a URL or a response. */
export async function readLive(
  url: string | undefined,
  deps: Deps,
  options: Pick<ProbeOptions, 'limitMs'> & { onFault?(fault: HttpFault): void } = {},
): Promise<Marker | undefined> {
  if (!url) return undefined;
  try {
    const answer = await probeUrl(`${url}/${markerPath}`, deps, options);
    if (answer.status === 200) return parseMarker(answer.json);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`The live site could not be read: ${error.message}`);
    options.onFault?.(error);
    return undefined;
  }
}
