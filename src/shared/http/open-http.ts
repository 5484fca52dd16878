import { systemClock } from '../clock.ts';
import { once } from '../once.ts';
import { version } from '../version.ts';
import type { Http } from './client.ts';
import type { ProxyEnv } from './fault.ts';

export interface OpenHttpOptions {
  readonly env: ProxyEnv;
  readonly onRetry?: (line: string) => void;
}

/**
 * Opens a client. Disposing closes all connections. Its code, which takes 15 ms to load, is loaded
 * on the first request.
 */
export function openHttp(options: OpenHttpOptions): Http & Disposable {
  const { env, onRetry } = options;
  let close = () => {};
  const open = once(async () => {
    const [{ createHttp }, { createTransport }] = await Promise.all([
      import('./client.ts'),
      import('./transport.ts'),
    ]);
    const transport = createTransport(env);
    close = transport.close;
    const userAgent = `site-deploy/${version}`;
    const http = createHttp({ transport: transport.send, clock: systemClock, userAgent, onRetry });
    return { ...http, connect: transport.connect, resolve: transport.resolve };
  });
  return {
    send: async (request) => (await open()).send(request),
    resolve: async (url) => (await open()).resolve(new URL(url)),
    connect: (url, count) => {
      // Ignore a failure, which a later request will report.
      const connect = async () => (await open()).connect(new URL(url), count);
      connect().catch(() => undefined);
    },
    [Symbol.dispose]: () => close(),
  };
}
