import { hash, timingSafeEqual } from 'node:crypto';
import http, {
  IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { getErrorMessage } from '../../shared/errors/error.ts';

/** Compares secrets by their hashes, in constant time. */
export function sameSecret(left: string, right: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(left), digest(right));
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const readBodyText = async (request: IncomingMessage): Promise<string> =>
  (await readBody(request)).toString('utf8');

/** Returns the path and the query of a request, as a URL whose host is a placeholder. */
export const getUrl = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://local');

/** Returns the `authorization` header without the prefix `Bearer`; empty without a header. */
export const getBearer = ({ headers }: IncomingMessage): string =>
  (headers.authorization ?? '').replace(/^bearer /i, '');

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/** Copies a request whose body was already read, so that it can be read again. */
export function replay(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, httpVersion, rawHeaders } = request;
  const headers = { ...request.headers, 'content-length': String(body.length) };
  Object.assign(copy, { method, url, httpVersion, rawHeaders, headers, complete: true });
  copy.push(body);
  copy.push(null);
  return copy;
}

export function listen(server: Server, requested = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(requested, '127.0.0.1', () => {
      server.removeListener('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export function createForwarder() {
  const agent = new http.Agent({ keepAlive: true });
  return {
    /** Forwards a request to a port of 127.0.0.1. Responds with 502 if no response arrives. */
    async forward(port: number, request: IncomingMessage, response: ServerResponse) {
      try {
        const { method, url: path, headers } = request;
        const upstream = http.request({ host: '127.0.0.1', port, method, path, headers, agent });
        response.once('close', () => upstream.destroy());
        const answered = new Promise<IncomingMessage>((resolve, reject) => {
          upstream.once('response', resolve);
          upstream.once('error', reject);
        });
        const sent = pipeline(request, upstream);
        // Ignore a broken upload: a server may respond before it has read the whole body.
        sent.catch(() => undefined);
        const answer = await answered;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        await pipeline(answer, response);
      } catch (error) {
        if (response.headersSent) response.destroy();
        else sendText(response, 502, `local cloud: ${getErrorMessage(error)}`);
      }
    },
    close: () => agent.destroy(),
  };
}

/**
 * Responds with 421 to a request for an unknown host, and returns whether it did so. This prevents
 * DNS rebinding, which lets pages of other hosts reach a loopback port.
 */
export function refusesHost(
  request: IncomingMessage,
  response: ServerResponse,
  isKnown: (host: string) => boolean = () => false,
): boolean {
  const port = request.socket.localPort;
  const isLocal = [`127.0.0.1:${port}`, `localhost:${port}`].includes(request.headers.host ?? '');
  if (isLocal || isKnown(getHost(request))) return false;
  sendText(response, 421, 'This is only served as 127.0.0.1 and localhost.');
  return true;
}

/** Header with the `host` that the client sent: `Gateway.open` may replace the original. */
export const calledHost = 'x-forwarded-host';

export function getHost(request: IncomingMessage): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
}

/** An endpoint. In its path, `{name}` matches one segment. */
export interface Endpoint {
  /** Method in upper case; `*` matches every method. */
  readonly method: string;
  readonly path: string;
}

type Routed<Answered extends Endpoint> =
  | { readonly endpoint: Answered; readonly parameters: Readonly<Record<string, string>> }
  /** Methods of the path; empty if the path doesn't exist. */
  | { readonly endpoint: undefined; readonly allowed: readonly string[] };

/** Creates a router, which prefers literal segments over parameters. */
export function createRouter<Answered extends Endpoint>(endpoints: readonly Answered[]) {
  const known = endpoints
    .map((endpoint) => ({ endpoint, pattern: toPattern(endpoint.path) }))
    .toSorted((a, b) => (a.pattern.weight < b.pattern.weight ? -1 : 1));
  return (method: string, path: string): Routed<Answered> => {
    const segments = path.split('/');
    const allowed = new Set<string>();
    for (const { endpoint, pattern } of known) {
      const parameters = pattern.match(segments);
      if (!parameters) continue;
      if (endpoint.method === method || endpoint.method === '*') return { endpoint, parameters };
      allowed.add(endpoint.method);
    }
    return { endpoint: undefined, allowed: [...allowed] };
  };
}

interface Pattern {
  /** Sort key that puts literal segments before parameters. */
  readonly weight: string;
  match(segments: readonly string[]): Record<string, string> | undefined;
}

function toPattern(template: string): Pattern {
  const parts = template.split('/');
  return {
    weight: parts.map((part) => (part.startsWith('{') ? '1' : '0')).join(''),
    match(segments) {
      if (segments.length !== parts.length) return undefined;
      const parameters: Record<string, string> = {};
      for (const [index, part] of parts.entries()) {
        const segment = segments[index] ?? '';
        const value = part.startsWith('{') ? decoded(segment) : undefined;
        if (!value && part !== segment) return undefined;
        if (value) parameters[part.slice(1, -1)] = value;
      }
      return parameters;
    },
  };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
