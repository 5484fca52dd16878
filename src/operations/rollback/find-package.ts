import {
  type ArtifactRecord,
  artifactsOfRun,
  findArtifacts,
  recentArtifacts,
} from '../../clients/github/artifacts.ts';
import type { Repository } from '../../clients/github/repository.ts';
import { readWorkflowRun, type WorkflowRun } from '../../clients/github/runs.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { type PackageName, packageName, readPackageName } from '../../shared/package-name.ts';
import { firstOf } from '../../shared/units.ts';
import type { RollbackTarget } from './rollback-target.ts';

/** A site package built by an earlier run. */
export interface KeptPackage extends PackageName {
  readonly run: WorkflowRun;
  readonly builtAt: string;
  readonly expiresAt: string;
}

/** Where to find packages. */
export interface KeptPackages {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly slug: string;
  readonly environment: 'Production' | 'Preview';
  /** The branch that is deployed to Production. */
  readonly productionBranch: string;
}

/** Maximum number of stored versions to list. */
const mostNamed = 15;
const day = (timestamp: string) => timestamp.slice(0, 10);

/**
 * Finds the package of a version or a run. For a version built several times, the newest from a
 * successful run, else the newest of all: the caller checks `run.conclusion`.
 * @throws SiteDeployError `ROLLBACK_PACKAGE_UNKNOWN`, `ROLLBACK_PACKAGE_EXPIRED`,
 *   `ROLLBACK_REFUSED`, `GITHUB_*`
 */
export async function findKeptPackage(
  target: RollbackTarget,
  kept: KeptPackages,
): Promise<KeptPackage> {
  if ('run' in target) return ofRun(target.run, kept);
  return ofVersion(target.version, kept);
}

async function ofVersion(version: string, kept: KeptPackages): Promise<KeptPackage> {
  const { github, repository, slug, environment } = kept;
  const wanted = { slug, environment, version };
  const artifacts = await findArtifacts(github, repository, packageName(wanted));
  let unproven: KeptPackage | undefined;
  for (const artifact of artifacts.filter(({ expired }) => !expired)) {
    const run =
      artifact.run === undefined
        ? undefined
        : await readWorkflowRun(github, repository, artifact.run);
    // Any workflow may upload an artifact with this name.
    if (!run || whyNotDeployable(run, kept) !== undefined) continue;
    const found = keptPackage(wanted, artifact, run);
    if (run.conclusion === 'success') return found;
    unproven ??= found;
  }
  if (unproven) return unproven;
  const [expired] = artifacts.filter((artifact) => artifact.expired);
  if (expired) throw expiredError(wanted, expired);
  const other = environment === 'Production' ? 'Preview' : 'Production';
  const elsewhere = await findArtifacts(
    github,
    repository,
    packageName({ ...wanted, environment: other }),
  );
  if (elsewhere.length > 0) throw otherEnvironment(`${version} was`, other, environment);
  throw new SiteDeployError(
    'ROLLBACK_PACKAGE_UNKNOWN',
    `No package of ${slug} ${version} is kept for ${environment}.`,
    {
      facts: await versionsKept(kept),
    },
  );
}

async function ofRun(id: number, kept: KeptPackages): Promise<KeptPackage> {
  const { github, repository, slug, environment } = kept;
  const run = await readWorkflowRun(github, repository, id);
  const unknown = (what: string) => new SiteDeployError('ROLLBACK_PACKAGE_UNKNOWN', what);
  if (!run) throw unknown(`${repository.owner}/${repository.name} has no run ${id}.`);
  const stranger = whyNotDeployable(run, kept);
  if (stranger !== undefined)
    throw new SiteDeployError(
      'ROLLBACK_REFUSED',
      `Run ${id} could not have deployed to ${environment}: ${stranger}.`,
    );
  const candidates = (await artifactsOfRun(github, repository, id)).flatMap((artifact) => {
    const name = readPackageName(artifact.name);
    if (name?.slug === slug) return [{ artifact, name }];
    return [];
  });
  const found = candidates.find(({ name }) => name.environment === environment);
  const [other] = candidates;
  if (!found && other)
    throw otherEnvironment(`The package of run ${id} was`, other.name.environment, environment);
  if (!found) throw unknown(`Run ${id} has kept no package of ${slug}.`);
  if (found.artifact.expired) throw expiredError(found.name, found.artifact);
  return keptPackage(found.name, found.artifact, run);
}

/**
 * Why a run can't have deployed to the environment, as far as can be checked here, to avoid
 * starting a run in vain. The run itself applies the full rules of the site config.
 */
function whyNotDeployable(
  { event, repository: from, branch }: WorkflowRun,
  kept: KeptPackages,
): string | undefined {
  const { repository, environment, productionBranch } = kept;
  if (event !== 'push' && event !== 'workflow_dispatch') return `it was started by ${event}`;
  if (from.toLowerCase() !== `${repository.owner}/${repository.name}`.toLowerCase())
    return `it built ${from}`;
  if (environment === 'Production' && branch !== productionBranch) return `it built ${branch}`;
  return undefined;
}

function keptPackage(
  name: PackageName,
  { createdAt, expiresAt }: ArtifactRecord,
  run: WorkflowRun,
): KeptPackage {
  return { ...name, run, builtAt: createdAt, expiresAt };
}

function otherEnvironment(what: string, built: string, wanted: string): SiteDeployError {
  return new SiteDeployError('ROLLBACK_REFUSED', `${what} built for ${built}, not for ${wanted}.`, {
    remedy: `Name a version that was deployed to ${wanted}: a build may make something else for another environment.`,
  });
}

function expiredError(
  { version, environment }: PackageName,
  artifact: ArtifactRecord,
): SiteDeployError {
  return new SiteDeployError(
    'ROLLBACK_PACKAGE_EXPIRED',
    `The package of ${version} for ${environment} has expired on ${day(artifact.expiresAt)}.`,
    {
      facts: [
        `built on ${day(artifact.createdAt)}${artifact.run === undefined ? '' : ` by run ${artifact.run}`}`,
      ],
    },
  );
}

/** The versions available for a rollback, newest first. */
async function versionsKept({
  github,
  repository,
  slug,
  environment,
  productionBranch,
}: KeptPackages): Promise<string[]> {
  const versions = new Map<string, string>();
  for (const { name, expired, createdAt, branch } of await recentArtifacts(github, repository)) {
    const found = readPackageName(name);
    const isOne = !expired && found?.slug === slug && found.environment === environment;
    const isStranger = environment === 'Production' && branch !== productionBranch;
    if (isOne && !isStranger && !versions.has(found.version))
      versions.set(found.version, createdAt);
  }
  if (versions.size === 0) return [`No version is kept for ${environment}.`];
  const named = [...versions].map(([version, at]) => `${version}, built on ${day(at)}`);
  return [`kept for ${environment}:`, ...firstOf(named, mostNamed).map((line) => `  ${line}`)];
}
