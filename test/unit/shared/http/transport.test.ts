import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from '../../../../src/shared/http/client.ts';
import { AttemptTimeout } from '../../../../src/shared/http/fault.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import type { TransportRequest } from '../../../../src/shared/http/transport.ts';
import { fakeClock } from '../../../support/clock.ts';
import { type Network, openNetwork, requestTo } from './network.ts';

let dir: string;
let network: Network;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-transport-'));
  network = openNetwork();
});
afterEach(async () => {
  await network[Symbol.asyncDispose]();
  await rm(dir, { recursive: true, force: true });
});

const open = () => network.open();
const listen = (server: net.Server) => network.listen(server);
const serve = (handler: http.RequestListener) => network.serve(handler);

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('an answer', () => {
  it('comes with status, headers and body', async () => {
    const address = await serve((_, response) =>
      response.writeHead(418, { 'x-kind': 'teapot' }).end('short'),
    );
    const answer = await open()(requestTo(address));
    expect(answer).toMatchObject({ status: 418, headers: { 'x-kind': 'teapot' } });
    expect(answer.body.toString()).toBe('short');
  });

  it('is kept up to the limit', async () => {
    const address = await serve((_, response) => response.end(Buffer.alloc(300_000, 'a')));
    const send = open();
    expect((await send(requestTo(address, { maxBytes: 1_234 }))).body).toEqual(
      Buffer.alloc(1_234, 'a'),
    );
    expect((await send(requestTo(address))).body).toHaveLength(300_000);
  });

  it('without an end is kept up to the limit, and its connection closed', async () => {
    const closed = Promise.withResolvers<void>();
    const address = await serve((request, response) => {
      request.socket.once('close', () => closed.resolve());
      const more = () => {
        while (response.write(Buffer.alloc(10_000, 'a')));
      };
      response.on('drain', more);
      more();
    });
    const answer = await open()(requestTo(address, { maxBytes: 25_000 }));
    expect(answer.body).toHaveLength(25_000);
    await closed.promise;
  });

  it('that breaks off is a fault, not a short answer', async () => {
    const address = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('only this');
      response.socket?.once('drain', () => {});
      setImmediate(() => response.socket?.destroy());
    });
    await expect(open()(requestTo(address))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('that breaks off within a chunk is a fault', async () => {
    const address = await listen(
      net.createServer((socket) => {
        socket.once('data', () =>
          socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'),
        );
      }),
    );
    await expect(open()(requestTo(address))).rejects.toThrow();
  });

  it('that is none is a fault', async () => {
    const address = await listen(
      net.createServer((socket) => socket.once('data', () => socket.destroy())),
    );
    await expect(open()(requestTo(address))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('from nobody is a fault', async () => {
    const address = `http://127.0.0.1:${await network.closedPort()}`;
    await expect(open()(requestTo(address))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('the time limit', () => {
  it('ends an attempt that a server hangs on', async () => {
    const address = await serve(() => {});
    await expect(open()(requestTo(address, { idleMs: 20 }))).rejects.toBeInstanceOf(AttemptTimeout);
  });

  it('ends an attempt whose answer stops half way', async () => {
    const address = await serve((_, response) => void response.writeHead(200).write('half'));
    await expect(open()(requestTo(address, { idleMs: 50 }))).rejects.toBeInstanceOf(AttemptTimeout);
  });

  it('ends an attempt that a server drips an answer to, whatever moves', async () => {
    const address = await serve((_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(drip));
    });
    const drips = open()(requestTo(address, { idleMs: 10_000, limitMs: 60 }));
    await expect(drips).rejects.toMatchObject({
      name: 'AttemptTimeout',
      message: 'it was not at its end after 0.06 s',
    });
  });

  it('counts attempts that hang and says so', async () => {
    const address = await serve(() => {});
    const client = createHttp({ transport: open(), clock: fakeClock(), userAgent: 'test' });
    await expect(client.send({ method: 'GET', url: address, idleMs: 20 })).rejects.toMatchObject({
      kind: 'timeout',
      attempts: 4,
    });
  });
});

describe('cancelling', () => {
  it('sends nothing when it came first', async () => {
    let asked = 0;
    const address = await serve((_, response) => {
      asked += 1;
      response.end();
    });
    const reason = new Error('cancelled');
    const request = requestTo(address, { signal: AbortSignal.abort(reason) });
    await expect(async () => open()(request)).rejects.toBe(reason);
    expect(asked).toBe(0);
  });

  it('ends an attempt that is under way, and its connection', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const closed = Promise.withResolvers<void>();
    const address = await serve((request) => {
      request.socket.once('close', () => closed.resolve());
      controller.abort(reason);
    });
    await expect(open()(requestTo(address, { signal: controller.signal }))).rejects.toBe(reason);
    await closed.promise;
  });
});

describe('a connection', () => {
  it('is used again, but by a request that wants one of its own', async () => {
    const ports = new Set<number | undefined>();
    const address = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end();
    });
    const send = open();
    for (const _ of [1, 2, 3]) await send(requestTo(address));
    expect(ports.size).toBe(1);
    for (const _ of [1, 2, 3]) await send(requestTo(address, { newConnection: true }));
    expect(ports.size).toBe(4);
    await send(requestTo(address));
    expect(ports.size).toBe(4);
  });
});

describe('a port of http that is asked for https', () => {
  it('is named in words of people, once', async () => {
    const address = await serve((_, response) => response.end());
    const client = createHttp({ transport: open(), clock: fakeClock(), userAgent: 'test' });
    await expect(
      client.send({ method: 'GET', url: address.replace('http:', 'https:') }),
    ).rejects.toMatchObject({
      kind: 'not-tls',
      attempts: 1,
      message: expect.stringContaining('the port answers, but not in TLS (https)'),
    });
  });
});

describe('the body', () => {
  it('text and bytes come with their length', async () => {
    const address = await serve(async (request, response) => {
      response.end(`${request.headers['content-length']} ${await bodyOf(request)}`);
    });
    const send = open();
    const ask = async (body: TransportRequest['body']) =>
      (await send(requestTo(address, { method: 'POST', body }))).body.toString();
    expect(await ask('grün')).toBe('5 grün');
    expect(await ask(Buffer.from([65, 66]))).toBe('2 AB');
    expect(await ask('')).toBe('0 ');
  });

  it('from a file comes whole, with its length and its progress', async () => {
    const content = Buffer.alloc(700_000, 'abcdefg');
    await writeFile(path.join(dir, 'big'), content);
    let received: Buffer | undefined;
    const address = await serve(async (request, response) => {
      received = await bodyOf(request);
      response.writeHead(201, { 'x-length': request.headers['content-length'] ?? 'none' }).end();
    });
    const progress: number[] = [];
    const answer = await open()(
      requestTo(address, {
        method: 'PUT',
        body: {
          file: path.join(dir, 'big'),
          size: content.length,
          onProgress: (sent) => progress.push(sent),
        },
      }),
    );
    expect(answer).toMatchObject({ status: 201, headers: { 'x-length': '700000' } });
    expect(received?.equals(content)).toBe(true);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(content.length);
  });

  it('from a file is sent from its start again', async () => {
    const content = Buffer.alloc(400_000, 'abcdefg');
    await writeFile(path.join(dir, 'big'), content);
    const received: Buffer[] = [];
    const address = await serve(async (request, response) => {
      received.push(await bodyOf(request));
      response.writeHead(received.length === 1 ? 503 : 201).end();
    });
    const client = createHttp({ transport: open(), clock: fakeClock(), userAgent: 'test' });
    const answer = await client.send({
      method: 'PUT',
      url: address,
      body: { file: path.join(dir, 'big'), size: content.length },
      retry: retry.safe,
    });
    expect(answer).toMatchObject({ status: 201, attempts: 2 });
    expect(received.map((body) => body.equals(content))).toEqual([true, true]);
  });

  it('that nobody wants to read does not hide the answer', async () => {
    const size = 30_000_000;
    await writeFile(path.join(dir, 'huge'), Buffer.alloc(size));
    const address = await serve((request, response) => {
      response.writeHead(403).end('<Code>AuthorizationFailure</Code>');
      request.pause();
    });
    const answer = await open()(
      requestTo(address, {
        method: 'PUT',
        body: { file: path.join(dir, 'huge'), size },
        idleMs: 5_000,
      }),
    );
    expect(answer.status).toBe(403);
    expect(answer.body.toString()).toContain('AuthorizationFailure');
  });

  it('from a file that is not there is a fault', async () => {
    const address = await serve((_, response) => response.end());
    const body = { file: path.join(dir, 'none'), size: 10 };
    await expect(open()(requestTo(address, { method: 'PUT', body }))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
