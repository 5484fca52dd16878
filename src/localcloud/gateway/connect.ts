import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type Socket } from 'node:net';
import type { Certificates } from './certificates.ts';
import type { CertificateFault, ConnectionFault, TunnelFault } from './fault.ts';

const established = 'HTTP/1.1 200 Connection Established\r\n\r\n';

export function createTlsEndpoint(
  certificates: Certificates,
  onRequest: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const servers = new Map<CertificateFault | undefined, https.Server>();
  const serverFor = (fault: CertificateFault | undefined) => {
    const known = servers.get(fault);
    if (known) return known;
    const server = https.createServer(
      {
        ALPNProtocols: ['http/1.1'],
        SNICallback: (name, done) => {
          certificates.contextFor(name, fault).then((context) => done(null, context), done);
        },
      },
      onRequest,
    );
    // Closing an idle connection would randomly break a request.
    server.keepAliveTimeout = 0;
    server.on('tlsClientError', (_error, socket) => socket.destroy());
    servers.set(fault, server);
    return server;
  };
  return {
    /** @param head data sent after the CONNECT */
    accept(socket: Socket, head: Buffer, fault?: ConnectionFault): void {
      if (fault?.type === 'tunnel') {
        failTunnel(socket, head, fault.how);
        return;
      }
      socket.write(established);
      if (head.length > 0) socket.unshift(head);
      serverFor(fault?.how).emit('connection', socket);
    },
  };
}

/** 0: no answer. */
export const tunnelStatus: Readonly<Record<TunnelFault, number>> = {
  refused: 0,
  ends: 0,
  hangs: 0,
  'tls hangs': 200,
  'tls resets': 200,
  'plain text': 200,
  '407': 407,
  '502': 502,
};

const passwordWanted =
  'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic ' +
  'realm="proxy"\r\nContent-Length: 0\r\n\r\n';
const badGateway =
  'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/plain\r\n\r\nconnect ECONNREFUSED\n';

const failures: Readonly<Record<TunnelFault, (socket: Socket, head: Buffer) => unknown>> = {
  refused: (socket) => socket.resetAndDestroy(),
  ends: (socket) => socket.end(),
  hangs: hang,
  'tls hangs': hang,
  'tls resets': (socket, head) => greeting(socket, head).then(() => socket.resetAndDestroy()),
  'plain text': (socket, head) =>
    greeting(socket, head).then(() => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
  '407': (socket) => socket.end(passwordWanted),
  '502': (socket) => socket.end(badGateway),
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

/** Tunnels to the real host, unread; 502 if it can't be reached. */
export function tunnel(authority: string, client: Socket, head: Buffer): void {
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
