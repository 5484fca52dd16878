import type { Deps } from '../deps.ts';
import type { HttpResponse } from '../http/client.ts';
import { retry } from '../http/retry.ts';

/** Redirects that are followed: a custom domain may lead to another one. */
const maxRedirects = 5;

/** Reads an address of the live site as a visitor's browser would after a reload. */
export async function look(address: string, deps: Deps): Promise<HttpResponse & { readonly address: string }> {
  let url = new URL(address);
  for (let hop = 0; ; hop += 1) {
    const response = await deps.http.send({
      method: 'GET',
      url,
      headers: { 'cache-control': 'no-cache', accept: 'text/html,application/json;q=0.9,*/*;q=0.8' },
      // The caller looks again anyway.
      retry: retry.never,
      idleMs: 10_000,
      signal: deps.signal,
    });
    const location = response.headers.location;
    const isRedirect =
      response.status >= 300 && response.status < 400 && location !== undefined && URL.canParse(location, url.href);
    if (!isRedirect || hop === maxRedirects) return Object.assign(response, { address: url.href });
    url = new URL(location, url);
  }
}
