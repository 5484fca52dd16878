import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../clock.ts';
import { parseJson } from '../json.ts';
import { faultKind, HttpFault } from './fault.ts';
import { pauseBefore, type RetryPolicy, retry } from './retry.ts';
import type { FileBody, Transport } from './transport.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string | URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is. For JSON use `json`. */
  readonly body?: string | Uint8Array | FileBody;
  /** Sent as JSON with its content type. */
  readonly json?: unknown;
  /** Default: `retry.safe` for GET and HEAD, else `retry.never`: a write says itself whether it may be sent again. */
  readonly retry?: RetryPolicy;
  /** An attempt ends when nothing has moved for this many milliseconds. Default 30,000. */
  readonly idleMs?: number;
  /** What is kept of the answer's body, in bytes; the rest is read and dropped. Default 4 MiB. */
  readonly maxBytes?: number;
  /** The body of a 2xx answer is written to this file instead of being kept: for what is too large for memory. It is begun anew by every attempt. */
  readonly saveTo?: string;
  readonly signal?: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body as UTF-8 text. */
  readonly text: string;
  /** The body as JSON, or `undefined` where it is none. */
  readonly json: unknown;
  /** The id under which the service logged the request, for its support. */
  readonly requestId: string | undefined;
  readonly attempts: number;
}

export interface Http {
  /**
   * Sends a request, again where the policy allows it, and returns the last answer, whatever its status. Redirects are not followed.
   * @throws HttpFault when there was no answer at all; the signal's reason when it aborts
   */
  send(request: HttpRequest): Promise<HttpResponse>;
}

export interface HttpOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly userAgent: string;
  /** Told about every attempt that is repeated. */
  readonly onRetry?: (line: string) => void;
  /** A number in [0, 1) for the jitter. */
  readonly random?: () => number;
}

/** The one HTTP client of the program. */
export function createHttp({ transport, clock, userAgent, onRetry, random = Math.random }: HttpOptions): Http {
  return {
    async send(request) {
      const url = new URL(request.url);
      const name = `${request.method} ${url.origin}${url.pathname}`;
      const policy =
        request.retry ?? (request.method === 'GET' || request.method === 'HEAD' ? retry.safe : retry.never);
      const { headers, body } = encode(request, userAgent);
      for (let attempt = 1; ; attempt += 1) {
        let outcome: { response: HttpResponse } | { error: unknown };
        try {
          const answer = await transport({
            method: request.method,
            url,
            headers,
            body,
            idleMs: request.idleMs ?? 30_000,
            maxBytes: request.maxBytes ?? 4 << 20,
            saveTo: request.saveTo,
            signal: request.signal,
          });
          outcome = { response: toResponse(answer, attempt) };
        } catch (error) {
          request.signal?.throwIfAborted();
          outcome = { error };
        }
        const failed = 'response' in outcome ? policy.statuses.includes(outcome.response.status) : policy.faults;
        const retryAfter = 'response' in outcome ? outcome.response.headers['retry-after'] : undefined;
        const pause =
          failed && attempt < policy.attempts ? pauseBefore(attempt, retryAfter, clock.now(), random()) : undefined;
        if (pause === undefined) {
          if ('response' in outcome) return outcome.response;
          throw new HttpFault(faultKind(outcome.error), name, attempt, outcome.error);
        }
        const reason = 'response' in outcome ? `status ${outcome.response.status}` : faultKind(outcome.error);
        onRetry?.(`${name}: ${reason}, attempt ${attempt + 1} of ${policy.attempts} in ${(pause / 1000).toFixed(1)} s`);
        await clock.sleep(pause, request.signal);
      }
    },
  };
}

function encode(request: HttpRequest, userAgent: string) {
  const headers: Record<string, string> = { 'user-agent': userAgent, ...request.headers };
  if (request.json === undefined) return { headers, body: request.body };
  headers['content-type'] ??= 'application/json';
  return { headers, body: JSON.stringify(request.json) };
}

function toResponse(answer: Awaited<ReturnType<Transport>>, attempts: number): HttpResponse {
  const { status, headers, body } = answer;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers,
    body,
    get text() {
      return body.toString('utf8');
    },
    get json() {
      return parseJson(body.toString('utf8'));
    },
    requestId: firstHeader(headers, 'x-ms-request-id', 'x-request-id', 'x-github-request-id'),
    attempts,
  };
}

function firstHeader(headers: IncomingHttpHeaders, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}
