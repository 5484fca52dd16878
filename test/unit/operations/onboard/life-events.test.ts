import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  armCredentials,
  graphCredentials,
} from '../../../../src/operations/onboard/credentials/credential.ts';
import { examineOnboarding } from '../../../../src/operations/onboard/onboard.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { failureOf } from '../../../support/failure.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.apply((await world.look()).plan);
  await world.api.send('PUT', '/repos/Acme/docs/pulls/1/merge', {});
  await world.apply((await world.look()).plan);
});
afterEach(() => world.close());

it.each([
  ['a rename', 'PATCH', '', { name: 'guide' }, 'Acme/guide'],
  ['a transfer', 'POST', '/transfer', { new_owner: 'Beta' }, 'Beta/docs'],
])(
  '%s leaves no site ready that the portal knows by another name',
  async (_, method, at, json, now) => {
    expect((await world.look()).plan.state).toBe('ready');
    await world.api.send(method, `/repos/Acme/docs${at}`, json);
    await world.apply((await world.look()).plan).catch(() => {});
    const onboarding = await world.look();
    expect(onboarding.plan.state).toBe('drift');
    const what = `The portal lists the repository as Acme/docs; it is ${now} now`;
    expect(onboarding.plan.remarks.join()).toContain(what);
    expect(await examineOnboarding(onboarding)).toContainEqual(
      expect.objectContaining({ weight: 'broken', what: `${what}.` }),
    );
  },
);

it('a deleted application is named, with the ways to get one', async () => {
  const access = { http: world.http, signal: world.signal };
  const graph = { ...access, token: new Secret(world.graph.token) };
  const arm = { ...access, token: new Secret(world.arm.token) };
  const gone = '77777777-7777-4777-8777-777777777777';
  const id = (world.arm.findResourceId(world.app.clientId) ?? '').replace(/[^/]+$/, 'gone');
  for (const store of [graphCredentials(graph, gone), armCredentials(arm, id)])
    expect(await failureOf(world.look({ credentials: store }))).toMatchObject({
      code: 'ONBOARD_APPLICATION_MISSING',
      remedy: expect.stringContaining('--rename identity='),
    });
});

it('an environment in another case is told what it would lose before it is deleted', async () => {
  const [production] = world.repository().environments;
  if (production) production.name = 'production';
  const { plan } = await world.look();
  expect(plan.state).toBe('drift');
  expect(plan.remarks.join()).toMatch(
    /is called "production".*note its reviewers, timer, secrets/s,
  );
});
