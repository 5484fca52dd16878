import { listBranches } from '../../clients/github/branches.ts';
import { readLive } from '../../shared/live-site/read-live.ts';
import { readPortalDeployments } from '../release/read-portal.ts';
import type { RequestsContext } from './context.ts';

/**
 * A branch removed with the job's token triggers no run, so nothing else would close it
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
export async function isPreviewLeft(context: RequestsContext): Promise<boolean> {
  const { github, repository, config, deps } = context;
  const { branches, url: configured } = config.environments.preview;
  for (const pattern of branches) {
    const stem = pattern.split('*')[0] ?? '';
    if ((await listBranches(github, repository, stem)).length > 0) return false;
  }
  const deployments = await readPortalDeployments({ ...context, portal: context.portal });
  const live = await readLive(configured ?? deployments?.get('Preview')?.url, deps);
  return live?.slug === config.site.slug && live.environment === 'Preview';
}
