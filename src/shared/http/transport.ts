import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import http, { type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { AttemptTimeout } from './fault.ts';

/** A body that is read from a file as it is sent, so that memory does not grow with it. */
export interface FileBody {
  readonly file: string;
  /** First byte that is sent. Default 0. */
  readonly start?: number;
  /** Length in bytes. */
  readonly size: number;
  /** Called with the bytes handed to the connection so far. */
  readonly onProgress?: (sent: number) => void;
}

export interface TransportRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | FileBody | undefined;
  readonly idleMs: number;
  readonly maxBytes: number;
  /** File for the body of a 2xx answer. */
  readonly saveTo?: string | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends a request once. An attempt ends when nothing has moved on its connection for `idleMs`, so that a large body may take the
 * time that it needs while a server that hangs is noticed.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/**
 * Node's own client with kept-alive connections. `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` of `env` are honoured.
 * (Node's `fetch` follows them only under `NODE_USE_ENV_PROXY`, which no runner sets, takes 20 ms more to load, and cannot send a
 * stream with the length that blob storage insists on.)
 */
export function createTransport(env: Readonly<Record<string, string | undefined>>): { send: Transport; close(): void } {
  const options = { keepAlive: true, maxSockets: 16, proxyEnv: env as NodeJS.ProcessEnv };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  return {
    send: (request) => sendOnce(request, request.url.protocol === 'http:' ? http : https, agents),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

function sendOnce(
  request: TransportRequest,
  client: typeof http | typeof https,
  agents: { readonly 'http:': http.Agent; readonly 'https:': https.Agent },
): Promise<TransportResponse> {
  const { body, idleMs, maxBytes, signal } = request;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const agent = request.url.protocol === 'http:' ? agents['http:'] : agents['https:'];
    const outgoing = client.request(request.url, {
      method: request.method,
      headers: { ...request.headers, ...lengthOf(body) },
      agent,
    });
    let timer: NodeJS.Timeout;
    const stop = (error: unknown) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      outgoing.destroy();
      reject(error);
    };
    const onAbort = () => stop(signal?.reason);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop(new AttemptTimeout(`nothing moved for ${idleMs / 1000} s`)), idleMs);
    };
    moved();
    signal?.addEventListener('abort', onAbort, { once: true });
    outgoing.on('error', stop);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('error', stop);
      const status = incoming.statusCode ?? 0;
      const finish = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        // A server that answers before it has read the whole body leaves a connection behind that cannot be used again.
        if (!outgoing.writableFinished) outgoing.destroy();
        resolve({ status, headers: incoming.headers, body: Buffer.concat(chunks).subarray(0, maxBytes) });
      };
      if (request.saveTo !== undefined && status >= 200 && status < 300) {
        saveBody(incoming, request.saveTo, moved).then(finish, stop);
        return;
      }
      incoming.on('data', (chunk: Buffer) => {
        moved();
        if (size < maxBytes) chunks.push(chunk);
        size += chunk.length;
      });
      incoming.on('close', () => {
        if (!incoming.complete) stop(Object.assign(new Error('the answer broke off'), { code: 'ECONNRESET' }));
      });
      incoming.on('end', finish);
    });
    if (body !== undefined && typeof body === 'object' && 'file' in body) {
      sendFile(body, outgoing, moved).catch((error) => {
        // The answer, where one arrived, says more than the broken pipe that it caused.
        if (!outgoing.destroyed || outgoing.errored !== null) stop(error);
      });
    } else outgoing.end(body);
  });
}

function lengthOf(body: TransportRequest['body']): Record<string, string> {
  if (body === undefined) return {};
  if (typeof body === 'string') return { 'content-length': String(Buffer.byteLength(body)) };
  return { 'content-length': String('file' in body ? body.size : body.byteLength) };
}

async function saveBody(incoming: http.IncomingMessage, file: string, moved: () => void): Promise<void> {
  await pipeline(
    incoming,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        moved();
        yield chunk;
      }
    },
    createWriteStream(file, { mode: 0o600 }),
  );
}

async function sendFile(body: FileBody, outgoing: ClientRequest, moved: () => void): Promise<void> {
  const { start, size } = body;
  let sent = 0;
  // Opened first: within the pipeline a missing file would look like a connection that the other side has closed.
  const file = await open(body.file);
  await pipeline(
    file.createReadStream({ highWaterMark: 1 << 18, ...(start !== undefined && { start, end: start + size - 1 }) }),
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
