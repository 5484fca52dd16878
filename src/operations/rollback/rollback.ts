import type { GitHubRepository, Repository } from '../../clients/github/repository.ts';
import {
  cancelRun,
  dispatchWorkflow,
  readPendingEnvironments,
  readWorkflowRun,
  runsInStatus,
  type WorkflowRun,
} from '../../clients/github/runs.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import type { Deps } from '../../shared/deps.ts';
import { hasCode, SiteDeployError } from '../../shared/errors/error.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import { readLive } from '../../shared/live-site/probe.ts';
import { poll } from '../../shared/poll.ts';
import { count } from '../../shared/units.ts';
import {
  type DeployWorkflow,
  findDeployWorkflows,
  openSite,
} from '../../workflows/deploy-workflow.ts';
import { splitHeader } from '../../workflows/header.ts';
import { closePath, rollbackPath } from '../../workflows/render/render.ts';
import { findRetainedPackage, type RetainedPackage, type RollbackTarget } from './find-package.ts';

/**
 * Reads the site of a repository. The repository must have workflows that can roll the site back.
 * @throws SiteDeployError `CONFIG_NOT_FOUND`, `CONFIG_INVALID`, `ROLLBACK_NOT_SUPPORTED`
 */
async function readRepositorySite(named: GitHubRepository, configFile: string) {
  const { repository, files, config } = await openSite(named, configFile);
  const { branch } = config.environments.production;
  const branchFiles =
    branch === repository.defaultBranch ? files : await readCommitFiles(repository, branch);
  // Check both branches: GitHub lists the workflows of the default branch, but runs the workflow on
  // the production branch.
  const isThere = [files, branchFiles].every((tree) => tree.getId(rollbackPath) !== undefined);
  const deployments = await findDeployWorkflows(branchFiles, configFile);
  checkWorkflows(isThere, deployments[0]);
  return { repository, config, deployWorkflows: deployments.map((deployment) => deployment.path) };
}

function checkWorkflows(isThere: boolean, deployment: DeployWorkflow | undefined): void {
  const inputs = splitHeader(deployment?.text ?? '').header?.inputs;
  const refuse = (message: string, remedy?: string) =>
    new SiteDeployError('ROLLBACK_NOT_SUPPORTED', message, { remedy });
  if (inputs?.server)
    throw refuse(
      'GitHub Enterprise Server cannot pass a package to another run.',
      'Revert the commit and push: the revert is deployed like any other commit.',
    );
  if (inputs?.shape === 'single-job')
    throw refuse(
      `${deployment?.path} deploys in a single job, which keeps no package.`,
      'Switch it to two jobs: site-deploy onboard --apply, without --single-job.',
    );
  if (!isThere) throw refuse(`The repository has no ${rollbackPath}.`);
}

interface RollbackRequest {
  readonly repository: GitHubRepository;
  readonly environment: 'Production' | 'Preview';
  readonly target: RollbackTarget;
  readonly config: string;
}

export interface RollbackPlan extends Readonly<Awaited<ReturnType<typeof readRepositorySite>>> {
  readonly package: RetainedPackage;
  readonly live: Marker | undefined;
  readonly url: string | undefined;
}

export async function planRollback(request: RollbackRequest, deps: Deps): Promise<RollbackPlan> {
  const { environment, target } = request;
  const site = await readRepositorySite(request.repository, request.config);
  const { config } = site;
  const url = environment === 'Production' ? config.site.url : config.environments.preview.url;
  const finding = findRetainedPackage(target, { ...site, environment, configFile: request.config });
  const [found, live] = await Promise.all([finding, readLive(url, deps)]);
  return { ...site, package: found, live, url };
}

export function isPackageLive(retainedPackage: RetainedPackage, live: Marker | undefined): boolean {
  return (
    live?.version === retainedPackage.version &&
    live.provenance.commit === retainedPackage.run.commit
  );
}

/** Requires that the package was live before, unless its run was named explicitly. */
export function checkProven(
  target: RollbackTarget,
  { package: { version, run, proven } }: RollbackPlan,
): void {
  if ('run' in target || proven) return;
  let runStatus = `ended with: ${run.conclusion}`;
  if (!run.conclusion) runStatus = `has not finished (${run.status})`;
  if (run.conclusion === 'success') runStatus = 'succeeded without taking it live';
  const message = `Run ${run.id}, which built ${version}, ${runStatus}.`;
  const remedy = `Check the run; to deploy it anyway, use --to ${run.id}.`;
  throw new SiteDeployError('ROLLBACK_UNPROVEN', message, { facts: [run.url], remedy });
}

/**
 * Starts a run on the production branch, which may deploy to every environment.
 * @returns the run's id
 */
export function startRollback(plan: RollbackPlan, deps: Deps): Promise<number> {
  const { repository, config, package: found } = plan;
  const dispatch = {
    workflow: rollbackPath.split('/').at(-1) ?? '',
    branch: config.environments.production.branch,
    inputs: { environment: found.environment, run: String(found.run.id) },
  };
  return dispatchWorkflow(repository, dispatch, deps.clock, deps.signal);
}

const pollOptions = { limit: 25_000, pause: 5_000 } as const;

/**
 * Waits for the run, and then checks independently that the version is live, unless the site's URL
 * is unknown. Returns the run.
 * @throws SiteDeployError `ROLLBACK_FAILED`, `VERIFY_MISMATCH`, `GITHUB_*`; the signal's reason
 */
export async function finishRollback(plan: RollbackPlan, run: number, deps: Deps) {
  const runStatus = await followRun(plan.repository, run, deps);
  const { url, package: found } = plan;
  if (!url) {
    const reason = 'the site config has no address for the Preview';
    deps.log.info(`Not checked: ${reason}. The run has verified it.`);
    return runStatus;
  }
  const { clock, signal } = deps;
  let live: Marker | undefined;
  const proof = await poll({ clock, signal, ...pollOptions }, async () => {
    live = await readLive(url, deps);
    if (isPackageLive(found, live)) return live;
    return undefined;
  });
  if (proof) return runStatus;
  let seen = 'no site-deploy build';
  if (live) seen = `${live.version}, commit ${live.provenance.commit.slice(0, 12)}`;
  const message = `Run ${run} succeeded, but ${url} serves ${seen}.`;
  throw new SiteDeployError('VERIFY_MISMATCH', message, { facts: [runStatus.url] });
}

const pauses = { pauseFirst: true, pause: 2_000, growth: 1.25, maxPause: 15_000 } as const;

const statusTexts: Readonly<Record<string, string>> = {
  queued: 'queued',
  pending: 'waiting for another deployment to the environment',
  waiting: 'waiting for a review of the environment',
  in_progress: 'runs',
};

const maxLostAnswers = 5;

/**
 * Waits for the end of a run.
 * @throws SiteDeployError `ROLLBACK_FAILED`, `GITHUB_*`; the signal's reason
 */
export async function followRun(repository: Repository, id: number, deps: Deps) {
  const { clock, signal } = deps;
  let lastStatus = '';
  let lost = 0;
  return await poll({ clock, signal, ...pauses }, async () => {
    let now = 'GitHub is not responding';
    try {
      const run = await readWorkflowRun(repository, id);
      if (!run) throw new SiteDeployError('ROLLBACK_FAILED', `Run ${id} no longer exists.`);
      if (run.status === 'completed') return checkConclusion(run);
      now = statusTexts[run.status] ?? run.status;
      lost = 0;
    } catch (error) {
      lost += 1;
      const isLost = hasCode(error, 'GITHUB_UNAVAILABLE');
      if (!isLost || lost > maxLostAnswers) throw error;
    }
    if (now !== lastStatus) deps.log.info(`Run ${id}: ${now}`);
    lastStatus = now;
    return undefined;
  });
}

function checkConclusion(run: WorkflowRun): WorkflowRun {
  if (run.conclusion === 'success') return run;
  let message = `Run ${run.id} ended with: ${run.conclusion || 'nothing'}.`;
  let remedy: string | undefined;
  if (run.conclusion === 'cancelled') {
    message = `Run ${run.id} was cancelled.`;
    remedy =
      'Someone cancelled it, or a newer deployment to the environment was waiting: ' +
      'check its page, then roll back again.';
  }
  throw new SiteDeployError('ROLLBACK_FAILED', message, { facts: [run.url], remedy });
}

/**
 * Reads the runs that would block a rollback. A job keeps its place in the queue while it waits for
 * a review, for up to 30 days.
 */
export async function readWaitingRuns({
  repository,
  config,
  deployWorkflows,
  package: { environment },
}: RollbackPlan) {
  const { branch } = config.environments.production;
  const read = async (paths: readonly string[], status: 'waiting' | 'pending') => {
    const names = paths.map((path) => path.split('/').at(-1) ?? '');
    const runs = names.map((name) => runsInStatus(repository, name, status));
    return (await Promise.all(runs)).flat();
  };
  const [waiting, pending] = await Promise.all([
    read([...deployWorkflows, rollbackPath, closePath], 'waiting'),
    read(deployWorkflows, 'pending'),
  ]);
  const named = await Promise.all(
    waiting.map((run) => readPendingEnvironments(repository, run.id)),
  );
  const isMeant = (name: string) => name.toLowerCase() === environment.toLowerCase();
  // GitHub doesn't show the environment of a pending run. For a push, the branch determines it.
  const isBehind = (run: WorkflowRun) =>
    run.event === 'push' && (run.branch === branch) === (environment === 'Production');
  return {
    waiting: waiting.filter((_, index) => named[index]?.some(isMeant)),
    pending: pending.filter(isBehind),
  };
}

/**
 * Cancels the runs that wait for a review, and the runs behind them, each of which would need a
 * review.
 * @throws SiteDeployError `ROLLBACK_BLOCKED` if there are any, but it may not cancel them
 */
export async function cancelWaitingRuns(
  { waiting, pending }: Awaited<ReturnType<typeof readWaitingRuns>>,
  { repository, package: { environment } }: RollbackPlan,
  mayCancel: boolean,
): Promise<void> {
  if (waiting.length === 0) return;
  const ahead = `${count(waiting.length, 'deployment')} ahead of the rollback`;
  const message = `${environment} has ${ahead}, waiting for a review.`;
  const facts = waiting.map((workflowRun) => `run ${workflowRun.id}: ${workflowRun.url}`);
  if (!mayCancel) throw new SiteDeployError('ROLLBACK_BLOCKED', message, { facts });
  // Cancel the last run first, so that none moves up in the queue.
  for (const { id } of [...pending, ...waiting]) await cancelRun(repository, id);
}
