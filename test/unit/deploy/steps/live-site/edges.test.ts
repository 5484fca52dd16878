import { expect, it } from 'vitest';
import { readFilesBefore } from '../../../../../src/deploy/steps/upload/files-before.ts';
import { isUnchanged } from '../../../../../src/deploy/steps/upload/probe-after-upload.ts';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { failureOf } from '../../../../support/failure.ts';
import { closingPlanOf } from '../../../../support/plan.ts';
import { cloudOfTheFile, uploadWorld } from '../cloud-world.ts';

const cloud = await cloudOfTheFile();

/** Allows half a minute, by the fake clock, to find the build. */
const { hosting, ...others } = closingPlanOf().config;
const config = { ...others, hosting: { ...hosting, verificationTimeoutMinutes: 0.5 } };

const deploy = async () => {
  await using world = await uploadWorld(cloud);
  await world.upload();
};

it('does not verify a site if every eleventh visitor gets the previous build', async () => {
  await deploy();
  cloud.distribution.behaviour.everyOld = 11;
  await using world = await uploadWorld(cloud, { plan: { config } });
  const error = await failureOf(
    verify(world.plan, world.sitePackage, await world.upload(), world.deps),
  );
  expect(error.code).toBe('VERIFY_MISMATCH');
});

it('a failed distribution visible to some visitors has changed the site', async () => {
  await deploy();
  Object.assign(cloud.distribution.behaviour, {
    everyOld: 2,
    outcome: { state: 'Failed', reason: 'x', isLive: true },
  });
  await using world = await uploadWorld(cloud);
  const before = await readFilesBefore(world.plan, world.sitePackage, world.deps);
  const error = await failureOf(world.upload());
  expect(error.code).toBe('DISTRIBUTION_FAILED');
  // Two consecutive probes reach different edges.
  for (const _ of [1, 2])
    expect(await isUnchanged(world.plan, world.sitePackage, error, before, world.deps)).toBe(false);
});

it('a failed distribution nobody sees leaves the site unchanged, unless another build is live', async () => {
  await deploy();
  cloud.distribution.behaviour.outcome = { state: 'Failed', reason: 'x' };
  await using world = await uploadWorld(cloud);
  const before = await readFilesBefore(world.plan, world.sitePackage, world.deps);
  const error = await failureOf(world.upload());
  expect(await isUnchanged(world.plan, world.sitePackage, error, before, world.deps)).toBe(true);
  cloud.distribution.behaviour.outcome = 'real';
  await deploy();
  expect(await isUnchanged(world.plan, world.sitePackage, error, before, world.deps)).toBe(false);
});
