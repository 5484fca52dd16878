import {
  addDeploymentStatus,
  type GitHubDeployment,
  readDeploymentStatus,
  readDeployments,
} from '../clients/github/deployments.ts';
import type { NamedRepository } from '../clients/github/repository.ts';
import { readWorkflowRun } from '../clients/github/runs.ts';
import type { GitHub } from '../clients/github/types.ts';
import type { Clock } from '../shared/clock.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { toObject } from '../shared/json.ts';
import type { ClosingPlan, Plan } from './steps/plan/types.ts';

/** Identifies deployments of this program, in their payload. */
export const maker = 'site-deploy';
/** Maximum number of other deployments checked, newest first. */
export const maxOtherDeployments = 10;
/** Upper bound for a run, in ms: a build may take six hours, and every other step has a limit. */
const maxRunMs = 12 * 3_600_000;

async function listOtherDeployments(
  options: Plan | ClosingPlan,
  id: number,
  repository: NamedRepository,
  github: GitHub,
): Promise<GitHubDeployment[]> {
  const found = await readDeployments(github, repository, { environment: options.environment });
  const ours = found.filter((gitHubDeployment) => {
    const { by, site } = toObject(gitHubDeployment.payload);
    return gitHubDeployment.id !== id && by === maker && site === options.config.site.slug;
  });
  return ours.slice(0, maxOtherDeployments);
}

/** Whether no outcome was reported. */
const isUnfinished = (state: string | undefined) =>
  state !== 'success' && state !== 'failure' && state !== 'error' && state !== 'inactive';

/**
 * Marks earlier deployments of this site in the environment as inactive: GitHub leaves those of
 * Production and of transient environments. Includes those of killed runs; a run that is still
 * going sets its own final state.
 */
export async function deactivateOtherDeployments(
  plan: Plan | ClosingPlan,
  id: number,
  repository: NamedRepository,
  github: GitHub,
): Promise<void> {
  for (const earlier of await listOtherDeployments(plan, id, repository, github)) {
    const { state, logUrl } = (await readDeploymentStatus(github, repository, earlier.id)) ?? {};
    if (state !== 'success' && !(isUnfinished(state) && earlier.id < id)) continue;
    const description = 'Superseded by another deployment.';
    await addDeploymentStatus(github, repository, earlier.id, {
      state: 'inactive',
      description,
      logUrl,
    });
    // Older ones were ended when this one succeeded.
    if (state === 'success' && earlier.id < id) return;
  }
}

/**
 * Ends deployments of this site and environment whose runs were killed or lost their host. Skips
 * those whose run may still be going, and those of another creator.
 * @param own deployment of this run: only earlier ones are checked
 * @returns the IDs of the ended deployments
 */
export async function failAbandonedDeployments(
  plan: Plan,
  current: GitHubDeployment,
  repository: NamedRepository,
  github: GitHub,
  clock: Clock,
): Promise<number[]> {
  const failedIds: number[] = [];
  const ours = await listOtherDeployments(plan, current.id, repository, github);
  for (const earlier of ours.filter(
    (our) => our.id < current.id && our.creator === current.creator,
  )) {
    const {
      state,
      logUrl,
      addedAt = earlier.madeAt,
    } = (await readDeploymentStatus(github, repository, earlier.id)) ?? {};
    // Older ones were ended when this one succeeded.
    if (state === 'success') break;
    if (!isUnfinished(state)) continue;
    const isOld = clock.now() - Date.parse(addedAt) > maxRunMs;
    if (!isOld && !(await isRunCompleted(toObject(earlier.payload).run, repository, github)))
      continue;
    const description = 'The run ended without reporting a result.';
    await addDeploymentStatus(github, repository, earlier.id, {
      state: 'error',
      description,
      logUrl,
    });
    failedIds.push(earlier.id);
  }
  return failedIds;
}

/** Whether GitHub confirms it. Unknown for runs elsewhere, or if the token may not read runs. */
async function isRunCompleted(
  page: unknown,
  repository: NamedRepository,
  github: GitHub,
): Promise<boolean> {
  const id = /^https:.+\/actions\/runs\/(\d+)$/.exec(String(page))?.[1];
  if (!id) return false;
  try {
    return (await readWorkflowRun(github, repository, id))?.status === 'completed';
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === 'GITHUB_PERMISSION_MISSING')
      return false;
    throw error;
  }
}
