import type { DevelopmentRequest } from '../portal/contract/development-request.ts';
import { portalAnswer } from './ask-portal.ts';
import { isKnownAncestor } from './look-deployment.ts';
import type { ReleaseWorld } from './world.ts';

/**
 * Titles of the development requests whose change a commit holds, and that must not come to Production: those that
 * were not approved, where the portal wants that, and those that were declined. A change that was taken back is no
 * longer linked to its request.
 */
export async function unapprovedChanges(world: ReleaseWorld, head: string): Promise<string[]> {
  const { portal, config, deps } = world;
  if (portal === undefined) return [];
  const { signal } = deps;
  const { requests } = await portalAnswer(world, portal.requests.list(config.site.id, {}, { signal }));
  const merged = requests.filter((request) => request.mergeCommit !== undefined && isWithoutApproval(request));
  if (merged.length === 0) return [];
  const { deployment } = await portalAnswer(world, portal.sites.getSettings(config.site.id, { signal }));
  const found: string[] = [];
  for (const { mergeCommit = '', title, status } of merged) {
    const isDeclined = status === 'rejected' || status === 'archived';
    if (!isDeclined && !deployment.requireApproval) continue;
    if (mergeCommit === head || (await isKnownAncestor(world, mergeCommit, head))) found.push(title);
  }
  return found;
}

function isWithoutApproval({ status, approval, history }: DevelopmentRequest): boolean {
  if (status === 'completed' || history.some((one) => one.status === 'completed')) return false;
  return status === 'rejected' || status === 'archived' || approval === undefined;
}
