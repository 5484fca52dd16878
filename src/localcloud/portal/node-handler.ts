import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Handler } from '../types.ts';
import { type PortalRequest, type PortalResponse, Refusal } from './message.ts';

/** The repository host sends payloads of at most 25 MB. */
const largestBody = 25 << 20;

/** The portal's core as a handler of `node:http`. */
export function nodeHandler(core: (request: PortalRequest) => Promise<PortalResponse>): Handler {
  return async (request, response) => {
    const requestId = randomUUID();
    let answer: PortalResponse;
    try {
      answer = await core(await read(request));
    } catch (error) {
      // The connection went away while its body was read: nobody is left to answer.
      if (!(error instanceof Refusal)) return;
      answer = error.response();
    }
    // An answer before the whole body was read leaves a connection behind that cannot be used again.
    const close = request.complete ? {} : { connection: 'close' };
    response.writeHead(answer.status, {
      ...answer.headers,
      ...close,
      'content-length': Buffer.byteLength(answer.body),
      'x-request-id': requestId,
    });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  };
}

async function read(request: IncomingMessage): Promise<PortalRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBody) throw new Refusal('payload_too_large', `A body has at most ${largestBody} bytes.`);
    chunks.push(chunk);
  }
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)),
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
    host: (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase(),
    client: request.socket.remoteAddress ?? '',
  };
}
