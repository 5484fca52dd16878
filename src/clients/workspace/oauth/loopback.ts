import http, { type ServerResponse } from 'node:http';
import { untilAborted } from '../../../shared/cancel.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { callbackPath, donePage, failedPage, foreignPage, readCallback } from './callback.ts';

/**
 * Starts a local server for a single redirect (RFC 8252, 7.3).
 * @param port 0 for any free port
 */
export async function listenOnLoopback(port: number) {
  const server = http.createServer({ requestTimeout: 10_000 });
  let answer: (query: URLSearchParams, response: ServerResponse) => void = (_query, response) =>
    refuse(response, 404);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new SiteDeployError('USAGE', `Can't use port ${port} of 127.0.0.1: ${cause.message}`, {
          cause,
          remedy:
            'Choose another port, or omit --port if the client application is registered for ' +
            'any port.',
        }),
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  server.on('request', (request, response) => {
    request.resume();
    const { method, url: target, headers } = request;
    const query = readCallback({ method, target, host: headers.host }, host);
    if (typeof query === 'number') refuse(response, query);
    else answer(query, response);
  });
  return {
    redirectUri: `http://${host}${callbackPath}`,
    /**
     * Returns what `handle` returns for the first redirect that `accepts` allows. Other redirects
     * get 400, later ones 404.
     */
    async next<Result>(
      accepts: (query: URLSearchParams) => boolean,
      handle: (query: URLSearchParams) => Promise<Result>,
      signal: AbortSignal,
    ): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      answer = (query, response) => {
        if (!accepts(query)) return send(response, 400, foreignPage);
        answer = (_query, late) => refuse(late, 404);
        handle(query).then(
          (result) => send(response, 200, donePage, () => resolve(result)),
          (error: unknown) => send(response, 400, failedPage(error), () => reject(error)),
        );
      };
      return untilAborted(promise, signal);
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function send(response: ServerResponse, status: number, page: string, done: () => void = () => {}) {
  if (response.closed) {
    done();
    return;
  }
  response.once('close', done);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    // The URL of this page contains the code.
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    connection: 'close',
  });
  response.end(page);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end();
}
