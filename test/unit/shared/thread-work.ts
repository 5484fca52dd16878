import { openSync } from 'node:fs';
import { threadId, workerData } from 'node:worker_threads';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';

/** A task for the threads of these tests. */
export interface TestTask {
  /** How long the thread is busy, in milliseconds. */
  readonly busy?: number;
  readonly say?: string;
  readonly fail?: 'code' | 'defect' | 'exit';
  readonly buffer?: ArrayBuffer;
  /** A file that the thread opens and leaves open. */
  readonly open?: string;
}

export interface TestResult {
  readonly output: string | undefined;
  readonly data: unknown;
  readonly thread: number;
  readonly buffer: ArrayBuffer | undefined;
}

export function testWork({ busy = 0, say, fail, buffer, open }: TestTask): TestResult {
  for (const end = performance.now() + busy; performance.now() < end; );
  if (open !== undefined) openSync(open, 'r');
  if (fail === 'code')
    throw new SiteDeployError('PACKAGE_FILE_CHANGED', 'It changed.', {
      facts: ['a fact'],
      remedy: 'Do this.',
    });
  if (fail === 'defect') throw new TypeError('a defect');
  if (fail === 'exit') process.exit(3);
  return { output: say, data: workerData, thread: threadId, buffer };
}
