import { askPortal } from '../release/read-portal.ts';
import type { RequestsContext } from './context.ts';

/** Not archived, oldest first. */
export async function listRequests(context: RequestsContext) {
  const { requests } = await askPortal(context, 'listRequests', {});
  return requests.filter((request) => request.status !== 'archived');
}
