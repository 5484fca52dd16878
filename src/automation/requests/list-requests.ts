import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import { portalAnswer } from '../release/ask-portal.ts';
import type { RequestWorld } from './world.ts';

/** Lists requests that aren't archived, oldest first. */
export async function listRequests(world: RequestWorld): Promise<readonly DevelopmentRequest[]> {
  const { portal, config, deps } = world;
  const { requests } = await portalAnswer(
    world,
    portal.requests.list(config.site.id, {}, { signal: deps.signal }),
  );
  return requests.filter(({ status }) => status !== 'archived');
}
