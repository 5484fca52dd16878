import type { Clock } from '../../src/shared/clock.ts';
import { createHttp, type Http, type HttpResponse } from '../../src/shared/http/client.ts';
import type { TransportRequest } from '../../src/shared/http/transport.ts';
import { fakeClock } from './clock.ts';

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is, anything else as JSON. */
  readonly body?: unknown;
}

export interface ScriptedHttp extends Http {
  /** Every attempt that was made. */
  readonly requests: TransportRequest[];
}

/** The real client over a network that answers as it is told; a thrown error is a request without an answer. */
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
        body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      };
    },
  });
  return { requests, send: http.send };
}

/** The JSON that a request carries. */
export function jsonOf(request: TransportRequest | undefined): unknown {
  return typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
}

/** A connection fault as Node reports it. */
export function fault(code: string): Error {
  return Object.assign(new Error(`the network says ${code}`), { code });
}

/** An answer of the HTTP client, for a test that replaces all of it. */
export function answerOf(
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
