import { artifactsOfRun } from '../clients/github/artifacts.ts';
import { findBranchName } from '../clients/github/branches.ts';
import type { RepoName } from '../clients/github/repository.ts';
import type { WorkflowRun } from '../clients/github/runs.ts';
import { readCommitFiles } from '../clients/github/tree.ts';
import type { GitHub } from '../clients/github/types.ts';
import { matchesBranch } from '../config/branch-pattern.ts';
import type { SiteConfig } from '../config/schema.ts';
import { type PackageName, readPackageName } from '../shared/package-name.ts';
import { findDeployWorkflows } from './deploy-workflow.ts';

/** The place that a package is to be deployed to. */
export interface PackagePlace extends Pick<PackageName, 'slug' | 'environment'> {
  readonly environments: SiteConfig['environments'];
  /** Path of the site config. */
  readonly configFile: string;
}

export type OriginVerdict = { readonly branch: string } | { readonly problem: string };

/**
 * Recognises a run that deployed to the place by what lasts: the ids of run and repository, the
 * commit, and the files of that commit. Names don't last: branch, repository, owner and workflow
 * file may have been renamed since. Any workflow of any branch, even of a pull request from a fork,
 * can keep an artifact under any name, so anything else is refused.
 * @returns the branch's name today
 * @throws SiteDeployError `GITHUB_*`
 */
export async function judgeOrigin(
  github: GitHub,
  repository: RepoName,
  run: WorkflowRun,
  place: PackagePlace,
): Promise<OriginVerdict> {
  const { event, commit, workflow } = run;
  if (event !== 'push' && event !== 'workflow_dispatch')
    return { problem: `it was started by ${event}` };
  if (!run.isOwn) return { problem: `it built a commit of ${run.repository}` };
  const branch = await findDeployingBranch(github, repository, run, place);
  if (branch === undefined) return { problem: `it built ${run.branch}` };
  const files = await readCommitFiles(github, repository, commit);
  const deployments = await findDeployWorkflows(files, place.configFile);
  if (deployments.some((deployment) => deployment.path === workflow)) return { branch };
  return { problem: `${workflow || 'its workflow'} does not deploy the site` };
}

/**
 * Finds a branch that is deployed to the place, by a name of today or a former one. GitHub forwards
 * the former name of a renamed branch, unless a branch has that name again.
 */
export async function findDeployingBranch(
  github: GitHub,
  repository: RepoName,
  { event, branch }: Pick<WorkflowRun, 'event' | 'branch'>,
  { environment, environments }: PackagePlace,
): Promise<string | undefined> {
  const { production, preview } = environments;
  const deploys = (name: string) => {
    const isProduction = name === production.branch;
    if (environment === 'Production' || isProduction)
      return isProduction && (environment === 'Production' || event === 'workflow_dispatch');
    return preview.branches.some((pattern) => matchesBranch(name, pattern));
  };
  if (deploys(branch)) return branch;
  const now = await findBranchName(github, repository, branch);
  return now !== undefined && deploys(now) ? now : undefined;
}

/**
 * The version of the one package that a run kept for a place. A build can keep further artifacts
 * under names of its choice, and nobody could tell which of them was deployed.
 */
export async function readBuiltVersion(
  github: GitHub,
  repository: RepoName,
  run: number | string,
  place: Pick<PackagePlace, 'slug' | 'environment'>,
): Promise<{ readonly version: string | undefined } | { readonly problem: string }> {
  const names = (await artifactsOfRun(github, repository, run))
    .map((artifact) => readPackageName(artifact.name))
    .filter((name) => name?.slug === place.slug && name.environment === place.environment);
  const versions = [...new Set(names.map((name) => name?.version))].toSorted();
  if (versions.length < 2) return { version: versions[0] };
  return {
    problem: `it kept more than one package for ${place.environment}: ${versions.join(', ')}`,
  };
}
