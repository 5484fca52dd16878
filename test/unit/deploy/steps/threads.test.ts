import { readdirSync, readlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startWorkers, type WorkerOptions } from '../../../../src/deploy/steps/threads.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { type TestResult, type TestTask, testWork } from '../../shared/thread-work.ts';

function start(threads: number, more: Partial<WorkerOptions<TestTask, TestResult>> = {}) {
  return startWorkers<TestTask, TestResult>({
    module: '../test/unit/shared/thread',
    threads,
    here: () => testWork,
    signal: new AbortController().signal,
    ...more,
  });
}

async function getResults(
  threads: number,
  tasks: Iterable<TestTask>,
  more?: Partial<WorkerOptions<TestTask, TestResult>>,
) {
  await using workers = start(threads, more);
  const results: TestResult[] = [];
  for await (const result of workers.work(tasks)) results.push(result);
  return results;
}

/** Returns whether this process has this test file open. */
function isOpen(): boolean {
  return readdirSync('/proc/self/fd').some((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === import.meta.filename;
    } catch {
      return false;
    }
  });
}

const catchError = (work: Promise<unknown>) =>
  work.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );

describe.each([0, 1, 3])('startWorkers with %d thread(s)', (threads) => {
  it('returns the results in the order of the tasks, even if some take longer', async () => {
    const tasks = Array.from({ length: 24 }, (_, index) => ({
      say: `${index}`,
      busy: index % 5 === 0 ? 12 : 0,
    }));
    const results = await getResults(threads, tasks);
    expect(results.map(({ output }) => output)).toEqual(tasks.map(({ say }) => say));
  });

  it('accepts several calls in a row, even without tasks', async () => {
    await using workers = start(threads);
    const output: (string | undefined)[] = [];
    for (const tasks of [[], [{ say: 'a' }], [], [{ say: 'b' }, { say: 'c' }]])
      for await (const result of workers.work(tasks)) output.push(result.output);
    expect(output).toEqual(['a', 'b', 'c']);
  });

  it('takes at most three tasks per thread ahead of the results', async () => {
    let taken = 0;
    let done = 0;
    let ahead = 0;
    function* tasks(): Generator<TestTask> {
      for (; taken < 60; taken += 1) {
        ahead = Math.max(ahead, taken - done);
        yield { say: `${taken}` };
      }
    }
    await using workers = start(threads);
    for await (const _ of workers.work(tasks())) done += 1;
    expect(done).toBe(60);
    expect(ahead).toBeLessThanOrEqual(Math.max(1, 3 * threads));
  });

  it('passes on an error with its code, facts and remedy', async () => {
    const error = await catchError(
      getResults(threads, [{ say: 'a' }, { fail: 'code' }, { say: 'b' }]),
    );
    expect(error).toBeInstanceOf(SiteDeployError);
    expect(error).toMatchObject({
      code: 'PACKAGE_FILE_CHANGED',
      message: 'It changed.',
      facts: ['a fact'],
      remedy: 'Do this.',
    });
  });

  it('passes on an unexpected error with its type', async () => {
    const error = await catchError(getResults(threads, [{ fail: 'defect' }]));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: 'a defect' });
  });

  it('takes no task if the signal is already aborted', async () => {
    const reason = new Error('cancelled');
    let taken = 0;
    function* tasks(): Generator<TestTask> {
      taken += 1;
      yield {};
    }
    expect(
      await catchError(getResults(threads, tasks(), { signal: AbortSignal.abort(reason) })),
    ).toBe(reason);
    expect(taken).toBe(0);
  });

  it('rejects with the abort reason if the signal aborts during the work', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    function* tasks(): Generator<TestTask> {
      for (let count = 0; ; count += 1) {
        if (count === 20) controller.abort(reason);
        yield { busy: 3 };
      }
    }
    expect(await catchError(getResults(threads, tasks(), { signal: controller.signal }))).toBe(
      reason,
    );
  });
});

describe('threads of startWorkers', () => {
  it('receive the worker data for their index', async () => {
    const results = await getResults(
      2,
      Array.from({ length: 12 }, () => ({ busy: 5 })),
      { getWorkerData: (thread) => ({ thread }) },
    );
    const started = new Map(results.map(({ thread, data }) => [thread, data]));
    expect([...started.values()]).toEqual(expect.arrayContaining([{ thread: 0 }, { thread: 1 }]));
  });

  it('receive and return memory without copying it', async () => {
    const buffer = new ArrayBuffer(8);
    const getBuffers = (task: TestTask) => (task.buffer === undefined ? [] : [task.buffer]);
    const [result] = await getResults(1, [{ buffer }], { getTransferList: getBuffers });
    expect({ left: buffer.byteLength, came: result?.buffer?.byteLength }).toEqual({
      left: 0,
      came: 8,
    });
  });

  it('reject with INTERNAL if one of them exits early', async () => {
    const error = await catchError(getResults(2, [{ fail: 'exit' }, { busy: 5 }, { busy: 5 }]));
    expect(error).toMatchObject({ code: 'INTERNAL', message: 'A worker thread exited early.' });
  });

  it('reject with the error of a module that cannot be loaded', async () => {
    const error = await catchError(
      getResults(1, [{}], { module: '../test/fixtures/threads/broken' }),
    );
    expect(String(error)).toContain('it does not start');
  });

  it('throw INTERNAL with the path of a missing module', async () => {
    expect(() => start(1, { module: 'steps/nowhere/worker' })).toThrow(
      expect.objectContaining({
        code: 'INTERNAL',
        message: expect.stringContaining('/src/steps/nowhere/worker.ts'),
      }),
    );
  });

  it.runIf(process.platform === 'linux')('close the files that they opened', async () => {
    await using workers = start(1);
    const opened: boolean[] = [];
    for await (const _ of workers.work([{ open: import.meta.filename }])) opened.push(isOpen());
    await workers[Symbol.asyncDispose]();
    expect([...opened, isOpen()]).toEqual([true, false]);
  });
});
