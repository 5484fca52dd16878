import { execFile } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import net, { type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import tls, { type TlsOptions } from 'node:tls';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCertificates } from '../../../../src/localcloud/gateway/certificates.ts';
import type { ProxyEnv } from '../../../../src/shared/http/fault.ts';
import { createTransport } from '../../../../src/shared/http/transport.ts';
import { useEach } from '../../../support/fixture.ts';
import { useFolder } from '../../../support/folder.ts';
import { openNetwork, requestTo } from './network.ts';

const transportUrl = new URL('../../../../src/shared/http/transport.ts', import.meta.url).href;
const folder = useFolder();
const network = useEach(openNetwork);

/** Starts an HTTPS server that responds with the number of the connection, counted from 1. */
async function startServer() {
  const certificates = await createCertificates();
  const SNICallback: TlsOptions['SNICallback'] = (name, done) =>
    void certificates.contextFor(name).then((context) => done(null, context), done);
  const opened: Socket[] = [];
  const server = https.createServer({ SNICallback }, (request, response) =>
    response.end(String(opened.indexOf(request.socket) + 1)),
  );
  server.on('secureConnection', (socket: Socket) => opened.push(socket));
  tls.setDefaultCACertificates([certificates.ca]);
  onTestFinished(() => tls.setDefaultCACertificates(tls.getCACertificates('bundled')));
  const { port } = new URL(await network.listen(server));
  return { server, opened, port, ca: certificates.ca };
}

function open(env: ProxyEnv = {}) {
  const transport = createTransport(env);
  onTestFinished(() => transport.close());
  const ask = async (address: string, newConnection = false) =>
    Number((await transport.send(requestTo(address, { newConnection }))).body);
  return { ...transport, ask };
}

/** Waits until the server has opened the connections, which may be later than in the client. */
async function connections(server: https.Server, count: number): Promise<void> {
  for (let seen = 0; seen < count; seen += 1) await once(server, 'secureConnection');
}

describe('connections opened in advance', () => {
  it('are opened once, and serve requests with and without newConnection', async () => {
    const { server, opened, port } = await startServer();
    const { connect, ask } = open();
    const address = `https://localhost:${port}/`;
    const ready = connections(server, 2);
    connect(new URL(address), 2);
    connect(new URL(address), 2);
    await ready;
    connect(new URL(address), 2);
    const used = [await ask(address), await ask(address, true), await ask(address, true)];
    expect(used).toEqual([1, 2, 3]);
    expect(opened).toHaveLength(3);
  });

  it('are replaced if the server closed them', async () => {
    const { server, opened, port } = await startServer();
    const { connect, ask } = open();
    const address = `https://localhost:${port}/`;
    const ready = connections(server, 1);
    connect(new URL(address), 1);
    await ready;
    opened[0]?.destroy();
    while (opened.length < 2) {
      connect(new URL(address), 1);
      await setImmediate();
    }
    expect(await ask(address)).toBe(2);
  });

  it('are used by requests while they are being opened', async () => {
    const { opened, port } = await startServer();
    const { connect, ask } = open();
    const address = `https://localhost:${port}/`;
    connect(new URL(address), 2);
    expect((await Promise.all([ask(address), ask(address, true)])).toSorted()).toEqual([1, 2]);
    expect(opened).toHaveLength(2);
  });

  it('make the request that uses them fail if the server closes them', async () => {
    const refuses = net.createServer((socket) => socket.destroy());
    const { port } = new URL(await network.listen(refuses));
    const { connect, ask } = open();
    const address = `https://localhost:${port}/`;
    connect(new URL(address), 1);
    await expect(ask(address)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('end the requests that use them when the client is closed', async () => {
    const hangs = net.createServer();
    const { port } = new URL(await network.listen(hangs));
    const { connect, ask, close } = open();
    const address = `https://localhost:${port}/`;
    const arrived = once(hangs, 'connection');
    connect(new URL(address), 1);
    const asked = ask(address);
    asked.catch(() => undefined);
    await arrived;
    close();
    await expect(asked).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('do not delay a request if they hang for 1.5 s', async () => {
    vi.useFakeTimers({ toFake: ['hrtime'] });
    onTestFinished(() => void vi.useRealTimers());
    const { opened, port: working } = await startServer();
    let seen = 0;
    const front = net.createServer((socket) => {
      seen += 1;
      if (seen > 1) socket.pipe(net.connect(Number(working))).pipe(socket);
    });
    const { port } = new URL(await network.listen(front));
    const { connect, ask } = open();
    const arrived = once(front, 'connection');
    connect(new URL(`https://localhost:${port}/`), 1);
    await arrived;
    vi.advanceTimersByTime(1_500);
    expect(await ask(`https://localhost:${port}/`)).toBe(1);
    expect(opened).toHaveLength(1);
  });

  it('connect through the proxy', async () => {
    const { server, port } = await startServer();
    const tunnels: string[] = [];
    const proxy = http.createServer();
    proxy.on('connect', (request: http.IncomingMessage, socket: Socket) => {
      tunnels.push(request.url ?? '');
      const upstream = net.connect(Number(port), '127.0.0.1');
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.pipe(upstream).pipe(socket);
    });
    const { connect, ask } = open({ HTTPS_PROXY: await network.listen(proxy) });
    const ready = connections(server, 1);
    connect(new URL('https://www.acme.example/'), 1);
    await ready;
    expect(await ask('https://www.acme.example/', true)).toBe(1);
    expect(tunnels).toEqual(['www.acme.example:443']);
  });

  it('do not keep the process alive', async () => {
    const { server, port, ca } = await startServer();
    folder.write({ 'ca.pem': ca });
    const connected = once(server, 'connection');
    const script = `const { createTransport } = await import(${JSON.stringify(transportUrl)});
      createTransport({}).connect(new URL('https://localhost:${port}/'), 1);`;
    const args = ['--input-type=module', '--eval', script];
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: folder.at('ca.pem') };
    await promisify(execFile)(process.execPath, args, { env });
    await connected;
  });

  it('are not opened after the client was closed', async () => {
    const { server, opened, port } = await startServer();
    const { connect, close } = open();
    close();
    connect(new URL(`https://localhost:${port}/`), 1);
    const { ask } = open();
    expect(await ask(`https://localhost:${port}/`)).toBe(1);
    expect(opened).toHaveLength(1);
    server.closeAllConnections();
  });
});
