import { describe, expect, it } from 'vitest';
import type { LocalCloud } from '../../src/localcloud/localcloud.ts';
import { cancel, cancelled, says, unknown, untouched } from './harness/cancel.ts';
import { expectRun } from './harness/expect.ts';
import { call, exchanged, requested, target, uploaded, verified } from './harness/sent.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

describe('a run cancelled during the upload', () => {
  const hanging = (where: keyof typeof target) => (cloud: LocalCloud) =>
    cloud.faults.add({ ...target[where], kind: { type: 'hang' } });

  it.each<[string, keyof typeof target, string[]]>([
    ['the request hangs', 'request', [...exchanged, call.validate(), call.request('none')]],
    ['the archive hangs', 'put', [...requested, call.put('none')]],
  ])('reports that the site was not changed if %s', async (_, where, sent) => {
    hanging(where)(world.cloud);
    const reached = world.cloud.requests.next(target[where]);
    const run = await world.deploy({
      async during(job) {
        await job.until(reached);
        await cancel(job, 'SIGTERM');
      },
    });
    expectRun(run, {
      ...cancelled,
      known: 'begun',
      steps: 'plan login exchange build finish pack upload notify',
      sent: [...sent, call.notify()],
      says: says('upload', untouched),
    });
  });

  it.each<[string, keyof typeof target, (cloud: LocalCloud) => void, string[]]>([
    [
      'the start of the distribution hangs',
      'update',
      hanging('update'),
      [...uploaded.slice(0, -2), call.update('none')],
    ],
    [
      'it is being distributed',
      'check',
      ({ distribution }) => Object.assign(distribution.behaviour, { outcome: 'stuck' }),
      uploaded,
    ],
  ])('reports that the state of the site is unknown if %s', async (_, where, prepare, sent) => {
    prepare(world.cloud);
    const reached = world.cloud.requests.next(target[where]);
    const run = await world.deploy({
      async during(job) {
        await job.until(reached);
        if (where === 'check') await job.until(world.cloud.requests.next(target.check));
        await cancel(job, 'SIGTERM');
      },
    });
    expect(run.sent.at(-1)).toBe(call.notify());
    expectRun(run, {
      ...unknown,
      known: 'begun',
      steps: 'plan login exchange build finish pack upload notify',
      // A look may be on its way when the run is cancelled.
      sent: [...sent, ...run.sent.filter((line) => line === call.check('none')), call.notify()],
      says: [
        'Outcome unknown in step upload: The run was cancelled (SIGTERM). [CANCELLED]',
        'may have changed',
      ],
    });
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
