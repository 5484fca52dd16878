import { once } from 'node:events';
import https from 'node:https';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultCatalogue } from '../../../../src/localcloud/gateway/fault-catalogue.ts';
import type { FaultKind } from '../../../../src/localcloud/gateway/faults.ts';
import { type Gateway, startGateway } from '../../../../src/localcloud/gateway/gateway.ts';
import { readBody, sendJson } from '../../../../src/localcloud/service/http.ts';
import { useFolder } from '../../../support/folder.ts';
import { createClient } from '../support.ts';

const host = 'api.example.com';
const address = `https://${host}/path?query=1`;
const scalars = { name: 'Acme', count: 3, done: true, none: null };
const document = { ...scalars, list: ['a'], inner: { Url: 'x' } };

const dir = useFolder();
let gateway: Gateway;
let call: ReturnType<typeof createClient>;
let served: number;
beforeEach(async () => {
  gateway = await startGateway(dir.root);
  call = createClient(gateway);
  served = 0;
  gateway.route(host, async (request, response) => {
    await readBody(request);
    served++;
    sendJson(response, 201, document, { 'x-served-by': 'service' });
  });
});
afterEach(async () => {
  await gateway.close();
});

const meet = (kind: FaultKind) => {
  gateway.faults.add({ host, kind });
  return call(address);
};

describe('a fault of the type "change"', () => {
  const whole = JSON.stringify(document);
  it.each<[(FaultKind & { type: 'change' })['how'], string]>([
    ['truncated', whole.slice(0, Math.floor(whole.length / 2))],
    [
      'wrong-types',
      '{"name":7,"count":"seven","done":"yes","none":[],"list":{"0":1},"inner":{"Url":7}}',
    ],
    [
      'odd-objects',
      '{"name":{"toString":1,"valueOf":null},"count":3,"done":true,"none":null,"list":[{"toString":1,"valueOf":null}],"inner":{"Url":{"toString":1,"valueOf":null}}}',
    ],
    ['no-members', '{}'],
    ['null', 'null'],
    ['array', '[]'],
    ['text', '"done"'],
    [
      'other-spelling',
      '{"Name":"Acme","Count":3,"Done":true,"None":null,"List":["a"],"Inner":{"url":"x"}}',
    ],
    ['empty', ''],
  ])('with "%s" changes only the body of a response', async (how, body) => {
    const answer = await meet({ type: 'change', how });
    expect(answer).toMatchObject({ status: 201, body });
    expect(answer.headers).toMatchObject({
      'x-served-by': 'service',
      'content-length': String(body.length),
    });
    expect(served).toBe(1);
  });

  it('with "claimed-gzip" declares a plain-text response as gzip without changing its body', async () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    gateway.route(host, (request, response) => {
      resolve(request.headers['accept-encoding']);
      sendJson(response, 201, document);
    });
    gateway.faults.add({ host, kind: { type: 'change', how: 'claimed-gzip' } });
    const answer = await call(address, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer).toMatchObject({ status: 201, body: whole });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(await promise).toBeUndefined();
  });
});

it('a fault can hold a request until an event', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.faults.add({ host, kind: { type: 'hold', until: promise } });
  const arrived = gateway.requests.next({ host });
  const answer = call(address);
  await arrived;
  expect(served).toBe(0);
  resolve();
  expect((await answer).status).toBe(201);
  gateway.faults.clear();
  const until = () => (served === 1 ? undefined : promise);
  gateway.faults.add({ host, kind: { type: 'hold', until } });
  expect((await call(address)).status).toBe(201);
});

it.each([
  ['same host', '/elsewhere/path?query=1'],
  ['other host', 'https://elsewhere.example/path?query=1'],
  ['plain http', `http://${host}/path?query=1`],
  ['itself', '/path?query=1'],
] as const)('a redirect to "%s" has the location %s', async (to, location) => {
  expect(await meet({ type: 'redirect', to })).toMatchObject({
    status: 307,
    headers: { location },
  });
  expect(served).toBe(0);
});

describe('a client rejects a certificate', () => {
  it.each([
    ['self-signed', /^(DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/],
    ['other name', /^ERR_TLS_CERT_ALTNAME_INVALID$/],
    ['expired', /^CERT_HAS_EXPIRED$/],
    ['not yet valid', /^CERT_NOT_YET_VALID$/],
    [
      'unknown authority',
      /^(SELF_SIGNED_CERT_IN_CHAIN|CERT_SIGNATURE_FAILURE|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/,
    ],
  ] as const)('with the fault "%s"', async (how, code) => {
    gateway.faults.add({ host, times: 1, kind: { type: 'certificate', how } });
    await expect(call(address)).rejects.toMatchObject({ code: expect.stringMatching(code) });
    expect((await call(address)).status).toBe(201);
  });
});

describe('a tunnel fails once', () => {
  it.each([
    ['refused', /ECONNRESET|ERR_PROXY_TUNNEL/],
    ['tls resets', /ECONNRESET/],
    ['plain text', /EPROTO|ERR_SSL/],
    ['407', /ERR_PROXY_TUNNEL/],
    ['502', /ERR_PROXY_TUNNEL/],
  ] as const)('with the fault "%s"', async (how, code) => {
    gateway.faults.add({ host, times: 1, kind: { type: 'tunnel', how } });
    await expect(call(address)).rejects.toMatchObject({ code: expect.stringMatching(code) });
    expect((await call(address)).status).toBe(201);
    expect(gateway.requests.matching({ host, method: 'CONNECT' })).toHaveLength(1);
  });
});

describe('a tunnel that hangs', () => {
  /** Returns a client that has requested a tunnel to the host and waits for the response. */
  const ask = async (localAddress: string, localPort?: number) => {
    const proxy = Number(new URL(gateway.env.HTTPS_PROXY ?? '').port);
    const from = { localAddress, localPort, allowHalfOpen: true };
    const client = net.connect({ host: '127.0.0.1', port: proxy, ...from });
    await once(client, 'connect');
    const asked = gateway.requests.next({ host });
    client.write(`CONNECT ${host}:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await asked;
    return client;
  };
  beforeEach(() => void gateway.faults.add({ host, kind: { type: 'tunnel', how: 'hangs' } }));

  it('ends when its client ends', async () => {
    const client = await ask('127.0.0.1');
    client.end();
    client.resume();
    await once(client, 'close');
  });

  it('ends when the gateway closes, even if a later connection has had the same port', async () => {
    const client = await ask('127.0.0.1');
    const closed = once(client.resume(), 'end');
    const later = await ask('127.0.0.2', client.localPort);
    later.destroy();
    await once(later, 'close');
    await gateway.close();
    await closed;
    client.destroy();
  });
});

it('a connection fault hits only the request that it is set for, even if the client keeps connections alive', async () => {
  const agent = new https.Agent({ proxyEnv: { ...gateway.env }, ca: gateway.ca, keepAlive: true });
  const status = () =>
    new Promise((resolve) => {
      const request = https.get(address, { agent }, (response) => {
        response.resume().once('close', () => resolve(response.statusCode));
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
  gateway.faults.add({ host, after: 2, times: 1, kind: { type: 'tunnel', how: '502' } });
  const seen = [];
  for (let index = 0; index < 4; index++) seen.push(await status());
  agent.destroy();
  expect(seen).toEqual([201, 201, 'ERR_PROXY_TUNNEL', 201]);
});

it('a fault can start after another request has been answered', async () => {
  gateway.route('blob.example.com', (_, response) => void response.end());
  const since = { host: 'blob.example.com', method: 'PUT' };
  gateway.faults.add({ host, since, kind: { type: 'tunnel', how: '502' } });
  expect((await call(address)).status).toBe(201);
  await call('https://blob.example.com/', { method: 'PUT', body: 'x' });
  await expect(call(address)).rejects.toMatchObject({ code: 'ERR_PROXY_TUNNEL' });
});

describe('the catalogue of faults', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0);
  const kinds = Object.entries(faultCatalogue({ now, dripMs: 5, hugeBytes: 1_000 }));

  it('has no kind that keeps a request open after the gateway closes', async () => {
    const outcomes = kinds.map(([name, kind]) => {
      const one = `${name}.example.com`;
      gateway.route(one, (_, response) => sendJson(response, 200, document));
      gateway.faults.add({ host: one, kind });
      const seen = gateway.requests.next({ host: one });
      const headers = { 'content-type': 'text/plain' };
      const outcome = call(`https://${one}/`, { method: 'POST', body: 'text', headers }).then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code,
      );
      return { outcome, met: Promise.race([outcome, seen]) };
    });
    await Promise.all(outcomes.map(({ met }) => met));
    await gateway.close();
    const ended = await Promise.all(outcomes.map(({ outcome }) => outcome));
    expect(ended.filter((one) => one === undefined)).toEqual([]);
  });
});
