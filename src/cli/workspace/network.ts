import type { Http } from '../../shared/http/client.ts';
import { openHttp } from '../../shared/http/open.ts';
import type { CommandContext } from '../context.ts';

/** The HTTP client of a command. Disposing of it ends its connections. */
export function openNetwork({ env, log }: CommandContext): { readonly http: Http } & Disposable {
  const http = openHttp({ env, onRetry: (line) => log.debug(line) });
  return { http, [Symbol.dispose]: http[Symbol.dispose] };
}
