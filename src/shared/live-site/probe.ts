import type { Deps } from '../deps.ts';
import type { HttpRequest, HttpResponse } from '../http/client.ts';
import { type HttpFault, handleFault } from '../http/fault.ts';
import { retry } from '../http/retry.ts';
import { parseJson } from '../json.ts';
import { type Marker, markerPath, parseMarker } from './marker.ts';

/** `limitMs` is at most 20,000, which is its default. `maxBytes` limits the decoded body. */
interface ProbeOptions
  extends Pick<HttpRequest, 'limitMs' | 'maxBytes' | 'newConnection' | 'ipAddress'> {
  /** Whether to accept caches and compression, like a browser. Default: false. */
  readonly asVisitor?: boolean;
}

export type UrlProbe = (
  address: string,
  maxBytes?: number,
  options?: Pick<ProbeOptions, 'asVisitor' | 'newConnection' | 'ipAddress'>,
) => Promise<HttpResponse>;

const maxLimitMs = 20_000;
/** Additional bytes to allow for a compressed body, because compression can make a body larger. */
const overhead = 1_024;

const visitor = { 'accept-encoding': 'gzip, br' };
const uncached = { 'cache-control': 'no-cache' };

/**
 * Requests a URL. Bypasses caches like a browser's reload, unless `asVisitor` is set. If the
 * connection is lost, sends the request once more over a new connection (RFC 9110, 9.2.2).
 * @throws HttpFault if there is no response in time
 */
export async function probeUrl(address: string, deps: Deps, options: ProbeOptions = {}) {
  const { limitMs = maxLimitMs, maxBytes, asVisitor, newConnection, ipAddress } = options;
  const send = (isOwn: boolean) =>
    deps.http.send({
      method: 'GET',
      url: address,
      headers: {
        ...(asVisitor ? visitor : uncached),
        accept: 'text/html,application/json;q=0.9,*/*;q=0.8',
      },
      // From https, follow redirects to https only. A local site is served without TLS.
      follow: address.startsWith('https:') ? { to: 'public' } : {},
      retry: retry.never,
      idleMs: Math.min(10_000, limitMs),
      limitMs: Math.min(maxLimitMs, limitMs),
      maxBytes: maxBytes && asVisitor ? maxBytes + overhead : maxBytes,
      ...(isOwn && { newConnection: true }),
      ...(ipAddress && { ipAddress }),
      signal: deps.signal,
    });
  const response = await send(newConnection === true).catch(
    handleFault((fault) => {
      if (fault.kind !== 'reset') throw fault;
      return send(true);
    }),
  );
  return asVisitor ? decoded(response, maxBytes) : response;
}

const undecodable = Buffer.from('The body could not be decoded.');

/**
 * Decodes a body. Replaces a malformed or too long body, for which browsers show an error, with one
 * that never equals the expected body.
 */
async function decoded(response: HttpResponse, maxOutputLength?: number): Promise<HttpResponse> {
  const encoding = response.headers['content-encoding'];
  if (encoding !== 'gzip' && encoding !== 'br') return response;
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
  const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    const body = decode(response.body, { maxOutputLength });
    return { ...response, body, text: body.toString(), json: parseJson(body.toString()) };
  } catch {
    return { ...response, body: undecodable, text: String(undecodable), json: undefined };
  }
}

/** Returns whether a request was redirected to a different path, on any host. */
export const isRedirected = ({ url }: HttpResponse, address: string): boolean =>
  new URL(url).pathname !== new URL(address).pathname;

export type ReadOptions = Pick<ProbeOptions, 'limitMs' | 'maxBytes'> & {
  onFault?(fault: HttpFault): void;
};

/** Reads the marker of a live site; `undefined` without a URL, a response or a marker. */
export async function readLive(
  url: string | undefined,
  deps: Deps,
  options: ReadOptions = {},
): Promise<Marker | undefined> {
  const answer = url && (await readPublished(`${url}/${markerPath}`, deps, options));
  return answer ? parseMarker(answer.json) : undefined;
}

/** Requests a published file; `undefined` without a response, or if its status isn't 200. */
export async function readPublished(
  address: string,
  deps: Deps,
  { onFault, ...options }: ReadOptions,
) {
  const answer = await probeUrl(address, deps, options).catch(
    handleFault((fault) => {
      deps.log.debug(`The live site could not be read: ${fault.message}`);
      onFault?.(fault);
      return undefined;
    }),
  );
  return answer?.status === 200 ? answer : undefined;
}
