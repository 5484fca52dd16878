import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { IdTokens, JobClaims } from '../id-tokens/id-tokens.ts';
import { readActionMetadata, readOwnAction } from './action-metadata.ts';
import { type Annotation, createLogReader } from './commands.ts';
import { eventPayload, type RunnerEvent, runnerEnvironment } from './environment.ts';
import { createJobFiles, readJobFiles, type WrittenFiles } from './files.ts';

export type { Annotation } from './commands.ts';
export type { RunnerEvent } from './environment.ts';

/** The part of a local cloud that a job meets. */
export interface JobCloud {
  readonly env: Readonly<Record<string, string>>;
  readonly github: Pick<IdTokens, 'runnerEnv'>;
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
  /** Called with each line as a reader of the log sees it, masked. */
  readonly onLine?: (line: string) => void;
  /** Folder with `action.yml`. Default: this package's. */
  readonly actionRoot?: string;
}

export interface ActionResult extends WrittenFiles {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Both streams as they were written, masked nowhere. */
  readonly stdout: string;
  readonly stderr: string;
  /** Values that the step asked to mask. */
  readonly masks: readonly string[];
  /** Both streams as a reader of the log sees them. */
  readonly visible: string;
  readonly annotations: readonly Annotation[];
  /** From start to end. */
  readonly milliseconds: number;
}

export interface RunningAction extends AsyncDisposable {
  readonly pid: number;
  /** `RUNNER_TEMP`, there until the action is disposed. */
  readonly tempDir: string;
  readonly done: Promise<ActionResult>;
  /** Sends a signal to the action alone, as a runner that cancels does. */
  signal(signal: NodeJS.Signals): void;
  /**
   * The first line of either stream that matches, as it was written, those before the call included.
   * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when the action ends without it
   */
  line(pattern: RegExp): Promise<string>;
  /** Ends the action if it runs, and removes its folders. */
  dispose(): Promise<void>;
}

/**
 * Runs the action in a process of its own, as the GitHub runner does: fresh variables, inputs, an event, command files.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when there is no built action
 */
export async function startAction(options: ActionOptions): Promise<RunningAction> {
  const { event, workspace, cloud } = options;
  const { actionRoot } = options;
  const action = await (actionRoot === undefined ? readOwnAction() : readActionMetadata(actionRoot));
  const files = await createJobFiles(eventPayload(event));
  const env = {
    ...runnerEnvironment(event, files, workspace, { ...action.defaults, ...options.inputs }),
    ...cloud?.env,
    ...(options.idToken && cloud !== undefined ? cloud.github.runnerEnv(claimsOf(options)) : {}),
    ...options.extraEnv,
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [action.main], { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = collect(child, options.onLine);
  const done = log.ended.then(async ({ code, signal }): Promise<ActionResult> => {
    const milliseconds = performance.now() - startedAt;
    return { code, signal, ...log.texts(), ...(await readJobFiles(files)), milliseconds };
  });
  // Who only waits for a line must not be brought down by the end of the run.
  done.catch(() => undefined);
  const dispose = async () => {
    child.kill('SIGKILL');
    await done.catch(() => undefined);
    await rm(files.root, { recursive: true, force: true });
  };
  return {
    pid: child.pid ?? 0,
    tempDir: files.temp,
    done,
    signal: (signal) => void child.kill(signal),
    line: log.line,
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

function claimsOf({ event, jobEnvironment, claims }: ActionOptions): JobClaims {
  return {
    repository: event.repository,
    ref: event.ref,
    sha: event.sha,
    eventName: event.name,
    runId: event.runId ?? '1',
    runAttempt: event.runAttempt ?? '1',
    ...(jobEnvironment === undefined ? {} : { environment: jobEnvironment }),
    ...claims,
  };
}

function collect(child: ChildProcess, onLine: ((line: string) => void) | undefined) {
  const reader = createLogReader();
  const written: string[] = [];
  const visible: string[] = [];
  const text = { stdout: '', stderr: '' };
  let watchers: { pattern: RegExp; resolve(line: string): void; reject(error: unknown): void }[] = [];
  const follow = (name: 'stdout' | 'stderr', stream: Readable | null) => {
    if (stream === null) return;
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text[name] += chunk;
    });
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      written.push(line);
      const shown = reader.read(line);
      if (shown !== undefined) visible.push(shown);
      if (shown !== undefined) onLine?.(shown);
      for (const watcher of watchers) if (line.search(watcher.pattern) !== -1) watcher.resolve(line);
    });
  };
  follow('stdout', child.stdout);
  follow('stderr', child.stderr);

  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const { pattern, reject: fail } of watchers) fail(endedWithout(pattern, visible));
      watchers = [];
      resolve({ code, signal });
    });
  });
  return {
    ended,
    texts: () => ({ ...text, masks: reader.masks, annotations: reader.annotations, visible: visible.join('\n') }),
    line(pattern: RegExp): Promise<string> {
      const before = written.find((line) => line.search(pattern) !== -1);
      if (before !== undefined) return Promise.resolve(before);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      promise.catch(() => undefined);
      if (child.exitCode !== null || child.signalCode !== null) reject(endedWithout(pattern, visible));
      else watchers.push({ pattern, resolve, reject });
      return promise;
    },
  };
}

function endedWithout(pattern: RegExp, visible: readonly string[]): SiteDeployError {
  return new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `The action ended without a line like ${pattern}.`, {
    facts: visible.slice(-20),
  });
}
