import type { Writable } from 'node:stream';

export interface EndingProcess {
  readonly stdout: Pick<Writable, 'write' | 'destroyed'>;
  readonly stderr: Pick<Writable, 'write' | 'destroyed'>;
  exit(code: number): never;
}

/**
 * Once all output is flushed. An unanswered connection would keep a finished run alive, and
 * `process.exit` alone loses output that a slow reader has not consumed yet.
 */
export async function exitProcess(ending: EndingProcess, code: number): Promise<never> {
  await Promise.all([ending.stdout, ending.stderr].map(written));
  return ending.exit(code);
}

/** A write's callback runs after all previous writes, and with an error if the reader is gone. */
function written(stream: EndingProcess['stdout']): Promise<void> {
  if (stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => void stream.write('', () => resolve()));
}
