import { expect, it } from 'vitest';
import { cancel, cancelled, says, unknown, untouched } from './harness/cancel.ts';
import { expectRun } from './harness/expect.ts';
import { call, requested, target, uploaded, verified } from './harness/sent.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

const upload = {
  known: 'begun',
  steps: 'plan login exchange build finish pack upload notify',
} as const;

it('a run cancelled while the archive hangs reports that the site was not changed', async () => {
  world.cloud.faults.add({ ...target.put, kind: { type: 'hang' } });
  const reached = world.cloud.requests.next(target.put);
  const run = await world.deploy({
    async during(job) {
      await job.until(reached);
      await cancel(job, 'SIGTERM');
    },
  });
  expectRun(run, {
    ...cancelled,
    ...upload,
    sent: [...requested, call.put('none'), call.notify()],
    says: says('upload', untouched),
  });
});

it('a run cancelled during the distribution reports that the state of the site is unknown', async () => {
  world.cloud.distribution.behaviour.outcome = 'stuck';
  const reached = world.cloud.requests.next(target.check);
  const run = await world.deploy({
    async during(job) {
      await job.until(reached);
      await job.until(world.cloud.requests.next(target.check));
      await cancel(job, 'SIGTERM');
    },
  });
  expect(run.sent.at(-1)).toBe(call.notify());
  expectRun(run, {
    ...unknown,
    ...upload,
    // A look may be on its way when the run is cancelled.
    sent: [...uploaded, ...run.sent.filter((line) => line === call.check('none')), call.notify()],
    says: [
      'Outcome unknown in step upload: The run was cancelled (SIGTERM). [CANCELLED]',
      'may have changed',
    ],
  });
});

it('a run cancelled during verification does not claim that the site is live', async () => {
  world.cloud.faults.add({ ...target.marker, kind: { type: 'answer', status: 404 } });
  const looked = world.cloud.requests.next(target.marker);
  const run = await world.deploy({
    async during(job) {
      await job.until(looked);
      await cancel(job, 'SIGTERM');
    },
  });
  // A look may be on its way when the run is cancelled.
  const looks = run.sent.filter(
    (line) => line === call.marker(404) || line === call.marker('none'),
  );
  expect(looks.length).toBeGreaterThan(0);
  expectRun(run, {
    ...unknown,
    known: 'live',
    outputs: { url: expect.stringMatching(/azurestaticapps\.net$/) },
    steps: 'plan login exchange build finish pack upload verify notify',
    sent: [...uploaded, ...looks, call.notify()],
    says: [
      'Outcome unknown in step verify: The run was cancelled (SIGTERM). [CANCELLED]',
      'may have changed',
    ],
  });
});

it('a run cancelled while it notifies the portal reports a live site and that the portal may not know', async () => {
  world.cloud.faults.add({ ...target.notify, kind: { type: 'hang' } });
  const reached = world.cloud.requests.next(target.notify);
  const run = await world.deploy({
    async during(job) {
      await job.until(reached);
      await cancel(job, 'SIGTERM');
    },
  });
  expectRun(run, {
    code: 1,
    status: 'succeeded',
    known: 'live',
    steps: 'plan login exchange build finish pack upload verify notify',
    sent: [...verified, call.notify('none')],
    told: [],
    says: ['[NOTIFY_FAILED]', 'serves this build; verified'],
  });
});
