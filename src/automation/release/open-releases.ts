import { listBranches } from '../../clients/github/branches.ts';
import { recentlyMerged } from '../../clients/github/pulls.ts';
import { releasesOf } from '../../clients/github/releases.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { versionsOf } from './look.ts';
import { compareVersions, isVersion } from './next-version.ts';
import { type ReleaseWorld, releasePrefix } from './world.ts';

/**
 * Lists started but unfinished versions, lowest first: those with a branch, and those that were
 * merged but have no published release, even if their branch is gone.
 */
export async function openReleases(world: ReleaseWorld): Promise<string[]> {
  const { github, repository, config } = world;
  const [heads, merged] = await Promise.all([
    listBranches(github, repository, releasePrefix),
    recentlyMerged(github, repository, config.environments.production.branch),
  ]);
  const branches = versionsOf(heads).map(({ version }) => version);
  const last = merged
    .map((name) => {
      if (name.startsWith(releasePrefix)) return name.slice(releasePrefix.length);
      return '';
    })
    .find(isVersion);
  if (last === undefined || branches.includes(last)) return branches;
  const releases = await releasesOf(github, repository, `v${last}`);
  if (releases.some(({ draft }) => !draft)) return branches;
  return [last, ...branches].sort(compareVersions);
}

/**
 * Selects the release for `release finish`. @throws SiteDeployError `RELEASE_NOT_FOUND`, `USAGE`
 */
export async function releaseToFinish(
  world: ReleaseWorld,
  asked: string | undefined,
): Promise<string> {
  if (asked !== undefined) return asked;
  const [open, other] = await openReleases(world);
  if (open === undefined) throw new SiteDeployError('RELEASE_NOT_FOUND', 'No release is open.');
  if (other === undefined) return open;
  throw new SiteDeployError(
    'USAGE',
    `Several releases are open: ${(await openReleases(world)).join(', ')}.`,
    {
      remedy: 'Name the one that you mean: --site-version X.Y.Z',
    },
  );
}
