import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from '../../../../src/shared/http/client.ts';
import { AttemptTimeout } from '../../../../src/shared/http/fault.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import { createTransport, type TransportRequest } from '../../../../src/shared/http/transport.ts';
import { fakeClock } from '../../world.ts';

let dir: string;
let undo: (() => unknown)[];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-transport-'));
  undo = [() => rm(dir, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
});

function open(env: Record<string, string> = {}) {
  const transport = createTransport(env);
  undo.push(() => transport.close());
  return transport.send;
}

async function listen(server: net.Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serve = (handler: http.RequestListener) => listen(http.createServer(handler));

const requestTo = (address: string, more: Partial<TransportRequest> = {}): TransportRequest => ({
  method: 'GET',
  url: new URL(address),
  headers: {},
  body: undefined,
  idleMs: 10_000,
  limitMs: 20_000,
  maxBytes: 1_000_000,
  signal: undefined,
  ...more,
});

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('an answer', () => {
  it('comes with status, headers and body', async () => {
    const address = await serve((_, response) => response.writeHead(418, { 'x-kind': 'teapot' }).end('short'));
    const answer = await open()(requestTo(address));
    expect(answer).toMatchObject({ status: 418, headers: { 'x-kind': 'teapot' } });
    expect(answer.body.toString()).toBe('short');
  });

  it('is kept up to the limit and read to its end', async () => {
    const address = await serve((_, response) => response.end(Buffer.alloc(300_000, 'a')));
    const send = open();
    expect((await send(requestTo(address, { maxBytes: 1_234 }))).body).toEqual(Buffer.alloc(1_234, 'a'));
    // The connection is good for another one.
    expect((await send(requestTo(address))).body).toHaveLength(300_000);
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
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'));
      }),
    );
    await expect(open()(requestTo(address))).rejects.toThrow();
  });

  it('that is none is a fault', async () => {
    const address = await listen(net.createServer((socket) => socket.once('data', () => socket.destroy())));
    await expect(open()(requestTo(address))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('from nobody is a fault', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    await expect(open()(requestTo(`http://127.0.0.1:${port}`))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
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

describe('a port of http that is asked for https', () => {
  it('is named in words of people, once', async () => {
    const address = await serve((_, response) => response.end());
    const client = createHttp({ transport: open(), clock: fakeClock(), userAgent: 'test' });
    await expect(client.send({ method: 'GET', url: address.replace('http:', 'https:') })).rejects.toMatchObject({
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
        body: { file: path.join(dir, 'big'), size: content.length, onProgress: (sent) => progress.push(sent) },
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
      requestTo(address, { method: 'PUT', body: { file: path.join(dir, 'huge'), size }, idleMs: 5_000 }),
    );
    expect(answer.status).toBe(403);
    expect(answer.body.toString()).toContain('AuthorizationFailure');
  });

  it('from a file that is not there is a fault', async () => {
    const address = await serve((_, response) => response.end());
    const body = { file: path.join(dir, 'none'), size: 10 };
    await expect(open()(requestTo(address, { method: 'PUT', body }))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('proxies', () => {
  /** A proxy for both kinds of requests that answers in the place of the target. */
  async function startProxy() {
    const seen: string[] = [];
    const server = http.createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end('by the proxy');
    });
    server.on('connect', (request: http.IncomingMessage, socket: Socket) => {
      seen.push(`CONNECT ${request.url} ${request.headers['proxy-authorization'] ?? ''}`.trim());
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    });
    return { address: await listen(server), seen };
  }

  it('goes through a tunnel for https', async () => {
    const proxy = await startProxy();
    const send = open({ HTTPS_PROXY: proxy.address });
    await expect(send(requestTo('https://api.example.com/a?b=c'))).rejects.toMatchObject({ code: 'ERR_PROXY_TUNNEL' });
    expect(proxy.seen).toEqual(['CONNECT api.example.com:443']);
  });

  it('gives the proxy its credentials', async () => {
    const proxy = await startProxy();
    const send = open({ HTTPS_PROXY: proxy.address.replace('//', '//user:word@') });
    await expect(send(requestTo('https://api.example.com/'))).rejects.toThrow();
    expect(proxy.seen).toEqual([`CONNECT api.example.com:443 Basic ${btoa('user:word')}`]);
  });

  it('asks the proxy itself for http', async () => {
    const proxy = await startProxy();
    const answer = await open({ http_proxy: proxy.address })(requestTo('http://api.example.com/a'));
    expect(answer.body.toString()).toBe('by the proxy');
    expect(proxy.seen).toEqual(['GET http://api.example.com/a']);
  });

  it.each(['.invalid', '*', 'example.com,portal.invalid'])('goes past it for NO_PROXY=%s', async (noProxy) => {
    const proxy = await startProxy();
    const send = open({ HTTP_PROXY: proxy.address, NO_PROXY: noProxy });
    await expect(send(requestTo('http://portal.invalid/'))).rejects.toMatchObject({ syscall: 'getaddrinfo' });
    expect(proxy.seen).toEqual([]);
  });

  it.each(['127.0.0.1', 'localhost'])(
    'goes past it for this machine (%s), so that no proxy reads a token in clear',
    async (name) => {
      const proxy = await startProxy();
      const address = await serve((request, response) => response.end(request.headers.authorization));
      const target = address.replace('127.0.0.1', name);
      const headers = { authorization: 'Bearer the-token' };
      const answer = await open({ HTTP_PROXY: proxy.address, http_proxy: proxy.address })(
        requestTo(target, { headers }),
      );
      expect(answer.body.toString()).toBe('Bearer the-token');
      expect(proxy.seen).toEqual([]);
    },
  );

  it.each([
    [{ HTTPS_PROXY: 'garbage' }, 'HTTPS_PROXY cannot be used: it is not an address.'],
    [{ HTTPS_PROXY: 'proxy.example.com:3128' }, 'HTTPS_PROXY cannot be used: it is not an address.'],
    [{ https_proxy: 'socks5://me:secret@127.0.0.1:1080' }, 'https_proxy cannot be used: it names a socks5:// proxy.'],
  ])('refuses %j instead of going past it without a word', async (env, message) => {
    const send = open(env);
    await expect(send(requestTo('https://api.example.com/'))).rejects.toMatchObject({ code: 'PROXY_INVALID', message });
    // The other kind of addresses does not need it.
    await expect(send(requestTo('http://portal.invalid/'))).rejects.toMatchObject({ syscall: 'getaddrinfo' });
    const client = createHttp({ transport: send, clock: fakeClock(), userAgent: 'test' });
    await expect(client.send({ method: 'GET', url: 'https://api.example.com/' })).rejects.toMatchObject({
      name: 'SiteDeployError',
      code: 'PROXY_INVALID',
    });
  });

  it('takes the variable in lower case before the other, as Node does, and an empty one for none', async () => {
    const proxy = await startProxy();
    const send = open({ http_proxy: proxy.address, HTTP_PROXY: 'garbage' });
    await send(requestTo('http://api.example.com/a'));
    await open({ http_proxy: '', HTTP_PROXY: proxy.address })(requestTo('http://api.example.com/b'));
    expect(proxy.seen).toEqual(['GET http://api.example.com/a', 'GET http://api.example.com/b']);
  });

  it('names a proxy that cannot be reached', async () => {
    const closed = net.createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const client = createHttp({
      transport: open({ HTTPS_PROXY: `http://me:secret@127.0.0.1:${port}` }),
      clock: fakeClock(),
      userAgent: 'test',
    });
    await expect(client.send({ method: 'POST', url: 'https://api.example.com/' })).rejects.toMatchObject({
      kind: 'proxy',
      message: `POST https://api.example.com/: no way through the proxy: 127.0.0.1:${port}: connect ECONNREFUSED 127.0.0.1:${port} (1 attempt)`,
    });
  });

  it('names a proxy that refuses', async () => {
    const proxy = await startProxy();
    const client = createHttp({
      transport: open({ HTTPS_PROXY: proxy.address }),
      clock: fakeClock(),
      userAgent: 'test',
    });
    await expect(client.send({ method: 'POST', url: 'https://api.example.com/?sig=x' })).rejects.toMatchObject({
      kind: 'proxy',
      request: 'POST https://api.example.com/',
    });
  });
});
