import type { IncomingHttpHeaders } from 'node:http';
import net from 'node:net';
import { once } from '../once.ts';

export interface Redirects {
  /** Maximum number of redirects. Default: 5. */
  readonly max?: number;
  /**
   * Allowed targets. `public` excludes plain HTTP, and private hosts unless the redirect is from
   * one. Default: `any`.
   */
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

export function findRedirect(answer: Answer, from: string): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(answer.status) || !answer.headers.location)
    return undefined;
  const next = URL.parse(answer.headers.location, from);
  if (next !== null && /^https?:$/.test(next.protocol)) return next;
  return undefined;
}

const ofOrigin = ['authorization', 'cookie', 'host', 'proxy-authorization'];

export function headersFor(headers: Readonly<Record<string, string>>, from: URL, to: URL) {
  if (from.origin === to.origin) return headers;
  const kept = Object.entries(headers).filter(([name]) => !ofOrigin.includes(name.toLowerCase()));
  return Object.fromEntries(kept);
}

const ipv4Networks = {
  '0.0.0.0': 8,
  '10.0.0.0': 8,
  '100.64.0.0': 10,
  '127.0.0.0': 8,
  // This network includes the metadata service of cloud machines.
  '169.254.0.0': 16,
  '172.16.0.0': 12,
  '192.168.0.0': 16,
};
const ipv6Networks = { '::': 127, 'fc00::': 7, 'fe80::': 10 };

/** Creates the list on first use, because loading `net.BlockList` takes time. */
const getInside = once(() => {
  const inside = new net.BlockList();
  for (const [network, bits] of Object.entries(ipv4Networks)) inside.addSubnet(network, bits);
  for (const [network, bits] of Object.entries(ipv6Networks))
    inside.addSubnet(network, bits, 'ipv6');
  return inside;
});

/** Returns whether a URL's host is private. Names aren't resolved, because a proxy may do that. */
function isPrivateHost(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  const family = net.isIP(host);
  if (family !== 0) return getInside().check(host, family === 4 ? 'ipv4' : 'ipv6');
  return /(^|\.)(localhost|local|internal)$/i.test(host);
}
