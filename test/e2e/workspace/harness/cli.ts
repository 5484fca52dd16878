import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { run } from '../../../../src/cli/program.ts';
import type { WorkspaceBehaviour } from '../../../../src/localcloud/workspace-api/seed.ts';
import {
  type RunningWorkspaceService,
  startWorkspaceService,
} from '../../../../src/localcloud/workspace-api/start.ts';
import { built } from '../../harness/built.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `site-deploy workspace …` in a separate process. */
export interface RunningCli {
  readonly child: ChildProcessWithoutNullStreams;
  readonly done: Promise<Ended>;
  /** The address that the user must open. Rejects if the program ends without one. */
  readonly address: Promise<string>;
}

export interface Harness extends AsyncDisposable {
  readonly service: RunningWorkspaceService;
  /** The file with the stored logins. */
  readonly credentials: string;
  readonly env: Readonly<Record<string, string>>;
  start(args: readonly string[], env?: Readonly<Record<string, string>>): RunningCli;
  /** Runs the command to its end in this process, with this text on stdin. */
  run(
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
    input?: string,
  ): Promise<Ended>;
}

/** Starts a service, and creates a user's home folder and environment. */
export async function openHarness(behaviour: Partial<WorkspaceBehaviour> = {}): Promise<Harness> {
  const stack = new AsyncDisposableStack();
  const home = await mkdtemp(path.join(os.tmpdir(), 'workspace-e2e-'));
  stack.defer(() => rm(home, { recursive: true, force: true }));
  const service = stack.use(await startWorkspaceService({ behaviour }));
  const running = new Set<ChildProcessWithoutNullStreams>();
  stack.defer(async () => {
    const left = [...running].map((child) => once(child, 'close'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(left);
  });
  const env = {
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, 'config'),
    WORKSPACE_BASE_URL: service.url,
    WORKSPACE_AUTH_URL: service.url,
    WORKSPACE_CLIENT_ID: 'site-deploy',
    WORKSPACE_CLIENT_SECRET: 'local-client-secret',
    BROWSER: 'none',
  };
  const start: Harness['start'] = (args, change = {}) => {
    const child = spawn(process.execPath, [built.cli, 'workspace', ...args], {
      env: { ...built.env, ...env, ...change },
      cwd: home,
    });
    running.add(child);
    return follow(child, () => running.delete(child));
  };
  return {
    service,
    credentials: path.join(home, 'config', 'site-deploy', 'credentials.json'),
    env,
    start,
    async run(args, change = {}, input = '') {
      const [out, err]: [string[], string[]] = [[], []];
      const code = await run(['workspace', ...args], {
        env: { ...env, ...change },
        cwd: home,
        stdin: () => Readable.from(input === '' ? [] : [input]),
        stdout: { write: (text) => out.push(text) },
        stderr: { write: (text) => err.push(text) },
        signal: new AbortController().signal,
      });
      return { code, stdout: out.join(''), stderr: err.join('') };
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function follow(child: ChildProcessWithoutNullStreams, onEnd: () => void): RunningCli {
  const address = Promise.withResolvers<string>();
  // Not every test awaits the address.
  address.promise.catch(() => undefined);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      const found = /^\s*(https?:\S+\/oauth\/authorize\S*)$/.exec(line)?.[1];
      if (found !== undefined) address.resolve(found);
    });
  const done = once(child, 'close').then(([code]): Ended => {
    onEnd();
    address.reject(new Error(`ended with ${code} and asked for nothing:\n${stdout}${stderr}`));
    return { code, stdout, stderr };
  });
  return { child, done, address: address.promise };
}
