import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { beforeExit } from '../../shared/before-exit.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { JobClaims } from '../id-tokens/id-tokens.ts';
import { eventPayload, type RunnerEvent, runnerEnvironment } from './environment.ts';
import { createJobFiles } from './file-commands.ts';
import { createMasks } from './masks.ts';
import { nodes } from './nodes.ts';
import { startStep } from './output.ts';

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

export async function startAction(options: ActionOptions) {
  const { event, workspace, cloud, actionRoot, onLine } = options;
  const action = await (actionRoot ? readActionMetadata(actionRoot) : readLocalAction());
  const node = cloud ? nodes.own : nodes.foreign;
  const files = await createJobFiles(eventPayload(event));
  const idToken = options.idToken && (await cloud?.github.runnerEnv(getJobClaims(options)));
  const env: Record<string, string> = {
    ...runnerEnvironment(event, files, workspace, { ...action.defaults, ...options.inputs }),
    ...cloud?.env,
    ...idToken,
    ...node.env,
    ...options.extraEnv,
  };
  const { ACTIONS_RUNTIME_TOKEN: runtimeToken = '', RUNNER_TRACKING_ID: trackingId = '' } = env;
  const masks = createMasks();
  for (const value of [runtimeToken, ...(options.masked ?? [])]) masks.add(value);
  const command = [...(options.launcher ?? []), ...node.command, action.main];
  const step = { command, workspace, env, files, masks, onLine };
  const { child, line, done } = startStep(step);
  // A caller that waits only for a line must not get an unhandled rejection.
  done.catch(() => undefined);
  const orphans = () => findOrphans(trackingId).filter((pid) => pid !== child.pid);
  const killAll = () => {
    child.kill('SIGKILL');
    for (const pid of orphans()) kill(pid);
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
    /** Signals only the action, like a runner on cancellation. */
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    orphans,
    line,
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

export function killOrphans(trackingId: string): void {
  for (const pid of findOrphans(trackingId)) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

function getJobClaims(options: ActionOptions): JobClaims {
  const { event, jobEnvironment, claims } = options;
  const { repository, ref, sha, name: eventName, runId = '1', runAttempt = '1' } = event;
  const run = { repository, ref, sha, eventName, runId, runAttempt };
  return { ...run, environment: jobEnvironment, ...claims };
}

/** Finds processes by the job's tracking id in their environment, as the runner does. */
function findOrphans(trackingId: string): number[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : [];
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .includes(`RUNNER_TRACKING_ID=${trackingId}`);
    } catch {
      // The process has ended, or belongs to another user.
      return false;
    }
  });
}

const Metadata = z.looseObject({
  inputs: z._default(
    z.record(z.string(), z.nullable(z.looseObject({ default: z.optional(z.unknown()) }))),
    {},
  ),
  runs: z.looseObject({ main: z.string() }),
});

/** @param script replaces the script named in `action.yml` */
async function readActionMetadata(root: string, script?: string) {
  const file = path.join(root, 'action.yml');
  const refuse = (message: string, options: { cause?: unknown; remedy?: string }) =>
    new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, options);
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw refuse(`${file} cannot be read.`, { cause });
  });
  const { data, error } = Metadata.safeParse(parse(text));
  if (!data) throw refuse(`${file} does not describe a JavaScript action.`, { cause: error });
  const main = path.join(root, script ?? data.runs.main);
  const remedy = 'Build it with: npm run build';
  if (!existsSync(main))
    throw refuse(`The action was not built: ${main} does not exist.`, { remedy });
  // There is no job token here, so expressions in defaults become empty.
  const defaults = Object.entries(data.inputs)
    .map(([name, input]) => [name, input?.default] as const)
    .filter(([, preset]) => preset !== undefined)
    .map(([name, preset]) => [name, String(preset).replace(/\$\{\{.*?\}\}/g, '')]);
  return { main, defaults: Object.fromEntries(defaults) };
}

/** When running from sources, uses the action's sources: `dist/` may be outdated. */
function readLocalAction() {
  const isSource = import.meta.filename.endsWith('.ts');
  return readActionMetadata(findPackageRoot(), isSource ? 'src/action.ts' : undefined);
}

export function findPackageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'action.yml')) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return folder;
}
