import { readTag } from '../../clients/github/branches.ts';
import { isAncestor } from '../../clients/github/commits.ts';
import {
  type MergeablePull,
  readMergeablePull,
  readMergeRules,
} from '../../clients/github/merging.ts';
import {
  closesIssue,
  listPullsInto,
  listRepositoryPulls,
  type RepositoryPull,
  readPulls,
} from '../../clients/github/pulls.ts';
import { listReleases } from '../../clients/github/releases.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { listReviews } from '../../clients/github/reviews.ts';
import { readBranchHead } from '../../clients/github/tree.ts';
import { type DevelopmentRequest, isClosed } from '../../contracts/portal/development-request.ts';
import { returnFor, SiteDeployError } from '../../shared/errors/error.ts';
import { type ReleaseContext, releasePrefix } from '../context.ts';
import { readUnannounced } from './announce.ts';
import { isApproved, whyVoid } from './approved.ts';
import { type PullVerdict, readPullChecks } from './checks.ts';
import { readDeploymentProgress, type ServedCommit } from './deployment-runs.ts';
import { holdsChange, type MergedChange } from './held-change.ts';
import { compareVersions } from './next-version.ts';
import {
  isIntoProduction,
  isPassed,
  listReleaseBranches,
  releasedVersions,
  type VersionBranch,
  whyTooLow,
} from './open-releases.ts';
import {
  askPortal,
  listRequests,
  type PortalDeployments,
  readPortalDeployments,
} from './read-portal.ts';
import { readReleaseContent, readVersions } from './release-content.ts';
import type { ReleaseBranch, ReleaseMerge, ReleaseState, UnapprovedChange } from './state.ts';
import { findOutdated } from './version-files.ts';

export async function readReleaseState(
  context: ReleaseContext,
  version: string,
  refused: ReadonlySet<number> = new Set(),
): Promise<ReleaseState> {
  const { repository, config } = context;
  const { production } = config.environments;
  const branch = `${releasePrefix}${version}`;
  const [heads, productionHead, tag, releases, versions, portal] = await Promise.all([
    listReleaseBranches(repository),
    readProductionHead(context),
    readTag(repository, `v${version}`),
    listReleases(repository, `v${version}`),
    releasedVersions(context),
    readPortalDeployments(context),
  ]);
  const branches = await Promise.all(
    heads
      .filter((candidate) => compareVersions(candidate.version, version) >= 0)
      .map((candidate) => releaseBranch(context, candidate, productionHead)),
  );
  const release = branches.find((candidate) => candidate.version === version);
  const pull = await findReleasePull(context, branch);
  const published = releases.some((item) => !item.draft);
  const tagged = { tag, release, published, productionHead };
  const merge = pull ? toMerge(pull) : await findTaggedRelease(context, tagged);
  const merged = merge?.commit;
  const seen = async (served: ServedCommit) => readDeploymentProgress(context, served, portal);
  const queued = pull?.state === 'open' ? pull.number : undefined;
  const rules = await readMergeRules(repository, production.branch, queued);
  let verdict: PullVerdict = { checks: { running: [], failed: [] }, blockedRun: undefined };
  if (pull?.state === 'open') ({ verdict } = await readPullChecks(context, pull));
  let unapproved: ReleaseState['unapproved'] = [];
  let preview: ReleaseState['preview'];
  let live: ReleaseState['production'];
  let tooLow: string | undefined;
  let outdated: ReleaseState['outdated'];
  if (release && !merged) {
    unapproved = await unapprovedChanges(context, release.head, portal);
    outdated = await findOutdated(context, version, release.head);
    preview = await seen({ environment: 'Preview', commits: [release.head], branch });
  }
  if (merged) {
    const commits = [merged, productionHead] as const;
    live = await seen({ environment: 'Production', commits, branch: production.branch });
  }
  let content: ReleaseBranch['content'];
  if (merged && isPassed(version, versions))
    tooLow = `${versions.toSorted(compareVersions).at(-1)}, which is higher, is already released.`;
  if (!merged) {
    const known = await readVersions(context, productionHead, portal);
    tooLow = whyTooLow(version, known.floor);
    const others = branches.map((candidate) => candidate.version);
    if (release && !tooLow) content = await readReleaseContent(context, release, known, others);
  }
  return {
    version,
    branch,
    productionBranch: production.branch,
    page: repositoryPage(repository),
    release: release && { ...release, content },
    pull,
    merge,
    ...verdict,
    rules,
    unapproved,
    preview,
    production: live,
    tag,
    tooLow,
    outdated,
    drafts: releases.filter((item) => item.draft).map((item) => item.id),
    published,
    isLatest: versions.every((candidate) => compareVersions(candidate, version) <= 0),
    notesReported: await hasReportedNotes(context, version),
    unannounced: published && merge ? await readUnannounced(context, version, merge, refused) : [],
    next: branches.filter((candidate) => candidate.version !== version),
    stranded: published && release ? await listPullsInto(repository, branch) : [],
  };
}

function toMerge(pull: MergeablePull): ReleaseMerge | undefined {
  if (pull.state !== 'merged') return undefined;
  return { commit: pull.mergeCommit, head: pull.headCommit, url: pull.url };
}

/**
 * State that shows whether a release without new commits was tagged on the production branch. Such
 * a release is never merged.
 */
type TaggedState = Pick<ReleaseState, 'tag' | 'release' | 'published'> & { productionHead: string };

async function findTaggedRelease({ repository }: ReleaseContext, state: TaggedState) {
  const { tag, release, published, productionHead } = state;
  if (!tag || (release ? tag !== release.head : !published)) return undefined;
  if (tag !== productionHead && !(await isAncestor(repository, tag, productionHead)))
    return undefined;
  return { commit: tag, head: tag, url: `${repositoryPage(repository)}/commit/${tag}` };
}

export async function readProductionHead(context: ReleaseContext): Promise<string> {
  const { branch } = context.config.environments.production;
  const head = await readBranchHead(context.repository, branch);
  if (head) return head;
  throw new SiteDeployError('RELEASE_BRANCH_MISSING', `The repository has no branch ${branch}.`);
}

export async function releaseBranch(
  context: ReleaseContext,
  { name: branch, commit: head, version }: VersionBranch,
  production: string,
): Promise<ReleaseBranch> {
  const { repository } = context;
  const isProduction = head === production;
  const holdsProduction = isProduction || (await isAncestor(repository, production, head));
  return { version, branch, head, holdsProduction, isProduction };
}

async function findReleasePull(context: ReleaseContext, branch: string) {
  const { repository } = context;
  const pulls = (await readPulls(repository, branch)).filter(({ state }) => state !== 'closed');
  const into: RepositoryPull[] = [];
  for (const pull of pulls) if (await isIntoProduction(context, pull.base)) into.push(pull);
  const found = into.find((pull) => pull.state === 'merged') ?? into[0];
  if (!found) return undefined;
  return readMergeablePull(repository, found.number);
}

async function hasReportedNotes(context: ReleaseContext, version: string) {
  const { portal, mayReport } = context;
  if (!portal || !mayReport) return undefined;
  const { versions } = await askPortal({ ...context, portal }, 'listVersions', {});
  const live = versions.filter((candidate) => candidate.status === 'production');
  return live.some((candidate) => candidate.version === version && candidate.releaseNotes !== '');
}

async function unapprovedChanges(context: ReleaseContext, head: string, known: PortalDeployments) {
  const { repository, portal } = context;
  if (!portal) return [];
  const requests = await listRequests(context);
  const open = requests.filter((request) => !wasCompleted(request) && mayHaveChange(request));
  if (open.length === 0) return [];
  const { deployment } = await askPortal({ ...context, portal }, 'getSettings', {});
  // Completed requests are left out above, so a closed one was declined.
  const candidates = open.filter((item) => deployment.requireApproval || isClosed(item.status));
  if (candidates.length === 0) return [];
  const pulls = await listRepositoryPulls(repository);
  const found: UnapprovedChange[] = [];
  for (const request of candidates) {
    const { mergeCommit, approval, title, status } = request;
    const merged = mergedFor(request, pulls);
    // The portal's value may come from any run, so it adds to GitHub's commits but doesn't replace
    // them.
    const changes: MergedChange[] = merged.map(({ mergeCommit = '', headCommit }) => {
      return { mergeCommit, headCommit };
    });
    if (mergeCommit) changes.push({ mergeCommit });
    const held = await holdsAny(context, changes, head);
    if (held === undefined && !isClosed(status)) found.push({ title, why: 'unknown' });
    if (!held) continue;
    if (isClosed(status)) found.push({ title, why: 'declined' });
    else if (!approval) found.push({ title, why: 'not approved' });
    else {
      const isKept = await isApproved(context, approval, head, known);
      const reading = merged.map(({ number }) => listReviews(repository, number));
      const why = whyVoid(approval, await Promise.all(reading)) ?? (isKept ? undefined : 'changed');
      if (why) found.push({ title, why });
    }
  }
  return found;
}

const absent = ['GITHUB_NOT_FOUND', 'GITHUB_PERMISSION_MISSING', 'GITHUB_REFUSED'] as const;

/**
 * Returns whether the head contains any of the changes; `undefined` if GitHub lacks a commit and
 * none of the others is contained.
 */
async function holdsAny(context: ReleaseContext, changes: readonly MergedChange[], head: string) {
  const held: (boolean | undefined)[] = [];
  for (const change of changes) {
    // Compare the content as well, because a reverted change is still in the history.
    const isHeld = holdsChange(context, change, head);
    held.push(await isHeld.catch(returnFor(undefined, ...absent)));
  }
  return held.includes(true) || (held.includes(undefined) ? undefined : false);
}

const mayHaveChange = (item: DevelopmentRequest) =>
  Boolean(item.mergeCommit || item.issueNumber || item.pullRequestNumber);

/**
 * Returns the merged pull requests of a request, except for those with a merged revert, whose
 * branch GitHub names `revert-<number>-…`.
 */
function mergedFor(
  developmentRequest: Pick<DevelopmentRequest, 'issueNumber' | 'pullRequestNumber'>,
  pulls: readonly RepositoryPull[],
): RepositoryPull[] {
  const { issueNumber, pullRequestNumber } = developmentRequest;
  const wasReverted = (number: number) =>
    pulls.some((pull) => pull.state === 'merged' && pull.head.startsWith(`revert-${number}-`));
  return pulls.filter((pull) => {
    const { number, mergeCommit } = pull;
    const isForRequest = number === pullRequestNumber || closesIssue(pull, issueNumber);
    return isForRequest && Boolean(mergeCommit) && !wasReverted(number);
  });
}

function wasCompleted(request: DevelopmentRequest): boolean {
  const { status, approval, servedIn, history } = request;
  if (status === 'completed' || history.some((entry) => entry.status === 'completed')) return true;
  return Boolean(approval) && (servedIn?.includes('Production') ?? false);
}
