import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { createHttp } from '../../../../src/shared/http/client.ts';
import type { ProxyEnv } from '../../../../src/shared/http/fault.ts';
import {
  createTransport,
  type Transport,
  type TransportRequest,
} from '../../../../src/shared/http/transport.ts';
import { fakeClock } from '../../../support/clock.ts';

/** Servers on free ports of this machine, and transports to them. Disposal closes all of them. */
export interface Network extends AsyncDisposable {
  open(env?: ProxyEnv): Transport;
  /** @returns the address of the server */
  listen(server: net.Server): Promise<string>;
  serve(handler: http.RequestListener): Promise<string>;
  /** Returns a port that nobody listens on. */
  closedPort(): Promise<number>;
}

export function openNetwork(): Network {
  const undo: (() => unknown)[] = [];
  const listen = async (server: net.Server) => {
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
  };
  return {
    open(env = {}) {
      const transport = createTransport(env);
      undo.push(() => transport.close());
      return transport.send;
    },
    listen,
    serve: (handler) => listen(http.createServer(handler)),
    async closedPort() {
      const server = net.createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      server.close();
      await once(server, 'close');
      return port;
    },
    async [Symbol.asyncDispose]() {
      for (const step of undo.splice(0).reverse()) await step();
    },
  };
}

/** Creates a client for a transport, without pauses between attempts. */
export const createClient = (transport: Transport) =>
  createHttp({ transport, clock: fakeClock(), userAgent: 'test' });

export const requestTo = (
  address: string,
  more: Partial<TransportRequest> = {},
): TransportRequest => ({
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
