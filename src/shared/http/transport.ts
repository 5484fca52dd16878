import { lookup } from 'node:dns/promises';
import { createReadStream, createWriteStream, openSync } from 'node:fs';
import http, { type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createSecureContext } from 'node:tls';
import { type Agents, createAgents } from './agents.ts';
import {
  AttemptTimeout,
  type ProxyEnv,
  proxyFor,
  withProxyNamed,
  withReadableProxies,
} from './fault.ts';
import { Gates } from './gates.ts';
import { isLoopback } from './service-address.ts';

export interface FileBody {
  readonly file: string;
  readonly start?: number;
  readonly size: number;
  readonly onProgress?: (sent: number) => void;
}

export interface TransportRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | FileBody | undefined;
  readonly idleMs: number;
  readonly limitMs: number;
  readonly maxBytes: number;
  readonly saveTo?: string;
  readonly newConnection?: boolean;
  readonly ipAddress?: string;
  readonly signal: AbortSignal | undefined;
  /**
   * Called and awaited when a connection to the origin is free. `limitMs` then counts from the end
   * of this call.
   */
  readonly onConnection?: () => Promise<void>;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends a request. Fails after `idleMs` without traffic (the server hangs) or after `limitMs` (the
 * server is slow).
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/**
 * Maximum number of concurrent requests per origin. An agent's own limit ignores connections to
 * proxies.
 */
const maxConcurrent = 4;

/**
 * Time in ms after which an unused connection is closed. Most servers close it after 5 s, and a
 * request sent at that moment may be lost. An agent with a timeout also respects the `Keep-Alive`
 * header of responses.
 */
export const idleMs = 4_000;

/**
 * Creates the transport. Requests to this host bypass the proxy. (Node's `fetch` takes 20 ms more
 * to load, and can't stream a body with a length, which blob storage requires.)
 */
export function createTransport(env: ProxyEnv) {
  const connections = { sockets: new Set<Duplex>(), sessions: new Map(), spare: new Map() };
  const gates = new Gates(maxConcurrent);
  let isClosed = false;
  const both = (options: https.AgentOptions) => ({
    shared: createAgents(connections, { keepAlive: true, timeout: idleMs, ...options }),
    own: createAgents(connections, options),
  });
  // Share the context: otherwise, each connection would parse all certificate authorities again.
  const secureContext = createSecureContext();
  const direct = both({ secureContext });
  const proxied = both({ secureContext, proxyEnv: withReadableProxies(env) });
  return {
    connect(url: URL, count: number): void {
      if (isClosed || url.protocol !== 'https:') return;
      const agents = proxyFor(url, env) ? proxied : direct;
      agents.shared['https:'].connect(url, count);
    },
    async resolve(url: URL): Promise<readonly string[] | undefined> {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const proxy = proxyFor(url, env);
      // A proxy on this machine is the local cloud's, and only it knows where its hosts are.
      if (proxy) return isLoopback(proxy) ? [] : undefined;
      const found = await lookup(host, { all: true }).catch(() => []);
      return found.map(({ address }) => address);
    },
    send: (async (request) => {
      const { url } = request;
      using slot = await gates.pass(url.origin, request.signal);
      await request.onConnection?.();
      // Count the time in the queue towards the limit, unless `onConnection` paces the requests.
      let { limitMs } = request;
      if (!request.onConnection) limitMs = Math.max(1, Math.round(limitMs - slot.waitedMs));
      const connection = request.newConnection || request.ipAddress ? 'own' : 'shared';
      // Connect to localhost directly: a proxy would connect to its own machine, and could read
      // unencrypted tokens.
      const proxy = proxyFor(url, env);
      if (!proxy) return await sendOnce({ ...request, limitMs }, direct[connection]);
      return await sendOnce({ ...request, limitMs }, proxied[connection]).catch(
        (error: unknown) => {
          throw withProxyNamed(error, url, proxy);
        },
      );
    }) satisfies Transport,
    close() {
      isClosed = true;
      const agents = [direct, proxied].flatMap((item) => [
        ...Object.values(item.shared),
        ...Object.values(item.own),
      ]);
      for (const agent of agents) agent.destroy();
      for (const socket of connections.sockets) socket.destroy();
    },
  };
}

function sendOnce(request: TransportRequest, agents: Agents): Promise<TransportResponse> {
  const { body, signal } = request;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const outgoing = startRequest(request, agents);
    const watch = watchAttempt(request, stop);
    function stop(error: unknown): void {
      watch.stopWatching();
      outgoing.destroy();
      reject(error);
    }
    outgoing.on('error', stop);
    outgoing.on('response', (incoming) => {
      incoming.on('error', stop);
      readResponse(incoming, request, watch.moved).then((response) => {
        watch.stopWatching();
        // A connection can't be reused if its request or response is incomplete.
        if (!outgoing.writableFinished || !incoming.complete) outgoing.destroy();
        resolve(response);
      }, stop);
    });
    if (typeof body === 'object' && 'file' in body) {
      sendFile(body, outgoing, watch.moved).catch((error) => {
        // Prefer a response, which explains more than the broken pipe that it caused.
        if (!outgoing.destroyed || outgoing.errored !== null) stop(error);
      });
    } else outgoing.end(body);
  });
}

function startRequest(request: TransportRequest, agents: Agents): ClientRequest {
  const { url, method, body, ipAddress } = request;
  const headers = { ...request.headers, ...getLengthHeaders(body) };
  const options = { method, headers, ...(ipAddress && { lookup: fixedLookup(ipAddress) }) };
  if (url.protocol === 'http:') return http.request(url, { ...options, agent: agents['http:'] });
  return https.request(url, { ...options, agent: agents['https:'] });
}

/**
 * Returns a lookup that resolves any name to this address. The host's own name is still sent, and
 * must be in the certificate.
 */
function fixedLookup(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, { all }, found) => {
    if (all) found(null, [{ address, family }]);
    else found(null, address, family);
  };
}

function watchAttempt(request: TransportRequest, stop: (error: unknown) => void) {
  const { idleMs, limitMs, signal } = request;
  const after = (ms: number, reason: string) =>
    setTimeout(() => stop(new AttemptTimeout(`${reason} ${ms / 1000} s`)), ms);
  const limit = after(limitMs, 'not finished after');
  const idle = after(idleMs, 'no data for');
  const onAbort = () => stop(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  return {
    moved: () => void idle.refresh(),
    stopWatching() {
      clearTimeout(idle);
      clearTimeout(limit);
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

async function readResponse(
  incoming: http.IncomingMessage,
  request: TransportRequest,
  moved: () => void,
): Promise<TransportResponse> {
  const { statusCode: status = 0, headers } = incoming;
  const { saveTo, maxBytes } = request;
  if (saveTo === undefined || status < 200 || status >= 300)
    return { status, headers, body: await readBody(incoming, maxBytes, moved) };
  await saveBody(incoming, saveTo, maxBytes, moved);
  return { status, headers, body: Buffer.alloc(0) };
}

/** Reads the body up to `max` bytes. Ignores the rest, which may be endless. */
function readBody(incoming: http.IncomingMessage, max: number, moved: () => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => resolve(Buffer.concat(chunks).subarray(0, max));
    incoming.on('data', (chunk: Buffer) => {
      moved();
      chunks.push(chunk);
      size += chunk.length;
      if (size > max) done();
    });
    incoming.on('close', () => {
      if (!incoming.complete)
        reject(Object.assign(new Error('the response was cut off'), { code: 'ECONNRESET' }));
    });
    incoming.on('end', done);
  });
}

function getLengthHeaders(body: TransportRequest['body']): Record<string, string> {
  if (body === undefined) return {};
  if (typeof body === 'string') return { 'content-length': String(Buffer.byteLength(body)) };
  return { 'content-length': String('file' in body ? body.size : body.byteLength) };
}

async function saveBody(
  incoming: http.IncomingMessage,
  file: string,
  max: number,
  moved: () => void,
): Promise<void> {
  // Don't destroy the response at the limit, because that would count as a lost connection.
  const chunks: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
  let size = 0;
  await pipeline(
    async function* () {
      for await (const chunk of chunks) {
        moved();
        yield chunk.subarray(0, max - size);
        size += chunk.length;
        if (size > max) return;
      }
    },
    createWriteStream(file, { mode: 0o600 }),
  );
}

async function sendFile(body: FileBody, outgoing: ClientRequest, moved: () => void): Promise<void> {
  const { start, size } = body;
  let sent = 0;
  // Open the file first: inside the pipeline, a missing file would look like a closed connection.
  const fd = openSync(body.file, 'r');
  await pipeline(
    createReadStream('', {
      fd,
      highWaterMark: 1 << 18,
      ...(start !== undefined && { start, end: start + size - 1 }),
    }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        yield chunk;
        sent += chunk.length;
        moved();
        body.onProgress?.(sent);
      }
    },
    outgoing,
  );
}
