import { beforeAll, describe, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { allSteps, failed, succeeded } from './harness/outcomes.ts';
import { call, everything, target, uploaded } from './harness/sent.ts';
import { acme } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();
// Forced runs don't know the build before.
const begun = 'may have changed: the hosting platform had started to distribute the upload.';

describe('the distribution', () => {
  it('is reported with its reason if it failed', async () => {
    world.cloud.distribution.behaviour.outcome = { state: 'Failed', reason: 'A region is full.' };
    const run = await world.deploy();
    expectRun(run, {
      ...failed,
      sent: [...uploaded, call.notify()],
      told: ['failed Production 1.0.0 DISTRIBUTION_FAILED'],
      says: ['[DISTRIBUTION_FAILED]', 'reason: A region is full.', 'correlation id: ', begun],
    });
  });

  it('succeeds if the status never settles but the live site shows the build', async () => {
    world.cloud.distribution.behaviour.outcome = 'never';
    // However busy the machine is, the site is live before anybody looks at it.
    const until = () => world.cloud.distribution.deployments.at(-1)?.settled;
    world.cloud.faults.add({ ...target.check, times: 1, kind: { type: 'hold', until } });
    const run = await world.deploy({
      config: { hosting: { distributionTimeoutMinutes: 0.03, verificationTimeoutMinutes: 0.1 } },
    });
    // The run stops waiting by the clock: the hosting of a busy machine may still be unpacking at the first look.
    const sent = run.sent.filter((line) => line !== call.marker(404));
    expectRun(
      { ...run, sent },
      {
        ...succeeded,
        sent: everything,
        says: ['the platform did not report the outcome; checking the live site'],
      },
    );
  });
});

describe('the preview', () => {
  // What Production serves is looked at after each Preview.
  beforeAll(() => world.deploy());
  const production = () => [
    call.marker(),
    call.marker(200, world.cloud.hosting.hostname(acme.slug)),
  ];
  const preview = { event: { ref: 'refs/heads/release/1.4.0' }, jobEnvironment: 'Preview' };

  it('has an unknown outcome if its address is unknown', async () => {
    world.cloud.distribution.behaviour.siteUrl = 'empty';
    const run = await world.deploy(preview);
    expectRun(run, {
      ...failed,
      status: 'unknown',
      known: 'uploaded',
      outputs: { environment: 'Preview', 'site-version': '1.4.0' },
      steps: allSteps,
      sent: [...uploaded, ...production(), call.notify()],
      told: ['unknown Preview 1.4.0 VERIFY_ADDRESS_UNKNOWN'],
      says: ['[VERIFY_ADDRESS_UNKNOWN]', 'Set environments.preview.url'],
    });
  });

  it('is verified at the address from the config', async () => {
    world.cloud.distribution.behaviour.siteUrl = 'empty';
    const host = world.cloud.hosting.hostname(acme.slug, 'preview');
    const run = await world.deploy({
      ...preview,
      config: { environments: { preview: { url: `https://${host}` } } },
    });
    expectRun(run, {
      ...succeeded,
      outputs: { environment: 'Preview', 'site-version': '1.4.0', url: `https://${host}` },
      sent: [
        ...uploaded,
        call.marker(200, host),
        call.root(200, host),
        ...production(),
        call.notify(),
      ],
      told: ['succeeded Preview 1.4.0'],
    });
  });
});
