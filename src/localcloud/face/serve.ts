import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageOf, SiteDeployError } from '../../shared/errors/error.ts';
import { errorCode } from '../../shared/files.ts';
import { sendText, stop } from '../http.ts';

/** A form has a few kilobytes; more is something else. In bytes. */
const largestForm = 256 << 10;

/**
 * Serves what answers a request of the Fetch API on the loopback interface, under its own names alone: a page of
 * another name that leads to this machine gets nothing.
 * @param wanted port that must be free; absent: the usual one, or any
 */
export async function serveFace(
  answer: (request: Request) => Response | Promise<Response>,
  wanted: number | undefined,
  usual: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = http.createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.removeListener('error', reject);
        resolve((server.address() as AddressInfo).port);
      });
    });
  const port = await listen(wanted ?? usual).catch((cause) => {
    if (wanted === undefined) return listen(0);
    const why = errorCode(cause) === 'EADDRINUSE' ? 'is taken' : `cannot be used: ${messageOf(cause)}`;
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `The port ${wanted} ${why}.`, {
      cause,
      remedy: 'Name another one with --port, or leave it out: then a free one is used.',
    });
  });
  return { port, close: () => stop(server) };

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
    const response = await answer(new Request(url, { method, headers, ...(body !== undefined && { body }) }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (method === 'HEAD' || response.body === null) return void outgoing.end();
    // A page may be sent in pieces, as what it shows comes about.
    await pipeline(Readable.fromWeb(response.body), outgoing);
  }
}

/** The body; `null` where it is too large. */
async function read(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= largestForm) chunks.push(chunk);
  }
  return size > largestForm ? null : Buffer.concat(chunks).toString('utf8');
}
