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
 * Lets the work finish even if nobody reads its output any longer, or the disk is full.
 * @returns the first error of stdout that lost data. A closed pipe doesn't count: it is intentional
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
 * Ends the process with the code of its outcome, even if something else ends it, such as an agent
 * that calls `process.exit`. @param end returns that code; reports first if there was no outcome
 * yet
 */
export function endWith(ending: EndingProcess, end: () => number): void {
  // Other listeners may end the process at once.
  ending.prependListener('exit', () => {
    ending.exitCode = end();
  });
}

export function endedEarly(): SiteDeployError {
  return new SiteDeployError('ENDED_EARLY', 'The process was ended before the run was over.');
}

/** Flushes first, because `process.exit` drops output that a slow reader hasn't consumed yet. */
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

/** A write's callback runs after all previous writes, or with an error if the reader is gone. */
function written(stream: Output): Promise<void> {
  if (stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => void stream.write('', () => resolve()));
}

interface DebuggedProcess {
  readonly pid: number;
  readonly stderr: object & { write(text: string): boolean };
}

/**
 * Debug lines contain headers in plain text, and a runner might read them before it reads the
 * masks.
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
