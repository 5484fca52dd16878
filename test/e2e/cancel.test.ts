import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { fileAppears } from './harness/folder.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const cancelled = {
  code: 1,
  status: 'cancelled',
  known: 'nothing',
  steps: 'plan',
  sent: [],
  notifications: [],
  output: [
    'Cancelled in step plan: The run was cancelled (SIGTERM). [CANCELLED]',
    'The live site was not changed.',
  ],
} as const;

it('a run cancelled while git runs does not notify the portal', async () => {
  const checkout = await harness.checkout();
  const bin = path.join(checkout.outside, 'bin');
  await mkdir(bin);
  await writeFile(
    path.join(bin, 'git'),
    `#!/bin/sh\necho $$ >> '${checkout.outside}/pids'\nexec sleep 600\n`,
  );
  await chmod(path.join(bin, 'git'), 0o755);
  const run = await harness.run(checkout, {
    env: { PATH: `${bin}:${process.env.PATH}` },
    async during(job) {
      await job.until(fileAppears(path.join(job.outside, 'pids')));
      job.action.signal('SIGTERM');
      const ended = job.action.done.then(() => true);
      // The runner kills a job 10 s after asking it to end.
      expect(await Promise.race([ended, setTimeout(8_000, false, { ref: false })])).toBe(true);
    },
  });
  expectRun(run, cancelled);
});

it('a run cancelled while its program loads reports the cancellation', async () => {
  const early = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.endsWith('/dist/shared.js')) process.kill(process.pid, 'SIGTERM');
      return next(url, context);
    } });`;
  const run = await harness.deploy({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(early)}` },
  });
  expectRun(run, cancelled);
});
