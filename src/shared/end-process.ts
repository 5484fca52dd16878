import type { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Env } from './child-environment.ts';
import { SiteDeployError } from './errors/error.ts';

type Output = Pick<Writable, 'write' | 'destroyed' | 'on'>;

export interface EndingProcess {
  readonly stdout: Output;
  readonly stderr: Output;
  exitCode?: number | string | null | undefined;
  prependListener(name: 'exit', listener: () => void): unknown;
  exit(code: number): never;
}

/**
 * Lets the work finish even if the output is closed or the disk is full.
 * @returns a function that returns the first error that made stdout lose data. A closed pipe is
 * intentional and doesn't count
 */
export function outliveOutput({ stdout, stderr }: Pick<EndingProcess, 'stdout' | 'stderr'>) {
  let lost: NodeJS.ErrnoException | undefined;
  stderr.on('error', () => undefined);
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') lost ??= error;
  });
  return () => lost;
}

/**
 * Makes the process exit with the code that `end` returns, even if other code calls `process.exit`.
 * @param end returns that code, after reporting an outcome if none was reported yet
 */
export function endWith(ending: EndingProcess, end: () => number): void {
  // Run before other listeners, which may end the process.
  ending.prependListener('exit', () => {
    ending.exitCode = end();
  });
}

export function endedEarly(): SiteDeployError {
  return new SiteDeployError('ENDED_EARLY', 'The process was ended before the run was over.');
}

/** Exits after flushing, because `process.exit` drops output that a slow reader hasn't consumed. */
export async function exitProcess(
  ending: Pick<EndingProcess, 'stdout' | 'stderr' | 'exit'>,
  code: number,
): Promise<never> {
  await flushOutput(ending);
  return ending.exit(code);
}

export async function flushOutput(ending: Pick<EndingProcess, 'stdout' | 'stderr'>): Promise<void> {
  await Promise.all([ending.stdout, ending.stderr].map(written));
}

/** Resolves after all previous writes, or when the reader is gone. */
function written(stream: Output): Promise<void> {
  if (stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => void stream.write('', () => resolve()));
}

interface DebuggedProcess {
  readonly pid: number;
  readonly stderr: object & { write(text: string): boolean };
}

/**
 * Omits Node's debug output (`NODE_DEBUG`) from stderr, because it contains headers in plain text
 * and may reach a runner before the masks do. Passes other text through `redact`.
 */
export function guardStderr(
  process: DebuggedProcess,
  env: Env,
  report: (line: string) => void,
  redact: (text: string) => string = (text) => text,
): void {
  const { NODE_DEBUG: debug = '' } = env;
  const { pid, stderr } = process;
  const write = stderr.write.bind(stderr);
  const isDebugLine = (text: string) =>
    debug !== '' && new RegExp(`^[\\w-]+ ${pid}: `).test(stripVTControlCharacters(text));
  const guarded = (chunk: unknown, ...rest: unknown[]): boolean => {
    if (typeof chunk !== 'string') return Reflect.apply(write, stderr, [chunk, ...rest]);
    return Reflect.apply(write, stderr, [isDebugLine(chunk) ? '' : redact(chunk), ...rest]);
  };
  Object.assign(stderr, { write: guarded });
  if (debug !== '')
    report(`The log omits NODE_DEBUG=${debug} output: it contains credentials in plain text.`);
}
