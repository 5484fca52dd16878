import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Clock, systemClock } from './clock.ts';
import type { Http } from './http/client.ts';
import { openHttp } from './http/open-http.ts';
import type { Log } from './log.ts';

/** What every step may use of the world outside. Handed in, so that a test replaces it without touching a module. */
export interface Deps {
  readonly log: Log;
  readonly http: Http;
  readonly clock: Clock;
  /** Aborts when the run is cancelled; its reason is a `SiteDeployError` with the code `CANCELLED`. */
  readonly signal: AbortSignal;
  /** A folder of this run alone; removed at its end. */
  readonly scratch: string;
}

export interface DepsOptions {
  readonly log: Log;
  readonly signal: AbortSignal;
  /** For the proxy variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the folder of the run is made. */
  readonly temporary: string;
}

/** The real world: the network, the clock, a folder of its own. Disposing of it leaves nothing behind. */
export async function openDeps({ log, signal, env, temporary }: DepsOptions): Promise<Deps & AsyncDisposable> {
  const http = openHttp({ env, onRetry: (line) => log.info(line) });
  const scratch = await mkdtemp(path.join(temporary, 'site-deploy-'));
  return {
    log,
    http,
    clock: systemClock,
    signal,
    scratch,
    async [Symbol.asyncDispose]() {
      http[Symbol.dispose]();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
