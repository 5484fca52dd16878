import { afterEach, beforeEach, expect, it } from 'vitest';
import { isPreviewLeft } from '../../../../src/automation/requests/requests.ts';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { startPortal } from '../../localcloud/portal/world.ts';
import { openReleaseWorld } from '../release/world.ts';

let portal: Portal;
let here: Awaited<ReturnType<typeof openReleaseWorld>>;
beforeEach(async () => {
  portal = await startPortal({ rateLimits: { read: 1e6, write: 1e6, delete: 1e6 } });
  here = await openReleaseWorld({ portal, site: { id: 'site_hp_web', slug: 'harbour-pine-web' } });
});
afterEach(async () => {
  await here.close();
  await portal.close();
});

it('a Preview is left over if it is live and its last branch is gone', async () => {
  const { world } = await here.open();
  if (world.portal === undefined) throw new Error('no portal');
  const given = { ...world, portal: world.portal, asUser: undefined };
  expect(await isPreviewLeft(given)).toBe(false);
  here.serve('Preview', 'a'.repeat(40));
  expect(await isPreviewLeft(given)).toBe(true);
  await here.branchOff('release/1.4.0', 'master');
  expect(await isPreviewLeft(given)).toBe(false);
});
