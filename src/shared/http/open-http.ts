import { systemClock } from '../clock.ts';
import { version } from '../version.ts';
import { createHttp, type Http } from './client.ts';
import { createTransport } from './transport.ts';

export interface HttpConnection extends Disposable {
  readonly http: Http;
}

/**
 * The HTTP client of this process: the real network, the real clock, our user agent. Disposing of it ends its connections.
 * @param env for the proxy variables
 * @param onRetry told about every attempt that is repeated
 */
export function openHttp(
  env: Readonly<Record<string, string | undefined>>,
  onRetry: (line: string) => void = () => {},
): HttpConnection {
  const transport = createTransport(env);
  const http = createHttp({
    transport: transport.send,
    clock: systemClock,
    userAgent: `site-deploy/${version}`,
    onRetry,
  });
  return { http, [Symbol.dispose]: transport.close };
}
