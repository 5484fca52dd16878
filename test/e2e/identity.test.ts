import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/localcloud.ts';
import { expectRun } from './harness/expect.ts';
import { call, target } from './harness/sent.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { endlessBuild } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

/** A build that only ends when it is ended: what the login does to it is the same however slow the machine is. */
const endless = { files: { 'build.mjs': endlessBuild } };
const refused = {
  code: 1,
  status: 'failed',
  known: 'planned',
  steps: 'plan login build notify',
} as const;
const untold = "The portal was not notified of the deployment's outcome";
const clean = 'The live site was not changed.';

describe('a job without an id token', () => {
  it('fails with the permissions to add to its workflow', async () => {
    const run = await world.deploy({ ...endless, idToken: false });
    expectRun(run, {
      ...refused,
      sent: [],
      told: [],
      says: [
        '[IDENTITY_NOT_AVAILABLE]',
        'permissions: { id-token: write, contents: read }',
        'Runs from forks',
        untold,
        clean,
      ],
    });
  });

  it('is reported to the portal with an API token', async () => {
    const run = await world.deploy({
      ...endless,
      idToken: false,
      inputs: { 'api-token': world.cloud.portal.apiToken },
    });
    expectRun(run, {
      ...refused,
      notified: true,
      sent: [call.notify()],
      told: ['failed Production 1.0.0 IDENTITY_NOT_AVAILABLE'],
    });
  });

  it.each<[string, FaultKind, number | 'none']>([
    ['answers 500', { type: 'answer', status: 500 }, 500],
    ['resets', { type: 'reset' }, 'none'],
  ])('fails if the id token service always %s', async (_, kind, status) => {
    world.cloud.faults.add({ ...target.idToken, kind });
    const run = await world.deploy({ ...endless, env: shortPauses });
    expectRun(run, {
      ...refused,
      sent: Array.from({ length: 6 }, () => call.idToken(status)),
      told: [],
      says: ['[ID_TOKEN_FAILED]', /6 attempt/, untold, clean],
    });
  });

  it.each<[string, FaultKind, number | 'none']>([
    ['503', { type: 'answer', status: 503 }, 503],
    ['a reset', { type: 'reset' }, 'none'],
    ['an attempt that hangs', { type: 'hang' }, 'none'],
  ])('retries the id token service after %s', async (_, kind, status) => {
    world.cloud.faults.add({ ...target.idToken, times: 1, kind });
    world.cloud.faults.add({
      ...target.validate,
      kind: { type: 'answer', status: 400, body: 'far enough' },
    });
    const run = await world.deploy({ env: shortPauses });
    expect(run.sent.slice(0, 4)).toEqual([
      call.idToken(status),
      call.idToken(),
      call.login(),
      call.exchange(),
    ]);
  });
});
