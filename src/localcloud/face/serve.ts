import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageOf, SiteDeployError } from '../../shared/errors/error.ts';
import { errorCode } from '../../shared/files.ts';
import { listen, sendText, stop } from '../http.ts';

/** A form has a few kilobytes; more is something else. In bytes. */
const largestForm = 256 << 10;

/** A port of the loopback interface for the pages. */
export interface FacePort {
  readonly port: number;
  /** Whether it is another one than the usual one, since that was taken. */
  readonly isElsewhere: boolean;
  /** What answers the requests from now on. Until then a page says that it has to be loaded again. */
  serve(answer: (request: Request) => Response | Promise<Response>): void;
  close(): Promise<void>;
}

/** The same each time, so that it can be bookmarked. */
const usualPort = 4610;

/**
 * Opens the port of the pages, under its own names alone: a page of another name that leads to this machine gets
 * nothing. A port that was asked for is opened before anything else is done, so that it stays free until it is needed.
 * @param wanted the port to open; absent: the usual one, or a free one
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` where the port that was asked for cannot be opened
 */
export async function openFacePort(wanted?: number): Promise<FacePort> {
  let answer: (request: Request) => Response | Promise<Response> = () =>
    new Response('The local cloud is starting: load this page again.\n', {
      status: 503,
      headers: { 'retry-after': '2' },
    });
  const server = http.createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const port = await listen(server, wanted ?? usualPort).catch((cause: unknown) => {
    if (wanted === undefined) return listen(server);
    throw refusedPort(wanted, cause);
  });
  return {
    port,
    isElsewhere: wanted === undefined && port !== usualPort,
    serve(given) {
      answer = given;
    },
    close: () => stop(server),
  };

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const host = incoming.headers.host ?? '';
    if (!new Set([`127.0.0.1:${port}`, `localhost:${port}`]).has(host)) {
      return sendText(outgoing, 421, 'This is served as 127.0.0.1 and localhost alone.');
    }
    const method = incoming.method ?? 'GET';
    const body = method === 'POST' ? await read(incoming) : undefined;
    if (body === null) return sendText(outgoing, 413, 'The form is too large.');
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string') headers.set(name, value);
    const url = new URL(incoming.url ?? '/', `http://${host}`);
    const response = await answer(new Request(url, { method, headers, body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (method === 'HEAD' || response.body === null) return void outgoing.end();
    // A page may be sent in pieces, as what it shows comes about.
    await pipeline(Readable.fromWeb(response.body), outgoing);
  }
}

function refusedPort(port: number, cause: unknown): SiteDeployError {
  const code = errorCode(cause);
  const isTaken = code === 'EADDRINUSE';
  const why = code === 'EACCES' ? 'the system lets only an administrator open it' : messageOf(cause);
  return new SiteDeployError(
    'LOCAL_CLOUD_UNAVAILABLE',
    isTaken ? `The port ${port} is taken.` : `The port ${port} cannot be opened: ${why}.`,
    { cause, remedy: 'Name another one with --port, or leave it out: then a free one is used.' },
  );
}

/** The body; `null` where it is too large. */
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
