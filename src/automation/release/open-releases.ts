import { listBranches } from '../../clients/github/branches.ts';
import { recentlyMerged } from '../../clients/github/pulls.ts';
import { listReleases } from '../../clients/github/releases.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { type ReleaseContext, releasePrefix } from '../context.ts';
import { compareVersions, isVersion } from './next-version.ts';
import { releasedVersions, toVersionBranches } from './read-release.ts';
import { readFloor, whyTooLow } from './version-floor.ts';

/** Unfinished versions, lowest first: with a branch, or merged without a published release. */
export async function openReleases(context: ReleaseContext): Promise<string[]> {
  const { github, repository, config } = context;
  const [heads, merged] = await Promise.all([
    listBranches(github, repository, releasePrefix),
    recentlyMerged(github, repository, config.environments.production.branch),
  ]);
  const floor = await readFloor(context, await releasedVersions(context));
  const branches = toVersionBranches(heads)
    .filter(({ name, version }) => merged.includes(name) || !whyTooLow(version, floor))
    .map(({ version }) => version);
  const last = merged
    .map((name) => {
      if (name.startsWith(releasePrefix)) return name.slice(releasePrefix.length);
      return '';
    })
    .find(isVersion);
  if (!last || branches.includes(last)) return branches;
  const releases = await listReleases(github, repository, `v${last}`);
  if (releases.some((releas) => !releas.draft)) return branches;
  return [last, ...branches].sort(compareVersions);
}

export async function releaseToFinish(context: ReleaseContext, requested: string | undefined) {
  if (requested) return requested;
  const [open, second] = await openReleases(context);
  if (!open) throw new SiteDeployError('RELEASE_NOT_FOUND', 'No release is open.');
  if (!second) return open;
  throw new SiteDeployError(
    'USAGE',
    `Several releases are open: ${(await openReleases(context)).join(', ')}.`,
    { remedy: 'Name the one you mean: --site-version X.Y.Z' },
  );
}
