import {
  closesIssue,
  listRepositoryPulls,
  type RepositoryPull,
} from '../../clients/github/pulls.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import { isApproved } from './approved.ts';
import type { ReleaseContext } from './context.ts';
import { isKnownAncestor } from './read-deployment.ts';
import { type PortalDeployments, portalAnswer } from './read-portal.ts';
import type { UnapprovedChange } from './state.ts';

/**
 * Changes that nobody has approved as they are, if the portal requires approval, and declined ones.
 * A reverted change is no longer linked to its request.
 * @param deployments of the portal
 */
export async function unapprovedChanges(
  context: ReleaseContext,
  head: string,
  deployments: PortalDeployments | undefined,
): Promise<UnapprovedChange[]> {
  const { github, repository, portal, config, deps } = context;
  if (!portal) return [];
  const { signal } = deps;
  const { requests } = await portalAnswer(
    context,
    portal.call('listRequests', { siteId: config.site.id }, { signal }),
  );
  const open = requests.filter((request) => !wasCompleted(request) && mayHaveChange(request));
  if (open.length === 0) return [];
  const { deployment } = await portalAnswer(
    context,
    portal.call('getSettings', { siteId: config.site.id }, { signal }),
  );
  const candidates = open.filter((item) => deployment.requireApproval || isDeclined(item.status));
  // People may have merged pull requests unknown to the portal.
  const isUntold = candidates.some((candidate) => !candidate.mergeCommit);
  const pulls = isUntold ? await listRepositoryPulls(github, repository) : [];
  const found: UnapprovedChange[] = [];
  for (const request of candidates) {
    const { mergeCommit, approval, title, status } = request;
    const commits = mergeCommit ? [mergeCommit] : mergedFor(request, pulls);
    if (!(await holdsAny(context, commits, head))) continue;
    if (isDeclined(status)) found.push({ title, why: 'declined' });
    else if (!approval) found.push({ title, why: 'not approved' });
    else if (!(await isApproved(context, approval, head, deployments)))
      found.push({ title, why: 'changed' });
  }
  return found;
}

async function holdsAny(
  context: ReleaseContext,
  commits: readonly string[],
  head: string,
): Promise<boolean> {
  for (const commit of commits)
    if (commit === head || (await isKnownAncestor(context, commit, head))) return true;
  return false;
}

const isDeclined = (status: DevelopmentRequest['status']) =>
  status === 'rejected' || status === 'archived';

const mayHaveChange = (developmentRequest: DevelopmentRequest) =>
  Boolean(developmentRequest.mergeCommit || developmentRequest.issueNumber);

/** Except reverted ones; a revert is identified by GitHub's branch name. */
function mergedFor(
  developmentRequest: Pick<DevelopmentRequest, 'issueNumber' | 'pullRequestNumber'>,
  pulls: readonly RepositoryPull[],
): string[] {
  const { issueNumber = 0, pullRequestNumber } = developmentRequest;
  const wasReverted = (number: number) =>
    pulls.some((pull) => pull.state === 'merged' && pull.head.startsWith(`revert-${number}-`));
  return pulls.flatMap((pull) => {
    const { number, body, mergeCommit } = pull;
    const isForRequest = number === pullRequestNumber || closesIssue(body, issueNumber);
    if (isForRequest && mergeCommit && !wasReverted(number)) return [mergeCommit];
    return [];
  });
}

/** Or approved, and in Production already. */
function wasCompleted(developmentRequest: DevelopmentRequest): boolean {
  const { status, approval, servedIn, history } = developmentRequest;
  if (status === 'completed' || history.some((entry) => entry.status === 'completed')) return true;
  return Boolean(approval) && (servedIn?.includes('Production') ?? false);
}
