import type { Context } from '../context.ts';
import { listAncestors } from '../store/commits.ts';
import { findRelease } from '../store/releases.ts';
import type { RequestRow } from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';

/** The merge commit, otherwise the last commit of the pull request. */
export function getChangeCommit(requestRow: RequestRow): string | undefined {
  const { merge_sha, head_sha, pull_state } = requestRow;
  if (merge_sha !== null) return merge_sha;
  if (pull_state === 'closed') return undefined;
  return head_sha ?? undefined;
}

export function isDeployed(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  environment: 'Production' | 'Preview',
): boolean {
  const commit = findRelease(context.database, site.id, environment)?.commit_sha;
  const change = getChangeCommit(request);
  if (!commit || change === undefined) return false;
  const deployedCommits = listAncestors(context.database, site.id, commit);
  return (
    deployedCommits.has(change) ||
    (request.head_sha !== null && deployedCommits.has(request.head_sha))
  );
}
