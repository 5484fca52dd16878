import { askPortal } from '../release/read-portal.ts';
import type { RequestsContext } from './context.ts';

/** Requests that aren't archived, oldest first. */
export async function listRequests(context: RequestsContext) {
  const { requests } = await askPortal(context, 'listRequests', {});
  return requests.filter((request) => request.status !== 'archived');
}
