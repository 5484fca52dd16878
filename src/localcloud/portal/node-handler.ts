import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Handler } from '../types.ts';
import {
  badRequest,
  type PortalRequest,
  type PortalResponse,
  type ReadBody,
  tooLarge,
} from './message.ts';
import { normalizeHostName } from './store/sites.ts';

/** In bytes; beyond that, dropping the connection is cheaper than draining an unread body. */
const worthDraining = 256 << 10;

export function nodeHandler(core: (request: PortalRequest) => Promise<PortalResponse>): Handler {
  return async (request, response) => {
    const requestId = randomUUID();
    const answer = await core(toPortalRequest(request));
    const close = request.complete || isSmall(request) ? {} : { connection: 'close' };
    response.writeHead(answer.status, {
      ...answer.headers,
      ...close,
      'content-length': Buffer.byteLength(answer.body),
      'x-request-id': requestId,
    });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  };
}

function toPortalRequest(request: IncomingMessage): PortalRequest {
  // A request to a proxy has the absolute URL.
  // (https://www.rfc-editor.org/rfc/rfc9112#absolute-form)
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '/');
  const target = absolute?.[2] || (absolute === null ? (request.url ?? '/') : '/');
  const mark = target.indexOf('?');
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)),
    headers,
    body: createBodyReader(request),
    host: normalizeHostName(absolute?.[1] ?? request.headers.host ?? ''),
    client: request.socket.remoteAddress ?? '',
  };
}

function createBodyReader(request: IncomingMessage): ReadBody {
  return async (maxBytes) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    return await collect(request, maxBytes);
  };
}

/** Keeps the connection open if the body is too large, so that the refusal arrives. */
function collect(request: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes) return;
      request.off('data', onData).pause();
      reject(tooLarge(maxBytes));
    };
    request.on('data', onData);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(badRequest('The body was cut off.')));
    request.once('close', () => reject(badRequest('The body was cut off.')));
  });
}

function isSmall(request: IncomingMessage): boolean {
  return (
    request.headers['transfer-encoding'] === undefined &&
    Number(request.headers['content-length'] ?? 0) <= worthDraining
  );
}
