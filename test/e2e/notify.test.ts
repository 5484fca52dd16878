import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/gateway/faults.ts';
import { expectRun } from './harness/expect.ts';
import { call, exchanged, target, verified } from './harness/sent.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

const steps = 'plan login exchange build finish pack upload verify notify';
const answer = (status: number): FaultKind => ({
  type: 'answer',
  status,
  body: {},
  headers: { 'retry-after': '0' },
});
const reports = (runId: string) =>
  world.cloud.portal.deployments(acme.id).filter(({ report }) => report.run.id === runId);

describe('a portal that cannot be notified', () => {
  it('fails the run, which still reports the site as live; the next run tells it', async () => {
    const checkout = await world.checkout({ files: { 'dist-note.txt': 'told later' } });
    world.cloud.faults.add({ ...target.notify, times: 6, kind: answer(503) });
    const run = await world.run(checkout);
    expectRun(run, {
      code: 1,
      status: 'succeeded',
      notified: false,
      known: 'live',
      steps,
      sent: [...verified, ...Array.from({ length: 6 }, () => call.notify(503))],
      told: [],
      says: [
        '[NOTIFY_FAILED]',
        'https://www.acme.example serves this build; verified.',
        'What to do: Run the job again to notify it',
      ],
    });
    const again = await world.run(checkout, { inputs: { force: 'false' } });
    expect(again).toMatchObject({ code: 0, outputs: { notified: 'true', status: 'succeeded' } });
    expect(again.visible).toContain('Unchanged: ');
    expect(reports(again.runId)).toMatchObject([{ status: 'succeeded', applied: true }]);
  });

  it('is not told by a run whose clock is behind an earlier deployment', async () => {
    const shift = path.resolve(import.meta.dirname, '../faults/shift-clock.cjs');
    const run = await world.deploy({
      env: { NODE_OPTIONS: `--require ${shift}`, SHIFT_CLOCK: '-600000' },
    });
    expect(run).toMatchObject({ code: 1, outputs: { notified: 'false', status: 'succeeded' } });
    expect(reports(run.runId)).toMatchObject([{ status: 'succeeded', applied: false }]);
    expect(run.visible).toContain('received the outcome but did not apply it');
    // The portal's `Date` header has no fractions of a second.
    expect(run.visible).toMatch(
      /The clock of this computer is (9 min 59|10 min \d) s behind the portal's/,
    );
  });
});

describe('a notification whose response is lost', () => {
  it('is sent again under the same key, and stored once', async () => {
    // The portal stores the first one; its answer is cut off.
    const cut = { seen: 0 };
    world.cloud.route(target.notify.host, async (request, response) => {
      const isFirst = request.url === target.notify.path && cut.seen++ === 0;
      if (isFirst) {
        response.end = (() => {
          request.socket.destroy();
          return response;
        }) as typeof response.end;
      }
      await world.cloud.portal.handle(request, response);
    });
    const run = await world.deploy({ env: shortPauses });
    expectRun(run, {
      code: 0,
      status: 'succeeded',
      notified: true,
      known: 'live',
      steps,
      sent: [...verified, call.notify('none'), call.notify()],
      told: ['succeeded Production 1.0.0'],
    });
    const keys = run.requests
      .filter(({ path }) => path === target.notify.path)
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([`acme/shop/${run.runId}/1/Production/succeeded`, keys[0]]);
    expect(reports(run.runId).length).toBe(1);
  });
});

it('a failure is reported to the portal with the API token', async () => {
  world.cloud.distribution.behaviour.reject = {
    step: 'request',
    reason: 'Too many environments.',
    statusCode: 400,
  };
  const { apiToken } = world.cloud.portal;
  const run = await world.deploy({ inputs: { 'api-token': apiToken } });
  expectRun(run, {
    code: 1,
    status: 'failed',
    notified: true,
    known: 'begun',
    steps: 'plan login exchange build finish pack upload notify',
    sent: [...exchanged, call.validate(), call.request(), call.notify()],
    told: ['failed Production 1.0.0 UPLOAD_REFUSED'],
  });
  const told = run.requests.find(({ path }) => path === target.notify.path);
  expect(told?.headers.authorization === `Bearer ${apiToken}`).toBe(true);
  expect(reports(run.runId)[0]).toMatchObject({
    applied: false,
    report: { error: { code: 'UPLOAD_REFUSED' } },
  });
});
