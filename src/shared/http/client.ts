import { type Clock, elapsed } from '../clock.ts';
import { getErrorMessage, SiteDeployError, usageError } from '../errors/error.ts';
import { errorCode } from '../files.ts';
import { parseJson } from '../json.ts';
import { type FaultKind, faultKind, HttpFault, isBefore, isPermanent } from './fault.ts';
import { findRedirect, headersFor, mayFollow, type Redirects } from './redirect.ts';
import { pauseBefore, type RetryPolicy, retry } from './retry.ts';
import type { FileBody, Transport, TransportResponse } from './transport.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string | URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | FileBody;
  readonly json?: unknown;
  /**
   * How to retry. Default: `retry.safe` for GET and HEAD, else `retry.never`, so that repeating a
   * write is a deliberate choice.
   */
  readonly retry?: RetryPolicy;
  /** Redirects to follow for GET and HEAD. Other origins receive no credentials. Default: none. */
  readonly follow?: Redirects;
  readonly turns?: Turns;
  /** Timeout in ms without traffic, per attempt. Default: 30,000. */
  readonly idleMs?: number;
  /**
   * Timeout in ms per attempt, including redirects; with `saveTo`, for all attempts together.
   * Default: 60,000, more for files.
   */
  readonly limitMs?: number;
  /**
   * Maximum size of the response's body in bytes. The rest isn't read. Default: 4 MiB; with
   * `saveTo`, any size.
   */
  readonly maxBytes?: number;
  /** File for the body of a 2xx response. Each attempt writes it from the start. */
  readonly saveTo?: string;
  readonly newConnection?: boolean;
  /**
   * IP address of the host, to which a new connection is opened. Only for hosts without a proxy.
   */
  readonly ipAddress?: string;
  readonly signal?: AbortSignal;
}

export interface Turns {
  next(signal?: AbortSignal): Promise<() => void>;
  hold(ms: number): void;
}

export interface HttpResponse extends TransportResponse {
  readonly url: string;
  readonly ok: boolean;
  readonly text: string;
  readonly json: unknown;
  readonly requestId: string | undefined;
  readonly attempts: number;
  /** Whether an earlier attempt got no response, but may have been processed. */
  readonly isRepetition?: boolean;
}

export interface Http {
  /**
   * Sends a request with retries. Returns the last response, even one with an error status.
   * @throws HttpFault if the last attempt gets no response
   */
  send(request: HttpRequest): Promise<HttpResponse>;
  /**
   * Returns the host's IP addresses, as far as they are known; `undefined` if a proxy on a
   * different machine resolves the name.
   */
  resolve?(url: string): Promise<readonly string[] | undefined>;
  /** Opens HTTPS connections for later requests, until `count` are unused. Errors are ignored. */
  connect?(url: string, count: number): void;
}

interface HttpOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly onRetry?: (line: string) => void;
  readonly random?: () => number;
}

/** Outcome of an attempt. With `turns`, `tookMs` doesn't include the time in the queue. */
type Outcome = { readonly tookMs: number } & (
  | { readonly answer: TransportResponse }
  | { readonly error: unknown }
);

/** Total time of attempts in ms after which a failed request is no longer repeated. */
const patienceMs = 120_000;
const shortMs = 60_000;
/**
 * Timeout in ms of a download, whose length isn't known, e.g. of the platform's client (100 MB).
 */
const downloadMs = 900_000;
const slowest = 50;

const isFile = (request: HttpRequest): boolean =>
  request.saveTo !== undefined || (typeof request.body === 'object' && 'file' in request.body);

function getLimitMs(request: HttpRequest): number {
  const { saveTo, body, limitMs } = request;
  if (limitMs) return limitMs;
  if (saveTo !== undefined) return downloadMs;
  if (typeof body === 'object' && 'file' in body) return shortMs + body.size / slowest;
  return shortMs;
}

export function createHttp(options: HttpOptions): Http {
  const { clock } = options;
  return {
    async send(request) {
      let url = new URL(request.url);
      let { headers = {} } = request;
      const limitMs = getLimitMs(request);
      const began = elapsed(clock);
      for (let hop = 0; ; hop += 1) {
        const left = hop === 0 ? limitMs : Math.max(1, limitMs - (elapsed(clock) - began));
        const isSameHost = url.host === new URL(request.url).host;
        const ipAddress = isSameHost ? request.ipAddress : undefined;
        const hopped = { ...request, headers, limitMs: left, ipAddress };
        const response = await sendTo(options, hopped, url);
        const next = nextAddress(request, response, hop);
        if (!next) return response;
        headers = headersFor(headers, url, next);
        url = next;
      }
    },
  };
}

async function attempt(options: HttpOptions, request: HttpRequest, url: URL): Promise<Outcome> {
  const { method, idleMs = 30_000, saveTo, newConnection, ipAddress, signal, turns } = request;
  const { maxBytes = saveTo === undefined ? 4 << 20 : Number.POSITIVE_INFINITY } = request;
  let began = elapsed(options.clock);
  let done: (() => void) | undefined;
  // Wait for a turn once a connection is free, so that limits which were reached in the meantime
  // apply.
  const onConnection = async () => {
    done = await turns?.next(signal);
    began = elapsed(options.clock);
  };
  const took = () => ({ tookMs: elapsed(options.clock) - began });
  try {
    const limits = { idleMs, limitMs: getLimitMs(request), maxBytes };
    const connection = { newConnection, ipAddress, onConnection: turns && onConnection };
    const how = { ...limits, ...connection, saveTo, signal };
    const sent = { method, url, ...encode(request, options.userAgent), ...how };
    const answer = await options.transport(sent);
    return { answer, ...took() };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SiteDeployError) throw error;
    // A retry would fail, too. The only header values that people type are tokens.
    if (errorCode(error) === 'ERR_INVALID_CHAR')
      throw usageError(
        `Nothing was sent to ${url.origin}: ${getErrorMessage(error)}.`,
        'Copy the whole token again: it contains a line break, or a character such as "…".',
      );
    return { error, ...took() };
  } finally {
    done?.();
  }
}

function pauseAfter(
  outcome: Outcome,
  count: number,
  spent: number,
  policy: RetryPolicy,
  options: HttpOptions,
): number | undefined {
  let isWorthIt = 'answer' in outcome && policy.statuses.includes(outcome.answer.status);
  if ('error' in outcome) isWorthIt = isWorthRetrying(faultKind(outcome.error), policy);
  if (!isWorthIt || count >= policy.attempts || spent >= patienceMs) return undefined;
  const { status, headers } = 'answer' in outcome ? outcome.answer : {};
  const { clock, random = Math.random } = options;
  const failed = { attempt: count, status, retryAfter: headers?.['retry-after'] };
  // Measure from the service's clock, because a date in `Retry-After` refers to it.
  const now = Date.parse(headers?.date ?? '') || clock.now();
  return pauseBefore(failed, now, random());
}

async function sendTo(options: HttpOptions, request: HttpRequest, url: URL): Promise<HttpResponse> {
  const { clock, onRetry } = options;
  const name = `${request.method} ${url.origin}${url.pathname}`;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const policy = request.retry ?? (isRead ? retry.safe : retry.never);
  let spent = 0;
  let mayHaveArrived = false;
  let isRepetition = false;
  const start = elapsed(clock);
  for (let count = 1; ; count += 1) {
    const outcome = await attempt(options, withinTotal(request, elapsed(clock) - start), url);
    if (!isFile(request)) spent += outcome.tookMs;
    mayHaveArrived ||= 'answer' in outcome || !isBefore(faultKind(outcome.error));
    isRepetition ||= 'error' in outcome && !isBefore(faultKind(outcome.error));
    const isOver = request.saveTo && elapsed(clock) - start >= getLimitMs(request);
    const pause = isOver ? undefined : pauseAfter(outcome, count, spent, policy, options);
    if (pause === undefined) {
      if ('answer' in outcome) return toResponse(outcome.answer, url, count, isRepetition);
      throw new HttpFault(faultKind(outcome.error), name, count, outcome.error, mayHaveArrived);
    }
    const reason =
      'answer' in outcome ? `status ${outcome.answer.status}` : faultKind(outcome.error);
    onRetry?.(`${name}: ${reason}, attempt ${count + 1} in ${(pause / 1000).toFixed(1)} s`);
    if (request.turns && reason === 'status 429') request.turns.hold(pause);
    else await clock.sleep(pause, request.signal);
  }
}

/**
 * Applies one time limit to all attempts of a download, because each slow attempt would use it up.
 */
function withinTotal(request: HttpRequest, spent: number): HttpRequest {
  if (!request.saveTo) return request;
  return { ...request, limitMs: Math.max(1, getLimitMs(request) - spent) };
}

/**
 * Returns whether to retry after a fault. Without a connection, the service has received nothing,
 * so a retry is harmless.
 */
function isWorthRetrying(kind: FaultKind, policy: RetryPolicy): boolean {
  if (isPermanent(kind) || policy.attempts === 1) return false;
  return policy.faults || isBefore(kind);
}

function nextAddress(request: HttpRequest, response: HttpResponse, hop: number): URL | undefined {
  const { method, follow } = request;
  if (!follow || hop >= (follow.max ?? 5) || (method !== 'GET' && method !== 'HEAD'))
    return undefined;
  const next = findRedirect(response, response.url);
  if (next && mayFollow(follow, new URL(response.url), next)) return next;
  return undefined;
}

function encode(request: HttpRequest, userAgent: string) {
  const headers: Record<string, string> = { 'user-agent': userAgent, ...request.headers };
  if (request.json === undefined) return { headers, body: request.body };
  headers['content-type'] ??= 'application/json';
  return { headers, body: JSON.stringify(request.json) };
}

function toResponse(
  response: TransportResponse,
  url: URL,
  attempts: number,
  isRepetition: boolean,
): HttpResponse {
  const { status, headers, body } = response;
  return {
    url: url.href,
    status,
    ok: status >= 200 && status < 300,
    headers,
    body,
    get text() {
      return body.toString('utf8');
    },
    get json() {
      return parseJson(body.toString('utf8').replace(/^\uFEFF/, ''));
    },
    requestId: firstHeader(headers, 'x-ms-request-id', 'x-request-id', 'x-github-request-id'),
    attempts,
    isRepetition,
  };
}

function firstHeader(headers: HttpResponse['headers'], ...names: string[]): string | undefined {
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}
