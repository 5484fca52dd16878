import { existsSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { JobClaims } from '../../src/localcloud/id-tokens/id-tokens.ts';
import { toInputVariables } from '../../src/localcloud/runner/environment.ts';
import { createJobFiles } from '../../src/localcloud/runner/file-commands.ts';
import { createMasks } from '../../src/localcloud/runner/masks.ts';
import { nodes } from '../../src/localcloud/runner/nodes.ts';
import { startStep } from '../../src/localcloud/runner/output.ts';
import {
  findOrphans,
  findPackageRoot,
  killOrphans,
} from '../../src/localcloud/runner/processes.ts';
import { beforeExit } from '../../src/shared/before-exit.ts';
import { eventPayload, jobVariables, type RunnerEvent } from './runner-event.ts';

type Variables = Readonly<Record<string, string>>;

interface JobCloud {
  readonly env: Variables;
  readonly github: { runnerEnv(job: JobClaims): Variables | Promise<Variables> };
}

export interface ActionOptions {
  readonly workspace: string;
  readonly event: RunnerEvent;
  readonly inputs?: Variables;
  readonly cloud?: JobCloud;
  readonly idToken: boolean;
  readonly jobEnvironment?: string;
  readonly claims?: Partial<JobClaims>;
  readonly extraEnv?: Variables;
  readonly masked?: readonly string[];
  readonly onLine?: (line: string) => void;
  /** Command that runs Node, e.g. `prlimit --nofile=64` to limit resources. */
  readonly launcher?: readonly string[];
  readonly actionRoot?: string;
}

export type RunningAction = Awaited<ReturnType<typeof startAction>>;
export type ActionRun = Awaited<RunningAction['done']>;

export async function startAction(options: ActionOptions) {
  const { event, workspace, cloud, actionRoot, onLine } = options;
  const action = await (actionRoot
    ? readActionMetadata(actionRoot)
    : readActionMetadata(findPackageRoot(), 'src/action.ts'));
  const node = cloud ? nodes.own : nodes.foreign;
  const files = await createJobFiles(eventPayload(event));
  const idToken = options.idToken && (await cloud?.github.runnerEnv(getJobClaims(options)));
  const env: Record<string, string> = {
    ...jobVariables(event, files, workspace),
    ...toInputVariables({ ...action.defaults, ...options.inputs }),
    ...cloud?.env,
    ...idToken,
    ...node.env,
    ...options.extraEnv,
  };
  const { ACTIONS_RUNTIME_TOKEN: runtimeToken = '', RUNNER_TRACKING_ID: trackingId = '' } = env;
  const masks = createMasks();
  for (const value of [runtimeToken, ...(options.masked ?? [])]) masks.add(value);
  const command = [...(options.launcher ?? []), ...node.command, action.main];
  const startedAt = performance.now();
  const { child, done: ended } = startStep({ command, workspace, env, files, masks, onLine });
  const texts = { stdout: '', stderr: '' };
  const watchers = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    const decoder = new StringDecoder();
    child[name].on('data', (chunk: Buffer) => {
      texts[name] += decoder.write(chunk);
      for (const check of watchers) check();
    });
  }
  const done = ended.then((result) => ({
    ...result,
    ...texts,
    masks: masks.values.filter((value) => value !== runtimeToken),
    milliseconds: performance.now() - startedAt,
    hide: masks.hide,
  }));
  const line = (pattern: RegExp) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const check = () => {
      const written = Object.values(texts).flatMap((text) => text.split('\n'));
      const found = written.find((text) => text.search(pattern) !== -1);
      if (found !== undefined) resolve(found);
    };
    promise.catch(() => undefined);
    watchers.add(check);
    check();
    const missing = new Error(`The action exited without printing a line that matches ${pattern}.`);
    done.then(() => reject(missing), reject);
    return promise;
  };
  // A caller that waits only for a line must not get an unhandled rejection.
  done.catch(() => undefined);
  const orphans = () => findOrphans(trackingId).filter((pid) => pid !== child.pid);
  const killAll = () => {
    child.kill('SIGKILL');
    killOrphans(trackingId);
  };
  const hasEnded = beforeExit(() => {
    killAll();
    rmSync(files.root, { recursive: true, force: true });
  });
  const dispose = async () => {
    child.kill('SIGKILL');
    await done.catch(() => undefined);
    killAll();
    await rm(files.root, { recursive: true, force: true });
    hasEnded();
  };
  return {
    pid: child.pid ?? 0,
    tempDir: files.temp,
    done,
    runtimeToken,
    /** Signals only the Action, as a runner does on cancellation. */
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    orphans,
    line,
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

function getJobClaims(options: ActionOptions): JobClaims {
  const { event, jobEnvironment, claims } = options;
  const { repository, ref, sha, name: eventName, runId = '1', runAttempt = '1' } = event;
  const run = { repository, ref, sha, eventName, environment: jobEnvironment };
  return { ...run, claims: { run_id: runId, run_attempt: runAttempt }, ...claims };
}

const Metadata = z.looseObject({
  inputs: z._default(
    z.record(z.string(), z.nullable(z.looseObject({ default: z.optional(z.unknown()) }))),
    {},
  ),
  runs: z.looseObject({ main: z.string() }),
});

/**
 * Reads an Action's `action.yml`.
 * @param script replaces the script that `action.yml` names
 */
async function readActionMetadata(root: string, script?: string) {
  const file = path.join(root, 'action.yml');
  const data = Metadata.parse(parse(await readFile(file, 'utf8')));
  const main = path.join(root, script ?? data.runs.main);
  if (!existsSync(main)) throw new Error(`The action was not built: ${main} does not exist.`);
  // There is no job token here, so expressions in defaults become empty.
  const defaults = Object.entries(data.inputs)
    .map(([name, input]) => [name, input?.default] as const)
    .filter(([, preset]) => preset !== undefined)
    .map(([name, preset]) => [name, String(preset).replace(/\$\{\{.*?\}\}/g, '')]);
  return { main, defaults: Object.fromEntries(defaults) };
}
