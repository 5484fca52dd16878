import { expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/gateway/faults.ts';
import { useHarness } from './harness/harness.ts';
import { target } from './harness/sent.ts';
import { acme, blogSite, withBuild } from './harness/site.ts';

const harness = useHarness({ sites: [acme, blogSite] });

const answer = (status: number, body = {}): FaultKind => ({
  type: 'answer',
  status,
  body,
  headers: { 'retry-after': '0' },
});

const soon = { hosting: { verificationTimeoutMinutes: 0.005 } };

it('a deployment with the deployment token of another site fails and names that site', async () => {
  const { cloud } = harness;
  const swaToken = cloud.distribution.issueToken(blogSite.slug);
  cloud.faults.add({ ...target.exchange, times: 1, kind: answer(200, { swaToken }) });
  const run = await harness.deploy({
    ...withBuild("site('Another');"),
    config: soon,
    inputs: { force: 'false' },
  });
  const home = `https://${cloud.hosting.hostname(blogSite.slug)}`;
  expect(run).toMatchObject({ code: 1, outputs: { status: 'failed' }, notifications: [] });
  expect(run.visible).toContain(
    `${home}, which the deployment token belongs to, serves this build`,
  );
  expect(run.visible).toContain(
    `What to do: According to the portal, ${home} is another site's. Correct the deployment ` +
      'token that the portal stores for acme-shop, then deploy the other site again.',
  );
});

it('a refused notification names the build that has gone live in the meantime', async () => {
  let later: Promise<unknown> | undefined;
  const deployLater = async () => {
    later ??= harness.deploy(withBuild("site('Later');"));
    await later;
  };
  harness.cloud.faults.add({
    ...target.notify,
    times: 1,
    kind: { type: 'hold', until: deployLater },
  });
  const run = await harness.deploy(withBuild("site('Earlier');"));
  expect(run).toMatchObject({ code: 1, outputs: { status: 'succeeded', notified: 'false' } });
  expect(run.visible).toContain('it knows a later deployment to Production. [NOTIFY_FAILED]');
  expect(run.visible).toContain(
    'served this build, as verified; now it serves another build of 1.0.0 (commit a1b2c3d4a1b2).',
  );
});
