import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { asText } from '../../shared/json.ts';
import { sendJson } from '../service/http.ts';
import { answerChanges, type CapturedAnswer } from './answer-changes.ts';
import type { RequestFault } from './faults.ts';

interface FaultyExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly answer: () => Promise<void>;
  readonly reset: () => void;
  readonly closing: AbortSignal;
}

export async function meetFault(fault: RequestFault, exchange: FaultyExchange): Promise<void> {
  const { request, response, answer, reset, closing } = exchange;
  switch (fault.type) {
    case 'latency':
      await delay(fault.ms, undefined, { signal: closing });
      if (response.destroyed) return undefined;
      return answer();
    case 'hold': {
      const { until } = fault;
      await Promise.race([typeof until === 'function' ? until() : until, gone(exchange)]);
      if (response.destroyed) return undefined;
      return answer();
    }
    case 'hang':
      if (fault.in === 'body') return sendHalf(await captured(exchange), response);
      return undefined;
    case 'reset':
      return resetAfter(fault.afterBytes ?? 0, request, reset);
    case 'break':
      return sendPart(await captured(exchange), fault.afterBytes, response, reset);
    case 'answer':
      request.resume();
      if (typeof fault.body === 'object')
        return sendJson(response, fault.status, fault.body, fault.headers);
      response.writeHead(fault.status, fault.headers).end(fault.body);
      return;
    case 'drip':
      return drip(await captured(exchange), fault.everyMs ?? 1_000, exchange);
    case 'huge':
      return sendHuge(await captured(exchange), fault.bytes, exchange);
    case 'change':
      // Keep the service from compressing its response.
      if (fault.how === 'claimed-gzip') delete request.headers['accept-encoding'];
      return send(answerChanges[fault.how](await captured(exchange)), response);
    case 'cache':
      return answerFromCache(fault, exchange);
    case 'redirect':
      request.resume();
      response
        .writeHead(fault.status ?? 307, { location: locations[fault.to](request) + request.url })
        .end();
      return;
  }
}

interface Cache {
  readonly stored: Map<string, CapturedAnswer>;
  readonly counts: Map<string, number>;
}

/** Cache of each fault of type `cache`. */
const caches = new WeakMap<RequestFault, Cache>();

async function answerFromCache(
  fault: RequestFault & { readonly type: 'cache' },
  exchange: FaultyExchange,
): Promise<void> {
  const { request, response, answer } = exchange;
  const { by, edges = 2 } = fault;
  const cache = caches.get(fault) ?? { stored: new Map(), counts: new Map() };
  caches.set(fault, cache);
  const address = request.url ?? '/';
  const number = (cache.counts.get(address) ?? 0) + 1;
  cache.counts.set(address, number);
  const isUncached = by === 'variant' && /no-cache/.test(request.headers['cache-control'] ?? '');
  if (isUncached || (by === 'edge' && number % edges !== 0)) return answer();
  if (by === 'family' && request.socket.remoteFamily !== 'IPv6') return answer();
  const key = by === 'variant' ? `${address} ${request.headers['accept-encoding']}` : address;
  const known = cache.stored.get(key);
  if (known) return send({ ...known, headers: { ...known.headers, age: '900' } }, response);
  const found = await captured(exchange);
  if (found.status === 200) cache.stored.set(key, found);
  send(found, response);
}

async function captured(exchange: FaultyExchange): Promise<CapturedAnswer> {
  const whole = captureAnswer(exchange.response);
  // The handler's own promise may not settle until the response was sent, which happens later.
  await Promise.race([whole, exchange.answer().then(() => whole)]);
  return whole;
}

function gone(exchange: FaultyExchange): Promise<void> {
  return new Promise((resolve) => {
    exchange.response.once('close', resolve);
    exchange.closing.addEventListener('abort', () => resolve(), { once: true });
  });
}

function send(answer: CapturedAnswer, response: ServerResponse): void {
  const { status, headers, body } = answer;
  const length = status === 204 ? {} : { 'content-length': body.length };
  for (const name of response.getHeaderNames()) if (!(name in headers)) response.removeHeader(name);
  response.writeHead(status, { ...headers, ...length }).end(body);
}

function sendHalf(answer: CapturedAnswer, response: ServerResponse): void {
  const { status, headers, body } = answer;
  response.writeHead(status, { ...headers, 'content-length': Math.max(body.length, 2) });
  response.flushHeaders();
  response.write(body.length === 0 ? ' ' : body.subarray(0, Math.ceil(body.length / 2)));
}

function sendPart(
  answer: CapturedAnswer,
  bytes: number,
  response: ServerResponse,
  reset: () => void,
): void {
  const { status, headers, body } = answer;
  if (bytes === 0) {
    reset();
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': Math.max(body.length, bytes + 1) });
  const part = body.length > bytes ? body.subarray(0, bytes) : Buffer.alloc(bytes, ' ');
  response.write(part, () => setImmediate(reset));
}

/** Resets the connection after this many bytes of the body, or at its end if it is shorter. */
function resetAfter(bytes: number, request: IncomingMessage, reset: () => void): void {
  let received = 0;
  if (bytes === 0) reset();
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received >= bytes) reset();
  });
  request.on('end', reset);
}

function drip(answer: CapturedAnswer, everyMs: number, exchange: FaultyExchange): void {
  const { status, headers, body } = answer;
  const { response } = exchange;
  let sent = 0;
  response.writeHead(status === 204 ? 200 : status, headers);
  response.flushHeaders();
  const timer = setInterval(() => {
    response.write(sent < body.length ? body.subarray(sent, sent + 1) : ' ');
    sent++;
  }, everyMs);
  void gone(exchange).then(() => clearInterval(timer));
}

const blanks = Buffer.alloc(1 << 16, ' ');

async function sendHuge(answer: CapturedAnswer, bytes: number, exchange: FaultyExchange) {
  const { status, headers, body } = answer;
  const { response, closing } = exchange;
  const disconnected = gone(exchange);
  response.writeHead(status === 204 ? 200 : status, headers);
  for (let left = bytes; left > 0; left -= blanks.length) {
    if (response.destroyed || closing.aborted) return;
    const hasCapacity = response.write(left < blanks.length ? blanks.subarray(0, left) : blanks);
    if (!hasCapacity)
      await Promise.race([new Promise((resolve) => response.once('drain', resolve)), disconnected]);
  }
  response.end(body);
}

const locations = {
  'same host': () => '/elsewhere',
  'other host': () => 'https://elsewhere.example',
  'plain http': (request: IncomingMessage) => `http://${request.headers.host ?? ''}`,
  itself: () => '',
};

/**
 * Captures a response instead of sending it. Later writes reach the client again.
 * @returns the complete response
 */
function captureAnswer(response: ServerResponse): Promise<CapturedAnswer> {
  const { write, end, writeHead } = response;
  const chunks: Buffer[] = [];
  const capture = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    response.writeHead = ((status: number, ...parameters: readonly unknown[]) => {
      response.statusCode = status;
      const headers = parameters.find((value) => typeof value === 'object' && value !== null) ?? {};
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value);
      return response;
    }) as typeof writeHead;
    response.write = ((chunk: unknown, ...parameters: readonly unknown[]) => {
      capture(chunk, asText(parameters[0]));
      for (const done of parameters) if (typeof done === 'function') done();
      return true;
    }) as typeof write;
    response.end = ((...parameters: readonly unknown[]) => {
      capture(parameters[0], asText(parameters[1]));
      Object.assign(response, { write, end, writeHead });
      for (const name of ['content-length', 'transfer-encoding']) response.removeHeader(name);
      const headers = response.getHeaders();
      resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) });
      return response;
    }) as typeof end;
  });
}
