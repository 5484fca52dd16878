import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { JobClaims } from '../id-tokens/id-tokens.ts';
import { readActionMetadata, readOwnAction } from './action-metadata.ts';
import type { Annotation } from './annotations.ts';
import { eventPayload, type RunnerEvent, runnerEnvironment } from './environment.ts';
import { readFileCommands, type WrittenFiles } from './file-commands.ts';
import { createJobFiles } from './files.ts';
import { createMasks } from './masks.ts';
import { createMatchers, readMatchers } from './matchers.ts';
import { orphansOf } from './orphans.ts';
import { readOutput } from './output.ts';
import { createStep } from './step.ts';

export type { Annotation } from './annotations.ts';
export type { RunnerEvent } from './environment.ts';
export { createStep, type Step, type StepOptions } from './step.ts';

/** The part of a local cloud that a job meets. */
export interface JobCloud {
  readonly env: Readonly<Record<string, string>>;
  readonly github: {
    runnerEnv(job: JobClaims): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  };
}

export interface ActionOptions {
  /** Absolute path of the checkout: the job's working directory. */
  readonly workspace: string;
  readonly event: RunnerEvent;
  /** Inputs by name; the others have the defaults of `action.yml`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The services that the job meets. Absent: those of the real world. */
  readonly cloud?: JobCloud;
  /** Whether the job has the permission `id-token: write`. It needs a cloud. */
  readonly idToken: boolean;
  /** The environment that the job names. */
  readonly jobEnvironment?: string;
  /** Changes to the claims of the id token. */
  readonly claims?: Partial<JobClaims>;
  readonly extraEnv?: Readonly<Record<string, string>>;
  /** Values that the job hides from its start, as GitHub does with the secrets that a workflow names. */
  readonly masked?: readonly string[];
  /** Files of problem matchers that earlier steps of the job have installed; `actions/setup-node` installs two. */
  readonly matchers?: readonly string[];
  /** Called with each entry of the log as a person sees it. */
  readonly onLine?: (line: string) => void;
  /**
   * A program, and what stands before Node and its arguments in its command line: what a machine is short of, as in
   * `prlimit --nofile=64`.
   */
  readonly launcher?: readonly string[];
  /** Folder with `action.yml`. Default: this package's. */
  readonly actionRoot?: string;
}

export interface ActionResult extends WrittenFiles {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Both streams as they were written, masked nowhere. */
  readonly stdout: string;
  readonly stderr: string;
  /** Whether the runner calls the step a success: an exit code of 0 is not enough where it could not obey the step. */
  readonly conclusion: 'success' | 'failure';
  /** Values that the step has hidden. */
  readonly masks: readonly string[];
  /** The log as a person sees it. */
  readonly visible: string;
  readonly annotations: readonly Annotation[];
  /**
   * A text as the job shows it from now on. Outputs of a job and an environment's address that it changes are dropped
   * by GitHub.
   */
  hide(text: string): string;
  /** From start to end. */
  readonly milliseconds: number;
}

export interface RunningAction extends AsyncDisposable {
  readonly pid: number;
  /** `RUNNER_TEMP`, there until the action is disposed. */
  readonly tempDir: string;
  readonly done: Promise<ActionResult>;
  /** The job's own credential towards GitHub's services. Every action has it in its environment. */
  readonly runtimeToken: string;
  /** Sends a signal to the action alone, as a runner that cancels does. */
  signal(signal: NodeJS.Signals): void;
  /** Processes that it has left behind, found as the runner finds them; it ends them with the job. */
  orphans(): readonly number[];
  /**
   * The first line of either stream that matches, as it was written, those before the call included.
   * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when the action ends without it
   */
  line(pattern: RegExp): Promise<string>;
  /** Ends the action if it runs, and what it has left behind; removes its folders. */
  dispose(): Promise<void>;
}

/**
 * Runs the action in a process of its own, as the GitHub runner does: fresh variables, inputs, an event, command files.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when there is no built action
 */
export async function startAction(options: ActionOptions): Promise<RunningAction> {
  const { event, workspace, cloud } = options;
  const { actionRoot } = options;
  const action = await (actionRoot ? readActionMetadata(actionRoot) : readOwnAction());
  const files = await createJobFiles(eventPayload(event));
  const env: Record<string, string> = {
    ...runnerEnvironment(event, files, workspace, { ...action.defaults, ...options.inputs }),
    ...cloud?.env,
    ...(options.idToken && cloud ? await cloud.github.runnerEnv(claimsOf(options)) : {}),
    ...options.extraEnv,
  };
  const { ACTIONS_RUNTIME_TOKEN: runtimeToken = '', RUNNER_TRACKING_ID: trackingId = '' } = env;
  const masks = createMasks();
  for (const value of [runtimeToken, ...(options.masked ?? [])]) masks.add(value);
  const matchers = createMatchers(workspace);
  for (const file of options.matchers ?? []) matchers.add(readMatchers(path.resolve(workspace, file)));
  const step = createStep({ workspace, env, masks, matchers, onEntry: options.onLine });
  const startedAt = performance.now();
  const [program = process.execPath, ...args] = [...(options.launcher ?? []), process.execPath, action.main];
  const child = spawn(program, args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = readOutput(child, step);
  const done = output.ended.then(async ({ code, signal }): Promise<ActionResult> => {
    const milliseconds = performance.now() - startedAt;
    const written = await readFileCommands(files, step);
    const { entries, annotations, failed } = step.log;
    return {
      code,
      signal,
      conclusion: code === 0 && !failed ? 'success' : 'failure',
      ...output.texts(),
      masks: masks.values.filter((value) => value !== runtimeToken),
      visible: entries.join('\n'),
      annotations,
      ...written,
      milliseconds,
      hide: masks.hide,
    };
  });
  // Who only waits for a line must not be brought down by the end of the run.
  done.catch(() => undefined);
  const orphans = () => orphansOf(trackingId).filter((pid) => pid !== child.pid);
  const endAll = () => {
    child.kill('SIGKILL');
    for (const pid of orphans()) end(pid);
  };
  // Where this process ends without waiting, as after a second Ctrl-C.
  const onExit = () => {
    endAll();
    rmSync(files.root, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  const dispose = async () => {
    child.kill('SIGKILL');
    await done.catch(() => undefined);
    endAll();
    await rm(files.root, { recursive: true, force: true });
    process.removeListener('exit', onExit);
  };
  return {
    pid: child.pid ?? 0,
    tempDir: files.temp,
    done,
    runtimeToken,
    signal: (signal) => void child.kill(signal),
    orphans,
    line: output.line,
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function claimsOf({ event, jobEnvironment, claims }: ActionOptions): JobClaims {
  return {
    repository: event.repository,
    ref: event.ref,
    sha: event.sha,
    eventName: event.name,
    runId: event.runId ?? '1',
    runAttempt: event.runAttempt ?? '1',
    environment: jobEnvironment,
    ...claims,
  };
}
