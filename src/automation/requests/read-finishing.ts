import { type RepositoryPull, readPulls } from '../../clients/github/pulls.ts';
import { readBranchHead } from '../../clients/github/tree.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import { releasePrefix } from '../release/context.ts';
import { openReleases } from '../release/open-releases.ts';
import { isKnownAncestor } from '../release/read-deployment.ts';
import type { RequestsContext } from './context.ts';

interface Change {
  readonly mergeCommit: string | undefined;
  readonly needsApproval: boolean;
  readonly isReleased: boolean;
}

/** After a squash or rebase only the merged pull request shows this, not the history. */
export async function wasReleased(
  pulls: readonly RepositoryPull[],
  siteConfig: Pick<SiteConfig, 'environments'>,
  holds: (commit: string) => Promise<boolean>,
): Promise<boolean> {
  const { branch } = siteConfig.environments.production;
  for (const { state, base, head, headCommit } of pulls)
    if (
      state === 'merged' &&
      base === branch &&
      head.startsWith(releasePrefix) &&
      (await holds(headCommit))
    )
      return true;
  return false;
}

/**
 * Set only if the policy finishes the release, and not for a later one that also contains the
 * change.
 */
export async function releaseBehind(
  context: RequestsContext,
  request: DevelopmentRequest,
  change: Change,
): Promise<string | undefined> {
  const { mergeCommit, needsApproval, isReleased } = change;
  const { status, approval } = request;
  const { github, repository, config } = context;
  const mayFinish =
    status === 'completed' || (status === 'in-review' && (Boolean(approval) || !needsApproval));
  if (config.automation.requests.release !== 'each' || !mayFinish || !mergeCommit) return undefined;
  const production = config.environments.production.branch;
  for (const version of await openReleases({ ...context, mayReport: false })) {
    const branch = `${releasePrefix}${version}`;
    const pulls = await readPulls(github, repository, branch);
    if (pulls.some((pull) => pull.state === 'merged' && pull.base === production)) return version;
    if (isReleased || status === 'completed') continue;
    const head = await readBranchHead(github, repository, branch);
    if (head && (await isKnownAncestor({ ...context, mayReport: false }, mergeCommit, head)))
      return version;
    if (head === mergeCommit) return version;
  }
  return undefined;
}
