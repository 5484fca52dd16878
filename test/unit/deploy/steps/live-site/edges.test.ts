import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeEnvironment } from '../../../../../src/deploy/steps/close/close.ts';
import { readFilesBefore } from '../../../../../src/deploy/steps/upload/files-before.ts';
import { isUnchanged } from '../../../../../src/deploy/steps/upload/probe-after-upload.ts';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { defaultBehaviour } from '../../../../../src/localcloud/distribution/types.ts';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../../../src/localcloud/localcloud.ts';
import { failureOf } from '../../../../support/failure.ts';
import { closingPlanOf } from '../../../../support/plan.ts';
import { uploadWorld } from '../cloud-world.ts';

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud();
});
afterAll(() => cloud.close());
afterEach(() => {
  Object.assign(cloud.distribution.behaviour, defaultBehaviour);
  cloud.faults.clear();
});

/** With half a minute, of the world's clock, to find the build. */
const { hosting, ...others } = closingPlanOf().config;
const config = { ...others, hosting: { ...hosting, verificationTimeoutMinutes: 0.5 } };

const previewUrl = () => `https://${cloud.hosting.hostname(sampleSite.slug, 'preview')}`;
const marker = '/.well-known/site-deploy.json';
const deployed = async () => {
  await deploy();
  return { address: cloud.hosting.address(sampleSite.slug) ?? '' };
};
const deploy = async () => {
  await using world = await uploadWorld(cloud);
  await world.upload();
};

it.each([3, 11])(
  'does not verify a site if every %i. visitor gets the previous build',
  async (everyOld) => {
    await deploy();
    cloud.distribution.behaviour.everyOld = everyOld;
    await using world = await uploadWorld(cloud, { plan: { config } });
    const error = await failureOf(verify(world.plan, world.site, await world.upload(), world.deps));
    expect(error.code).toBe('VERIFY_MISMATCH');
  },
);

it('a failed distribution visible to some visitors has changed the site', async () => {
  await deploy();
  Object.assign(cloud.distribution.behaviour, {
    everyOld: 2,
    outcome: { state: 'Failed', reason: 'x', isLive: true },
  });
  await using world = await uploadWorld(cloud);
  const before = await readFilesBefore(world.plan, world.site, world.deps);
  const error = await failureOf(world.upload());
  expect(error.code).toBe('DISTRIBUTION_FAILED');
  // Two looks one after the other come to different places.
  for (const _ of [1, 2])
    expect(await isUnchanged(world.plan, world.site, error, before, world.deps)).toBe(false);
});

it('a failed distribution nobody sees leaves the site unchanged, unless another build is live', async () => {
  await deploy();
  cloud.distribution.behaviour.outcome = { state: 'Failed', reason: 'x' };
  await using world = await uploadWorld(cloud);
  const before = await readFilesBefore(world.plan, world.site, world.deps);
  const error = await failureOf(world.upload());
  expect(await isUnchanged(world.plan, world.site, error, before, world.deps)).toBe(true);
  cloud.distribution.behaviour.outcome = 'real';
  await deploy();
  expect(await isUnchanged(world.plan, world.site, error, before, world.deps)).toBe(false);
});

describe('a failed upload is not called unchanged', () => {
  const host = 'www.acme.example';
  const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Sign in</p>' };
  const failed = async (isLive: boolean, knows: boolean, breakSite: () => Promise<void> | void) => {
    await deploy();
    cloud.distribution.behaviour.outcome = { state: 'Failed', reason: 'x', isLive };
    await using world = await uploadWorld(cloud);
    const site = knows ? world.site : { ...world.site, live: undefined };
    const before = await readFilesBefore(world.plan, site, world.deps);
    const error = await failureOf(world.upload());
    await breakSite();
    return isUnchanged(world.plan, site, error, before, world.deps);
  };

  it.each([true, false])('if the previous build is unknown; went live: %s', async (isLive) => {
    expect(await failed(isLive, false, () => undefined)).toBe(false);
  });

  it.each([true, false])('if a sign-in page answers; previous build known: %s', async (knows) => {
    const signIn = () => cloud.faults.add({ host, kind: { type: 'answer', ...page } });
    expect(await failed(true, knows, signIn)).toBe(false);
  });

  it.each([true, false])('if the marker is missing; previous build known: %s', async (knows) => {
    const hide = () =>
      cloud.faults.add({ host, path: marker, kind: { type: 'answer', status: 404 } });
    expect(await failed(true, knows, hide)).toBe(false);
  });

  it.each([
    ['with its age', { age: '900' }],
    ['without a word', {}],
  ])('if a cache serves the previous marker %s', async (_, headers) => {
    const { address } = await deployed();
    const old = await (await fetch(`${address}${marker}`)).text();
    const serveOld = () =>
      cloud.faults.add({
        host,
        path: marker,
        kind: {
          type: 'answer',
          status: 200,
          headers: { 'content-type': 'application/json', ...headers },
          body: old,
        },
      });
    cloud.distribution.behaviour.outcome = { state: 'Failed', reason: 'x', isLive: true };
    await using world = await uploadWorld(cloud);
    const before = await readFilesBefore(world.plan, world.site, world.deps);
    const error = await failureOf(world.upload());
    serveOld();
    expect(await isUnchanged(world.plan, world.site, error, before, world.deps)).toBe(false);
  });
});

it('does not consider a Preview closed while some visitors get it', async () => {
  const url = previewUrl();
  await using world = await uploadWorld(cloud, {
    plan: { environment: 'Preview', environmentName: 'preview', url },
  });
  await world.upload();
  cloud.distribution.behaviour.everyOld = 4;
  const plan = closingPlanOf({ url, config });
  const error = await failureOf(
    closeEnvironment(plan, world.access, world.record, { ...world.deps, git: async () => '' }),
  );
  expect(error).toMatchObject({ code: 'CLOSE_UNKNOWN' });
});
