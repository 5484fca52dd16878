import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { getHost, readBody, replay, sendText } from '../service/http.ts';
import type { Handler, RecordedRequest } from '../service/types.ts';
import { type FaultList, matches, type RequestMatch } from './faults.ts';
import { meetFault } from './request-fault.ts';

interface Services {
  handlerFor(host: string): Handler | undefined;
  readonly recorder: Recorder;
  readonly faults: FaultList;
  reset(): void;
  readonly closing: AbortSignal;
}

/** Maximum `content-length` of a recorded text body, in bytes. Larger bodies are streamed. */
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
    // A proxy request has a full URL in its first line, but a service expects only the path.
    const address = new URL(request.url ?? '/', `http://${host || 'unknown'}`);
    request.url = address.pathname + address.search;
    const seen = { method: request.method ?? 'GET', host, path: address.pathname };
    const fault = services.faults.take(seen);
    // Use a new connection per request, so that a connection fault affects each of them.
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
      if (!handler) sendText(response, 502, `local cloud: no service for ${host}`);
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

type OpenRecord = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] };

export type Recorder = ReturnType<typeof createRecorder>;
export type RecordedRequests = Omit<Recorder, 'add' | 'close'>;

/** Maximum number of recorded requests, because a cloud may run for days. */
const maxRecords = 10_000;
/** Maximum total length of recorded bodies in characters. */
const maxTextLength = 64 << 20;

/** Records the last 10,000 requests in order of arrival; fewer if their bodies are long. */
export function createRecorder() {
  const all: RecordedRequest[] = [];
  interface Waiter {
    readonly match: RequestMatch;
    resolve(request: RecordedRequest): void;
    reject(error: unknown): void;
  }
  let waiters: Waiter[] = [];
  let text = 0;
  return {
    all: all as readonly RecordedRequest[],
    [Symbol.iterator]: () => all[Symbol.iterator](),
    matching: (match: RequestMatch): readonly RecordedRequest[] =>
      all.filter((request) => matches(match, request)),
    /** Resolves on the next matching request, before it is answered. Rejects on `close()`. */
    next(match: RequestMatch) {
      const { promise, resolve, reject } = Promise.withResolvers<RecordedRequest>();
      waiters.push({ match, resolve, reject });
      // Ignore a rejection if nothing awaits the promise any more.
      promise.catch(() => undefined);
      return promise;
    },
    clear: () => {
      all.length = 0;
      text = 0;
    },
    add(arrived: Omit<OpenRecord, 'at'>) {
      const request: OpenRecord = { at: new Date().toISOString(), ...arrived };
      all.push(request);
      text += request.body?.length ?? 0;
      while (all.length > maxRecords || (text > maxTextLength && all.length > 1))
        text -= all.shift()?.body?.length ?? 0;
      const due = waiters.filter((waiter) => matches(waiter.match, request));
      waiters = waiters.filter((waiter) => !due.includes(waiter));
      for (const waiter of due) waiter.resolve(request);
      return request;
    },
    close() {
      for (const { match, reject } of waiters) {
        const expected = compact([match.method, match.host, match.path]).join(' ');
        const message = `The local cloud was closed before a request ${expected} arrived.`;
        reject(new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message));
      }
      waiters = [];
    },
  };
}
