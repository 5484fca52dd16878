import { expect, it } from 'vitest';
import { isPreviewLeft } from '../../../../src/automation/requests/requests.ts';
import { harnessWithPortal } from '../release/harness.ts';

it('isPreviewLeft returns true only if a Preview is live and no branch deploys to it', async () => {
  const { here } = await harnessWithPortal();
  const { harness } = await here.openRequests();
  expect(await isPreviewLeft(harness)).toBe(false);
  here.serve('Preview', 'a'.repeat(40));
  expect(await isPreviewLeft(harness)).toBe(true);
  await here.branchOff('release/1.4.0', 'master');
  expect(await isPreviewLeft(harness)).toBe(false);
});
