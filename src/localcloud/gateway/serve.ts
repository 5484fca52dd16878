import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { getHost, readBody, replay, sendText } from '../http.ts';
import type { Handler } from '../types.ts';
import type { FaultList } from './faults.ts';
import type { Recorder } from './record.ts';
import { meetFault } from './request-fault.ts';

interface Services {
  handlerFor(host: string): Handler | undefined;
  readonly recorder: Recorder;
  readonly faults: FaultList;
  reset(): void;
  readonly closing: AbortSignal;
}

/** Maximum size of a text body, in bytes; larger ones are streamed and not recorded. */
const maxRecordedBytes = 4 * 1024 * 1024;
const textTypes = /json|xml|x-www-form-urlencoded|^text\//;

export async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
): Promise<void> {
  request.on('error', () => undefined);
  response.on('error', () => undefined);
  try {
    const host = getHost(request);
    // A proxy receives the full address in the first line; a service expects only the path.
    const address = new URL(request.url ?? '/', `http://${host || 'unknown'}`);
    request.url = address.pathname + address.search;
    const seen = { method: request.method ?? 'GET', host, path: address.pathname };
    const fault = services.faults.take(seen);
    // A connection fault affects each request as if it were the first.
    if (services.faults.concernConnections(host)) response.shouldKeepAlive = false;
    const cutAt = fault?.type === 'reset' ? fault.afterBytes : undefined;
    const body = cutAt === undefined && isText(request) ? await readBody(request) : undefined;
    const record = services.recorder.add({
      ...seen,
      query: address.search.slice(1),
      headers: request.headers,
      body: body?.toString('utf8'),
      status: undefined,
    });
    response.once('close', () => {
      if (!response.writableFinished) return;
      record.status = response.statusCode;
      services.faults.answered(seen);
    });
    const handler = services.handlerFor(host);
    const answer = async () => {
      if (!handler) sendText(response, 502, `local cloud: nobody answers for ${host}`);
      else await handler(body ? replay(request, body) : request, response);
    };
    if (!fault) return await answer();
    const { reset, closing } = services;
    await meetFault(fault, { request, response, answer, reset, closing });
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else sendText(response, 500, `local cloud: ${inspect(error)}`);
  }
}

function isText(request: IncomingMessage): boolean {
  const length = Number(request.headers['content-length'] ?? 0);
  return textTypes.test(request.headers['content-type'] ?? '') && length <= maxRecordedBytes;
}
