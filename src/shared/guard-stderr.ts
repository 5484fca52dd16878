import { stripVTControlCharacters } from 'node:util';
import type { Env } from './child-environment.ts';

interface DebuggedProcess {
  readonly pid: number;
  readonly stderr: object & { write(text: string): boolean };
}

/**
 * Suppresses Node's own debug lines (NODE_DEBUG), each written at once: they contain headers and
 * queries in plain text, and a runner reads stderr before it gets the masks on stdout.
 * @param say reports that lines are missing
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
