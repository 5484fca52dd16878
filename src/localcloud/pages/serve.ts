import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getErrorMessage, SiteDeployError } from '../../shared/errors/error.ts';
import { errorCode } from '../../shared/files.ts';
import { listen, refusesHost, sendText, stop } from '../service/http.ts';

/**
 * Maximum size of a form in bytes. A page of texts of maximum length has 1 MB, or 3 MB when
 * encoded.
 */
const largestForm = 4 << 20;

export type WebUiPort = Awaited<ReturnType<typeof openWebUiPort>>;

type Answer = (request: Request) => Response | Promise<Response>;

/** Default port. It is constant, so that users can bookmark the pages. */
const defaultPort = 4610;

/**
 * Opens the port of the pages. Called before the services start, so that none of them takes the
 * port.
 */
export async function openWebUiPort(requested?: number) {
  let answer: Answer = () =>
    new Response('The local cloud is starting. Reload this page.\n', {
      status: 503,
      headers: { 'retry-after': '2' },
    });
  const server = http.createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const port = await listen(server, requested ?? defaultPort).catch((cause: unknown) => {
    if (requested === undefined) return listen(server);
    throw refusedPort(requested, cause);
  });
  return {
    port,
    isElsewhere: requested === undefined && port !== defaultPort,
    /** Starts to answer requests. Before that, a page asks the user to reload. */
    serve(handler: Answer) {
      answer = handler;
    },
    close: () => stop(server),
  };

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Allow subdomains of localhost, because frames have separate hosts.
    if (refusesHost(incoming, outgoing, (host) => host.endsWith('.localhost'))) return;
    const method = incoming.method ?? 'GET';
    const body = method === 'POST' ? await read(incoming) : undefined;
    if (body === null) return sendText(outgoing, 413, 'The form is too large.');
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string') headers.set(name, value);
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
    const response = await answer(new Request(url, { method, headers, body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (method === 'HEAD' || response.body === null) return void outgoing.end();
    // Stream the body, because a frame may show large files of the site.
    await pipeline(Readable.fromWeb(response.body), outgoing);
  }
}

function refusedPort(port: number, cause: unknown): SiteDeployError {
  const code = errorCode(cause);
  const isTaken = code === 'EADDRINUSE';
  const why = code === 'EACCES' ? 'only an administrator can open it' : getErrorMessage(cause);
  const message = isTaken ? 'is already in use' : `cannot be opened: ${why}`;
  const remedy = 'Choose another port with --port, or omit the option to use a free one.';
  return new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `Port ${port} ${message}.`, {
    cause,
    remedy,
  });
}

/** Reads a request's body. Returns `null` if it is too large. */
async function read(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= largestForm) chunks.push(chunk);
  }
  if (size > largestForm) return null;
  return Buffer.concat(chunks).toString('utf8');
}
