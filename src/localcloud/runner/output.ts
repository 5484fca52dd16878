import type { Readable } from 'node:stream';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { cutLines } from './lines.ts';
import type { Step } from './step.ts';

export interface ExitResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface WritingProcess extends Readonly<Record<StreamName, Readable | null>> {
  once(event: 'error', listener: (error: Error) => void): unknown;
  once(event: 'exit', listener: () => void): unknown;
  once(
    event: 'close',
    listener: (code: number | null, signal: NodeJS.Signals | null) => void,
  ): unknown;
}

export interface ProcessOutput {
  readonly exited: Promise<ExitResult>;
  texts(): { readonly stdout: string; readonly stderr: string };
  line(pattern: RegExp): Promise<string>;
}

type StreamName = 'stderr' | 'stdout';

/** After the end of the process, in milliseconds: an orphaned process may hold the stream open. */
const lingerMs = 5_000;

/** Of lines that wait at the same time, the runner shows stderr before stdout. */
export function readOutput(child: WritingProcess, step: Pick<Step, 'read' | 'log'>): ProcessOutput {
  const written: string[] = [];
  const bytes: Record<StreamName, Buffer[]> = { stderr: [], stdout: [] };
  const waiting: Record<StreamName, string[]> = { stderr: [], stdout: [] };
  let watchers: { pattern: RegExp; resolve(line: string): void; reject(error: unknown): void }[] =
    [];
  let scheduled = false;
  const drain = () => {
    scheduled = false;
    for (const line of [...waiting.stderr.splice(0), ...waiting.stdout.splice(0)]) {
      written.push(line);
      step.read(line);
      for (const watcher of watchers)
        if (line.search(watcher.pattern) !== -1) watcher.resolve(line);
    }
  };
  const follow = (name: StreamName, stream: Readable | null) => {
    const cutter = cutLines((line) => {
      waiting[name].push(line);
      if (!scheduled) setImmediate(drain);
      scheduled = true;
    });
    stream?.on('data', (chunk: Buffer) => {
      bytes[name].push(chunk);
      cutter.write(chunk);
    });
    return cutter;
  };
  const cutters = [follow('stderr', child.stderr), follow('stdout', child.stdout)];

  const missing = (pattern: RegExp) =>
    new SiteDeployError(
      'LOCAL_CLOUD_UNAVAILABLE',
      `The action exited without printing a line that matches ${pattern}.`,
      { facts: step.log.entries.slice(-20) },
    );
  let hasExited = false;
  const ended = new Promise<ExitResult>((resolve, reject) => {
    let linger: NodeJS.Timeout | undefined;
    child.once('error', reject);
    child.once('exit', () => {
      linger = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, lingerMs);
    });
    child.once('close', (code, signal) => {
      clearTimeout(linger);
      for (const cutter of cutters) cutter.end();
      drain();
      hasExited = true;
      for (const { pattern, reject: fail } of watchers) fail(missing(pattern));
      watchers = [];
      resolve({ code, signal });
    });
  });
  return {
    exited: ended,
    texts: () => ({ stdout: toText(bytes.stdout), stderr: toText(bytes.stderr) }),
    line(pattern) {
      const before = written.find((line) => line.search(pattern) !== -1);
      if (before !== undefined) return Promise.resolve(before);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      promise.catch(() => undefined);
      if (hasExited) reject(missing(pattern));
      else watchers.push({ pattern, resolve, reject });
      return promise;
    },
  };
}

function toText(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}
