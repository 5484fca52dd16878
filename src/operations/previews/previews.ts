import type { StaticSite, StaticSiteBuild } from '../../clients/azure/static-sites.ts';
import { branchesFrom, hasBranch } from '../../clients/github/branches.ts';
import { readRepository } from '../../clients/github/repository.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { matchesBranch } from '../../config/branch-pattern.ts';
import { foldEnvironmentName } from '../../config/environment-name.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

export interface HostedEnvironment extends StaticSiteBuild {
  readonly isProduction: boolean;
  readonly state: 'live' | 'stale' | 'unknown';
  readonly why: string;
}

export interface BranchSource {
  readonly github: GitHub;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly productionBranch: string;
  readonly preview: { readonly name: string; readonly branches: readonly string[] };
}

/**
 * @throws SiteDeployError `REPOSITORY_MISMATCH` if the repository can't be the site's: all its
 *   previews would look stale
 */
export async function compareEnvironments(
  site: StaticSite,
  builds: readonly StaticSiteBuild[],
  branchSource: BranchSource,
): Promise<HostedEnvironment[]> {
  const { github, repository: named, productionBranch, preview } = branchSource;
  const repository = await readRepository(github, named);
  const fullName = `${repository.owner}/${repository.name}`;
  checkRepository(site, fullName);
  if (!(await hasBranch(github, repository, productionBranch))) {
    throw new SiteDeployError(
      'REPOSITORY_MISMATCH',
      `${fullName} has no branch ${productionBranch}, ` +
        'which is set in environments.production.branch.',
    );
  }
  const sharing = await branchesOfPreview();
  const compared = builds.map(async (build): Promise<HostedEnvironment> => {
    const isProduction = isProductionBuild(site, build);
    const known = { ...build, isProduction };
    if (isProduction) return { ...known, state: 'live', why: 'the live site' };
    if (!build.branch) return { ...known, state: 'unknown', why: 'no branch recorded' };
    if (await hasBranch(github, repository, build.branch))
      return { ...known, state: 'live', why: 'its branch exists' };
    const [sharedBranch] = isPreview(build) ? sharing : [];
    if (sharedBranch !== undefined)
      return { ...known, state: 'live', why: `${sharedBranch} is also deployed there` };
    // A number is the id of a pull request, whose branch may be in a fork.
    if (/^\d+$/.test(build.name))
      return {
        ...known,
        state: 'unknown',
        why: 'belongs to a pull request whose branch is not in this repository',
      };
    return { ...known, state: 'stale', why: 'its branch no longer exists' };
  });
  return (await Promise.all(compared)).sort(
    (a, b) => Number(b.isProduction) - Number(a.isProduction) || (a.name < b.name ? -1 : 1),
  );

  function isPreview(staticSiteBuild: StaticSiteBuild): boolean {
    return staticSiteBuild.name.toLowerCase() === foldEnvironmentName(preview.name).toLowerCase();
  }
  async function branchesOfPreview(): Promise<string[]> {
    if (!builds.some(isPreview)) return [];
    const starts = preview.branches.map((pattern) => pattern.split('*')[0] ?? '');
    const found = await Promise.all(starts.map((start) => branchesFrom(github, repository, start)));
    const isDeployed = (branch: string) =>
      branch !== productionBranch &&
      preview.branches.some((pattern) => matchesBranch(branch, pattern));
    return [...new Set(found.flat())].filter(isDeployed).sort();
  }
}

function isProductionBuild(staticSite: StaticSite, staticSiteBuild: StaticSiteBuild): boolean {
  return (
    /^(default|production|prod)$/i.test(staticSiteBuild.name) ||
    (staticSiteBuild.host !== undefined && staticSite.hosts.includes(staticSiteBuild.host))
  );
}

function checkRepository(staticSite: StaticSite, fullName: string): void {
  const known = /[/:]([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(staticSite.repositoryUrl ?? '')?.[1];
  if (known === undefined || known.toLowerCase() === fullName.toLowerCase()) return;
  throw new SiteDeployError(
    'REPOSITORY_MISMATCH',
    `The static site ${staticSite.name} is deployed from ${known}, not from ${fullName}.`,
  );
}
