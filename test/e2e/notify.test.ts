import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/localcloud.ts';
import { expectRun } from './harness/expect.ts';
import { call, everything, exchanged, target, verified } from './harness/sent.ts';
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
  it.each<[string, FaultKind, (number | 'none')[], string]>([
    [
      'because it is down',
      answer(503),
      [503, 503, 503, 503, 503, 503],
      'What to do: Run the job again to notify it',
    ],
    [
      'because it refuses the credential',
      answer(401),
      [401],
      'Set the input "api-token" to a valid API token',
    ],
  ])(
    '%s, fails the run, which still reports the site as live',
    async (_, kind, statuses, remedy) => {
      world.cloud.faults.add({ ...target.notify, kind });
      const run = await world.deploy();
      expectRun(run, {
        code: 1,
        status: 'succeeded',
        notified: false,
        known: 'live',
        steps,
        sent: [...verified, ...statuses.map((status) => call.notify(status))],
        told: [],
        says: ['[NOTIFY_FAILED]', 'https://www.acme.example serves this build; verified.', remedy],
      });
    },
  );

  it('does not hide the first failure', async () => {
    world.cloud.faults.add({ ...target.notify, kind: answer(503) });
    world.cloud.distribution.behaviour.reject = {
      step: 'validateapitoken',
      reason: 'Gone.',
      statusCode: 400,
    };
    const run = await world.deploy();
    expectRun(run, {
      code: 1,
      status: 'failed',
      known: 'begun',
      steps: 'plan login exchange build finish pack upload notify',
      sent: [...exchanged, call.validate(), ...Array.from({ length: 6 }, () => call.notify(503))],
      told: [],
      says: [
        /Failed in step upload: .+\[UPLOAD_REFUSED\]/,
        "did not confirm that it recorded the deployment's outcome",
      ],
    });
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

describe('a failure', () => {
  it.each([
    ['with the access token of the run', {}],
    ['with the API token', { 'api-token': 'given' }],
  ])('is reported to the portal %s', async (_, inputs) => {
    world.cloud.distribution.behaviour.reject = {
      step: 'request',
      reason: 'Too many environments.',
      statusCode: 400,
    };
    const { apiToken } = world.cloud.portal;
    const run = await world.deploy({
      inputs: 'api-token' in inputs ? { 'api-token': apiToken } : {},
    });
    expectRun(run, {
      code: 1,
      status: 'failed',
      notified: true,
      known: 'begun',
      steps: 'plan login exchange build finish pack upload notify',
      sent: [...exchanged, call.validate(), call.request(), call.notify()],
      told: ['failed Production 1.0.0 UPLOAD_REFUSED'],
    });
    const credential = run.requests.at(-1)?.headers.authorization;
    expect(credential === `Bearer ${apiToken}`).toBe('api-token' in inputs);
    expect(reports(run.runId)[0]).toMatchObject({
      applied: false,
      report: { error: { code: 'UPLOAD_REFUSED' } },
    });
  });

  it('of an invalid API token is reported in the log', async () => {
    const run = await world.deploy({ inputs: { 'api-token': 'an-old-api-token-of-the-portal' } });
    expectRun(run, {
      code: 1,
      status: 'succeeded',
      known: 'live',
      steps,
      sent: [...everything.slice(0, -1), call.notify(401)],
      told: [],
      says: ['[NOTIFY_FAILED]', 'serves this build; verified'],
    });
  });
});

describe('the portal learns what is live', () => {
  it('from the next run if it missed the first one', async () => {
    const checkout = await world.checkout({ files: { 'dist-note.txt': 'told later' } });
    world.cloud.faults.add({ ...target.notify, times: 6, kind: answer(503) });
    await world.run(checkout);
    const again = await world.run(checkout, { inputs: { force: 'false' } });
    expect(again).toMatchObject({ code: 0, outputs: { notified: 'true', status: 'succeeded' } });
    expect(again.visible).toContain('Unchanged: ');
    expect(reports(again.runId)).toMatchObject([{ status: 'succeeded', applied: true }]);
  });

  it('but not from a run whose clock is behind an earlier deployment', async () => {
    await world.deploy();
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
