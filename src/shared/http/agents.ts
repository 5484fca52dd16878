import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import { monotonicMs } from '../clock.ts';

type OnCreated = (error: Error | null, socket: Duplex) => void;

/** A connection that is being opened for a later request. */
interface Opening {
  readonly since: number;
  /** Callback of the request that waits for this connection, if any. */
  onCreated?: OnCreated;
}

interface Connections {
  /**
   * All open sockets, because an agent can't close a connection to a proxy that doesn't respond.
   */
  readonly sockets: Set<Duplex>;
  /** TLS sessions by host and port. Node stores them per agent, and not at all for proxies. */
  readonly sessions: Map<string, Buffer>;
  /** Connections for later requests, by host and port. */
  readonly spare: Map<string, { readonly ready: Set<Duplex>; readonly opening: Set<Opening> }>;
}

/**
 * Age in ms from which requests no longer wait for a connection that is still being opened, because
 * it may hang.
 */
const openingMs = 1_000;

export interface Agents {
  readonly 'http:': http.Agent;
  readonly 'https:': https.Agent & {
    /** Opens connections for later requests, until `count` are unused or being opened. */
    connect(url: URL, count: number): void;
  };
}

const closed = () => Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' });

export function createAgents(connections: Connections, options: https.AgentOptions): Agents {
  const { sockets, sessions, spare } = connections;
  const noted = <Socket extends Duplex | null | undefined>(socket: Socket): Socket => {
    if (socket) sockets.add(socket.once('close', () => sockets.delete(socket)));
    return socket;
  };
  const getSpare = (key: string) => {
    const known = spare.get(key) ?? { ready: new Set(), opening: new Set() };
    spare.set(key, known);
    return known;
  };
  class HttpAgent extends http.Agent {
    override createConnection(...args: Parameters<http.Agent['createConnection']>) {
      return noted(super.createConnection(...args));
    }
  }
  class HttpsAgent extends https.Agent {
    override createConnection(options: ConnectionOptions, onCreated?: OnCreated) {
      const key = `${options.host}:${options.port}`;
      // With `lookup`, open a new connection, because an existing one may lead to a different
      // address of the host.
      if (options.lookup) return this.#open(key, options, onCreated);
      const { ready, opening } = getSpare(key);
      const socket = [...ready].find(({ readable, writable }) => readable && writable);
      if (socket) {
        ready.delete(socket);
        if (socket instanceof net.Socket) socket.ref();
        return socket;
      }
      const since = monotonicMs() - openingMs;
      const early = [...opening].find((other) => other.since > since);
      if (!early) return this.#open(key, options, onCreated);
      opening.delete(early);
      early.onCreated = onCreated;
      return undefined;
    }

    connect({ hostname: host, port }: URL, count: number): void {
      const options = { ...this.options, host, port: Number(port) || 443, servername: host };
      const key = `${host}:${options.port}`;
      const { ready, opening } = getSpare(key);
      while (ready.size + opening.size < count) {
        const early: Opening = { since: monotonicMs() };
        opening.add(early);
        const onCreated: OnCreated = (error, created) => {
          opening.delete(early);
          if (early.onCreated) return early.onCreated(error, created);
          if (error) return;
          ready.add(created.once('close', () => ready.delete(created)));
          const expire = () => void (ready.has(created) && created.destroy());
          if (options.timeout) setTimeout(expire, options.timeout).unref();
          // Like Node for an agent's unused connections, don't keep the process alive for this
          // one.
          if (created instanceof net.Socket) created.unref();
        };
        const socket = this.#open(key, options, onCreated);
        if (!socket) return;
        socket.on('error', (error) => onCreated(error, socket));
        socket.once('close', () => onCreated(closed(), socket));
        // Without a proxy, the socket itself is the connection to the host.
        socket.once('secureConnect', () => onCreated(null, socket));
      }
    }

    #open(key: string, options: ConnectionOptions, onCreated?: OnCreated) {
      const remember = (socket: Duplex | null | undefined) => {
        socket?.on('session', (session) => sessions.set(key, session));
        socket?.once('error', () => sessions.delete(key));
      };
      const session = sessions.get(key);
      const resumed = session ? { ...options, session } : options;
      // With a proxy, the returned socket leads to the proxy, and the callback receives the
      // connection to the host.
      const socket = super.createConnection(resumed, (error, created) => {
        remember(created);
        onCreated?.(error, created);
      });
      remember(socket);
      return noted(socket);
    }
  }
  return { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };
}
