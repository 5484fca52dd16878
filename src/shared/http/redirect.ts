import type { IncomingHttpHeaders } from 'node:http';
import { isPrivateHost } from './private-host.ts';

export interface Redirects {
  /** Maximum number of redirects. Default 5. */
  readonly max?: number;
  /** `public`: neither unencrypted, nor from outside into this host's network. Default `any`. */
  readonly to?: 'any' | 'public';
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

export function mayFollow(redirects: Redirects, from: URL, next: URL): boolean {
  const { to = 'any' } = redirects;
  if (to === 'any') return true;
  return next.protocol === 'https:' && (isPrivateHost(from) || !isPrivateHost(next));
}

/** Target of a redirect; `undefined` if the response is no redirect, or its target no web URL. */
export function findRedirect(answer: Answer, from: string): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(answer.status) || !answer.headers.location)
    return undefined;
  const next = URL.parse(answer.headers.location, from);
  if (next !== null && /^https?:$/.test(next.protocol)) return next;
  return undefined;
}

const ofOrigin = ['authorization', 'cookie', 'host', 'proxy-authorization'];

export function headersFor(
  headers: Readonly<Record<string, string>>,
  from: URL,
  to: URL,
): Readonly<Record<string, string>> {
  if (from.origin === to.origin) return headers;
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOrigin.includes(name.toLowerCase())),
  );
}
