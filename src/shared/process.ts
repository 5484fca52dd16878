import { type ChildProcess, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeExit } from './before-exit.ts';

export interface CommandOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /**
   * Called for each line of stdout and stderr, without its line break. Lines are cut at 65,536
   * characters.
   */
  readonly onLine: (line: string) => void;
  readonly signal: AbortSignal;
  readonly onStart?: () => void;
}

export interface CommandResult {
  readonly code: number | null;
  readonly killedBy: NodeJS.Signals | null;
}

/** Time in ms in which a command and its children have to exit after SIGTERM. */
const graceMs = 600;
/** Time in ms in which killed processes have to disappear, which takes longer on a busy host. */
const goneMs = 500;

// After a cancellation, no process of a command may keep running. No known npm package waits for a
// whole process group.

/**
 * Runs a command in the system's shell, without input. Terminates processes that the command leaves
 * behind.
 */
export function runCommand(command: string, options: CommandOptions): Promise<CommandResult> {
  return run(command, [], true, options);
}

/** Runs a program without a shell. Rejects with the system's error if it can't be started. */
export function runProgram(file: string, options: CommandOptions, args: readonly string[] = []) {
  return run(file, args, false, options);
}

async function run(
  command: string,
  args: readonly string[],
  shell: boolean,
  options: CommandOptions,
): Promise<CommandResult> {
  const { cwd, env, onLine, signal, onStart } = options;
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let limit: NodeJS.Timeout | undefined;
  const terminate = () => {
    killGroup(child, 'SIGTERM');
    limit ??= setTimeout(() => {
      killGroup(child, 'SIGKILL');
      // A daemon that has left the group may keep the output open forever.
      child.stdout.destroy();
      child.stderr.destroy();
    }, graceMs);
  };
  signal.addEventListener('abort', terminate);
  if (child.pid !== undefined) onStart?.();
  const hasEnded = beforeExit(() => void killGroup(child, 'SIGKILL'));
  try {
    for (const stream of [child.stdout, child.stderr]) {
      const lines = new LineSplitter(onLine);
      stream.on('data', (chunk: Buffer) => lines.write(chunk)).once('close', () => lines.end());
    }
    const result = await new Promise<CommandResult>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', terminate);
      child.once('close', (code, killedBy) => resolve({ code, killedBy }));
    });
    killGroup(child, 'SIGKILL');
    for (
      const until = performance.now() + goneMs;
      performance.now() < until && killGroup(child, 0);
    )
      await pause(5);
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(limit);
    hasEnded();
    signal.removeEventListener('abort', terminate);
  }
}

/**
 * Signals a process group.
 * @param signal 0 only checks
 * @returns whether the group still exists; on Windows, always `false`
 */
export function killGroup(childProcess: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  const { pid, exitCode } = childProcess;
  if (pid === undefined) return false;
  if (process.platform === 'win32') {
    // Windows has no process groups, so child processes can only be found while the root process
    // exists.
    if (exitCode === null)
      spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true });
    return false;
  }
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * Maximum length of a line in characters. A program may print hundreds of MB without a line break.
 */
const maxLineLength = 64 << 10;
/** Maximum length in characters of a credential, which contains no blanks. */
const maxWordLength = 8 << 10;

/**
 * Splits output at LF, CRLF or CR. Cuts long lines between words, so that secrets stay in one
 * piece.
 */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  readonly #decoder = new StringDecoder('utf8');
  #line = '';
  #dropped = 0;
  #endsWithReturn = false;

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  write(chunk: Buffer): void {
    this.#read(this.#decoder.write(chunk));
  }

  end(): void {
    this.#read(this.#decoder.end());
    if (this.#line !== '' || this.#dropped > 0) this.#hand();
  }

  #read(text: string): void {
    let start = 0;
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) {
      // Skip the second half of a CRLF that is split between two chunks.
      const isSplitLineEnd = index === 0 && end === '\n' && this.#endsWithReturn;
      this.#append(text.slice(start, index));
      if (!isSplitLineEnd) this.#hand();
      start = index + end.length;
    }
    this.#append(text.slice(start));
    if (text !== '') this.#endsWithReturn = text.endsWith('\r');
  }

  #append(part: string): void {
    const free = Math.max(0, maxLineLength - this.#line.length);
    this.#line += part.slice(0, free);
    this.#dropped += Math.max(0, part.length - free);
  }

  #hand(): void {
    const line = this.#dropped === 0 ? this.#line : cut(this.#line, this.#dropped);
    this.#line = '';
    this.#dropped = 0;
    this.#onLine(line);
  }
}

function cut(line: string, dropped: number): string {
  const last = line.slice(-maxWordLength).search(/\s\S*$/);
  const head = line.slice(0, line.length - maxWordLength + Math.max(0, last));
  return `${head} … (${line.length - head.length + dropped} characters more)`;
}
