import { readFile, writeFile } from 'node:fs/promises';
import type http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import tls, { type TlsOptions } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCertificates } from '../../../../src/localcloud/gateway/certificates.ts';
import { AttemptTimeout } from '../../../../src/shared/http/fault.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import { idleMs, type TransportRequest } from '../../../../src/shared/http/transport.ts';
import { useEach } from '../../../support/fixture.ts';
import { useFolder } from '../../../support/folder.ts';
import { createClient, openNetwork, requestTo } from './network.ts';

const folder = useFolder();
const network = useEach(openNetwork);

const open = () => network.open();
const listen = (server: net.Server) => network.listen(server);
const serve = (handler: http.RequestListener) => network.serve(handler);

async function getBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a connection', () => {
  it.each([
    ['stays open for the time that the server states', 'timeout=60', 1],
    ['is not used once the server may have closed it', 'timeout=1', 2],
  ])('%s', async (_, keepAlive, expected) => {
    const connections = new Set<unknown>();
    const address = await serve((request, response) => {
      connections.add(request.socket);
      response.writeHead(200, { connection: 'keep-alive', 'keep-alive': keepAlive }).end();
    });
    const send = open();
    for (const method of ['GET', 'POST']) await send(requestTo(address, { method }));
    expect(connections.size).toBe(expected);
  });

  it('is closed after less than five idle seconds if the server states no time', async () => {
    const ended = Promise.withResolvers<void>();
    const timeouts: number[] = [];
    vi.spyOn(net.Socket.prototype, 'setTimeout').mockImplementation(function (
      this: net.Socket,
      ms: number,
    ) {
      timeouts.push(ms);
      return this;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const address = await serve((_, response) => response.end(() => ended.resolve()));
    await open()(requestTo(address));
    await ended.promise;
    expect(timeouts).toContain(idleMs);
    expect(idleMs).toBeLessThan(5_000);
  });
});

describe('a response', () => {
  it('has status, headers and body', async () => {
    const address = await serve((_, response) =>
      response.writeHead(418, { 'x-kind': 'teapot' }).end('short'),
    );
    const answer = await open()(requestTo(address));
    expect(answer).toMatchObject({ status: 418, headers: { 'x-kind': 'teapot' } });
    expect(answer.body.toString()).toBe('short');
  });

  it('is cut only if it exceeds the maximum size', async () => {
    const address = await serve((_, response) => response.end(Buffer.alloc(300_000, 'a')));
    const send = open();
    expect((await send(requestTo(address, { maxBytes: 1_234 }))).body).toEqual(
      Buffer.alloc(1_234, 'a'),
    );
    expect((await send(requestTo(address))).body).toHaveLength(300_000);
  });

  it.each([
    [100_000, 100_000],
    [300_000, 300_000],
    [Number.POSITIVE_INFINITY, 300_000],
  ])('is saved up to the maximum size %d', async (maxBytes, expected) => {
    const address = await serve((_, response) => response.end(Buffer.alloc(300_000, 'a')));
    const saveTo = folder.at('saved');
    const answer = await open()(requestTo(address, { saveTo, maxBytes }));
    expect(answer.status).toBe(200);
    expect(await readFile(saveTo)).toEqual(Buffer.alloc(expected, 'a'));
  });

  it('closes its connection if it exceeds the maximum size', async () => {
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

  it('is a fault if it is truncated', async () => {
    const address = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('only this');
      response.socket?.once('drain', () => {});
      setImmediate(() => response.socket?.destroy());
    });
    for (const saveTo of [undefined, folder.at('saved')])
      await expect(open()(requestTo(address, { saveTo }))).rejects.toMatchObject({
        code: 'ECONNRESET',
      });
  });

  it('is a fault if it is truncated within a chunk', async () => {
    const address = await listen(
      net.createServer((socket) => {
        socket.once('data', () =>
          socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'),
        );
      }),
    );
    await expect(open()(requestTo(address))).rejects.toThrow();
  });

  it('is a fault if the server closes the connection instead', async () => {
    const address = await listen(
      net.createServer((socket) => socket.once('data', () => socket.destroy())),
    );
    await expect(open()(requestTo(address))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('is a fault if the connection is refused', async () => {
    const address = `http://127.0.0.1:${await network.closedPort()}`;
    await expect(open()(requestTo(address))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('an attempt', () => {
  it('ends at the idle limit if the server hangs', async () => {
    const address = await serve(() => {});
    await expect(open()(requestTo(address, { idleMs: 20 }))).rejects.toBeInstanceOf(AttemptTimeout);
  });

  it('ends at the idle limit if the response stalls', async () => {
    const address = await serve((_, response) => void response.writeHead(200).write('half'));
    await expect(open()(requestTo(address, { idleMs: 50 }))).rejects.toBeInstanceOf(AttemptTimeout);
  });

  it('ends at its total limit if the response arrives too slowly', async () => {
    const address = await serve((_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(drip));
    });
    const drips = open()(requestTo(address, { idleMs: 10_000, limitMs: 60 }));
    await expect(drips).rejects.toMatchObject({
      name: 'AttemptTimeout',
      message: 'not finished after 0.06 s',
    });
  });

  it('resumes the TLS session of an earlier connection', async () => {
    const certificates = await createCertificates();
    const SNICallback: TlsOptions['SNICallback'] = (name, done) =>
      void certificates.contextFor(name).then((context) => done(null, context), done);
    const server = https.createServer({ SNICallback }, (request, response) => {
      const { socket } = request;
      response.end(String(socket instanceof tls.TLSSocket && socket.isSessionReused()));
    });
    tls.setDefaultCACertificates([certificates.ca]);
    onTestFinished(() => tls.setDefaultCACertificates(tls.getCACertificates('bundled')));
    const { port } = new URL(await listen(server));
    const send = open();
    const resumed = async (newConnection: boolean) => {
      const request = requestTo(`https://localhost:${port}/`, { newConnection });
      return (await send(request)).body.toString();
    };
    expect([await resumed(false), await resumed(true)]).toEqual(['false', 'true']);
  });

  it('is not limited while it waits for a turn', async () => {
    const address = await serve((_, response) => response.end('late'));
    const send = open();
    const { now } = performance;
    let waited = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + waited);
    onTestFinished(() => void vi.restoreAllMocks());
    const onConnection = async () => {
      waited += 20_000;
    };
    const one = () => send(requestTo(address, { limitMs: 10_000, onConnection }));
    const answers = await Promise.all(Array.from({ length: 6 }, one));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('is made six times if each one times out', async () => {
    const address = await serve(() => {});
    const client = createClient(open());
    await expect(client.send({ method: 'GET', url: address, idleMs: 20 })).rejects.toMatchObject({
      kind: 'timeout',
      attempts: 6,
    });
  });
});

describe('a cancelled request', () => {
  it('is not sent if its signal was aborted before', async () => {
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

  it('ends and closes its connection', async () => {
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

it('a request uses an open connection unless it requires a new one', async () => {
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

it('an https request to an http port fails without a retry and with an explanation', async () => {
  const address = await serve((_, response) => response.end());
  const client = createClient(open());
  await expect(
    client.send({ method: 'GET', url: address.replace('http:', 'https:') }),
  ).rejects.toMatchObject({
    kind: 'not-tls',
    attempts: 1,
    message: expect.stringContaining('the port answers, but does not speak TLS (https)'),
  });
});

it('a body of text or bytes is sent with its length', async () => {
  const address = await serve(async (request, response) => {
    response.end(`${request.headers['content-length']} ${await getBody(request)}`);
  });
  const send = open();
  const ask = async (body: TransportRequest['body']) =>
    (await send(requestTo(address, { method: 'POST', body }))).body.toString();
  expect(await ask('grün')).toBe('5 grün');
  expect(await ask(Buffer.from([65, 66]))).toBe('2 AB');
  expect(await ask('')).toBe('0 ');
});

it('a body in a file is sent with its length, and reports its progress', async () => {
  const content = Buffer.alloc(700_000, 'abcdefg');
  await writeFile(folder.at('big'), content);
  let received: Buffer | undefined;
  const address = await serve(async (request, response) => {
    received = await getBody(request);
    response.writeHead(201, { 'x-length': request.headers['content-length'] ?? 'none' }).end();
  });
  const progress: number[] = [];
  const answer = await open()(
    requestTo(address, {
      method: 'PUT',
      body: {
        file: folder.at('big'),
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

it('a retry sends a body in a file from its start again', async () => {
  const content = Buffer.alloc(400_000, 'abcdefg');
  await writeFile(folder.at('big'), content);
  const received: Buffer[] = [];
  const address = await serve(async (request, response) => {
    received.push(await getBody(request));
    response.writeHead(received.length === 1 ? 503 : 201).end();
  });
  const client = createClient(open());
  const answer = await client.send({
    method: 'PUT',
    url: address,
    body: { file: folder.at('big'), size: content.length },
    retry: retry.safe,
  });
  expect(answer).toMatchObject({ status: 201, attempts: 2 });
  expect(received.map((body) => body.equals(content))).toEqual([true, true]);
});

it('an early response is read although the server stops reading the body', async () => {
  const size = 30_000_000;
  await writeFile(folder.at('huge'), Buffer.alloc(size));
  const address = await serve((request, response) => {
    response.writeHead(403).end('<Code>AuthorizationFailure</Code>');
    request.pause();
  });
  const answer = await open()(
    requestTo(address, {
      method: 'PUT',
      body: { file: folder.at('huge'), size },
      idleMs: 5_000,
    }),
  );
  expect(answer.status).toBe(403);
  expect(answer.body.toString()).toContain('AuthorizationFailure');
});

it('a body in a missing file is a fault', async () => {
  const address = await serve((_, response) => response.end());
  const body = { file: folder.at('none'), size: 10 };
  await expect(open()(requestTo(address, { method: 'PUT', body }))).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
