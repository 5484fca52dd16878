import { getErrorMessage, SiteDeployError } from '../errors/error.ts';
import { errorCode } from '../files.ts';
import { isWithoutProxy } from './no-proxy.ts';
import { isLoopback } from './service-address.ts';

export type FaultKind = keyof typeof descriptions;

/** Thrown if the last attempt gets no response. A response with an error status isn't a fault. */
export class HttpFault extends Error {
  override readonly name = 'HttpFault';
  readonly kind: FaultKind;
  /** Method, origin and path, without the query, which may contain a signature. */
  readonly request: string;
  readonly attempts: number;
  readonly mayHaveArrived: boolean;

  constructor(
    kind: FaultKind,
    request: string,
    attempts: number,
    cause: unknown,
    mayHaveArrived = !isBefore(kind),
  ) {
    const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
    super(`${request}: ${describe(kind, cause)} (${tries})`, { cause });
    this.kind = kind;
    this.request = request;
    this.attempts = attempts;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Creates a handler for `catch` that handles only faults. Other errors are thrown again. */
export const handleFault =
  <Result>(handle: (fault: HttpFault) => Result) =>
  (error: unknown): Result => {
    if (error instanceof HttpFault) return handle(error);
    throw error;
  };

export const certificateRemedy =
  "Set NODE_EXTRA_CA_CERTS to the file of the certificate's issuer, e.g. of your network, and " +
  'check the clock of this machine.';
export const proxyRemedy =
  'Check HTTPS_PROXY: the proxy refused the connection or needs a user name and a password ' +
  '(http://user:password@host:port). Hosts in NO_PROXY are reached directly.';

export function getFaultRemedy(error: unknown): string | undefined {
  if (!(error instanceof HttpFault)) return undefined;
  if (error.kind === 'tls') return certificateRemedy;
  if (error.kind === 'not-tls') return 'Correct the address or port: it does not speak HTTPS.';
  if (error.kind === 'proxy') return proxyRemedy;
  return undefined;
}

export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout';
}

const kinds: Readonly<Record<string, FaultKind>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ERR_STREAM_PREMATURE_CLOSE: 'reset',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ERR_PROXY_TUNNEL: 'proxy',
};

export function faultKind(error: unknown): FaultKind {
  if (error instanceof AttemptTimeout) return 'timeout';
  if (error instanceof ProxyUnreachable) return 'proxy';
  const code = errorCode(error) ?? '';
  if (isNotTls(error)) return 'not-tls';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'tls';
  return kinds[code] ?? 'other';
}

export function isPermanent(kind: FaultKind): boolean {
  return kind === 'tls' || kind === 'not-tls';
}

export function isBefore(kind: FaultKind): boolean {
  return isPermanent(kind) || kind === 'refused' || kind === 'dns' || kind === 'proxy';
}

/** Returns whether the server doesn't support TLS. OpenSSL's own message doesn't explain this. */
function isNotTls(error: unknown): boolean {
  const wrong = /SSL routines:.{0,200}(wrong version number|packet length too long|http request)/;
  return wrong.test(getErrorMessage(error));
}

const descriptions = {
  timeout: 'timed out: ',
  refused: 'connection refused: ',
  reset: 'connection closed before the response: ',
  dns: 'host name not found: ',
  tls: 'certificate rejected: ',
  'not-tls': 'the port answers, but does not speak TLS (https)',
  proxy: 'proxy unreachable: ',
  other: '',
} as const;

function describe(kind: FaultKind, cause: unknown): string {
  if (kind === 'not-tls') return descriptions[kind];
  return descriptions[kind] + getErrorMessage(cause);
}

export type ProxyEnv = Readonly<Record<string, string | undefined>>;

/** Thrown if a proxy is unreachable, because Node's own error blames the target. */
class ProxyUnreachable extends Error {
  override readonly name = 'ProxyUnreachable';
}

/**
 * Returns the proxy for a URL; `undefined` for a direct connection.
 * @throws SiteDeployError `PROXY_INVALID`, because Node would silently connect directly
 */
export function proxyFor(url: URL, env: ProxyEnv): URL | undefined {
  if (isLoopback(url) || isWithoutProxy(url, env)) return undefined;
  const lower = url.protocol.replace(':', '_proxy');
  const names = [lower, lower.toUpperCase()];
  const name = names.find((candidate) => env[candidate]);
  const proxy = name ? URL.parse(env[name] ?? '') : undefined;
  if (proxy === undefined) return undefined;
  if (proxy !== null && /^https?:$/.test(proxy.protocol) && proxy.hostname !== '') return proxy;
  // Don't quote the value, which may contain a password.
  const kind = /^[a-z][a-z0-9+.-]*:\/\//i.exec(env[name ?? ''] ?? '')?.[0];
  const problem = !kind || /^https?:/i.test(kind) ? 'is not a URL' : `names a ${kind} proxy`;
  throw new SiteDeployError('PROXY_INVALID', `${name} cannot be used: it ${problem}.`);
}

const proxyNames = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'] as const;

/**
 * Normalizes proxies such as ` HTTP://…`, which Node ignores. `proxyFor` rejects those that make
 * Node throw.
 */
export function withReadableProxies(env: ProxyEnv): ProxyEnv {
  const proxies = proxyNames.map((name) => [name, URL.parse(env[name] ?? '')?.href ?? '']);
  // Clear NO_PROXY, because hosts without a proxy are already excluded.
  return { ...env, ...Object.fromEntries(proxies), no_proxy: '', NO_PROXY: '' };
}

export function withProxyNamed(error: unknown, url: URL, proxy: URL | undefined): unknown {
  if (!proxy || !(error instanceof Error)) return error;
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { hostname, port } = first as { hostname?: unknown; port?: unknown };
  let isOfProxy = port === getPort(proxy) && port !== getPort(url);
  if (hostname === proxy.hostname) isOfProxy = hostname !== url.hostname;
  if (isOfProxy)
    return new ProxyUnreachable(`${proxy.host}: ${getErrorMessage(error)}`, { cause: error });
  return error;
}

function getPort(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'http:' ? 80 : 443;
}
