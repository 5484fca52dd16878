import http, { type ServerResponse } from 'node:http';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { closingPage } from './closing-page.ts';

/** A server on this machine that waits for one redirect (RFC 8252, 7.3). */
export interface Loopback extends AsyncDisposable {
  readonly redirectUri: string;
  /**
   * What `handle` makes of the first redirect that arrives. The browser waits for it, and gets a page that says how it
   * went.
   * @throws what `handle` throws; the signal's reason when it aborts
   */
  next<Result>(handle: (query: URLSearchParams) => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

const path = '/callback';

/**
 * Listens on 127.0.0.1.
 * @param port 0 for a free one
 * @throws SiteDeployError `USAGE` when the port is taken
 */
export async function listenOnLoopback(port: number): Promise<Loopback> {
  const server = http.createServer({ requestTimeout: 10_000 });
  // A request before `next` was called cannot be a redirect: nobody has been sent anywhere.
  let answer: (query: URLSearchParams, response: ServerResponse) => void = (_query, response) => refuse(response, 404);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new SiteDeployError('USAGE', `Port ${port} of 127.0.0.1 cannot be used: ${cause.message}`, {
          cause,
          remedy: 'Name another port, or leave --port out if any port is registered for the client application.',
        }),
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  server.on('request', (request, response) => {
    request.resume();
    const url = URL.parse(request.url ?? '/', `http://${host}`);
    // Another host name that leads here is a page of somebody else's that tries to reach this server.
    if (request.headers.host !== host || url?.host !== host) return refuse(response, 421);
    if (request.method !== 'GET') return refuse(response, 405);
    if (url.pathname !== path) return refuse(response, 404);
    answer(url.searchParams, response);
  });
  return {
    redirectUri: `http://${host}${path}`,
    async next<Result>(handle: (query: URLSearchParams) => Promise<Result>, signal: AbortSignal): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      answer = (query, response) => {
        answer = (_query, late) => refuse(late, 404);
        handle(query).then(
          (result) => send(response, 200, donePage, () => resolve(result)),
          (error: unknown) => send(response, 400, failedPage(error), () => reject(error)),
        );
      };
      try {
        return await promise;
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

const donePage = closingPage('You are logged in', 'site-deploy has taken over from here.');

function failedPage(error: unknown): string {
  const { message, remedy } = SiteDeployError.from(error);
  return closingPage('The login has failed', `${message} ${remedy}`);
}

/** @param done called when the page is out, or cannot be sent any more */
function send(response: ServerResponse, status: number, page: string, done: () => void): void {
  // The browser may have gone away while the code was exchanged.
  if (response.closed) {
    done();
    return;
  }
  response.once('close', done);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    // The address of this page holds the code.
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    connection: 'close',
  });
  response.end(page);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end();
}
