import { createServer } from 'node:http';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';
import { systemClock } from '../../../../src/shared/clock.ts';
import { createHttp, type Http } from '../../../../src/shared/http/client.ts';
import { createTransport } from '../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../src/shared/secret.ts';

/** The client application of the local service. */
export const client = { id: 'site-deploy', secret: new Secret('local-client-secret') };

/** The program's own HTTP client, without pauses between attempts. */
export function openHttp(): { readonly http: Http } & Disposable {
  const transport = createTransport({});
  const clock = { ...systemClock, sleep: async () => undefined };
  const http = createHttp({ transport: transport.send, clock, userAgent: 'test' });
  return { http, [Symbol.dispose]: transport.close };
}

/** Returns the rejection of a promise. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  return 'it did not fail';
}

/** A request as a test server receives it. */
export interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Starts a server that answers as the test decides. */
export async function startServer(
  answer: (
    seen: Seen,
    count: number,
  ) => { status?: number; headers?: Record<string, string>; body?: unknown },
): Promise<{ readonly url: string; readonly seen: readonly Seen[] } & AsyncDisposable> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const one = { method: request.method, url: request.url, headers: request.headers, body };
    seen.push(one);
    const { status = 200, headers = {}, body: output } = answer(one, seen.length);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof output === 'string' ? output : JSON.stringify(output));
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, seen, [Symbol.asyncDispose]: () => stop(server) };
}
