import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from './child-environment.ts';
import { type Clock, systemClock } from './clock.ts';
import { messageOf } from './errors/error.ts';
import { createExec, type Exec } from './exec.ts';
import { createGit, type Git } from './git.ts';
import type { Http } from './http/client.ts';
import { openHttp } from './http/open-http.ts';
import type { Log } from './log.ts';
import type { Secret } from './secret.ts';
import type { TokenSource } from './token-source.ts';

/** GitHub's REST API, and a token that may read. */
export interface GitHubAccess {
  readonly apiUrl: string;
  readonly token: Secret;
}

/** GitHub's REST API, and a token that may write deployments. */
export interface GitHubDeploymentsAccess {
  readonly apiUrl: string;
  readonly token: Secret | TokenSource;
}

/** What the machine can do for a run. Handed in, so that a test replaces it without touching a module. */
export interface Deps {
  readonly log: Log;
  readonly http: Http;
  readonly clock: Clock;
  /** Aborts when the run is cancelled; its reason is a `SiteDeployError` with the code `CANCELLED`. */
  readonly signal: AbortSignal;
  /** How long a cancelled run may go on to say how it has ended, in milliseconds. Absent: as a runner lets it. */
  readonly afterCancelMs?: number;
  /** A folder of this run alone; removed at its end. */
  readonly scratch: string;
  /** The environment of the run, from which that of every child is picked. */
  readonly env: Env;
  readonly exec: Exec;
  readonly git: Git;
  /** Where a token for GitHub is at hand. */
  readonly github: GitHubAccess | undefined;
  /** Where GitHub is to show this run as a deployment. Absent: nowhere, or by the environment of the job itself. */
  readonly gitHubDeployments?: GitHubDeploymentsAccess;
  /** The portal's API token, where there is one. */
  readonly apiToken: Secret | undefined;
  /** Folder that keeps tools from run to run, where the machine has one. */
  readonly toolCache: string | undefined;
}

export interface DepsOptions {
  readonly log: Log;
  readonly signal: AbortSignal;
  /** How long the run may go on after that to say how it has ended, in milliseconds. */
  readonly afterCancelMs?: number;
  /** Names the proxy, the temporary folder and the tool cache of a runner; children get a part of it. */
  readonly env: Env;
  /** Asked whether a commit is still the head of its branch, where a kept package comes from, and for attestations. */
  readonly github?: GitHubAccess;
  /** GitHub shows the run as a deployment there. Leave it out in a job with an `environment`: GitHub makes one then. */
  readonly gitHubDeployments?: GitHubDeploymentsAccess;
  /** The portal is told with it how a deployment ended; without one the run's access token is used. */
  readonly apiToken?: Secret;
  /** Where the folder of the run is made. Default: `RUNNER_TEMP`, else the system's folder. */
  readonly temporary?: string;
}

/**
 * The real machine: its network, its clock, its tools, and a folder of its own. Disposing of it leaves nothing behind.
 */
export async function openDeps(options: DepsOptions): Promise<Deps & AsyncDisposable> {
  const { log, signal, env, github, gitHubDeployments, apiToken, temporary = env.RUNNER_TEMP || tmpdir() } = options;
  const { afterCancelMs } = options;
  const http = openHttp({ env, onRetry: log.info });
  const scratch = await mkdtemp(path.join(temporary, 'site-deploy-'));
  const removeOnExit = () => rmSync(scratch, { recursive: true, force: true });
  // A second Ctrl-C waits for nothing.
  process.once('exit', removeOnExit);
  const exec = createExec();
  return {
    log,
    http,
    clock: systemClock,
    signal,
    afterCancelMs,
    scratch,
    env,
    exec,
    git: createGit(exec, env),
    github,
    gitHubDeployments,
    apiToken,
    toolCache: env.RUNNER_TOOL_CACHE || undefined,
    async [Symbol.asyncDispose]() {
      http[Symbol.dispose]();
      process.removeListener('exit', removeOnExit);
      await rm(scratch, { recursive: true, force: true }).catch((error: unknown) => {
        // What the run has come to is not changed by it.
        log.warn(`The folder of the run could not be removed: ${messageOf(error)}`);
      });
    },
  };
}
