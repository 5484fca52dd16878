import { SiteDeployError } from '../errors/error.ts';

export type ProxyEnv = Readonly<Record<string, string | undefined>>;

/** A proxy could not be reached. Node's own error is the one of a target that cannot be reached. */
export class ProxyUnreachable extends Error {
  override readonly name = 'ProxyUnreachable';
}

/**
 * The proxy that the environment names for a kind of address, if any. `NO_PROXY` is not looked at.
 * @throws SiteDeployError `PROXY_INVALID` for one that Node does not speak to: it would go past it without a word
 */
export function proxyFor(url: URL, env: ProxyEnv): URL | undefined {
  // The order is Node's: lower case first.
  const names = url.protocol === 'http:' ? ['http_proxy', 'HTTP_PROXY'] : ['https_proxy', 'HTTPS_PROXY'];
  const name = names.find((one) => env[one]);
  const proxy = name === undefined ? undefined : URL.parse(env[name] ?? '');
  if (proxy === undefined) return undefined;
  if (proxy !== null && /^https?:$/.test(proxy.protocol) && proxy.hostname !== '') return proxy;
  // The value itself may hold a password.
  const kind = /^[a-z][a-z0-9+.-]*:\/\//i.exec(env[name ?? ''] ?? '')?.[0];
  const what = kind === undefined || /^https?:/i.test(kind) ? 'is not an address' : `names a ${kind} proxy`;
  throw new SiteDeployError('PROXY_INVALID', `${name} cannot be used: it ${what}.`);
}

/** The error that says so where a connection failed on its way to the proxy, else the error as it is. */
export function withProxyNamed(error: unknown, url: URL, proxy: URL | undefined): unknown {
  if (proxy === undefined || !(error instanceof Error)) return error;
  const { hostname, port } = error as { hostname?: unknown; port?: unknown };
  const isOfProxy =
    hostname === proxy.hostname ? hostname !== url.hostname : port === portOf(proxy) && port !== portOf(url);
  return isOfProxy ? new ProxyUnreachable(`${proxy.host}: ${error.message}`, { cause: error }) : error;
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port);
}
