import dns from 'node:dns';
import { mkdtempDisposable } from 'node:fs/promises';
import http from 'node:http';
import net, { type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterEach, expect, it, vi } from 'vitest';
import { startGateway } from '../../../../src/localcloud/gateway/gateway.ts';
import type { Http } from '../../../../src/shared/http/client.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import { createTransport } from '../../../../src/shared/http/transport.ts';
import { useEach } from '../../../support/fixture.ts';
import { createClient, openNetwork, requestTo } from './network.ts';

const network = useEach(openNetwork);
afterEach(() => void vi.restoreAllMocks());

/** Starts a proxy that responds to http requests itself, and refuses tunnels with status 407. */
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
  return { address: await network.listen(server), seen };
}

it('a client with a proxy closes the connection if the tunnel does not open in time', async () => {
  const closed = Promise.withResolvers<void>();
  const address = await network.listen(
    net.createServer((socket) => socket.once('close', () => closed.resolve()).resume()),
  );
  const transport = createTransport({ HTTPS_PROXY: address });
  const hangs = transport.send(requestTo('https://api.example.com/', { idleMs: 50 }));
  await expect(hangs).rejects.toMatchObject({ name: 'AttemptTimeout' });
  transport.close();
  await closed.promise;
});

it('a client with a proxy opens a tunnel for https', async () => {
  const proxy = await startProxy();
  const send = network.open({ HTTPS_PROXY: proxy.address });
  await expect(send(requestTo('https://api.example.com/a?b=c'))).rejects.toMatchObject({
    code: 'ERR_PROXY_TUNNEL',
  });
  expect(proxy.seen).toEqual(['CONNECT api.example.com:443']);
});

it('a client with a proxy sends the credentials in the address of the proxy', async () => {
  const proxy = await startProxy();
  const send = network.open({ HTTPS_PROXY: proxy.address.replace('//', '//user:word@') });
  await expect(send(requestTo('https://api.example.com/'))).rejects.toThrow();
  expect(proxy.seen).toEqual([`CONNECT api.example.com:443 Basic ${btoa('user:word')}`]);
});

it('a client with a proxy sends http requests to the proxy', async () => {
  const proxy = await startProxy();
  const answer = await network.open({ http_proxy: proxy.address })(
    requestTo('http://api.example.com/a'),
  );
  expect(answer.body.toString()).toBe('by the proxy');
  expect(proxy.seen).toEqual(['GET http://api.example.com/a']);
});

it.each(['.invalid', '*', 'example.com,portal.invalid'])(
  'a client with a proxy does not use it with NO_PROXY=%s',
  async (noProxy) => {
    const proxy = await startProxy();
    const send = network.open({ HTTP_PROXY: proxy.address, NO_PROXY: noProxy });
    await expect(send(requestTo('http://portal.invalid/'))).rejects.toMatchObject({
      syscall: 'getaddrinfo',
    });
    expect(proxy.seen).toEqual([]);
  },
);

it.each(['127.0.0.1', 'localhost'])(
  'a client with a proxy does not use it for %s',
  async (name) => {
    const proxy = await startProxy();
    const address = await network.serve((request, response) =>
      response.end(request.headers.authorization),
    );
    const target = address.replace('127.0.0.1', name);
    const headers = { authorization: 'Bearer the-token' };
    const answer = await network.open({ HTTP_PROXY: proxy.address, http_proxy: proxy.address })(
      requestTo(target, { headers }),
    );
    expect(answer.body.toString()).toBe('Bearer the-token');
    expect(proxy.seen).toEqual([]);
  },
);

it.each([
  ['HTTPS_PROXY', 'garbage', 'HTTPS_PROXY cannot be used: it is not a URL.'],
  ['HTTPS_PROXY', 'proxy.example.com:3128', 'HTTPS_PROXY cannot be used: it is not a URL.'],
  ['HTTPS_PROXY', 'http://me:secret@[bad', 'HTTPS_PROXY cannot be used: it is not a URL.'],
  ['HTTPS_PROXY', 'http://proxy:99999', 'HTTPS_PROXY cannot be used: it is not a URL.'],
  [
    'https_proxy',
    'socks5://me:secret@127.0.0.1:1080',
    'https_proxy cannot be used: it names a socks5:// proxy.',
  ],
])('a client with a proxy refuses %s=%s', async (variable, value, message) => {
  const send = network.open({ [variable]: value });
  await expect(send(requestTo('https://api.example.com/'))).rejects.toMatchObject({
    code: 'PROXY_INVALID',
    message,
  });
  // Requests with the other scheme don't use this proxy.
  await expect(send(requestTo('http://portal.invalid/'))).rejects.toMatchObject({
    syscall: 'getaddrinfo',
  });
  const client = createClient(send);
  await expect(
    client.send({ method: 'GET', url: 'https://api.example.com/' }),
  ).rejects.toMatchObject({ name: 'SiteDeployError', code: 'PROXY_INVALID' });
});

it.each([
  ['an upper-case scheme', ''],
  ['a blank before an upper-case scheme', ' '],
])('a client with a proxy accepts HTTP_PROXY with %s', async (_, before) => {
  const proxy = await startProxy();
  const HTTP_PROXY = before + proxy.address.replace('http:', 'HTTP:');
  await network.open({ HTTP_PROXY })(requestTo('http://api.example.com/a'));
  expect(proxy.seen).toEqual(['GET http://api.example.com/a']);
});

it('a client with a proxy prefers the lower-case variable unless it is empty', async () => {
  const proxy = await startProxy();
  const send = network.open({ http_proxy: proxy.address, HTTP_PROXY: 'garbage' });
  await send(requestTo('http://api.example.com/a'));
  await network.open({ http_proxy: '', HTTP_PROXY: proxy.address })(
    requestTo('http://api.example.com/b'),
  );
  expect(proxy.seen).toEqual(['GET http://api.example.com/a', 'GET http://api.example.com/b']);
});

it('a client with a proxy names a proxy that cannot be reached', async () => {
  const port = await network.closedPort();
  const client = createClient(network.open({ HTTPS_PROXY: `http://me:secret@127.0.0.1:${port}` }));
  await expect(
    client.send({ method: 'POST', url: 'https://api.example.com/' }),
  ).rejects.toMatchObject({
    kind: 'proxy',
    message: `POST https://api.example.com/: proxy unreachable: 127.0.0.1:${port}: connect ECONNREFUSED 127.0.0.1:${port} (1 attempt)`,
  });
});

it('a client names the addresses of a host or a proxy if it cannot reach any of them', async () => {
  const port = await network.closedPort();
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  vi.spyOn(dns, 'lookup').mockImplementation(((_name, _options, found) =>
    process.nextTick(found, null, addresses)) as typeof dns.lookup);
  const get = (client: Http, host: string) =>
    client.send({ method: 'GET', url: `https://${host}/`, retry: retry.never });
  const direct = get(createClient(network.open({})), `two.example.com:${port}`);
  const both = `connect ECONNREFUSED 127.0.0.1:${port}; connect \\w+ ::1:${port}`;
  await expect(direct).rejects.toThrow(new RegExp(`connection refused: ${both}`));
  const env = { HTTPS_PROXY: `http://two.example.com:${port}` };
  const proxied = get(createClient(network.open(env)), 'api.example.com');
  await expect(proxied).rejects.toThrow(
    new RegExp(`proxy unreachable: two.example.com:${port}: ${both}`),
  );
});

it('a client with a proxy reports a proxy that refuses the tunnel', async () => {
  const proxy = await startProxy();
  const client = createClient(network.open({ HTTPS_PROXY: proxy.address }));
  await expect(
    client.send({ method: 'POST', url: 'https://api.example.com/?sig=x' }),
  ).rejects.toMatchObject({ kind: 'proxy', request: 'POST https://api.example.com/' });
});

it.each([
  ['an ordinary request', false],
  ['a request that requires a new connection', true],
])(
  'a client with a proxy resumes the TLS session of an earlier connection for %s',
  async (_, newConnection) => {
    await using folder = await mkdtempDisposable(path.join(tmpdir(), 'site-proxy-'));
    const gateway = await startGateway(folder.path);
    tls.setDefaultCACertificates([gateway.ca]);
    try {
      gateway.route('api.example.com', (request, response) => {
        const { socket } = request;
        response.setHeader('connection', 'close');
        response.end(String(socket instanceof tls.TLSSocket && socket.isSessionReused()));
      });
      const send = network.open({ HTTPS_PROXY: gateway.env.HTTPS_PROXY });
      const resumed = async () => {
        const request = requestTo('https://api.example.com/', { newConnection });
        return (await send(request)).body.toString();
      };
      expect([await resumed(), await resumed()]).toEqual(['false', 'true']);
    } finally {
      tls.setDefaultCACertificates(tls.getCACertificates('bundled'));
      await gateway.close();
    }
  },
);
