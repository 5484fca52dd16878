import http, { type ServerResponse } from 'node:http';
import { SiteDeployError } from '../../../shared/errors/error.ts';

const path = '/callback';

/** Starts a local server for a single redirect (RFC 8252, 7.3). @param port 0 for any free port */
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
    const url = URL.parse(request.url ?? '/', `http://${host}`);
    // A different host name means that another site's page is trying to reach this server.
    if (request.headers.host !== host || url?.host !== host) return refuse(response, 421);
    if (request.method !== 'GET') return refuse(response, 405);
    if (url.pathname !== path) return refuse(response, 404);
    answer(url.searchParams, response);
  });
  return {
    redirectUri: `http://${host}${path}`,
    /**
     * Returns what `handle` returns for the first redirect that `accepts` allows. Other requests
     * get 400.
     */
    async next<Result>(
      accepts: (query: URLSearchParams) => boolean,
      handle: (query: URLSearchParams) => Promise<Result>,
      signal: AbortSignal,
    ): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      answer = (query, response) => {
        if (!accepts(query)) return send(response, 400, foreignPage);
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

const donePage = closingPage('You are logged in', 'site-deploy continues from here.');

const foreignPage = closingPage(
  'This is another login',
  'The redirect does not belong to the login that site-deploy started. The login is still waiting.',
);

function failedPage(error: unknown): string {
  const { message, remedy } = SiteDeployError.from(error);
  return closingPage('Login failed', `${message} ${remedy}`);
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

function closingPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 90vh; margin: 0; place-items: center; }
main { max-width: 32rem; padding: 1rem; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p>You can close this window.</p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
