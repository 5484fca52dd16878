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
import { objectOf } from '../shared/json.ts';
import type { ClosingPlan, Plan } from './steps/plan/types.ts';

/** By which deployments of this program are known, in their payload. */
export const maker = 'site-deploy';
/** How many other deployments are looked at, the newest first. */
export const mostOthers = 10;
/** No run goes on for so long: its build may take six hours, and each other step has a limit. Milliseconds. */
const longestRunMs = 12 * 3_600_000;

async function othersOf(
  { config, environment }: Plan | ClosingPlan,
  id: number,
  repository: NamedRepository,
  github: GitHub,
): Promise<GitHubDeployment[]> {
  const found = await readDeployments(github, repository, { environment });
  const others = found.filter(({ id: other, payload }) => {
    const { by, site } = objectOf(payload);
    return other !== id && by === maker && site === config.site.slug;
  });
  return others.slice(0, mostOthers);
}

/** Whether nothing has been said of how it ended. */
const isUnfinished = (state: string | undefined) =>
  state !== 'success' && state !== 'failure' && state !== 'error' && state !== 'inactive';

/**
 * Ends what the environment showed of this site before: GitHub leaves those of Production and of environments that go
 * away. One of a run that was killed is ended as well; of a run that still goes on, that run's own end counts.
 */
export async function endOthers(
  plan: Plan | ClosingPlan,
  id: number,
  repository: NamedRepository,
  github: GitHub,
): Promise<void> {
  for (const other of await othersOf(plan, id, repository, github)) {
    const { state, logUrl } = (await readDeploymentStatus(github, repository, other.id)) ?? {};
    if (state !== 'success' && !(isUnfinished(state) && other.id < id)) continue;
    const description = 'Another deployment has taken its place.';
    await addDeploymentStatus(github, repository, other.id, { state: 'inactive', description, logUrl });
    // What is older was ended when this one succeeded.
    if (state === 'success' && other.id < id) return;
  }
}

/**
 * Ends the deployments of this site and environment that runs have left when they were killed, or when their machine
 * was lost. One whose run may still go on is left alone, and so is one of another creator.
 * @param own the deployment of this run: those that were made before it are looked at
 * @returns their ids
 */
export async function endAbandoned(
  plan: Plan,
  own: GitHubDeployment,
  repository: NamedRepository,
  github: GitHub,
  clock: Clock,
): Promise<number[]> {
  const ended: number[] = [];
  const others = await othersOf(plan, own.id, repository, github);
  for (const other of others.filter(({ id, creator }) => id < own.id && creator === own.creator)) {
    const { state, logUrl, addedAt = other.madeAt } = (await readDeploymentStatus(github, repository, other.id)) ?? {};
    // What is older was ended when this one succeeded.
    if (state === 'success') break;
    if (!isUnfinished(state)) continue;
    const isOld = clock.now() - Date.parse(addedAt) > longestRunMs;
    if (!isOld && !(await hasRunEnded(objectOf(other.payload).run, repository, github))) continue;
    const description = 'Its run ended without a word of how.';
    await addDeploymentStatus(github, repository, other.id, { state: 'error', description, logUrl });
    ended.push(other.id);
  }
  return ended;
}

/** Whether GitHub says so. Of a run elsewhere, or with a token that may not see runs, it is not known. */
async function hasRunEnded(page: unknown, repository: NamedRepository, github: GitHub): Promise<boolean> {
  const id = /^https:.+\/actions\/runs\/(\d+)$/.exec(String(page))?.[1];
  if (!id) return false;
  try {
    return (await readWorkflowRun(github, repository, id))?.status === 'completed';
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === 'GITHUB_PERMISSION_MISSING') return false;
    throw error;
  }
}
