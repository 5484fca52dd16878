import type { IncomingHttpHeaders } from 'node:http';
import { isPrivateHost } from './private-host.ts';

/** Which redirects a GET or HEAD follows. */
export interface Redirects {
  /** How many at most. Default 5. */
  readonly most?: number;
  /**
   * `public`: none that leads to an address without encryption, and none from outside into the network of this machine.
   * Default `any`.
   */
  readonly to?: 'any' | 'public';
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Whether a redirect may be followed. */
export function mayFollow({ to = 'any' }: Redirects, from: URL, next: URL): boolean {
  if (to === 'any') return true;
  return next.protocol === 'https:' && (isPrivateHost(from) || !isPrivateHost(next));
}

/** Where a redirect leads; `undefined` for an answer that is none, or that leads to no address of the web. */
export function redirectOf({ status, headers }: Answer, from: string): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return undefined;
  const next = URL.parse(headers.location, from);
  if (next !== null && /^https?:$/.test(next.protocol)) return next;
  return undefined;
}

/** Headers that are for the first origin alone. */
const ofOrigin = ['authorization', 'cookie', 'host', 'proxy-authorization'];

/** The headers of a request for the address that it was redirected to. */
export function headersFor(
  headers: Readonly<Record<string, string>>,
  from: URL,
  to: URL,
): Readonly<Record<string, string>> {
  if (from.origin === to.origin) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOrigin.includes(name.toLowerCase())));
}
