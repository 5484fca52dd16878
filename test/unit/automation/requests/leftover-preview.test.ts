import { expect, it } from 'vitest';
import { isPreviewLeft } from '../../../../src/automation/requests/requests.ts';
import { worldWithPortal } from '../release/world.ts';

it('a Preview is left over if it is live and its last branch is gone', async () => {
  const { here } = await worldWithPortal();
  const { world } = await here.openRequests();
  expect(await isPreviewLeft(world)).toBe(false);
  here.serve('Preview', 'a'.repeat(40));
  expect(await isPreviewLeft(world)).toBe(true);
  await here.branchOff('release/1.4.0', 'master');
  expect(await isPreviewLeft(world)).toBe(false);
});
