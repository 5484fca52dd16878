import { isAncestor } from '../../../clients/github/commits.ts';
import { gitHubForRun, ifAnswered } from '../../../clients/github/for-run.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
import { readWorkflowRun, type WorkflowRun } from '../../../clients/github/runs.ts';
import { readBranchHead, readCommitFiles } from '../../../clients/github/tree.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { findDeployWorkflows } from '../../../workflows/deploy-workflow.ts';
import { findDifferences, readArtifactManifest } from '../../artifact/artifact.ts';
import { chooseEnvironment } from './environment.ts';
import type { Plan } from './types.ts';

export async function readRetainedPackage(
  scope: RollbackScope & Pick<Plan, 'workspace' | 'dryRun'>,
  run: string,
  deps: Deps,
) {
  const { manifest } = await readArtifactManifest(scope.workspace);
  const expected = { slug: scope.config.site.slug, environment: scope.environment };
  const facts = findDifferences(['slug', 'environment'], manifest, expected);
  if (facts.length > 0) {
    const message = 'The stored package was built for another site or environment.';
    const remedy = `Choose a run that built ${expected.slug} for ${expected.environment}.`;
    throw new SiteDeployError('ROLLBACK_REFUSED', message, { facts, remedy });
  }
  const { version, commit, tree, run: builtBy } = manifest;
  const provenance = { commit, tree, run: builtBy };
  // A dry run makes no requests.
  if (scope.dryRun) return { version, provenance, ref: scope.event.ref };
  return { version, provenance, ref: await checkRollbackOrigin(scope, run, commit, deps) };
}

type RollbackScope = Pick<Plan, 'config' | 'environment' | 'event'> & {
  readonly configFile: string;
};

/**
 * Any workflow of any branch, even of a pull request from a fork, can keep an artifact under any
 * name: deploying it would bypass the environment's branch policy. So the run must have been
 * started by a push or by hand, on a branch that the environment accepts, and its commit must be
 * part of that branch: then its workflow comes from that branch, too. (GitHub also reports a tag's
 * name as a branch.) Anything that GitHub doesn't report is refused.
 */
export async function checkRollbackOrigin(
  scope: RollbackScope,
  run: string,
  commit: string,
  deps: Deps,
): Promise<string> {
  const { repository } = scope.event;
  const refuse = (message: string, remedy?: string) =>
    new SiteDeployError('ROLLBACK_REFUSED', message, { remedy });
  const github = deps.github && gitHubForRun(deps.github, deps);
  const named = namedRepository(repository);
  const origin = github && (await ifAnswered(readWorkflowRun(github, named, run), deps));
  const unknown = `GitHub does not say where the package of run ${run} comes from.`;
  const names = ['event', 'branch', 'commit', 'repository', 'workflow'] as const;
  if (!github || !origin || names.some((name) => origin[name] === ''))
    throw refuse(unknown, permissions);
  if (origin.repository.toLowerCase() !== repository.toLowerCase())
    throw refuse(`Run ${run} built a commit of ${origin.repository}, not of ${repository}.`);
  const other = `run ${run} built ${origin.commit.slice(0, 12)}`;
  if (origin.commit !== commit)
    throw refuse(`The package is from commit ${commit.slice(0, 12)}, but ${other}.`);
  checkBranch(scope, run, origin);
  const head = await ifAnswered(readBranchHead(github, named, origin.branch), deps);
  const isPart =
    head && (head === commit || (await ifAnswered(isAncestor(github, named, commit, head), deps)));
  if (!isPart)
    throw refuse(`The commit ${commit.slice(0, 12)} is not on the branch ${origin.branch}.`);
  const readDeployWorkflows = async () =>
    await findDeployWorkflows(await readCommitFiles(github, named, commit), scope.configFile);
  const workflows = await ifAnswered(readDeployWorkflows(), deps);
  if (!workflows?.some((deployment) => deployment.path === origin.workflow))
    throw refuse(`Run ${run} belongs to ${origin.workflow}, which does not deploy the site.`);
  deps.log.info(`Package of run ${run} of ${origin.workflow}: ${origin.url}`);
  return toRef(origin);
}

const toRef = (workflowRun: WorkflowRun) => `refs/heads/${workflowRun.branch}`;

const permissions =
  'Grant the job the permissions "actions: read" and "contents: read", and choose a run of this ' +
  'repository.';

function checkBranch(rollbackScope: RollbackScope, run: string, origin: WorkflowRun): void {
  const { config, environment, event } = rollbackScope;
  const pushed = { ...event, name: origin.event, ref: toRef(origin), sha: origin.commit };
  try {
    chooseEnvironment(config.environments, pushed, environment);
  } catch (thrown) {
    const cause = SiteDeployError.from(thrown);
    const started = `Run ${run} (${origin.event}, ${origin.branch})`;
    const message = `${started} could not have deployed to ${environment}.`;
    const facts = [cause.message, ...cause.facts];
    throw new SiteDeployError('ROLLBACK_REFUSED', message, { cause, facts });
  }
}
