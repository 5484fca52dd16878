import { SiteDeployError } from '../errors/error.ts';

export type ProxyEnv = Readonly<Record<string, string | undefined>>;

/** A proxy could not be reached. Node's own error looks as if the target were unreachable. */
export class ProxyUnreachable extends Error {
  override readonly name = 'ProxyUnreachable';
}

/** Ignores `NO_PROXY`. @throws SiteDeployError `PROXY_INVALID`: Node would bypass the proxy */
export function proxyFor(url: URL, env: ProxyEnv): URL | undefined {
  // Same order as Node: lower case first.
  const lower = url.protocol.replace(':', '_proxy');
  const names = [lower, lower.toUpperCase()];
  const name = names.find((candidate) => env[candidate]);
  const proxy = name ? URL.parse(env[name] ?? '') : undefined;
  if (proxy === undefined) return undefined;
  if (proxy !== null && /^https?:$/.test(proxy.protocol) && proxy.hostname !== '') return proxy;
  // The value itself may contain a password.
  const kind = /^[a-z][a-z0-9+.-]*:\/\//i.exec(env[name ?? ''] ?? '')?.[0];
  const problem = !kind || /^https?:/i.test(kind) ? 'is not a URL' : `names a ${kind} proxy`;
  throw new SiteDeployError('PROXY_INVALID', `${name} cannot be used: it ${problem}.`);
}

/** Names the proxy in the error if the connection to it failed. */
export function withProxyNamed(error: unknown, url: URL, proxy: URL | undefined): unknown {
  if (!proxy || !(error instanceof Error)) return error;
  const { hostname, port } = error as { hostname?: unknown; port?: unknown };
  const isOfProxy =
    hostname === proxy.hostname
      ? hostname !== url.hostname
      : port === getPort(proxy) && port !== getPort(url);
  if (isOfProxy) return new ProxyUnreachable(`${proxy.host}: ${error.message}`, { cause: error });
  return error;
}

function getPort(url: URL): number {
  if (url.port === '') {
    if (url.protocol === 'http:') return 80;
    return 443;
  }
  return Number(url.port);
}
