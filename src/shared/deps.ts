import { addAbortListener } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeExit } from './before-exit.ts';
import { toCancellation } from './cancel.ts';
import type { Env } from './child-environment.ts';
import { type Clock, systemClock } from './clock.ts';
import { getErrorMessage } from './errors/error.ts';
import type { Exec } from './exec.ts';
import { createGit, type Git } from './git.ts';
import type { Http } from './http/client.ts';
import { openHttp } from './http/open-http.ts';
import type { Log } from './log.ts';
import { once } from './once.ts';
import type { Secret } from './secret.ts';

export interface GitHubAccess {
  readonly apiUrl: string;
  readonly token: Secret;
}

export interface Deps {
  readonly log: Log;
  readonly http: Http;
  readonly clock: Clock;
  /** Signal of the run. Its reason is a `SiteDeployError`, usually `CANCELLED`. */
  readonly signal: AbortSignal;
  /**
   * Time in ms in which a cancelled run may still report its outcome. Default: 5,000, half of what
   * a runner allows.
   */
  readonly afterCancelMs?: number;
  readonly scratch: string;
  readonly env: Env;
  readonly exec: Exec;
  readonly git: Git;
  readonly github: GitHubAccess | undefined;
  readonly apiToken: Secret | undefined;
  readonly toolCache: string | undefined;
}

export interface DepsOptions {
  readonly log: Log;
  /**
   * Signal that ends the run. Unless its reason is a `SiteDeployError`, the run counts as
   * cancelled.
   */
  readonly signal: AbortSignal;
  readonly afterCancelMs?: number;
  /**
   * Variables, e.g. those for the proxy and a runner's temporary folder. Child processes get a
   * subset.
   */
  readonly env: Env;
  readonly github?: GitHubAccess;
  /**
   * Token for reporting the deployment's outcome to the portal. Default: the run's access token.
   */
  readonly apiToken?: Secret;
  /** Parent of the run's folder. Default: `RUNNER_TEMP`, else the system's temporary folder. */
  readonly temporary?: string;
}

export async function openDeps(options: DepsOptions): Promise<Deps & AsyncDisposable> {
  const { log, signal, env, github, apiToken, temporary = env.RUNNER_TEMP || tmpdir() } = options;
  const { afterCancelMs } = options;
  const http = openHttp({ env, onRetry: log.info });
  const scratch = mkdtempSync(path.join(temporary, 'site-deploy-'));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  const keep = beforeExit(remove);
  const cancel = new AbortController();
  const abort = () => cancel.abort(toCancellation(signal.reason));
  const listening = addAbortListener(signal, abort);
  const openExec = once(async () => (await import('./exec.ts')).createExec());
  const exec: Exec = async (...call) => (await openExec())(...call);
  return {
    log,
    http,
    clock: systemClock,
    signal: cancel.signal,
    afterCancelMs,
    scratch,
    env,
    exec,
    git: createGit(exec, env),
    github,
    apiToken,
    toolCache: env.RUNNER_TOOL_CACHE || undefined,
    async [Symbol.asyncDispose]() {
      http[Symbol.dispose]();
      keep();
      listening[Symbol.dispose]();
      try {
        remove();
      } catch (error) {
        log.warn(`The run's folder could not be removed: ${getErrorMessage(error)}`);
      }
    },
  };
}
