import { dispatchWorkflow, type WorkflowRun } from '../../clients/github/runs.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import { readLive } from '../../shared/live-site/probe.ts';
import { poll } from '../../shared/poll.ts';
import { rollbackPath } from '../../workflows/render/render.ts';
import { findRetainedPackage, type RetainedPackage } from './find-package.ts';
import { followRun } from './follow-run.ts';
import { type RepositorySite, readRepositorySite } from './read-site.ts';
import type { RollbackTarget } from './rollback-target.ts';

export interface RollbackRequest {
  readonly github: GitHub;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly environment: 'Production' | 'Preview';
  readonly target: RollbackTarget;
  /** Path of the site config file. */
  readonly config: string;
}

/** Plan of a rollback. */
export interface RollbackPlan extends RepositorySite {
  readonly package: RetainedPackage;
  /** Marker of the live build, if readable. */
  readonly live: Marker | undefined;
  /** URL of the environment, if the site config has it. */
  readonly url: string | undefined;
}

/**
 * Finds the stored package and reads what is live. Changes nothing.
 * @throws SiteDeployError `ROLLBACK_*`, `CONFIG_*`, `GITHUB_*`
 */
export async function planRollback(request: RollbackRequest, deps: Deps): Promise<RollbackPlan> {
  const { github, environment, target } = request;
  const { repository, config, deployWorkflows } = await readRepositorySite(
    github,
    request.repository,
    request.config,
  );
  const { production, preview } = config.environments;
  const url = environment === 'Production' ? config.site.url : preview.url;
  const shelf = {
    github,
    repository,
    environment,
    slug: config.site.slug,
    config: request.config,
    productionBranch: production.branch,
  };
  const [found, live] = await Promise.all([
    findRetainedPackage(target, shelf),
    readLive(url, deps),
  ]);
  return { repository, config, deployWorkflows, package: found, live, url };
}

/** Whether the package is live: same version, same commit. */
export function isPackageLive(retainedPackage: RetainedPackage, live: Marker | undefined): boolean {
  return (
    live?.version === retainedPackage.version &&
    live.provenance.commit === retainedPackage.run.commit
  );
}

/**
 * A version must have been live; somebody who names a run has chosen it deliberately.
 * @throws SiteDeployError `ROLLBACK_UNPROVEN`
 */
export function checkProven(
  target: RollbackTarget,
  { package: { version, run, proven } }: RollbackPlan,
): void {
  if ('run' in target || proven) return;
  let runStatus = `ended with: ${run.conclusion}`;
  if (!run.conclusion) runStatus = `has not finished (${run.status})`;
  if (run.conclusion === 'success') runStatus = 'succeeded without taking it live';
  throw new SiteDeployError(
    'ROLLBACK_UNPROVEN',
    `Run ${run.id}, which built ${version}, ${runStatus}.`,
    { facts: [run.url], remedy: `Check the run; to deploy it anyway, use --to ${run.id}.` },
  );
}

/**
 * Starts the workflow that deploys the package, on the production branch, which every environment
 * accepts.
 * @returns the id of the run
 * @throws SiteDeployError `GITHUB_*`
 */
export function startRollback(plan: RollbackPlan, github: GitHub, deps: Deps): Promise<number> {
  const { repository, config, package: found } = plan;
  const dispatch = {
    workflow: rollbackPath.split('/').at(-1) ?? '',
    branch: config.environments.production.branch,
    inputs: { environment: found.environment, run: String(found.run.id) },
  };
  return dispatchWorkflow(github, repository, dispatch, deps.clock, deps.signal);
}

/**
 * How long to poll the live site after the run, which has verified it, and the pause between polls,
 * in milliseconds.
 */
const pollOptions = { limit: 25_000, pause: 5_000 } as const;

/**
 * Waits for the run, then verifies independently that the version is live.
 * @throws SiteDeployError `ROLLBACK_FAILED`, `VERIFY_MISMATCH`, `GITHUB_*`; the signal's reason
 */
export async function finishRollback(
  plan: RollbackPlan,
  run: number,
  github: GitHub,
  deps: Deps,
): Promise<WorkflowRun> {
  const runStatus = await followRun(github, plan.repository, run, deps);
  const { url, package: found } = plan;
  if (!url) {
    deps.log.info(
      'Not checked: the site config has no address for the Preview. The run has verified it.',
    );
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
  const seen = live
    ? `${live.version}, commit ${live.provenance.commit.slice(0, 12)}`
    : 'no site-deploy build';
  throw new SiteDeployError('VERIFY_MISMATCH', `Run ${run} succeeded, but ${url} serves ${seen}.`, {
    facts: [runStatus.url],
  });
}
