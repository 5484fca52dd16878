import { type Clock, systemClock } from '../clock.ts';
import { version } from '../version.ts';
import { createHttp, type Http } from './client.ts';
import type { ProxyEnv } from './proxy.ts';
import { createTransport } from './transport.ts';

export interface OpenHttpOptions {
  /** For the proxy variables. */
  readonly env: ProxyEnv;
  readonly onRetry?: (line: string) => void;
  readonly clock?: Clock;
}

export function openHttp(openHttpOptions: OpenHttpOptions): Http & Disposable {
  const { env, onRetry, clock = systemClock } = openHttpOptions;
  const transport = createTransport(env);
  const http = createHttp({
    transport: transport.send,
    clock,
    userAgent: `site-deploy/${version}`,
    onRetry,
  });
  return { ...http, [Symbol.dispose]: transport.close };
}
