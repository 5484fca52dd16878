import type { Clock } from '../../src/shared/clock.ts';
import { createHttp, type Http, type HttpResponse } from '../../src/shared/http/client.ts';
import type { TransportRequest } from '../../src/shared/http/transport.ts';
import { fakeClock } from './clock.ts';

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a string or a `Buffer`. */
  readonly body?: unknown;
}

export interface ScriptedHttp extends Http {
  /** Requests of all attempts. */
  readonly requests: TransportRequest[];
}

/**
 * Creates the real client on a scripted network. `answer` is called for each attempt, with its
 * number from 1. If it throws, the attempt fails with this error.
 */
export function scriptedHttp(
  answer: (request: TransportRequest, count: number) => Reply | Promise<Reply>,
  clock: Clock = fakeClock(),
  onRetry?: (line: string) => void,
): ScriptedHttp {
  const requests: TransportRequest[] = [];
  const http = createHttp({
    clock,
    userAgent: 'site-deploy/test',
    random: () => 0.5,
    onRetry,
    async transport(request) {
      request.signal?.throwIfAborted();
      await request.onConnection?.();
      requests.push(request);
      const { status = 200, headers = {}, body = '' } = await answer(request, requests.length);
      return {
        status,
        headers,
        body: Buffer.isBuffer(body)
          ? body
          : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      };
    },
  });
  return { requests, send: http.send };
}

/** Returns the parsed JSON body of a request, or `undefined` if its body is not a string. */
export function readJson(request: TransportRequest | undefined): unknown {
  return typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
}

/** Creates a connection error as Node reports it. */
export function fault(code: string): Error {
  return Object.assign(new Error(`the network says ${code}`), { code });
}

/** Creates a response of the HTTP client, for tests that replace the client. */
export function createResponse(
  status: number,
  json: unknown,
  url = 'https://api.github.com/',
): HttpResponse {
  const body = Buffer.from(JSON.stringify(json));
  return {
    url,
    status,
    ok: status < 300,
    headers: {},
    body,
    text: body.toString(),
    json,
    requestId: undefined,
    attempts: 1,
  };
}
