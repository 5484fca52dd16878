import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { exec } from '@actions/exec';

export interface ExecOptions {
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** The tool's complete environment; the tool is also looked up in its `PATH`. */
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Timeout in milliseconds, after which the tool is terminated. Default 30,000. */
  readonly limitMs?: number;
}

/** Result of a tool. */
export type ExecResult =
  | {
      readonly kind: 'exited';
      readonly code: number;
      readonly stdout: string;
      readonly stderr: string;
    }
  /** It did not start: it is not installed, or the folder is not there. */
  | { readonly kind: 'not started'; readonly reason: string }
  /** A signal ended it: from outside, at the time limit, or because it printed too much. */
  | {
      readonly kind: 'killed';
      readonly reason: string;
      readonly stdout: string;
      readonly stderr: string;
    };

/**
 * Runs a tool of the host, such as git, that answers within seconds. It gets no input, and its
 * output is not shown.
 * @throws only the signal's reason, when it aborts
 */
export type Exec = (
  tool: string,
  args: readonly string[],
  options: ExecOptions,
) => Promise<ExecResult>;

const defaultLimitMs = 30_000;
/** How long a tool may take to exit after it was told to. */
const graceMs = 1_000;
/** How long processes left by the tool may keep its output open. */
const leftOverMs = 500;
/**
 * Maximum bytes per output stream. The package buffers an unfinished line and rescans it with every
 * chunk.
 */
const maxBytes = 4 << 20;

/**
 * Runs tools by `@actions/exec`, which finds them, quotes for each system and collects their
 * output. It has no timeout and can't terminate a tool, so the process is taken from the channel on
 * which Node announces every child process
 * (https://nodejs.org/api/diagnostics_channel.html#child-process); the asynchronous context maps it
 * to its call. Only the tool is terminated, not its children: use `process.ts` for tools that have
 * any.
 */
export function createExec(): Exec {
  const calls = new AsyncLocalStorage<Call>();
  return async (tool, args, options) => {
    const { cwd, env, signal, limitMs = defaultLimitMs } = options;
    signal.throwIfAborted();
    const file = await findTool(tool, env);
    if (!file) return { kind: 'not started', reason: `"${tool}" is not installed` };
    if (!(await isFolder(cwd)))
      return { kind: 'not started', reason: `the folder ${cwd} does not exist` };
    signal.throwIfAborted();

    using call = new Call(signal, limitMs);
    const onStart = (message: unknown) => {
      if (calls.getStore() === call) call.began((message as { process: ChildProcess }).process);
    };
    subscribe('child_process', onStart);
    try {
      const running = calls.run(call, () =>
        exec(quote(file), [...args], {
          cwd,
          env: { ...env },
          silent: true,
          ignoreReturnCode: true,
          delay: leftOverMs,
          // Otherwise the tool's input stays open, and a tool that reads it waits forever.
          input: Buffer.alloc(0),
          listeners: {
            stdout: (chunk) => call.printed('stdout', chunk),
            stderr: (chunk) => call.printed('stderr', chunk),
          },
        }),
      );
      const code = await running;
      signal.throwIfAborted();
      return call.toResult(code);
    } catch (error) {
      signal.throwIfAborted();
      return {
        kind: 'not started',
        reason: error instanceof Error ? error.message : String(error),
      };
    } finally {
      unsubscribe('child_process', onStart);
    }
  };
}

/**
 * A running tool: collects its output, and terminates it on timeout. Disposing of it releases the
 * process.
 */
class Call implements Disposable {
  readonly #limitMs: number;
  readonly #limit: AbortSignal;
  readonly #tooMuch = new AbortController();
  readonly #stop: AbortSignal;
  readonly #terminate = () => {
    this.#child?.kill('SIGTERM');
    this.#kill ??= setTimeout(() => this.#child?.kill('SIGKILL'), graceMs);
  };
  readonly #texts = { stdout: new BoundedText(), stderr: new BoundedText() };
  #child: ChildProcess | undefined;
  #kill: NodeJS.Timeout | undefined;

  constructor(signal: AbortSignal, limitMs: number) {
    this.#limitMs = limitMs;
    this.#limit = AbortSignal.timeout(limitMs);
    this.#stop = AbortSignal.any([signal, this.#limit, this.#tooMuch.signal]);
    this.#stop.addEventListener('abort', this.#terminate, { once: true });
  }

  began(child: ChildProcess): void {
    this.#child = child;
    child.once('spawn', () => {
      // A tool that exits without reading its input causes a write error, which would crash this
      // process.
      child.stdin?.on('error', () => undefined);
      if (this.#stop.aborted) this.#terminate();
    });
  }

  printed(stream: 'stdout' | 'stderr', chunk: Buffer): void {
    if (!this.#texts[stream].add(chunk)) this.#tooMuch.abort();
  }

  /** @param code `null` if a signal ended it, despite the package's types */
  toResult(code: number | null): ExecResult {
    const printed = { stdout: this.#texts.stdout.finish(), stderr: this.#texts.stderr.finish() };
    const killed = (reason: string): ExecResult => ({ kind: 'killed', reason, ...printed });
    if (this.#tooMuch.signal.aborted) return killed(`it printed more than ${maxBytes} bytes`);
    if (code !== null) return { kind: 'exited', code, ...printed };
    if (this.#limit.aborted) return killed(`it took longer than ${this.#limitMs / 1000} s`);
    return killed(`terminated by ${this.#child?.signalCode}`);
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#kill);
    this.#stop.removeEventListener('abort', this.#terminate);
    // Processes left by the tool may keep these open, and with them this process.
    this.#child?.stdout?.destroy();
    this.#child?.stderr?.destroy();
  }
}

/** Text decoded from bytes, up to `maxBytes`. */
class BoundedText {
  readonly #decoder = new StringDecoder('utf8');
  #text = '';
  #bytes = 0;

  /** @returns whether more fits */
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

/** Finds the tool's absolute path. The package itself would search the `PATH` of this process. */
async function findTool(tool: string, env: ExecOptions['env']): Promise<string | undefined> {
  const isWindows = path.sep === '\\';
  const variable = (name: string) =>
    Object.entries(env).find(([key]) => (isWindows ? key.toUpperCase() : key) === name)?.[1];
  const endings = isWindows ? (variable('PATHEXT') ?? '.EXE;.CMD;.BAT').split(';') : [''];
  const folders = (variable('PATH') ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  for (const file of folders.flatMap((folder) =>
    endings.map((ending) => path.join(folder, tool + ending)),
  )) {
    if (await isProgram(file)) return file;
  }
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

async function isFolder(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory();
  } catch {
    return false;
  }
}

/** The package splits a command line at spaces; a path must be quoted. */
function quote(file: string): string {
  return `"${file.replaceAll('"', '\\"')}"`;
}
