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

async function resultsOf(
  threads: number,
  tasks: Iterable<TestTask>,
  more?: Partial<WorkerOptions<TestTask, TestResult>>,
) {
  await using workers = start(threads, more);
  const results: TestResult[] = [];
  for await (const result of workers.work(tasks)) results.push(result);
  return results;
}

/** Whether this process has this file open. */
function isOpen(): boolean {
  return readdirSync('/proc/self/fd').some((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === import.meta.filename;
    } catch {
      return false;
    }
  });
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );

describe.each([0, 1, 3])('with %d threads', (threads) => {
  it('the results come in the order of the tasks, however long each takes', async () => {
    const tasks = Array.from({ length: 24 }, (_, index) => ({
      say: `${index}`,
      busy: index % 5 === 0 ? 12 : 0,
    }));
    const results = await resultsOf(threads, tasks);
    expect(results.map(({ said }) => said)).toEqual(tasks.map(({ say }) => say));
  });

  it('there may be no tasks, and several calls one after the other', async () => {
    await using workers = start(threads);
    const said: (string | undefined)[] = [];
    for (const tasks of [[], [{ say: 'a' }], [], [{ say: 'b' }, { say: 'c' }]])
      for await (const result of workers.work(tasks)) said.push(result.said);
    expect(said).toEqual(['a', 'b', 'c']);
  });

  it('tasks are taken as they are needed', async () => {
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

  it('an error keeps its code, its facts and its remedy', async () => {
    const error = await failureOf(
      resultsOf(threads, [{ say: 'a' }, { fail: 'code' }, { say: 'b' }]),
    );
    expect(error).toBeInstanceOf(SiteDeployError);
    expect(error).toMatchObject({
      code: 'PACKAGE_FILE_CHANGED',
      message: 'It changed.',
      facts: ['a fact'],
      remedy: 'Do this.',
    });
  });

  it('a defect stays what it is', async () => {
    const error = await failureOf(resultsOf(threads, [{ fail: 'defect' }]));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: 'a defect' });
  });

  it('a signal that has aborted ends the work before it begins', async () => {
    const reason = new Error('cancelled');
    let taken = 0;
    function* tasks(): Generator<TestTask> {
      taken += 1;
      yield {};
    }
    expect(
      await failureOf(resultsOf(threads, tasks(), { signal: AbortSignal.abort(reason) })),
    ).toBe(reason);
    expect(taken).toBe(0);
  });

  it('a signal that aborts meanwhile ends the work with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    function* tasks(): Generator<TestTask> {
      for (let count = 0; ; count += 1) {
        if (count === 20) controller.abort(reason);
        yield { busy: 3 };
      }
    }
    expect(await failureOf(resultsOf(threads, tasks(), { signal: controller.signal }))).toBe(
      reason,
    );
  });
});

describe('threads', () => {
  it('are started each with its own data', async () => {
    const results = await resultsOf(
      2,
      Array.from({ length: 12 }, () => ({ busy: 5 })),
      { getWorkerData: (thread) => ({ thread }) },
    );
    const started = new Map(results.map(({ thread, data }) => [thread, data]));
    expect([...started.values()]).toEqual(expect.arrayContaining([{ thread: 0 }, { thread: 1 }]));
  });

  it('are handed memory instead of a copy of it, and hand it back', async () => {
    const buffer = new ArrayBuffer(8);
    const transferOf = (task: TestTask) => (task.buffer === undefined ? [] : [task.buffer]);
    const [result] = await resultsOf(1, [{ buffer }], { getTransferList: transferOf });
    expect({ left: buffer.byteLength, came: result?.buffer?.byteLength }).toEqual({
      left: 0,
      came: 8,
    });
  });

  it('that end early end the work', async () => {
    const error = await failureOf(resultsOf(2, [{ fail: 'exit' }, { busy: 5 }, { busy: 5 }]));
    expect(error).toMatchObject({ code: 'INTERNAL', message: 'A thread has ended early.' });
  });

  it('whose module cannot be loaded end the work', async () => {
    const error = await failureOf(
      resultsOf(1, [{}], { module: '../test/fixtures/threads/broken' }),
    );
    expect(String(error)).toContain('it does not start');
  });

  it('without a module are a defect that names where it was looked for', async () => {
    expect(() => start(1, { module: 'steps/nowhere/worker' })).toThrow(
      expect.objectContaining({
        code: 'INTERNAL',
        message: expect.stringContaining('/src/steps/nowhere/worker.ts'),
      }),
    );
  });

  it.runIf(process.platform === 'linux')('leave nothing open that they have opened', async () => {
    await using workers = start(1);
    const opened: boolean[] = [];
    for await (const _ of workers.work([{ open: import.meta.filename }])) opened.push(isOpen());
    await workers[Symbol.asyncDispose]();
    expect([...opened, isOpen()]).toEqual([true, false]);
  });
});
