import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/gateway/faults.ts';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { call, target, verified } from './harness/sent.ts';
import { acme } from './harness/site.ts';

const harness = useHarness();

const steps = 'plan login exchange build finish pack upload verify notify';
const answer = (status: number): FaultKind => ({
  type: 'answer',
  status,
  body: {},
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
