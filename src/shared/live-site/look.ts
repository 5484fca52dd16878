import type { Deps } from '../deps.ts';
import type { HttpResponse } from '../http/client.ts';
import { retry } from '../http/retry.ts';

/** Reads an address of the live site as a visitor's browser would after a reload. */
export function look(address: string, deps: Deps): Promise<HttpResponse> {
  return deps.http.send({
    method: 'GET',
    url: address,
    headers: { 'cache-control': 'no-cache', accept: 'text/html,application/json;q=0.9,*/*;q=0.8' },
    // A custom domain may lead to another one, but not to one that anybody on the way can speak for.
    follow: { to: 'https' },
    // The caller looks again anyway.
    retry: retry.never,
    idleMs: 10_000,
    signal: deps.signal,
  });
}
