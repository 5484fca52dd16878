import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import type { TlsOptions } from 'node:tls';
import { calledHost, getHost, listen, refusesHost, stop } from '../service/http.ts';
import type { Handler } from '../service/types.ts';
import { type Certificates, createCertificates, readHostAuthorities } from './certificates.ts';
import {
  type CertificateFault,
  type ConnectionFault,
  createFaults,
  type Faults,
  fits,
  type HostPattern,
  type TunnelFault,
  tunnelStatus,
} from './faults.ts';
import { createRecorder, type RecordedRequests, serve } from './serve.ts';

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/**
 * Starts a proxy that terminates TLS with its own authority, and routes requests by real host
 * names. `dir`: folder for the authority's certificate. `passThrough`: hosts to connect to
 * directly.
 */
export async function startGateway(dir: string, passThrough: readonly (string | RegExp)[] = []) {
  const certificates = await createCertificates();
  const caFile = path.join(dir, 'ca.pem');
  const hostAuthorities = passThrough.length === 0 ? '' : await readHostAuthorities(process.env);
  await writeFile(caFile, `${certificates.ca.trimEnd()}\n${hostAuthorities}`, { mode: 0o600 });

  const routes: { readonly host: HostPattern; readonly handler: Handler }[] = [];
  const recorder = createRecorder();
  const faults = createFaults();
  const closing = new AbortController();
  const plain: http.Server[] = [];
  const direct: net.Server[] = [];
  const sockets = new Set<Socket>();
  const socketsByPort = new Map<number, Socket>();

  const handlerFor = (host: string) => routes.find((route) => fits(route.host, host))?.handler;
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    // TLS runs on top of the proxy's connection, which is the only one that can be reset.
    const socket = socketsByPort.get(request.socket.remotePort ?? 0);
    const reset = () => socket?.resetAndDestroy();
    void serve(request, response, { handlerFor, recorder, faults, reset, closing: closing.signal });
  };

  const { accept, handle } = createTlsEndpoint(certificates, onRequest);

  const proxy = http.createServer(onRequest);
  proxy.keepAliveTimeout = 0;
  proxy.on('connection', (socket) => {
    const port = socket.remotePort ?? 0;
    sockets.add(socket);
    socketsByPort.set(port, socket);
    socket.once('close', () => {
      sockets.delete(socket);
      // A client may reuse a port while its previous connection is still open on this side.
      if (socketsByPort.get(port) === socket) socketsByPort.delete(port);
    });
    socket.on('error', () => socket.destroy());
  });
  proxy.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const host = (request.url ?? '').replace(/:\d+$/, '').toLowerCase();
    const record = (status: number | undefined) => {
      const { headers } = request;
      const call = { method: 'CONNECT', host, path: '', query: '', headers, body: undefined };
      recorder.add({ ...call, status });
    };
    const fault = faults.takeForConnection(host);
    if (fault?.type === 'tunnel') {
      record(tunnelStatus[fault.how] || undefined);
      return accept(socket, head, fault);
    }
    if (handlerFor(host) || faults.concern(host)) return accept(socket, head, fault);
    const passes = passThrough.some((pattern) => fits(pattern, host));
    record(passes ? 200 : 502);
    if (passes) return tunnel(request.url ?? '', socket, head);
    socket.end(`${badGateway}local cloud: no service for ${host}\n`);
  });
  const port = await listen(proxy);
  const url = `http://127.0.0.1:${port}`;
  const noProxy = '127.0.0.1,localhost';

  return {
    env: {
      HTTPS_PROXY: url,
      HTTP_PROXY: url,
      NO_PROXY: noProxy,
      // Set the lower-case names too: some programs prefer them, and the machine may have set them.
      https_proxy: url,
      http_proxy: url,
      no_proxy: noProxy,
      // Without this variable, `fetch` in Node programs ignores the proxy.
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: caFile,
      SSL_CERT_FILE: caFile,
      // Set this variable for curl, which prefers SSL_CERT_DIR (possibly set on the machine) to
      // SSL_CERT_FILE.
      CURL_CA_BUNDLE: caFile,
      REQUESTS_CA_BUNDLE: caFile,
      GIT_SSL_CAINFO: caFile,
    },
    /**
     * Certificate of the authority in PEM format, for `tls.setDefaultCACertificates` in this
     * process.
     */
    ca: certificates.ca,
    requests: recorder as RecordedRequests,
    faults: faults as Faults,
    /** Adds a route. Later routes take precedence. */
    route: (host: HostPattern, handler: Handler) => void routes.unshift({ host, handler }),
    /**
     * Opens a port to a host's service, for programs without proxy support.
     * @returns its URL
     */
    async open(host: string) {
      const server = http.createServer((request, response) => {
        if (refusesHost(request, response, (name) => handlerFor(name) !== undefined)) return;
        // Keep the called address in a separate header, because `host` may be replaced below.
        request.headers[calledHost] = request.headers.host;
        // Keep a host name that has a service, e.g. a site's: the portal finds the site by it.
        if (!handlerFor(getHost(request))) request.headers.host = host;
        const reset = () => request.socket.resetAndDestroy();
        const services = { recorder, faults, reset, closing: closing.signal };
        void serve(request, response, { ...services, handlerFor: () => handlerFor(host) });
      });
      plain.push(server);
      return `http://127.0.0.1:${await listen(server)}`;
    },
    /**
     * Opens a port with TLS for all hosts, at 127.0.0.1 and ::1, for programs without proxy
     * support.
     * @returns the port
     */
    async openTls(): Promise<number> {
      let port = 0;
      for (const address of ['127.0.0.1', '::1']) {
        const server = net.createServer((socket) => {
          sockets.add(socket.on('error', () => socket.destroy()));
          socket.once('close', () => sockets.delete(socket));
          handle(socket);
        });
        direct.push(server.listen(port, address));
        await once(server, 'listening');
        port = (server.address() as AddressInfo).port;
      }
      return port;
    },
    async close() {
      closing.abort();
      recorder.close();
      await Promise.all(plain.map(stop));
      for (const server of direct) server.close();
      await new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}

const established = 'HTTP/1.1 200 Connection Established\r\n\r\n';

function createTlsEndpoint(certificates: Certificates, onRequest: http.RequestListener) {
  const servers = new Map<CertificateFault | undefined, https.Server>();
  const serverFor = (fault: CertificateFault | undefined) => {
    const known = servers.get(fault);
    if (known) return known;
    const SNICallback: TlsOptions['SNICallback'] = (name, done) => {
      certificates.contextFor(name, fault).then((context) => done(null, context), done);
    };
    const server = https.createServer({ ALPNProtocols: ['http/1.1'], SNICallback }, onRequest);
    // Keep idle connections open: closing one could break a request that is being sent.
    server.keepAliveTimeout = 0;
    server.on('tlsClientError', (_error, socket) => socket.destroy());
    servers.set(fault, server);
    return server;
  };
  const handle = (socket: Socket, how?: CertificateFault) =>
    serverFor(how).emit('connection', socket);
  const accept = (socket: Socket, head: Buffer, fault?: ConnectionFault): void => {
    if (fault?.type === 'tunnel') {
      failTunnel(socket, head, fault.how);
      return;
    }
    socket.write(established);
    if (head.length > 0) socket.unshift(head);
    handle(socket, fault?.how);
  };
  return { accept, handle };
}

const passwordWanted =
  'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic ' +
  'realm="proxy"\r\nContent-Length: 0\r\n\r\n';
const badGateway = 'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/plain\r\n\r\n';

const failures: Readonly<Record<TunnelFault, (socket: Socket, head: Buffer) => unknown>> = {
  refused: (socket) => socket.resetAndDestroy(),
  ends: (socket) => socket.end(),
  hangs: hang,
  'tls hangs': hang,
  'tls resets': (socket, head) => greeting(socket, head).then(() => socket.resetAndDestroy()),
  'plain text': (socket, head) =>
    greeting(socket, head).then(() => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
  '407': (socket) => socket.end(passwordWanted),
  '502': (socket) => socket.end(`${badGateway}connect ECONNREFUSED\n`),
};

function failTunnel(socket: Socket, head: Buffer, how: TunnelFault): void {
  if (tunnelStatus[how] === 200) socket.write(established);
  void failures[how](socket, head);
}

function hang(socket: Socket): void {
  socket.once('end', () => socket.destroy());
  socket.resume();
}

async function greeting(socket: Socket, head: Buffer): Promise<void> {
  if (head.length === 0) await once(socket, 'data').catch(() => undefined);
}

/**
 * Tunnels to the real host without reading the traffic. Responds with 502 if the host is
 * unreachable.
 */
function tunnel(authority: string, client: Socket, head: Buffer): void {
  const { hostname, port } = new URL(`https://${authority}`);
  const upstream = net.connect(Number(port || 443), hostname.replace(/^\[|\]$/g, ''));
  let connected = false;
  upstream.once('connect', () => {
    connected = true;
    client.write(established);
    upstream.write(head);
    client.pipe(upstream).pipe(client);
  });
  upstream.on('error', () => {
    if (!connected) client.write('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    client.destroySoon();
  });
  client.once('close', () => upstream.destroy());
}
