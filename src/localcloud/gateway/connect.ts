import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type Socket } from 'node:net';
import type { Certificates } from './certificates.ts';
import type { CertificateFault, ConnectionFault, TunnelFault } from './fault.ts';

export interface TlsEndpoint {
  /** @param head data sent after the CONNECT */
  accept(socket: Socket, head: Buffer, fault?: ConnectionFault): void;
}

const established = 'HTTP/1.1 200 Connection Established\r\n\r\n';

export function createTlsEndpoint(
  certificates: Certificates,
  onRequest: (request: IncomingMessage, response: ServerResponse) => void,
): TlsEndpoint {
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
    accept(socket, head, fault) {
      if (fault?.type === 'tunnel') return failTunnel(socket, head, fault.how);
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

function failTunnel(socket: Socket, head: Buffer, how: TunnelFault): void {
  switch (how) {
    case 'refused':
      socket.resetAndDestroy();
      return;
    case 'ends':
      socket.end();
      return;
    case 'hangs':
      hang(socket);
      return;
    case 'tls hangs':
      socket.write(established);
      hang(socket);
      return;
    case 'tls resets':
      socket.write(established);
      void greeting(socket, head).then(() => socket.resetAndDestroy());
      return;
    case 'plain text':
      socket.write(established);
      void greeting(socket, head).then(() => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
      return;
    case '407':
      socket.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic ' +
          'realm="proxy"\r\nContent-Length: 0\r\n\r\n',
      );
      return;
    case '502':
      socket.end(
        'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/plain\r\n\r\nconnect ECONNREFUSED\n',
      );
      return;
  }
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
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    client.pipe(upstream).pipe(client);
  });
  upstream.on('error', () => {
    if (!connected) client.write('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    client.destroySoon();
  });
  client.once('close', () => upstream.destroy());
}
