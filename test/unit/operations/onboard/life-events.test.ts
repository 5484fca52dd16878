import { beforeEach, expect, it } from 'vitest';
import {
  armCredentials,
  graphCredentials,
} from '../../../../src/operations/onboard/credentials/credential.ts';
import { examineOnboarding } from '../../../../src/operations/onboard/onboard.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { catchError } from '../../../support/failure.ts';
import { useEach } from '../../../support/fixture.ts';
import { openHarness } from './harness.ts';

const harness = useEach(openHarness);
beforeEach(async () => {
  await harness.apply((await harness.observe()).plan);
  await harness.api.send('PUT', '/repos/Acme/docs/pulls/1/merge', {});
  await harness.apply((await harness.observe()).plan);
});

it.each([
  ['a rename', 'PATCH', '', { name: 'guide' }, 'Acme/guide'],
  ['a transfer', 'POST', '/transfer', { new_owner: 'Beta' }, 'Beta/docs'],
])(
  'plan and doctor report that the portal lists the former name of a repository after %s',
  async (_, method, at, json, now) => {
    expect((await harness.observe()).plan.state).toBe('ready');
    await harness.api.send(method, `/repos/Acme/docs${at}`, json);
    await harness.apply((await harness.observe()).plan).catch(() => {});
    const onboarding = await harness.observe();
    expect(onboarding.plan.state).toBe('drift');
    const what = `The portal lists the repository as Acme/docs; it is ${now} now`;
    expect(onboarding.plan.remarks.join()).toContain(what);
    expect(await examineOnboarding(onboarding)).toContainEqual(
      expect.objectContaining({ weight: 'broken', what: `${what}.` }),
    );
  },
);

it('the remedy for a deleted application is a rename of the identity', async () => {
  const access = { http: harness.http, signal: harness.signal };
  const graph = { ...access, token: new Secret(harness.graph.token) };
  const arm = { ...access, token: new Secret(harness.arm.token) };
  const gone = '77777777-7777-4777-8777-777777777777';
  const id = (harness.arm.findResourceId(harness.app.clientId) ?? '').replace(/[^/]+$/, 'gone');
  for (const store of [graphCredentials(graph, gone), armCredentials(arm, id)])
    expect(await catchError(harness.observe({ credentials: store }))).toMatchObject({
      code: 'ONBOARD_APPLICATION_MISSING',
      remedy: expect.stringContaining('site-deploy rename identity='),
    });
});

it('the plan warns about the settings of an environment whose name differs only in case', async () => {
  const [production] = harness.repository().environments;
  if (production) production.name = 'production';
  const { plan } = await harness.observe();
  expect(plan.state).toBe('drift');
  expect(plan.remarks.join()).toMatch(
    /is called "production".*note its reviewers, timer, secrets/s,
  );
});
