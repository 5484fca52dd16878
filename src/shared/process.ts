import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { LineSplitter } from './line-splitter.ts';

export interface CommandOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Called for each line of stdout or stderr, without its newline; cut at 64 kB. */
  readonly onLine: (line: string) => void;
  readonly signal: AbortSignal;
  /** Called once it runs; not called if the system can't start it. */
  readonly onStart?: () => void;
}

export interface CommandResult {
  readonly code: number | null;
  readonly killedBy: NodeJS.Signals | null;
}

/** How long a command and its children may take to exit after SIGTERM, in milliseconds. */
const graceMs = 600;
/** How long killed processes may take to disappear, in ms: on a busy host they wait their turn. */
const goneMs = 500;

// The site's build and the platform's upload client start child processes, which must end with
// them: after a cancel, nothing may change files or upload any more. Neither `@actions/exec` (see
// `exec.ts`, for tools that answer at once) nor any other package we examined terminates a process
// group and waits until it is gone.

/**
 * In the system's shell, as npm runs scripts, without input. Background processes it leaves are
 * terminated with it, so that nothing changes files afterwards, and so are all children when the
 * signal aborts, before the promise rejects.
 */
export function runCommand(command: string, options: CommandOptions): Promise<CommandResult> {
  return run(command, [], true, options);
}

/** Without a shell. Rejects with the system's error if it can't be started. */
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
    // A separate process group, so that all children can be terminated as well.
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
  signal.addEventListener('abort', terminate, { once: true });
  if (child.pid !== undefined) onStart?.();
  // A second Ctrl-C exits at once.
  const onExit = () => void killGroup(child, 'SIGKILL');
  process.once('exit', onExit);
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
    // Remaining processes have closed their output, and nobody waits for them.
    killGroup(child, 'SIGKILL');
    // Limited: an unreaped zombie stays in its group.
    for (
      const until = performance.now() + goneMs;
      performance.now() < until && killGroup(child, 0);
    )
      await pause(5);
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(limit);
    process.removeListener('exit', onExit);
    signal.removeEventListener('abort', terminate);
  }
}

/** @param signal 0 only checks @returns whether the group still exists */
export function killGroup(childProcess: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  const { pid, exitCode } = childProcess;
  if (pid === undefined) return false;
  if (process.platform === 'win32') {
    // Windows has no process groups: a tree can be found only while its root exists.
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
