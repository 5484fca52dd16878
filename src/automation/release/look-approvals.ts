import { closesIssue, type OwnPull, ownPulls } from '../../clients/github/pulls.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import { portalAnswer } from './ask-portal.ts';
import { isKnownAncestor } from './look-deployment.ts';
import type { UnapprovedChange } from './sight.ts';
import type { ReleaseWorld } from './world.ts';

/**
 * The development requests whose change a commit holds, and that must not come to Production: those that
 * were not approved, where the portal wants that, and those that were declined. A change that was taken back is no
 * longer linked to its request.
 */
export async function unapprovedChanges(world: ReleaseWorld, head: string): Promise<UnapprovedChange[]> {
  const { github, repository, portal, config, deps } = world;
  if (!portal) return [];
  const { signal } = deps;
  const { requests } = await portalAnswer(world, portal.requests.list(config.site.id, {}, { signal }));
  const open = requests.filter((request) => isWithoutApproval(request) && mayHaveChange(request));
  if (open.length === 0) return [];
  const { deployment } = await portalAnswer(world, portal.sites.getSettings(config.site.id, { signal }));
  const looked = open.filter(({ status }) => deployment.requireApproval || isDeclined(status));
  // People may have merged what the portal was not told of yet.
  const isUntold = looked.some(({ mergeCommit }) => mergeCommit === undefined);
  const pulls = isUntold ? await ownPulls(github, repository) : [];
  const found: UnapprovedChange[] = [];
  for (const request of looked) {
    const { mergeCommit, title, status } = request;
    const commits = mergeCommit ? [mergeCommit] : mergedFor(request, pulls);
    for (const commit of commits) {
      if (commit !== head && !(await isKnownAncestor(world, commit, head))) continue;
      found.push({ title, isDeclined: isDeclined(status) });
      break;
    }
  }
  return found;
}

const isDeclined = (status: DevelopmentRequest['status']) => status === 'rejected' || status === 'archived';

const mayHaveChange = ({ mergeCommit, issueNumber }: DevelopmentRequest) =>
  mergeCommit !== undefined || issueNumber !== undefined;

/** The commits of merged pull requests of an issue, but those that were reverted: GitHub names the branch after it. */
function mergedFor(
  { issueNumber = 0, pullRequestNumber }: Pick<DevelopmentRequest, 'issueNumber' | 'pullRequestNumber'>,
  pulls: readonly OwnPull[],
): string[] {
  const wasReverted = (number: number) =>
    pulls.some(({ state, head }) => state === 'merged' && head.startsWith(`revert-${number}-`));
  return pulls.flatMap(({ number, body, mergeCommit }) => {
    const isOwn = number === pullRequestNumber || closesIssue(body, issueNumber);
    if (isOwn && mergeCommit && !wasReverted(number)) return [mergeCommit];
    return [];
  });
}

function isWithoutApproval({ status, approval, history }: DevelopmentRequest): boolean {
  if (status === 'completed' || history.some((one) => one.status === 'completed')) return false;
  return isDeclined(status) || !approval;
}
