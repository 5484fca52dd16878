import { systemClock } from '../../shared/clock.ts';
import { createHttp, type Http } from '../../shared/http/client.ts';
import { createTransport } from '../../shared/http/transport.ts';
import { version } from '../../shared/version.ts';
import type { CommandContext } from '../context.ts';

/** The HTTP client of a command. Disposing of it ends its connections. */
export function openNetwork({ env, log }: CommandContext): { readonly http: Http } & Disposable {
  const transport = createTransport(env);
  const http = createHttp({
    transport: transport.send,
    clock: systemClock,
    userAgent: `site-deploy/${version}`,
    onRetry: (line) => log.debug(line),
  });
  return { http, [Symbol.dispose]: transport.close };
}
