import { describe, expect, it } from 'vitest';
import { faultCatalogue } from '../../src/localcloud/localcloud.ts';
import { clientOf } from '../unit/localcloud/support.ts';
import { expectRun } from './harness/expect.ts';
import { succeeded, untouched } from './harness/outcomes.ts';
import { everything, target } from './harness/sent.ts';
import { acme } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();
const behave = (changes: Partial<typeof world.cloud.distribution.behaviour>) =>
  Object.assign(world.cloud.distribution.behaviour, changes);

describe("a deployment succeeds regardless of the service's slot and member names:", () => {
  it.each([
    ['plain ids', { ids: 'plain' }],
    ['a version that is a number', { ids: 'number' }],
    ['other spelling', { spelling: 'pascal' }],
  ] as const)('%s', async (name, changes) => {
    behave(changes);
    const outputs =
      name === 'other spelling'
        ? {}
        : { outputs: { 'deployment-id': expect.stringMatching(/^\d+$/) } };
    expectRun(await world.deploy(), { ...succeeded, ...outputs, sent: everything });
  });
});

describe('a live site that a failed distribution changed is not reported as unchanged:', () => {
  it.each(['Failed', 'Canceled'] as const)('%s', async (state) => {
    behave({
      outcome: { state, reason: 'No room.', isLive: true },
      unhealthyRegions: ['West Europe'],
    });
    const run = await world.deploy();
    expect(run.code).toBe(1);
    expect((await clientOf(world.cloud)(acme.url)).status).toBe(200);
    expect(run.visible).toContain('West Europe');
    expect(run.visible).not.toContain(untouched);
  });
});

describe('the run does not report the portal as notified if it responds with', () => {
  const kinds = faultCatalogue();
  it.each(['html', 'null', 'no-members', 'wrong-types'] as const)('%s', async (kind) => {
    world.cloud.faults.add({ ...target.notify, kind: kinds[kind] });
    const run = await world.deploy();
    expect(run.outputs).toMatchObject({ notified: 'false' });
  });
});

it('refuses a token for Azure itself to the site config that requests it', async () => {
  const audience = 'https://management.azure.com';
  const run = await world.deploy({ config: { portal: { audience } } });
  expect(run.code).toBe(1);
  expect([...run.handedOut.values()]).not.toContain('access token');
});
