import { mkdir } from 'node:fs/promises';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '../../../../src/localcloud/gateway/gateway.ts';
import { readBody, sendJson } from '../../../../src/localcloud/service/http.ts';
import { useFolder } from '../../../support/folder.ts';
import { createClient } from '../support.ts';

const dir = useFolder();
let gateway: Gateway;
let call: ReturnType<typeof createClient>;

beforeEach(async () => {
  gateway = await startGateway(dir.root);
  call = createClient(gateway);
  gateway.route('api.example.com', async (request, response) => {
    const body = await readBody(request);
    sendJson(response, 200, {
      url: request.url,
      bytes: body.length,
      text: body.toString('utf8').slice(0, 20),
    });
  });
});

afterEach(async () => {
  await gateway.close();
});

describe('the gateway', () => {
  it('serves clients without a proxy at a local address, and records the real host', async () => {
    const address = await gateway.open('api.example.com');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${address}/plain?a=b`)).json()).toMatchObject({ url: '/plain?a=b' });
    const recorded = { host: 'api.example.com', path: '/plain', query: 'a=b', status: 200 };
    expect(gateway.requests.all).toEqual([expect.objectContaining(recorded)]);
    gateway.faults.add({ host: 'api.example.com', times: 1, kind: { type: 'reset' } });
    await expect(fetch(address)).rejects.toThrow();
    await gateway.close();
    await expect(fetch(address)).rejects.toThrow();
  });

  it('refuses other host names at a local address', async () => {
    const address = await gateway.open('api.example.com');
    const { port } = new URL(address);
    const statusFor = async (host: string) =>
      (await callDirectly(`${address}/plain`, { headers: { host } })).status;
    expect(await statusFor(`evil.example:${port}`)).toBe(421);
    expect(await statusFor('127.0.0.1:1')).toBe(421);
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    expect(await statusFor('api.example.com')).toBe(200);
    expect(gateway.requests.all).toHaveLength(2);
  });

  it('answers 502 for an unknown host and records the request', async () => {
    await expect(call('https://unknown.example.org/')).rejects.toThrow(/502/);
    expect((await call('http://unknown.example.org/x')).status).toBe(502);
    expect(gateway.requests.all).toMatchObject([
      { method: 'CONNECT', host: 'unknown.example.org', status: 502 },
      { method: 'GET', host: 'unknown.example.org', path: '/x', status: 502 },
    ]);
  });
});

const callDirectly = createClient({ env: {}, ca: '' });

it('the gateway connects to an allowed real host, and answers 502 for unreachable and other hosts', async () => {
  await gateway.close();
  gateway = await startGateway(dir.root, ['127.0.0.1']);
  const echo = net.createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  const port = await new Promise<number>((resolve) => {
    echo.listen(0, '127.0.0.1', () => resolve((echo.address() as net.AddressInfo).port));
  });
  const proxyPort = Number(new URL(gateway.env.HTTPS_PROXY ?? '').port);
  const talk = (text: string, until: RegExp) =>
    new Promise<string>((resolve) => {
      let received = '';
      const socket = net.connect(proxyPort, '127.0.0.1', () => socket.write(text));
      socket
        .on('error', () => undefined)
        .on('data', (chunk) => {
          received += chunk;
          if (until.test(received)) socket.destroy();
        });
      socket.once('close', () => resolve(received));
    });
  expect(await talk(`CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\nhello`, /hello/)).toBe(
    'HTTP/1.1 200 Connection Established\r\n\r\nhello',
  );
  await new Promise((resolve) => echo.close(resolve));
  expect(await talk(`CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\n`, /\r\n\r\n/)).toMatch(
    /^HTTP\/1.1 502 /,
  );
  expect(await talk('CONNECT other.example.org:443 HTTP/1.1\r\n\r\n', /answers/)).toMatch(
    /^HTTP\/1.1 502 /,
  );
});

it('a client that trusts two local clouds reaches both', async () => {
  const folder = dir.at('second');
  await mkdir(folder);
  const second = await startGateway(folder);
  try {
    second.route('api.example.com', (_, response) => sendJson(response, 200, {}));
    for (const { env } of [gateway, second]) {
      const callBoth = createClient({ env, ca: `${gateway.ca}\n${second.ca}` });
      expect((await callBoth('https://api.example.com/')).status).toBe(200);
    }
  } finally {
    await second.close();
  }
});
