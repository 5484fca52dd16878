import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';

export interface ExecOptions {
  /** Absolute path of the folder to run in. */
  readonly cwd: string;
  /** The whole environment of the tool, which is also looked up in its `PATH`. */
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The tool is ended after so many milliseconds. Default 30,000. */
  readonly limitMs?: number;
}

/** How a tool has ended. */
export type ExecResult =
  | { readonly kind: 'exited'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** It did not start: it is not installed, or the folder is not there. */
  | { readonly kind: 'not started'; readonly reason: string }
  /** A signal ended it: from outside, at the time limit, or because it printed too much. */
  | { readonly kind: 'killed'; readonly reason: string; readonly stdout: string; readonly stderr: string };

/**
 * Runs a tool of the machine, such as git, that answers within seconds. It gets no input, and nothing that it prints is
 * shown.
 * @throws the signal's reason when it aborts, and nothing else
 */
export type Exec = (tool: string, args: readonly string[], options: ExecOptions) => Promise<ExecResult>;

const defaultLimitMs = 30_000;
/** How long a tool may take to end by itself once it was told to. */
const graceMs = 1_000;
/** How long something that the tool left behind may hold its output open. */
const leftOverMs = 500;
/**
 * Longest output of each kind in bytes. The package keeps an unfinished line whole and searches it anew with every
 * chunk.
 */
const mostBytes = 4 << 20;

/** A call that is under way. */
interface Call {
  child: ChildProcess | undefined;
}

/**
 * Runs tools by `@actions/exec`, which finds them, quotes for each system and collects what they print. It has no time
 * limit and no way to end a tool. So the process is taken from the channel on which Node announces every process that
 * it starts (https://nodejs.org/api/diagnostics_channel.html#child-process); the asynchronous context tells to which
 * call it belongs. The tool alone is ended, not what it has started: for what starts others there is `process.ts`.
 */
export function createExec(): Exec {
  const calls = new AsyncLocalStorage<Call>();
  return async (tool, args, options) => {
    const { signal, limitMs = defaultLimitMs } = options;
    signal.throwIfAborted();
    const file = await findTool(tool, options.env);
    if (file === undefined) return { kind: 'not started', reason: `"${tool}" is not installed` };
    if (!(await isFolder(options.cwd))) return { kind: 'not started', reason: `there is no folder ${options.cwd}` };
    // Loaded with the first call: not every run needs a tool.
    const { exec } = await import('@actions/exec');
    signal.throwIfAborted();

    const limit = AbortSignal.timeout(limitMs);
    const tooMuch = new AbortController();
    const stop = AbortSignal.any([signal, limit, tooMuch.signal]);
    const [stdout, stderr] = [collector(() => tooMuch.abort()), collector(() => tooMuch.abort())];
    const call: Call = { child: undefined };
    let kill: NodeJS.Timeout | undefined;
    const end = () => {
      call.child?.kill('SIGTERM');
      kill ??= setTimeout(() => call.child?.kill('SIGKILL'), graceMs);
    };
    const onStart = (message: unknown) => {
      if (calls.getStore() !== call) return;
      const { process: child } = message as { process: ChildProcess };
      call.child = child;
      child.once('spawn', () => {
        // A tool that ends without reading makes the end of its input fail, which would end this process.
        child.stdin?.on('error', () => undefined);
        if (stop.aborted) end();
      });
    };
    subscribe('child_process', onStart);
    stop.addEventListener('abort', end, { once: true });
    try {
      const running = calls.run(call, () =>
        exec(quote(file), [...args], {
          cwd: options.cwd,
          env: { ...options.env },
          silent: true,
          ignoreReturnCode: true,
          delay: leftOverMs,
          // Without it the tool's input stays open, and a tool that reads it waits for ever.
          input: Buffer.alloc(0),
          listeners: { stdout: stdout.take, stderr: stderr.take },
        }),
      );
      // `null` where a signal has ended it, whatever the package declares.
      const code: number | null = await running;
      signal.throwIfAborted();
      const printed = { stdout: stdout.text(), stderr: stderr.text() };
      if (tooMuch.signal.aborted)
        return { kind: 'killed', reason: `it printed more than ${mostBytes} bytes`, ...printed };
      if (code !== null) return { kind: 'exited', code, ...printed };
      const reason = limit.aborted
        ? `it took longer than ${limitMs / 1000} s`
        : `it was ended by ${call.child?.signalCode}`;
      return { kind: 'killed', reason, ...printed };
    } catch (error) {
      signal.throwIfAborted();
      return { kind: 'not started', reason: error instanceof Error ? error.message : String(error) };
    } finally {
      clearTimeout(kill);
      stop.removeEventListener('abort', end);
      unsubscribe('child_process', onStart);
      // What the tool left behind may hold these open, and with them this process.
      call.child?.stdout?.destroy();
      call.child?.stderr?.destroy();
    }
  };
}

/** The tool's absolute path. The package itself would look in the `PATH` of this process. */
async function findTool(tool: string, env: ExecOptions['env']): Promise<string | undefined> {
  const isWindows = path.sep === '\\';
  const variable = (name: string) =>
    Object.entries(env).find(([key]) => (isWindows ? key.toUpperCase() : key) === name)?.[1];
  const endings = isWindows ? (variable('PATHEXT') ?? '.EXE;.CMD;.BAT').split(';') : [''];
  const folders = (variable('PATH') ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  for (const file of folders.flatMap((folder) => endings.map((ending) => path.join(folder, tool + ending)))) {
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

/** The package splits a command line at spaces; a path is one word only in quotes. */
function quote(file: string): string {
  return `"${file.replaceAll('"', '\\"')}"`;
}

/** Collects bytes as text, up to `mostBytes`. @param onTooMuch called when there is more */
function collector(onTooMuch: () => void) {
  const decoder = new StringDecoder('utf8');
  let text = '';
  let bytes = 0;
  return {
    take(chunk: Buffer) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) onTooMuch();
      else text += decoder.write(chunk);
    },
    text: () => text + decoder.end(),
  };
}
