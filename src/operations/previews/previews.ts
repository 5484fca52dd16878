import type { AzureAccess } from '../../clients/azure/request.ts';
import {
  deleteBuild,
  hasBuild,
  type StaticSite,
  type StaticSiteBuild,
} from '../../clients/azure/static-sites.ts';
import { branchesLike, hasBranch } from '../../clients/github/branches.ts';
import { readPull } from '../../clients/github/pulls.ts';
import { type GitHubRepository, readRepository } from '../../clients/github/repository.ts';
import { matchesAny } from '../../config/branch-pattern.ts';
import { foldEnvironmentName } from '../../config/environment-name.ts';
import type { Clock } from '../../shared/clock.ts';
import { returnFor, SiteDeployError } from '../../shared/errors/error.ts';
import { poll } from '../../shared/poll.ts';

export interface HostedEnvironment extends StaticSiteBuild {
  readonly isProduction: boolean;
  readonly state: 'live' | 'stale' | 'unknown';
  readonly why: string;
}

interface BranchSource {
  readonly repository: GitHubRepository;
  readonly productionBranch: string;
  readonly preview: { readonly name: string; readonly branches: readonly string[] };
}

/**
 * Compares the environments with the branches of the repository.
 * @throws SiteDeployError `REPOSITORY_MISMATCH` if the repository isn't the site's, because all
 * Previews would then look stale
 */
export async function compareEnvironments(
  site: StaticSite,
  builds: readonly StaticSiteBuild[],
  branchSource: BranchSource,
): Promise<HostedEnvironment[]> {
  const { repository: named, productionBranch, preview } = branchSource;
  const repository = await readRepository(named);
  const fullName = `${repository.owner}/${repository.name}`;
  checkRepository(site, fullName);
  const missing = `${fullName} has no branch ${productionBranch}`;
  const message = `${missing}, which is set in environments.production.branch.`;
  if (!(await hasBranch(repository, productionBranch)))
    throw new SiteDeployError('REPOSITORY_MISMATCH', message);
  const sharing = await branchesOfPreview();
  const compared = builds.map(async (build): Promise<HostedEnvironment> => {
    const isProduction = isProductionBuild(site, build);
    const known = { ...build, isProduction };
    if (isProduction) return { ...known, state: 'live', why: 'the live site' };
    const pull = isPreview(build) ? undefined : await findPull(repository, build.name);
    if (pull) {
      const state = pull.state === 'open' ? 'live' : 'stale';
      return { ...known, state, why: `pull request #${pull.number} is ${pull.state}` };
    }
    if (!build.branch) return { ...known, state: 'unknown', why: 'no branch recorded' };
    if (await hasBranch(repository, build.branch))
      return { ...known, state: 'live', why: 'its branch exists' };
    const sharedBranch = isPreview(build) && sharing[0];
    if (sharedBranch)
      return { ...known, state: 'live', why: `${sharedBranch} is also deployed there` };
    // A number means a pull request, whose branch may be in a fork.
    const why = 'belongs to a pull request whose branch is not in this repository';
    if (isPullNumber(build.name)) return { ...known, state: 'unknown', why };
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
    const isDeployed = (branch: string) =>
      branch !== productionBranch && matchesAny(branch, preview.branches);
    return (await branchesLike(repository, preview.branches)).filter(isDeployed).sort();
  }
}

const isPullNumber = (name: string) => /^\d{1,15}$/.test(name);

/**
 * Returns the pull request whose number is the name; `undefined` if the name isn't a number, or if
 * GitHub doesn't return the pull request.
 */
async function findPull(repository: GitHubRepository, name: string) {
  if (!isPullNumber(name)) return undefined;
  return readPull(repository, Number(name)).catch(returnFor(undefined));
}

/** Names of Production on the hosting platform. */
const isProductionName = (name: string) =>
  ['default', 'production', 'prod'].includes(name.toLowerCase());

function isProductionBuild(staticSite: StaticSite, staticSiteBuild: StaticSiteBuild): boolean {
  return (
    isProductionName(staticSiteBuild.name) ||
    (staticSiteBuild.host !== undefined && staticSite.hosts.includes(staticSiteBuild.host))
  );
}

function checkRepository(staticSite: StaticSite, fullName: string): void {
  const known = /[/:]([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(staticSite.repositoryUrl ?? '')?.[1];
  if (known === undefined || known.toLowerCase() === fullName.toLowerCase()) return;
  const origin = `is deployed from ${known}, not from ${fullName}`;
  throw new SiteDeployError('REPOSITORY_MISMATCH', `The static site ${staticSite.name} ${origin}.`);
}

interface StaticSiteQuery {
  readonly url: string;
  readonly name: string | undefined;
  readonly resourceGroup: string | undefined;
}

export function findStaticSite(sites: readonly StaticSite[], staticSiteQuery: StaticSiteQuery) {
  const { url, name, resourceGroup } = staticSiteQuery;
  const hostname = new URL(url).hostname;
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const found = sites.filter(
    (site) =>
      (resourceGroup === undefined || isSame(site.resourceGroup, resourceGroup)) &&
      (name ? isSame(site.name, name) : site.hosts.some((host) => isSame(host, hostname))),
  );
  const [site] = found;
  if (site && found.length === 1) return site;
  const criterion = name ? `is called "${name}"` : `is served at ${hostname}`;
  const ambiguous = `More than one static site ${criterion}.`;
  const facts = (site ? found : sites).map(describeStaticSite);
  if (site) throw new SiteDeployError('STATIC_SITE_AMBIGUOUS', ambiguous, { facts });
  const message = `No static site in the subscription ${criterion}.`;
  if (facts.length === 0) facts.push('The token cannot see any static site.');
  throw new SiteDeployError('STATIC_SITE_NOT_FOUND', message, { facts });
}

const describeStaticSite = ({ name, resourceGroup, hosts }: StaticSite) =>
  `${name} in ${resourceGroup}, at ${hosts.join(', ') || 'no address'}`;

const pollOptions = { limit: 120_000, pause: 500, growth: 2, maxPause: 5_000 } as const;

export interface CloseOutcome {
  readonly preview: HostedEnvironment;
  readonly error?: SiteDeployError;
}

export function environmentsToClose(
  previews: readonly HostedEnvironment[],
  which: { readonly name: string } | 'stale',
): HostedEnvironment[] {
  const closable = previews.filter((candidate) => !candidate.isProduction);
  if (which === 'stale') return closable.filter((candidate) => candidate.state === 'stale');
  const { name } = which;
  const preview = previews.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  if (preview?.isProduction || isProductionName(name))
    throw new SiteDeployError('USAGE', 'Production is never closed.');
  if (preview) return [preview];
  const names = closable.map((candidate) => candidate.name).join(', ');
  const facts = ['The site has no environment besides Production.'];
  if (names) facts[0] = `Environments: ${names}.`;
  throw new SiteDeployError('PREVIEW_NOT_FOUND', `There is no environment "${name}".`, { facts });
}

/**
 * Closes environments one after the other. A failure doesn't stop the others, but a cancellation
 * does.
 */
export async function closeEnvironments(
  access: AzureAccess,
  clock: Clock,
  site: StaticSite,
  previews: readonly HostedEnvironment[],
  onOutcome: (outcome: CloseOutcome) => void,
): Promise<CloseOutcome[]> {
  const outcomes: CloseOutcome[] = [];
  for (const preview of previews) {
    let error: SiteDeployError | undefined;
    try {
      await closePreviewEnvironment(access, clock, site, preview);
    } catch (thrown) {
      access.signal.throwIfAborted();
      error = SiteDeployError.from(thrown);
    }
    outcomes.push({ preview, error });
    onOutcome({ preview, error });
  }
  return outcomes;
}

async function closePreviewEnvironment(
  access: AzureAccess,
  clock: Clock,
  site: StaticSite,
  preview: HostedEnvironment,
): Promise<void> {
  if (preview.isProduction) throw new SiteDeployError('USAGE', 'Production is never closed.');
  await deleteBuild(access, site, preview.name);
  const isGone = async () => !(await hasBuild(access, site, preview.name)) || undefined;
  const gone = await poll({ clock, signal: access.signal, ...pollOptions }, isGone);
  if (gone) return;
  const minutes = pollOptions.limit / 60_000;
  const accepted = `Azure accepted the request to close "${preview.name}" ${minutes} minutes ago`;
  const message = `${accepted}, but the environment still exists.`;
  throw new SiteDeployError('PREVIEW_NOT_CLOSED', message);
}
