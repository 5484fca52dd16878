import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/gateway/faults.ts';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { call, target, verified } from './harness/sent.ts';
import { acme, blogSite, withBuild } from './harness/site.ts';

const harness = useHarness({ sites: [acme, blogSite] });

const steps = 'plan login exchange build finish pack upload verify notify';
const answer = (status: number, body = {}): FaultKind => ({
  type: 'answer',
  status,
  body,
  headers: { 'retry-after': '0' },
});
const reports = (runId: string) =>
  harness.cloud.portal.deployments(acme.id).filter(({ report }) => report.run.id === runId);

describe('a portal that cannot be notified', () => {
  it('fails the run, which still reports the site as live; the next run notifies the portal', async () => {
    const checkout = await harness.checkout({ files: { 'dist-note.txt': 'told later' } });
    harness.cloud.faults.add({ ...target.notify, times: 6, kind: answer(503) });
    const run = await harness.run(checkout);
    expectRun(run, {
      code: 1,
      status: 'succeeded',
      notified: false,
      known: 'live',
      steps,
      sent: [...verified, ...Array.from({ length: 6 }, () => call.notify(503))],
      notifications: [],
      output: [
        '[NOTIFY_FAILED]',
        'https://www.acme.example serves this build; verified.',
        'What to do: Run the job again to notify it',
      ],
    });
    const again = await harness.run(checkout, { inputs: { force: 'false' } });
    expect(again).toMatchObject({ code: 0, outputs: { notified: 'true', status: 'succeeded' } });
    expect(again.visible).toContain('Unchanged: ');
    expect(reports(again.runId)).toMatchObject([{ status: 'succeeded', applied: true }]);
  });
});

const soon = { hosting: { verificationTimeoutMinutes: 0.005 } };

it('names the other site of a wrong deployment token, according to the portal', async () => {
  const { cloud } = harness;
  const swaToken = cloud.distribution.issueToken({ site: blogSite.slug });
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

it('names the live version if the portal knows a later deployment, which went live during the report', async () => {
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
