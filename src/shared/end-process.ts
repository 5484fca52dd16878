import type { Writable } from 'node:stream';

/** What `process` offers for its end. */
export interface EndingProcess {
  readonly stdout: Pick<Writable, 'write' | 'destroyed'>;
  readonly stderr: Pick<Writable, 'write' | 'destroyed'>;
  exit(code: number): never;
}

/**
 * Ends the process as soon as everything that it has written has been taken. Without it a connection that nobody
 * answers, or a timer of a package, would keep a run alive that has long given its verdict; and `process.exit` alone
 * loses what a slow reader of a pipe has not taken yet.
 */
export async function endProcess(ending: EndingProcess, code: number): Promise<never> {
  await Promise.all([ending.stdout, ending.stderr].map(written));
  return ending.exit(code);
}

/** The callback of a write comes after all writes before it, and with an error where nobody reads any more. */
function written(stream: EndingProcess['stdout']): Promise<void> {
  if (stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => void stream.write('', () => resolve()));
}
