/** Deploys when its parent process asks it to, and reports what remains in the process. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { deploy } from '../../../src/deploy/deploy.ts';
import { githubIdentity } from '../../../src/identity/github-identity.ts';
import { openDeps } from '../../../src/shared/deps.ts';
import type { Log } from '../../../src/shared/log.ts';
import { Secret } from '../../../src/shared/secret.ts';

export interface Turn {
  readonly workspace: string;
  readonly event: { name: string; ref: string; repository: string; sha: string };
  readonly run: number;
  /** Environment variables of the runner. */
  readonly env: Readonly<Record<string, string>>;
  readonly fails: boolean;
  readonly measures: boolean;
}

/** What remains in the process: `heap` and `memory` in bytes, the others as numbers of items. */
export interface Left {
  readonly heap: number;
  readonly memory: number;
  readonly descriptors: number;
  readonly listeners: number;
  readonly handles: number;
  readonly files: number;
}

const lines: string[] = [];
const log: Log = {
  debug: () => undefined,
  info: (line) => void lines.push(line),
  warn: (line) => void lines.push(line),
  error: (line) => void lines.push(line),
  mask: () => undefined,
  foreign: () => ({ line: (line) => void lines.push(line), close: () => undefined }),
};

process.on('message', async (turn: Turn) => {
  await deployOnce(turn);
  process.send?.(turn.measures ? await measure() : {});
});

async function deployOnce({ workspace, event, run, env, fails }: Turn): Promise<void> {
  lines.length = 0;
  const merged = { ...process.env, ...env };
  await using deps = await openDeps({ log, signal: new AbortController().signal, env: merged });
  const identity = githubIdentity({
    http: deps.http,
    requestUrl: env.ACTIONS_ID_TOKEN_REQUEST_URL,
    requestToken: new Secret(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ''),
    mask: () => undefined,
  });
  const request = {
    ...{ workspace, siteVersion: '1.0.0', force: true, uploader: 'direct' },
    event: { ...event, run: { id: String(run), attempt: 1 } },
  };
  const { status, error } = await deploy(request, identity, deps);
  if (status === (fails ? 'failed' : 'succeeded')) return;
  throw new Error(`run ${run}: ${status}\n${lines.join('\n')}\n${error}`);
}

async function measure(): Promise<Left> {
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    globalThis.gc?.();
  }
  const { heapUsed, rss } = process.memoryUsage();
  const signals = process.eventNames().map((name) => process.listenerCount(name));
  return {
    heap: heapUsed,
    memory: rss,
    descriptors: readdirSync('/proc/self/fd').length,
    listeners: signals.reduce((sum, number) => sum + number, 0),
    handles: process.getActiveResourcesInfo().length,
    files: readdirSync(tmpdir()).length,
  };
}
