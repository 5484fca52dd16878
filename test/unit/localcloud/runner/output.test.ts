import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { readOutput } from '../../../../src/localcloud/runner/output.ts';
import { createStep } from '../../../../src/localcloud/runner/step.ts';

function start() {
  const child = Object.assign(new EventEmitter(), {
    stdout: new PassThrough(),
    stderr: new PassThrough(),
  });
  const step = createStep();
  return { child, step, output: readOutput(child, step) };
}

it('stderr is read before stdout, so a mask set on stdout does not apply to it', async () => {
  const { child, step } = start();
  child.stdout.write('::add-mask::s3cret\nout s3cret\n');
  child.stderr.write('err s3cret\n');
  await turn();
  await turn();
  expect(step.log.entries).toEqual(['err s3cret', 'out ***']);
});

it('streams that an orphaned process holds open are closed five seconds after the step exits', async ({
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { child, output } = start();
  const closed = Promise.all([once(child.stdout, 'close'), once(child.stderr, 'close')]);
  child.emit('exit', 0, null);
  vi.advanceTimersByTime(4_999);
  expect(child.stdout.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await closed;
  child.emit('close', 0, null);
  expect(await output).toEqual({ code: 0, signal: null });
});

it('the last line of the output is read even without a line break', async () => {
  const { child, step, output } = start();
  child.stdout.end('last');
  await once(child.stdout, 'close');
  child.emit('close', null, 'SIGKILL');
  expect(await output).toEqual({ code: null, signal: 'SIGKILL' });
  expect(step.log.entries).toEqual(['last']);
});
