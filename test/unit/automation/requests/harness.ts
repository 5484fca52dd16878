import { type HarnessOptions, harnessWithPortal } from '../release/harness.ts';

/** Opens a portal whose requests are all archived, and a harness of one of its sites. */
export async function harnessWithoutRequests(more?: HarnessOptions) {
  const opened = await harnessWithPortal({}, more);
  for (const { id } of (await opened.admin.get('/requests')).requests as { id: string }[])
    await opened.requests.patch(id, { status: 'archived', reason: 'done' });
  return opened;
}
