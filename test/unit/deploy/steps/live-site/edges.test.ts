import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeEnvironment } from '../../../../../src/deploy/steps/close/close.ts';
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
afterEach(() => Object.assign(cloud.distribution.behaviour, defaultBehaviour));

const previewUrl = () => `https://${cloud.hosting.hostname(sampleSite.slug, 'preview')}`;
const deploy = async () => {
  await using world = await uploadWorld(cloud);
  await world.upload();
};

it.each([3, 9, 11])(
  'does not verify a site if every %i. visitor gets the previous build',
  async (everyOld) => {
    await deploy();
    cloud.distribution.behaviour.everyOld = everyOld;
    await using world = await uploadWorld(cloud, {
      plan: {
        config: {
          ...closingPlanOf().config,
          hosting: { ...closingPlanOf().config.hosting, verificationTimeoutMinutes: 0.5 },
        },
      },
    });
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
  const error = await failureOf(world.upload());
  expect(error.code).toBe('DISTRIBUTION_FAILED');
  // Two looks one after the other come to different places.
  for (const _ of [1, 2])
    expect(await isUnchanged(world.plan, world.site, error, world.deps)).toBe(false);
});

it('a failed distribution nobody sees leaves the site unchanged, unless another build is live', async () => {
  await deploy();
  cloud.distribution.behaviour.outcome = { state: 'Failed', reason: 'x' };
  await using world = await uploadWorld(cloud);
  const error = await failureOf(world.upload());
  expect(await isUnchanged(world.plan, world.site, error, world.deps)).toBe(true);
  cloud.distribution.behaviour.outcome = 'real';
  await deploy();
  expect(await isUnchanged(world.plan, world.site, error, world.deps)).toBe(false);
});

it('does not consider a Preview closed while some visitors get it', async () => {
  const url = previewUrl();
  await using world = await uploadWorld(cloud, {
    plan: { environment: 'Preview', environmentName: 'preview', url },
  });
  await world.upload();
  cloud.distribution.behaviour.everyOld = 4;
  const plan = closingPlanOf({ url });
  const error = await failureOf(
    closeEnvironment(plan, world.access, world.record, { ...world.deps, git: async () => '' }),
  );
  expect(error).toMatchObject({ code: 'CLOSE_UNKNOWN' });
});
