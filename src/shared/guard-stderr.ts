import { stripVTControlCharacters } from 'node:util';
import type { Env } from './child-environment.ts';

/** What `process` offers of it. */
interface DebuggedProcess {
  readonly pid: number;
  readonly stderr: object & { write(text: string): boolean };
}

/**
 * Keeps Node's own debug lines (NODE_DEBUG) from being printed. They hold headers and queries in clear, and go to
 * stderr: a runner reads that before the masks that it is told on stdout. Node prints each by one write.
 * @param say tells the person that lines are missing
 * @param shown makes of everything else what may be shown
 */
export function guardStderr(
  { pid, stderr }: DebuggedProcess,
  { NODE_DEBUG: debug = '' }: Env,
  say: (line: string) => void,
  shown: (text: string) => string = (text) => text,
): void {
  const write = stderr.write.bind(stderr);
  const isDebugLine = (text: string) =>
    debug !== '' && new RegExp(`^[\\w-]+ ${pid}: `).test(stripVTControlCharacters(text));
  const guarded = (chunk: unknown, ...rest: unknown[]): boolean => {
    if (typeof chunk !== 'string') return Reflect.apply(write, stderr, [chunk, ...rest]);
    return Reflect.apply(write, stderr, [isDebugLine(chunk) ? '' : shown(chunk), ...rest]);
  };
  Object.assign(stderr, { write: guarded });
  if (debug !== '') say(`The log leaves out what NODE_DEBUG=${debug} would show: it holds credentials in clear.`);
}
