import { findBranchName, listBranches, listTags } from '../../clients/github/branches.ts';
import { recentlyMerged } from '../../clients/github/pulls.ts';
import { listReleases } from '../../clients/github/releases.ts';
import type { GitHubRepository } from '../../clients/github/repository.ts';
import { isVersion } from '../../contracts/portal/values.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { readLive } from '../../shared/live-site/probe.ts';
import { type ReleaseContext, releasePrefix } from '../context.ts';
import { compareVersions, isPreRelease, versionFormat } from './next-version.ts';
import { type PortalDeployments, readPortalDeployments } from './read-portal.ts';

/**
 * Returns whether a base is the production branch. If that branch was renamed, a merged pull
 * request still has the former name as its base.
 */
export async function isIntoProduction(context: ReleaseContext, base: string): Promise<boolean> {
  const { repository, config } = context;
  const { branch } = config.environments.production;
  if (base === branch || base.startsWith(releasePrefix)) return base === branch;
  return (await findBranchName(repository, base)) === branch;
}

/**
 * Returns the names of release branches merged recently (see `recentlyMerged`), last updated first.
 */
export async function mergedReleases(context: ReleaseContext): Promise<string[]> {
  const names: string[] = [];
  for (const { head, base } of await recentlyMerged(context.repository))
    if (head.startsWith(releasePrefix) && (await isIntoProduction(context, base))) names.push(head);
  return names;
}

/**
 * Reads the open release branches, lowest version first. A merged branch is open unless a higher
 * version was released first; an unmerged one is open unless its version is too low.
 */
async function readOpenBranches(context: ReleaseContext) {
  const [found, merged] = await Promise.all([
    listReleaseBranches(context.repository),
    mergedReleases(context),
  ]);
  if (found.length === 0) return { merged, branches: [], floor: undefined };
  const released = await releasedVersions(context);
  const floor = await readFloor(context, released);
  const isOpen = (name: string, version: string) =>
    merged.includes(name) ? !isPassed(version, released) : !whyTooLow(version, floor);
  return { merged, branches: found.filter(({ name, version }) => isOpen(name, version)), floor };
}

/**
 * Returns the versions of unfinished releases, lowest first: those with a branch, and the last
 * merged one unless it is published.
 */
export async function openReleases(context: ReleaseContext): Promise<string[]> {
  const { merged, branches } = await readOpenBranches(context);
  const versions = branches.map(({ version }) => version);
  const last = merged.map((name) => name.slice(releasePrefix.length)).find(isVersion);
  if (!last || versions.includes(last)) return versions;
  if (isPassed(last, await releasedVersions(context))) return versions;
  const releases = await listReleases(context.repository, `v${last}`);
  if (releases.some((release) => !release.draft)) return versions;
  return [last, ...versions].sort(compareVersions);
}

/**
 * Returns the version of the release to finish.
 * @param requested a valid version
 */
export async function releaseToFinish(context: ReleaseContext, requested: string | undefined) {
  if (requested) return requested;
  const found = await openReleases(context);
  const [open, second] = found;
  if (!open) {
    const heads = await listBranches(context.repository, releasePrefix);
    const ignored = heads.filter(({ name }) => !isVersion(name.slice(releasePrefix.length)));
    const facts = ignored.map(({ name }) => `${name} is ignored: name it release/${versionFormat}`);
    throw new SiteDeployError('RELEASE_NOT_FOUND', 'No release is open.', { facts });
  }
  if (!second) return open;
  const remedy = 'Name the one you mean: --site-version X.Y.Z';
  throw usageError(`Several releases are open: ${found.join(', ')}.`, remedy);
}

/** Lists the branches that are named after a version, lowest version first. */
export async function listReleaseBranches(repository: GitHubRepository) {
  const heads = await listBranches(repository, releasePrefix);
  return heads
    .map((head) => ({ ...head, version: head.name.slice(releasePrefix.length) }))
    .filter((item) => isVersion(item.version))
    .sort((a, b) => compareVersions(a.version, b.version));
}

export type VersionBranch = Awaited<ReturnType<typeof listReleaseBranches>>[number];

/** Returns the unmerged release branches whose version isn't too low, lowest version first. */
export async function listOpenBranches(context: ReleaseContext): Promise<string[]> {
  const { merged, branches } = await readOpenBranches(context);
  return branches.map(({ name }) => name).filter((name) => !merged.includes(name));
}

/**
 * Returns the release branch for new changes. A hotfix's branch is used only if no other release is
 * open.
 */
export async function openReleaseBranch(context: ReleaseContext) {
  const { merged, branches, floor } = await readOpenBranches(context);
  const open = branches.filter(({ name }) => !merged.includes(name));
  const last = floor?.released ?? floor?.live;
  const isHotfix = (version: string) => last !== undefined && isSameLine(version, last);
  return (open.find(({ version }) => !isHotfix(version)) ?? open.at(-1))?.name;
}

const isSameLine = (a: string, b: string) =>
  a.split('.', 2).join('.') === b.split('.', 2).join('.');

export async function listVersionTags(context: ReleaseContext) {
  return toVersionTags(await listTags(context.repository, ''));
}

/** Returns the tags that are versions, with or without the prefix `v`, lowest version first. */
export function toVersionTags(tags: readonly string[]) {
  return tags
    .map((tag) => ({ tag, version: tag.replace(/^v/, '') }))
    .filter(({ version }) => isVersion(version) || isPreRelease(version))
    .sort((a, b) => compareVersions(a.version, b.version) || a.tag.length - b.tag.length);
}

export async function releasedVersions(context: ReleaseContext): Promise<string[]> {
  return (await listVersionTags(context)).map(({ version }) => version).filter(isVersion);
}

/** Returns the tag of the highest released version below the given one. */
export async function findPreviousTag(context: ReleaseContext, version: string) {
  const released = (await listVersionTags(context)).filter((found) => isVersion(found.version));
  return released.findLast((found) => compareVersions(found.version, version) < 0)?.tag;
}

/**
 * Returns whether a higher version was released first. This version can then no longer be released.
 */
export const isPassed = (version: string, released: readonly string[]) =>
  !released.includes(version) && released.some((other) => compareVersions(other, version) > 0);

/** Limits for new versions: higher than `released`, and not lower than `live`. */
type VersionFloor = Readonly<Awaited<ReturnType<typeof readFloor>>>;

export async function readFloor(
  context: ReleaseContext,
  versions: readonly string[],
  known?: PortalDeployments,
) {
  const { config, deps } = context;
  const deployments = known ?? (await readPortalDeployments(context));
  let live = deployments?.get('Production')?.version;
  if (!live) {
    const marker = await readLive(config.site.url, deps);
    if (marker?.slug === config.site.slug && marker.environment === 'Production')
      live = marker.version;
  }
  if (live && !isVersion(live) && !isPreRelease(live)) live = undefined;
  return { released: versions.toSorted(compareVersions).at(-1), live };
}

export function whyTooLow(version: string, floor: VersionFloor): string | undefined {
  const { released, live } = floor;
  const way = 'Versions never go down: release its changes as a higher version.';
  if (released && compareVersions(version, released) <= 0)
    return `${version} is not higher than ${released}, which is already released. ${way}`;
  // Allow the live version, because the production branch may already contain the next version.
  if (live && compareVersions(version, live) < 0)
    return `${version} is lower than ${live}, which Production serves. ${way}`;
  return undefined;
}
