import { expect, it } from 'vitest';
import { readFilesBefore } from '../../../../../src/deploy/steps/upload/files-before.ts';
import { isUnchanged } from '../../../../../src/deploy/steps/upload/probe-after-upload.ts';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { catchError } from '../../../../support/failure.ts';
import { createClosingPlan } from '../../../../support/plan.ts';
import { cloudOfTheFile, uploadHarness } from '../cloud-harness.ts';

const cloud = await cloudOfTheFile();

/** Allows half a minute of fake time to find the build. */
const { hosting, ...others } = createClosingPlan().config;
const config = { ...others, hosting: { ...hosting, verificationTimeoutMinutes: 0.5 } };

const deploy = async () => {
  await using harness = await uploadHarness(cloud);
  await harness.upload();
};

it('verify fails if every eleventh visitor gets the previous build', async () => {
  await deploy();
  cloud.distribution.behaviour.everyOld = 11;
  await using harness = await uploadHarness(cloud, { plan: { config } });
  const error = await catchError(
    verify(harness.plan, harness.sitePackage, await harness.upload(), harness.deps),
  );
  expect(error.code).toBe('VERIFY_MISMATCH');
});

it('isUnchanged is false if every second visitor gets the files of a failed distribution', async () => {
  await deploy();
  Object.assign(cloud.distribution.behaviour, {
    everyOld: 2,
    outcome: { state: 'Failed', reason: 'x', isLive: true },
  });
  await using harness = await uploadHarness(cloud);
  const before = await readFilesBefore(harness.plan, harness.sitePackage, harness.deps);
  const error = await catchError(harness.upload());
  expect(error.code).toBe('DISTRIBUTION_FAILED');
  // Two consecutive probes reach different edges.
  for (const _ of [1, 2])
    expect(await isUnchanged(harness.plan, harness.sitePackage, error, before, harness.deps)).toBe(
      false,
    );
});

it('isUnchanged is true after a failed distribution without effect, until the next deployment', async () => {
  await deploy();
  cloud.distribution.behaviour.outcome = { state: 'Failed', reason: 'x' };
  await using harness = await uploadHarness(cloud);
  const before = await readFilesBefore(harness.plan, harness.sitePackage, harness.deps);
  const error = await catchError(harness.upload());
  expect(await isUnchanged(harness.plan, harness.sitePackage, error, before, harness.deps)).toBe(
    true,
  );
  cloud.distribution.behaviour.outcome = 'real';
  await deploy();
  expect(await isUnchanged(harness.plan, harness.sitePackage, error, before, harness.deps)).toBe(
    false,
  );
});
