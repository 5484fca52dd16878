import {
  type ArtifactRecord,
  artifactsOfRun,
  findArtifacts,
  recentArtifacts,
} from '../../clients/github/artifacts.ts';
import type { Repository } from '../../clients/github/repository.ts';
import { readWorkflowRun, type WorkflowRun, wentLive } from '../../clients/github/runs.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { type PackageName, packageName, readPackageName } from '../../shared/package-name.ts';
import { limitLines } from '../../shared/units.ts';
import {
  findDeployingBranch,
  type PackagePlace,
  proveOrigin,
} from '../../workflows/package-origin.ts';

export type RollbackTarget = { readonly version: string } | { readonly run: number };

export function parseRollbackTarget(text: string): RollbackTarget {
  const trimmed = text.trim();
  const version = /^v?(\d+\.\d+\.\d+)$/.exec(trimmed)?.[1];
  if (version) return { version };
  const run =
    /^\d{1,15}$/.exec(trimmed)?.[0] ??
    /^https?:\/\/\S+\/actions\/runs\/(\d{1,15})(?:[/?#]|$)/.exec(trimmed)?.[1];
  if (run !== undefined) return { run: Number(run) };
  const message = `--to: found "${trimmed}", expected a version, a run id or the address of a run.`;
  const address = 'https://github.com/OWNER/NAME/actions/runs/17345678901';
  const remedy = `For example: --to 1.4.2, --to 17345678901 or --to ${address}`;
  throw new SiteDeployError('USAGE', message, { remedy });
}

export interface RetainedPackage extends PackageName {
  readonly run: WorkflowRun;
  /**
   * Whether the package is proven to have gone live. A successful run isn't enough, because
   * superseded runs succeed, too.
   */
  readonly proven: boolean;
  readonly builtAt: string;
  readonly expiresAt: string;
}

export interface PackageSearch extends PackagePlace {
  readonly repository: Repository;
}

const maxNamed = 15;
const day = (timestamp: string) => timestamp.slice(0, 10);

/**
 * Finds a stored package. If a version was built several times, prefers builds that went live, and
 * then the newest.
 * @throws SiteDeployError `ROLLBACK_PACKAGE_*`, `ROLLBACK_REFUSED`, `GITHUB_*`
 */
export function findRetainedPackage(target: RollbackTarget, search: PackageSearch) {
  if ('run' in target) return ofRun(target.run, search);
  return ofVersion(target.version, search);
}

async function ofVersion(version: string, search: PackageSearch): Promise<RetainedPackage> {
  const { repository, config, environment } = search;
  const { slug } = config.site;
  const expected = { slug, environment, version };
  const artifacts = await findArtifacts(repository, packageName(expected));
  let unproven: RetainedPackage | undefined;
  const refused: string[] = [];
  for (const artifact of artifacts.filter((artifactRecord) => !artifactRecord.expired)) {
    const run = artifact.run && (await readWorkflowRun(repository, artifact.run));
    if (!run) continue;
    const stranger = await whyNotDeployable(run, search);
    if (stranger) {
      refused.push(`not used: the package of run ${run.id}, because ${stranger}`);
      continue;
    }
    const found = await toRetainedPackage(expected, artifact, run, search);
    if (found.proven) return found;
    unproven ??= found;
  }
  if (unproven) return unproven;
  const [expired] = artifacts.filter((artifact) => artifact.expired);
  if (expired) throw expiredError(expected, expired);
  const otherName = environment === 'Production' ? 'Preview' : 'Production';
  const otherPackage = packageName({ ...expected, environment: otherName });
  const elsewhere = refused.length > 0 ? [] : await findArtifacts(repository, otherPackage);
  if (elsewhere.length > 0) throw wrongEnvironmentError(`${version} was`, otherName, environment);
  const message = `No package of ${slug} ${version} is kept for ${environment}.`;
  const facts = [...limitLines(refused), ...(await listRetainedVersions(search))];
  throw new SiteDeployError('ROLLBACK_PACKAGE_UNKNOWN', message, { facts });
}

async function ofRun(id: number, search: PackageSearch): Promise<RetainedPackage> {
  const { repository, config, environment } = search;
  const { slug } = config.site;
  const run = await readWorkflowRun(repository, id);
  const unknown = (message: string) => new SiteDeployError('ROLLBACK_PACKAGE_UNKNOWN', message);
  if (!run) throw unknown(`${repository.owner}/${repository.name} has no run ${id}.`);
  const stranger = await whyNotDeployable(run, search);
  const refusal = `Run ${id} could not have deployed to ${environment}: ${stranger}.`;
  if (stranger) throw new SiteDeployError('ROLLBACK_REFUSED', refusal);
  const candidates = (await artifactsOfRun(repository, id)).flatMap((artifact) => {
    const name = readPackageName(artifact.name);
    if (name?.slug === slug) return [{ artifact, name }];
    return [];
  });
  const found = candidates.find((candidate) => candidate.name.environment === environment);
  const [{ name: other } = {}] = candidates;
  if (!found && other)
    throw wrongEnvironmentError(`The package of run ${id} was`, other.environment, environment);
  if (!found) throw unknown(`Run ${id} kept no package of ${slug}.`);
  if (found.artifact.expired) throw expiredError(found.name, found.artifact);
  return toRetainedPackage(found.name, found.artifact, run, search);
}

async function whyNotDeployable(run: WorkflowRun, search: PackageSearch) {
  const verdict = await proveOrigin(search.repository, run, search);
  return 'problem' in verdict ? verdict.problem : undefined;
}

async function toRetainedPackage(
  name: PackageName,
  artifactRecord: ArtifactRecord,
  run: WorkflowRun,
  search: PackageSearch,
): Promise<RetainedPackage> {
  const { createdAt: builtAt, expiresAt } = artifactRecord;
  const { repository, environment } = search;
  const proven = run.conclusion === 'success' && (await wentLive(repository, run, environment));
  return { ...name, run, proven, builtAt, expiresAt };
}

function wrongEnvironmentError(message: string, built: string, expected: string): SiteDeployError {
  const problem = `${message} built for ${built}, not for ${expected}.`;
  const remedy = `Name a version deployed to ${expected}: builds may differ between environments.`;
  return new SiteDeployError('ROLLBACK_REFUSED', problem, { remedy });
}

function expiredError(packageName: PackageName, artifact: ArtifactRecord): SiteDeployError {
  const { version, environment } = packageName;
  const by = artifact.run ? ` by run ${artifact.run}` : '';
  const expiry = day(artifact.expiresAt);
  const message = `The package of ${version} for ${environment} expired on ${expiry}.`;
  const facts = [`built on ${day(artifact.createdAt)}${by}`];
  return new SiteDeployError('ROLLBACK_PACKAGE_EXPIRED', message, { facts });
}

async function listRetainedVersions(packageSearch: PackageSearch): Promise<string[]> {
  const { repository, config, environment } = packageSearch;
  const versions = new Map<string, string>();
  const branches = new Map<string, Promise<string | undefined>>();
  const findBranch = (branch: string) => {
    const run = { event: 'workflow_dispatch', branch };
    const known = branches.get(branch);
    const finding = known ?? findDeployingBranch(repository, run, packageSearch);
    branches.set(branch, finding);
    return finding;
  };
  const artifacts = await recentArtifacts(repository);
  for (const { name, expired, createdAt, branch = '' } of artifacts) {
    const found = readPackageName(name);
    const isMatch =
      !expired && found?.slug === config.site.slug && found.environment === environment;
    if (isMatch && !versions.has(found.version) && (await findBranch(branch)))
      versions.set(found.version, createdAt);
  }
  if (versions.size === 0) return [`No version is kept for ${environment}.`];
  const named = [...versions].map(([version, at]) => `${version}, built on ${day(at)}`);
  return [`kept for ${environment}:`, ...limitLines(named, maxNamed).map((line) => `  ${line}`)];
}
