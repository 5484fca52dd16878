import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import { portalAnswer } from '../release/read-portal.ts';
import type { RequestsContext } from './context.ts';

/** Not archived, oldest first. */
export async function listRequests(
  context: RequestsContext,
): Promise<readonly DevelopmentRequest[]> {
  const { portal, config, deps } = context;
  const { requests } = await portalAnswer(
    context,
    portal.call('listRequests', { siteId: config.site.id }, { signal: deps.signal }),
  );
  return requests.filter((request) => request.status !== 'archived');
}
