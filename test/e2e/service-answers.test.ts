import { expect, it } from 'vitest';
import { clientOf } from '../unit/localcloud/support.ts';
import { expectRun } from './harness/expect.ts';
import { succeeded, untouched } from './harness/outcomes.ts';
import { everything } from './harness/sent.ts';
import { acme } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();
const behave = (changes: Partial<typeof world.cloud.distribution.behaviour>) =>
  Object.assign(world.cloud.distribution.behaviour, changes);

it.each([
  ['ids: plain', { ids: 'plain', spelling: 'pascal' }],
  ['a version that is a number', { ids: 'number' }],
] as const)("a deployment succeeds regardless of the service's names: %s", async (_, changes) => {
  behave(changes);
  const run = await world.deploy();
  expectRun(run, {
    ...succeeded,
    outputs: { 'deployment-id': expect.stringMatching(/^\d+$/) },
    sent: everything,
  });
});

it('a live site that a failed distribution changed is not reported as unchanged', async () => {
  behave({
    outcome: { state: 'Failed', reason: 'No room.', isLive: true },
    unhealthyRegions: ['West Europe'],
  });
  const run = await world.deploy();
  expect(run.code).toBe(1);
  expect((await clientOf(world.cloud)(acme.url)).status).toBe(200);
  expect(run.visible).toContain('West Europe');
  expect(run.visible).not.toContain(untouched);
});
