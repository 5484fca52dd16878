import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { hostOf, readBody, replay, sendJson, sendText } from '../http.ts';
import type { FaultKind, Handler } from '../types.ts';
import type { FaultList } from './faults.ts';
import type { Recorder } from './record.ts';

interface Services {
  handlerFor(host: string): Handler | undefined;
  readonly recorder: Recorder;
  readonly faults: FaultList;
  /** Resets the connection that the request came on. */
  reset(): void;
  /** Aborts when the gateway closes. */
  readonly closing: AbortSignal;
}

/** A body of text above this many bytes is passed on as a stream and not recorded. */
const longestRecordedBody = 4 * 1024 * 1024;
const textTypes = /json|xml|x-www-form-urlencoded|^text\//;

/** Records one request, applies the fault that it meets, and has it answered by the service of its host. */
export async function serve(request: IncomingMessage, response: ServerResponse, services: Services): Promise<void> {
  request.on('error', () => undefined);
  response.on('error', () => undefined);
  try {
    const host = hostOf(request);
    // A request for http:// reaches a proxy with the whole address in its first line; a service knows only the path.
    const address = new URL(request.url ?? '/', `http://${host || 'unknown'}`);
    request.url = address.pathname + address.search;
    const seen = { method: request.method ?? 'GET', host, path: address.pathname };
    const fault = services.faults.take(seen);
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
      if (response.writableFinished) record.status = response.statusCode;
    });
    if (fault !== undefined && !(await passes(fault, request, response, services))) return;
    const handler = services.handlerFor(host);
    if (handler === undefined) sendText(response, 502, `local cloud: nobody answers for ${host}`);
    else await handler(body === undefined ? request : replay(request, body), response);
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else
      sendText(
        response,
        500,
        `local cloud: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
  }
}

function isText(request: IncomingMessage): boolean {
  const length = Number(request.headers['content-length'] ?? 0);
  return textTypes.test(request.headers['content-type'] ?? '') && length <= longestRecordedBody;
}

/** Carries out a fault. `true`: the service is still to answer. */
async function passes(
  fault: FaultKind,
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
): Promise<boolean> {
  switch (fault.type) {
    case 'latency':
      await delay(fault.ms, undefined, { signal: services.closing });
      return !response.destroyed;
    case 'hang':
      return false;
    case 'answer':
      request.resume();
      if (typeof fault.body === 'object') sendJson(response, fault.status, fault.body, fault.headers);
      else response.writeHead(fault.status, fault.headers).end(fault.body);
      return false;
    case 'reset':
      resetAfter(fault.afterBytes ?? 0, request, services);
      return false;
  }
}

/** Resets after so many bytes of the body, or at its end where it is shorter. */
function resetAfter(bytes: number, request: IncomingMessage, services: Services): void {
  let received = 0;
  if (bytes === 0) services.reset();
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received >= bytes) services.reset();
  });
  request.on('end', () => services.reset());
}
