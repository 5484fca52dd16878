import { artifactsOfRun } from '../clients/github/artifacts.ts';
import { findBranchName } from '../clients/github/branches.ts';
import type { GitHubRepository } from '../clients/github/repository.ts';
import type { WorkflowRun } from '../clients/github/runs.ts';
import { readCommitFiles } from '../clients/github/tree.ts';
import { matchesAny } from '../config/branch-pattern.ts';
import type { SiteConfig } from '../config/schema.ts';
import { type PackageName, readPackageName } from '../shared/package-name.ts';
import { findDeployWorkflows } from './deploy-workflow.ts';

/** Environment of a site that a package is meant for. */
export interface PackagePlace extends Pick<PackageName, 'environment'> {
  readonly config: Pick<SiteConfig, 'site' | 'environments'>;
  /** Path of the site config. */
  readonly configFile: string;
}

interface PackageOrigin {
  /** Current name of the branch. */
  readonly branch: string;
  /** Version of the package that the run stored for this site and environment, if any. */
  readonly version: string | undefined;
}

type OriginVerdict = PackageOrigin | { readonly problem: string };

/**
 * Proves the origin of a package before another run deploys it. The package's run must be one that
 * deploys to `place`. It is recognised by data that never changes: the ids of run and repository,
 * the commit, and the commit's files. Branch, repository, owner and workflow file may have been
 * renamed since. Packages of all other runs are rejected, because any workflow on any branch, even
 * for a fork's pull request, can store an artifact under any name. After the download,
 * `compareWithReport` compares the package.
 * @throws SiteDeployError `GITHUB_*`
 */
export async function proveOrigin(
  repository: GitHubRepository,
  run: WorkflowRun,
  place: PackagePlace,
): Promise<OriginVerdict> {
  const source = await findSource(repository, run, place);
  if ('problem' in source) return source;
  const built = await readBuiltVersion(repository, run.id, place);
  return 'problem' in built ? built : { ...source, ...built };
}

async function findSource(
  repository: GitHubRepository,
  run: WorkflowRun,
  place: PackagePlace,
): Promise<{ readonly branch: string } | { readonly problem: string }> {
  const { event, commit, workflow } = run;
  if (event !== 'push' && event !== 'workflow_dispatch')
    return { problem: `it was started by ${event}` };
  if (!run.isOwn) return { problem: `it built a commit of ${run.repository}` };
  const branch = await findDeployingBranch(repository, run, place);
  if (branch === undefined) return { problem: `it built ${run.branch}` };
  const files = await readCommitFiles(repository, commit);
  const deployments = await findDeployWorkflows(files, place.configFile);
  if (deployments.some((deployment) => deployment.path === workflow)) return { branch };
  return { problem: `${workflow || 'its workflow'} does not deploy the site` };
}

/**
 * Finds a branch that is deployed to the place, by its current or a former name. GitHub redirects a
 * former name until a new branch takes it.
 */
export async function findDeployingBranch(
  repository: GitHubRepository,
  { event, branch }: Pick<WorkflowRun, 'event' | 'branch'>,
  { environment, config }: PackagePlace,
): Promise<string | undefined> {
  const { production, preview } = config.environments;
  const deploys = (name: string) => {
    const isProduction = name === production.branch;
    if (environment === 'Production' || isProduction)
      return isProduction && (environment === 'Production' || event === 'workflow_dispatch');
    return matchesAny(name, preview.branches);
  };
  if (deploys(branch)) return branch;
  const now = await findBranchName(repository, branch);
  return now !== undefined && deploys(now) ? now : undefined;
}

/**
 * Returns the version of the package that a run stored for a place. If it stored several versions,
 * returns a problem instead, because it is unknown which one was deployed.
 */
async function readBuiltVersion(
  repository: GitHubRepository,
  run: number | string,
  { config, environment }: PackagePlace,
): Promise<{ readonly version: string | undefined } | { readonly problem: string }> {
  const names = (await artifactsOfRun(repository, run))
    .map((artifact) => readPackageName(artifact.name))
    .filter((name) => name?.slug === config.site.slug && name.environment === environment);
  const versions = [...new Set(names.map((name) => name?.version))].toSorted();
  if (versions.length < 2) return { version: versions[0] };
  return {
    problem: `it kept more than one package for ${environment}: ${versions.join(', ')}`,
  };
}

/** Values that identify a package, as stored or as reported by its run. */
interface PackageIdentity {
  readonly version: string;
  readonly commit: string;
  /** Digest of the built files (`Provenance.built`), if reported. */
  readonly built?: string | undefined;
}

/**
 * Compares a package with the reports of its run, because a run can store packages that it doesn't
 * deploy. If there are several reports, e.g. of several attempts, one match suffices.
 * @param reports newest first
 * @returns the differences to the newest report; none if a report matches or there is none
 */
export function compareWithReport(
  stored: PackageIdentity,
  reports: readonly PackageIdentity[],
): string[] {
  const differences = reports.map((reported) =>
    (['version', 'commit', 'built'] as const)
      .filter((key) => reported[key] !== undefined && reported[key] !== stored[key])
      .map((key) => `${key}: ${stored[key] ?? 'unknown'}, but its run reported ${reported[key]}`),
  );
  if (differences.some((found) => found.length === 0)) return [];
  return differences[0] ?? [];
}
