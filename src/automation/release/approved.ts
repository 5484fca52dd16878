import { findMergeBase } from '../../clients/github/commits.ts';
import type { GitHubRepository } from '../../clients/github/repository.ts';
import { findObjection, isStillGiven, type Review } from '../../clients/github/reviews.ts';
import { folderMode, listTree, readCommit, type TreeEntries } from '../../clients/github/tree.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import { returnFor } from '../../shared/errors/error.ts';
import type { ReleaseContext } from '../context.ts';
import type { PortalDeployments } from './read-portal.ts';
import { versionPaths } from './version-files.ts';

type Approval = NonNullable<DevelopmentRequest['approval']>;

export function findInputs(portal: PortalDeployments, head: string) {
  const preview = portal?.get('Preview');
  if (preview?.commit === head) return preview.provenance;
  return undefined;
}

/**
 * Returns why the reviews on GitHub void an approval; `undefined` if it still counts. The portal
 * isn't notified of reviews.
 * @param pulls reviews of each pull request of the change, oldest first
 */
export function whyVoid(
  { via, evidence }: Pick<Approval, 'via' | 'evidence'>,
  pulls: readonly (readonly Review[])[],
): 'objected' | 'not approved' | undefined {
  if (pulls.some((reviews) => findObjection(reviews))) return 'objected';
  if (via === 'portal' || pulls.length === 0) return undefined;
  return pulls.some((reviews) => isStillGiven(reviews, evidence)) ? undefined : 'not approved';
}

/**
 * Returns whether a release still has the approved files, texts and metadata; `false` if GitHub
 * lacks the approved commit. Compares git trees, which stay the same after a squash merge.
 */
export async function isApproved(
  context: ReleaseContext,
  approval: Approval,
  head: string,
  portal: PortalDeployments,
): Promise<boolean> {
  const unknown = ['GITHUB_REFUSED', 'GITHUB_NOT_FOUND', 'GITHUB_PERMISSION_MISSING'] as const;
  return compareInputs(context, approval, head, portal).catch(returnFor(false, ...unknown));
}

async function compareInputs(
  context: ReleaseContext,
  approval: Approval,
  head: string,
  portal: PortalDeployments,
): Promise<boolean> {
  const { repository } = context;
  const { commitSha, provenance } = approval;
  if (!commitSha) return false;
  const preview = findInputs(portal, head);
  if (provenance && preview && provenance.seo !== preview.seo) return false;
  const { tree: approved } = await readCommit(repository, commitSha);
  if (provenance?.tree && provenance.tree !== approved) return false;
  const { tree } = await readCommit(repository, head);
  if (approved === tree) return !provenance || !preview || provenance.texts === preview.texts;
  const live = portal?.get('Production')?.commit;
  if (!live) return false;
  return onlyCombines(repository, [commitSha, live], head, versionPaths(context));
}

/** Returns whether a commit merges two others cleanly. See `isCleanMerge`. */
export async function onlyCombines(
  repository: GitHubRepository,
  [ours, theirs]: readonly [string, string],
  merged: string,
  versions?: readonly string[],
): Promise<boolean> {
  const base = await findMergeBase(repository, ours, theirs);
  const read = (commit: string) => listTree(repository, commit);
  const sides = [await read(base), await read(ours), await read(theirs)] as const;
  return isCleanMerge(...sides, await read(merged), versions);
}

/**
 * Returns whether a merge only combines its sides. A file that the sides changed differently needs
 * another review.
 */
export function isCleanMerge(
  base: TreeEntries,
  ours: TreeEntries,
  theirs: TreeEntries,
  merged: TreeEntries,
  /**
   * Paths of the files that contain the version. They may stay as in `ours`, even if both sides
   * changed them.
   */
  versions: readonly string[] = [],
): boolean {
  const at = (files: TreeEntries, path: string) => {
    const { mode, id } = files.get(path) ?? {};
    // Ignore a folder's id, because its files are listed with their own paths.
    if (mode === folderMode) return 'folder';
    return `${mode} ${id}`;
  };
  const paths = new Set([base, ours, theirs, merged].flatMap((files) => [...files.keys()]));
  return [...paths].every((path) => {
    const before = at(base, path);
    const left = at(ours, path);
    if (versions.includes(path) && at(merged, path) === left) return true;
    const right = at(theirs, path);
    const expected = left === before ? right : left;
    return (left === before || right === before || right === left) && at(merged, path) === expected;
  });
}
