import {
  type ArtifactRecord,
  findArtifacts,
  readArtifactUrl,
} from '../../../clients/github/artifacts.ts';
import { repositoryForRun } from '../../../clients/github/for-run.ts';
import type { GitHubRepository } from '../../../clients/github/repository.ts';
import { readWorkflowRun, type WorkflowRun } from '../../../clients/github/runs.ts';
import { listTree, readCommitFiles } from '../../../clients/github/tree.ts';
import type { Deps } from '../../../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { type PackageName, packageName, readPackageName } from '../../../shared/package-name.ts';
import { findCachingAction } from '../../../workflows/deploy-workflow.ts';
import { proveOrigin } from '../../../workflows/package-origin.ts';
import type { Builder, Signer } from '../../artifact/artifact.ts';
import type { Plan } from '../plan/types.ts';
import { type Adopted, adoptPackage } from './adopt-package.ts';
import { undeclaredFiles } from './declared-copy.ts';
import { type BuildInputs, digestSource, identifyInputs } from './inputs.ts';

/**
 * Maximum number of commits to compare. A revert may go back past several commits that changed
 * texts.
 */
const maxCommits = 15;

/**
 * Finds a package that was built from the same inputs, and writes it as this run's. GitHub proves
 * its origin: the commit of its run has the same files, so the same workflow built it from the same
 * code. The package's own claims don't suffice.
 * @returns the package, or why none is reused; the site is then built
 */
export async function reusePackage(plan: Plan, deps: Deps): Promise<Adopted | string> {
  try {
    if (plan.event.run.attempt > 1) return 'the run was started again';
    const inputs = await identifyInputs(plan, deps);
    if (typeof inputs === 'string') return inputs;
    if (!deps.github) return 'the step has no github-token';
    const repository = repositoryForRun(plan.event.repository, deps.github, deps);
    const search = { plan, inputs, repository };
    return await findAmong(await listCandidates(search), search, deps);
  } catch (error) {
    deps.signal.throwIfAborted();
    return getErrorMessage(error);
  }
}

interface Search {
  readonly plan: Plan;
  readonly inputs: BuildInputs;
  readonly repository: GitHubRepository;
}

interface Candidate {
  readonly artifact: ArtifactRecord;
  readonly run: number;
  readonly commit: string;
  readonly name: PackageName;
}

/**
 * Lists the version's packages of both environments, newest first. Production may reuse the package
 * of the version's Preview.
 */
async function listCandidates({ plan, repository }: Search): Promise<Candidate[]> {
  const { config, version, event } = plan;
  const names = (['Preview', 'Production'] as const).map((environment) =>
    packageName({ slug: config.site.slug, environment, version }),
  );
  const found = await Promise.all(names.map((name) => findArtifacts(repository, name)));
  return found
    .flat()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .flatMap((artifact) => {
      const { run, commit, expired } = artifact;
      const name = readPackageName(artifact.name);
      if (!run || !commit || !name || expired || String(run) === event.run.id) return [];
      return [{ artifact, run, commit, name }];
    });
}

async function findAmong(candidates: readonly Candidate[], search: Search, deps: Deps) {
  const { plan, inputs } = search;
  const sources = new Map([[plan.event.sha, Promise.resolve(inputs.source)]]);
  let why = `GitHub keeps no package of ${plan.version}`;
  /**
   * Why a package with the same files can't be reused. More specific than `why`, so it is reported
   * instead.
   */
  let unusable: string | undefined;
  for (const candidate of candidates) {
    const { commit, run } = candidate;
    if (!sources.has(commit) && sources.size > maxCommits) break;
    const source = sources.get(commit) ?? readSource(commit, search);
    sources.set(commit, source);
    if ((await source) !== inputs.source) {
      why = `no package of ${plan.version} was built from these files`;
      continue;
    }
    const found = await adoptCandidate(candidate, search, deps).catch(getErrorMessage);
    deps.signal.throwIfAborted();
    if (typeof found !== 'string') return found;
    unusable = `the package of run ${run} is not usable: ${found}`;
    deps.log.debug(unusable);
  }
  return unusable ?? why;
}

async function readSource(
  commit: string,
  { plan, repository }: Omit<Search, 'inputs'>,
): Promise<string> {
  return digestSource(await listTree(repository, commit), undeclaredFiles(plan.config));
}

async function adoptCandidate(
  candidate: Candidate,
  search: Search,
  deps: Deps,
): Promise<Adopted | string> {
  const { plan, inputs, repository } = search;
  const { name, artifact } = candidate;
  const run = await readWorkflowRun(repository, candidate.run);
  if (!run) return 'GitHub does not know the run';
  const problem = await findProblem(run, candidate, search);
  if (problem) return problem;
  // A successful run has verified its attestation.
  if (plan.config.build.attestation === 'required' && run.conclusion !== 'success')
    return 'its run did not succeed, so its attestation may be missing';
  const url = await readArtifactUrl(repository, artifact.id);
  const { reuseDays } = plan.config.build;
  const refuse = async (builder: Builder) => {
    const built = builder.run === run.url ? run : await readBuilder(builder.run, search);
    const ageDays = (deps.clock.now() - Date.parse(built?.createdAt ?? '')) / 86_400_000;
    if (ageDays <= reuseDays) return undefined;
    return `its build is older than ${reuseDays} days (build.reuseDays)`;
  };
  return adoptPackage(url, { plan, inputs, commit: run.commit, name, refuse }, deps);
}

const readBuilder = (url: string | undefined, { repository }: Omit<Search, 'inputs'>) =>
  readWorkflowRun(repository, /\/runs\/(\d+)$/.exec(url ?? '')?.[1] ?? '0');

async function findProblem(
  run: WorkflowRun,
  { name, commit }: Pick<Candidate, 'name' | 'commit'>,
  { plan, repository }: Omit<Search, 'inputs'>,
): Promise<string | undefined> {
  if (run.commit !== commit) return 'GitHub names two commits for it';
  const { environment } = name;
  const origin = await proveOrigin(repository, run, { ...plan, environment });
  if ('problem' in origin) return origin.problem;
  if (origin.version !== name.version) return 'its run kept another version';
  const files = await readCommitFiles(repository, commit);
  const text = await files.read(run.workflow);
  if (text === undefined) return `GitHub does not have ${run.workflow} of its commit`;
  const action = findCachingAction(text);
  return action && `${run.workflow} uses ${action}, which may restore a cache`;
}

/**
 * Finds the run that built a reused package, so that its attestation can be verified.
 * @throws SiteDeployError `ATTESTATION_INVALID`, `GITHUB_*`
 */
export async function proveBuilder(plan: Plan, builder: Builder, deps: Deps): Promise<Signer> {
  const refuse = (why: string) => {
    const message = `The package is not proven to be from the same inputs: ${why}.`;
    return new SiteDeployError('ATTESTATION_INVALID', message);
  };
  if (!deps.github) throw refuse('the run has no token to ask GitHub');
  const repository = repositoryForRun(plan.event.repository, deps.github, deps);
  const search = { plan, repository };
  const run = await readBuilder(builder.run, search);
  if (!run) throw refuse('GitHub does not know the run that built it');
  const { commit, environment, version } = builder;
  const name = { slug: plan.config.site.slug, environment, version };
  const problem = await findProblem(run, { name, commit }, search);
  if (problem) throw refuse(problem);
  const [built, now] = [await readSource(commit, search), await readSource(plan.event.sha, search)];
  if (built !== now) throw refuse('its run built other files');
  return { commit, ref: `refs/heads/${run.branch}`, workflow: run.workflow };
}
