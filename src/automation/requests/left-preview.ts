import { listBranches } from '../../clients/github/branches.ts';
import { readLive } from '../../shared/live-site/read-live.ts';
import { askPortal } from '../release/ask-portal.ts';
import type { RequestWorld } from './world.ts';

/**
 * Whether the Preview is still open after its last branch was removed. A branch removed with the
 * job's token triggers no run, so nothing else would close it
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
export async function isPreviewLeft(world: RequestWorld): Promise<boolean> {
  const { github, repository, config, deps } = world;
  const { branches, url: configured } = config.environments.preview;
  for (const pattern of branches) {
    const stem = pattern.split('*')[0] ?? '';
    if ((await listBranches(github, repository, stem)).length > 0) return false;
  }
  const told = await askPortal({ ...world, portal: world.portal });
  const live = await readLive(configured ?? told?.get('Preview')?.url, deps);
  return live?.slug === config.site.slug && live.environment === 'Preview';
}
