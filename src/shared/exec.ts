import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeExit } from './before-exit.ts';
import type { Env } from './child-environment.ts';
import { getErrorMessage } from './errors/error.ts';
import { getStats } from './files.ts';
import { type CommandOptions, type CommandResult, killGroup } from './process.ts';

export interface ExecOptions extends Pick<CommandOptions, 'cwd' | 'env' | 'signal'> {
  /** Time limit in ms, after which the tool is terminated. Default: 30,000. */
  readonly limitMs?: number;
}

export type ExecResult =
  | {
      readonly kind: 'exited';
      readonly code: number;
      readonly stdout: string;
      readonly stderr: string;
    }
  | { readonly kind: 'not started'; readonly reason: string }
  | {
      readonly kind: 'killed';
      readonly reason: string;
      readonly stdout: string;
      readonly stderr: string;
    };

/**
 * Runs a tool that needs no input and finishes within seconds.
 * @throws only the signal's reason
 */
export type Exec = (
  tool: string,
  args: readonly string[],
  options: ExecOptions,
) => Promise<ExecResult>;

const defaultLimitMs = 30_000;
const graceMs = 1_000;
const leftOverMs = 500;
const maxBytes = 4 << 20;

/**
 * Creates a function that runs tools. On Windows, it uses `@actions/exec`, because a tool may be a
 * `.cmd` file, whose arguments need quoting.
 */
export function createExec(platform: NodeJS.Platform = process.platform): Exec {
  const run = platform === 'win32' ? runByToolkit : runInGroup;
  return async (tool, args, options) => {
    const { cwd, env, signal, limitMs = defaultLimitMs } = options;
    signal.throwIfAborted();
    const file = await findTool(tool, env);
    if (!file) return { kind: 'not started', reason: `"${tool}" is not installed` };
    if (!getStats(cwd)?.isDirectory())
      return { kind: 'not started', reason: `the folder ${cwd} does not exist` };
    signal.throwIfAborted();
    const call = new Call(signal, limitMs);
    try {
      const { code, killedBy } = await run(file, args, options, call);
      return call.toResult(code, killedBy);
    } catch (error) {
      return { kind: 'not started', reason: getErrorMessage(error) };
    } finally {
      signal.throwIfAborted();
    }
  };
}

async function runInGroup(
  file: string,
  args: readonly string[],
  { cwd, env }: ExecOptions,
  call: Call,
): Promise<CommandResult> {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(file, args, { cwd, env, stdio: [...stdio], detached: true });
  child.stdout.on('data', (chunk) => call.printed('stdout', chunk));
  child.stderr.on('data', (chunk) => call.printed('stderr', chunk));
  let kill: NodeJS.Timeout | undefined;
  const terminate = () => {
    killGroup(child, 'SIGTERM');
    kill ??= setTimeout(() => killGroup(child, 'SIGKILL'), graceMs);
  };
  call.stop.addEventListener('abort', terminate);
  const hasEnded = beforeExit(() => void killGroup(child, 'SIGKILL'));
  try {
    const closed = once(child, 'close');
    closed.catch(() => undefined);
    const [code, killedBy] = await once(child, 'exit');
    await Promise.race([closed, delay(leftOverMs, undefined, { ref: false })]);
    return { code, killedBy };
  } finally {
    clearTimeout(kill);
    call.stop.removeEventListener('abort', terminate);
    hasEnded();
    child.stdout.destroy();
    child.stderr.destroy();
  }
}

async function runByToolkit(
  file: string,
  args: readonly string[],
  { cwd, env }: ExecOptions,
  call: Call,
): Promise<CommandResult> {
  const { exec } = await import('@actions/exec');
  // Quote the path, because `@actions/exec` splits a command line at spaces.
  const running = exec(`"${file.replaceAll('"', '\\"')}"`, [...args], {
    cwd,
    env: { ...env },
    silent: true,
    ignoreReturnCode: true,
    delay: leftOverMs,
    listeners: {
      stdout: (chunk) => call.printed('stdout', chunk),
      stderr: (chunk) => call.printed('stderr', chunk),
    },
  });
  running.catch(() => undefined);
  const stopped = new AbortController();
  const atStop = once(call.stop, 'abort', { signal: stopped.signal }).then(
    () => null,
    () => null,
  );
  const code = call.stop.aborted ? null : await Promise.race([running, atStop]);
  stopped.abort();
  return { code, killedBy: null };
}

class Call {
  readonly stop: AbortSignal;
  readonly #limitMs: number;
  readonly #limit: AbortSignal;
  readonly #tooMuch = new AbortController();
  readonly #texts = { stdout: new BoundedText(), stderr: new BoundedText() };

  constructor(signal: AbortSignal, limitMs: number) {
    this.#limitMs = limitMs;
    this.#limit = AbortSignal.timeout(limitMs);
    this.stop = AbortSignal.any([signal, this.#limit, this.#tooMuch.signal]);
  }

  printed(stream: 'stdout' | 'stderr', chunk: Buffer): void {
    if (!this.#texts[stream].add(chunk)) this.#tooMuch.abort();
  }

  toResult(code: number | null, killedBy: NodeJS.Signals | null): ExecResult {
    const printed = { stdout: this.#texts.stdout.finish(), stderr: this.#texts.stderr.finish() };
    const killed = (reason: string): ExecResult => ({ kind: 'killed', reason, ...printed });
    if (this.#tooMuch.signal.aborted) return killed(`it printed more than ${maxBytes} bytes`);
    if (code !== null) return { kind: 'exited', code, ...printed };
    if (this.#limit.aborted) return killed(`it took longer than ${this.#limitMs / 1000} s`);
    return killed(`terminated by ${killedBy ?? 'the system'}`);
  }
}

class BoundedText {
  readonly #decoder = new StringDecoder('utf8');
  #text = '';
  #bytes = 0;

  add(chunk: Buffer): boolean {
    this.#bytes += chunk.byteLength;
    if (this.#bytes > maxBytes) return false;
    this.#text += this.#decoder.write(chunk);
    return true;
  }

  finish(): string {
    return this.#text + this.#decoder.end();
  }
}

/**
 * Returns the absolute path of a tool; `undefined` if it isn't in the `PATH` of `env`.
 * (`@actions/exec` would search this process's `PATH` instead.)
 */
export async function findTool(tool: string, env: Env): Promise<string | undefined> {
  const isWindows = path.sep === '\\';
  const variable = (name: string) =>
    Object.entries(env).find(([key]) => (isWindows ? key.toUpperCase() : key) === name)?.[1];
  const endings = isWindows ? (variable('PATHEXT') ?? '.EXE;.CMD;.BAT').split(';') : [''];
  const folders = (variable('PATH') ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  for (const file of folders.flatMap((dir) => endings.map((end) => path.join(dir, tool + end)))) {
    if (await isProgram(file)) return file;
  }
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return getStats(file)?.isFile() === true;
  } catch {
    return false;
  }
}
