import { describe, expect, it } from 'vitest';
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

  it('retries the id token service', async () => {
    world.cloud.faults.add({ ...target.idToken, times: 1, kind: { type: 'answer', status: 503 } });
    world.cloud.faults.add({
      ...target.validate,
      kind: { type: 'answer', status: 400, body: 'far enough' },
    });
    const run = await world.deploy({ env: shortPauses });
    expect(run.sent.slice(0, 4)).toEqual([
      call.idToken(503),
      call.idToken(),
      call.login(),
      call.exchange(),
    ]);
  });
});
