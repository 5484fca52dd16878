import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { LineSplitter } from './line-splitter.ts';

export interface CommandOptions {
  readonly cwd: string;
  /** The whole environment of the child. */
  readonly env: Readonly<Record<string, string>>;
  /** One line of stdout or stderr, without its end; cut where it is longer than 64 kB. */
  readonly onLine: (line: string) => void;
  readonly signal: AbortSignal;
  /** Called once it runs; not where the system cannot start it. */
  readonly onStart?: () => void;
}

export interface CommandResult {
  /** Exit code; `null` when a signal ended it. */
  readonly code: number | null;
  readonly killedBy: NodeJS.Signals | null;
}

/** How long a command and its children may take to end by themselves after SIGTERM, in milliseconds. */
const graceMs = 600;
/** How long what was killed may take to be gone, in milliseconds: on a busy machine it waits for its turn to end. */
const goneMs = 500;

// The site's build and the platform's upload client start programs of their own, which have to end with them: after a
// cancel nothing may change files or upload any more. Neither `@actions/exec` (see `exec.ts`, for tools that answer at
// once) nor any package that was looked at ends a whole group of processes and waits until it is gone.

/**
 * Runs a command line in the system's shell, as npm runs scripts. It gets no input. What it leaves in the background is
 * ended with it, so that nothing changes files any more. When the signal aborts, the command is ended together with
 * everything that it started, and the promise rejects with the signal's reason once nothing of it writes any more.
 */
export function runCommand(command: string, options: CommandOptions): Promise<CommandResult> {
  return run(command, [], true, options);
}

/** Runs a program without a shell, in the same way. Rejects with the system's error where it cannot be started. */
export function runProgram(
  file: string,
  options: CommandOptions,
  args: readonly string[] = [],
): Promise<CommandResult> {
  return run(file, args, false, options);
}

async function run(
  command: string,
  args: readonly string[],
  shell: boolean,
  { cwd, env, onLine, signal, onStart }: CommandOptions,
): Promise<CommandResult> {
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that it can be ended with all its children.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let limit: NodeJS.Timeout | undefined;
  const end = () => {
    endGroup(child, 'SIGTERM');
    limit ??= setTimeout(() => {
      endGroup(child, 'SIGKILL');
      // A daemon that has left the group may hold the output open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
    }, graceMs);
  };
  signal.addEventListener('abort', end, { once: true });
  if (child.pid !== undefined) onStart?.();
  // A second Ctrl-C waits for nothing.
  const onExit = () => void endGroup(child, 'SIGKILL');
  process.once('exit', onExit);
  try {
    for (const stream of [child.stdout, child.stderr]) {
      const lines = new LineSplitter(onLine);
      stream.on('data', (chunk: Buffer) => lines.write(chunk)).once('close', () => lines.end());
    }
    const result = await new Promise<CommandResult>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', end);
      child.once('close', (code, killedBy) => resolve({ code, killedBy }));
    });
    // What is left now has closed its output, and nobody waits for it.
    endGroup(child, 'SIGKILL');
    // Not for ever: a zombie that nobody reaps stays in its group.
    for (const until = performance.now() + goneMs; performance.now() < until && endGroup(child, 0); ) await pause(5);
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(limit);
    process.removeListener('exit', onExit);
    signal.removeEventListener('abort', end);
  }
}

/** @param signal 0 only asks @returns whether there is a group still */
function endGroup({ pid, exitCode }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  if (process.platform === 'win32') {
    // There are no groups: a tree is found from its root, as long as that is there.
    if (exitCode === null) spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true });
    return false;
  }
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}
