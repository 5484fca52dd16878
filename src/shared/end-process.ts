import type { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Env } from './child-environment.ts';

export interface EndingProcess {
  readonly stdout: Pick<Writable, 'write' | 'destroyed'>;
  readonly stderr: Pick<Writable, 'write' | 'destroyed'>;
  readonly exitCode?: number | string | null;
  exit(code: number): never;
}

/** Flushes first: `process.exit` loses output that a slow reader has not consumed yet. */
export async function exitProcess(ending: EndingProcess, code: number): Promise<never> {
  await Promise.all([ending.stdout, ending.stderr].map(written));
  return ending.exit(code || Number(ending.exitCode ?? 0));
}

/** A write's callback runs after all previous writes, or with an error if the reader is gone. */
function written(stream: EndingProcess['stdout']): Promise<void> {
  if (stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => void stream.write('', () => resolve()));
}

interface DebuggedProcess {
  readonly pid: number;
  readonly stderr: object & { write(text: string): boolean };
}

/** Debug lines contain plain-text headers, and a runner reads them before the masks. */
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
