import { beforeAll, describe, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { allSteps, failed } from './harness/outcomes.ts';
import { call, uploaded } from './harness/sent.ts';
import { acme } from './harness/site.ts';

const harness = useHarness();

describe('a deployment to Preview', () => {
  // Production needs a site, because a deployment to Preview also reads what Production serves.
  beforeAll(() => harness.deploy());
  const production = () => [
    call.marker(),
    call.marker(200, harness.cloud.hosting.hostname(acme.slug)),
  ];
  const preview = { event: { ref: 'refs/heads/release/1.4.0' }, jobEnvironment: 'Preview' };

  it('has an unknown outcome if the address of the Preview is unknown', async () => {
    harness.cloud.distribution.behaviour.siteUrl = 'empty';
    const run = await harness.deploy(preview);
    expectRun(run, {
      ...failed,
      status: 'unknown',
      known: 'uploaded',
      outputs: { environment: 'Preview', 'site-version': '1.4.0' },
      steps: allSteps,
      sent: [...uploaded, ...production(), call.notify()],
      notifications: ['unknown Preview 1.4.0 VERIFY_ADDRESS_UNKNOWN'],
      output: ['[VERIFY_ADDRESS_UNKNOWN]', 'Set environments.preview.url'],
    });
  });
});
