import { isAncestor } from '../../../clients/github/commits.ts';
import { gitHubForRun, ifAnswered } from '../../../clients/github/for-run.ts';
import { namedRepository } from '../../../clients/github/repository.ts';
import { readWorkflowRun, type WorkflowRun } from '../../../clients/github/runs.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { chooseEnvironment } from './environment.ts';
import type { Plan } from './types.ts';

/** Where a kept package is to go. */
export type RollbackPlace = Pick<Plan, 'config' | 'environment' | 'event'>;
/**
 * A kept package may only go where its own run could have deployed it. Any workflow of any branch, also of a pull
 * request from a fork, can keep something under any name: were that deployed, a rollback would be a way around the
 * branch policy of the environment. So the run must have been started by a push or by hand, on a branch that the
 * environment takes, and its commit must be part of that branch: then its workflow is one of that branch, too. (Of a
 * tag, GitHub calls the name a branch as well.) What GitHub does not say is refused.
 * @returns the ref of the branch that the run was on
 * @throws SiteDeployError `ROLLBACK_REFUSED`
 */
export async function checkRollbackOrigin(
  place: RollbackPlace,
  run: string,
  commit: string,
  deps: Deps,
): Promise<string> {
  const { repository } = place.event;
  const refuse = (message: string, remedy?: string) =>
    new SiteDeployError('ROLLBACK_REFUSED', message, remedy ? { remedy } : {});
  const github = deps.github && gitHubForRun(deps.github, deps);
  const named = namedRepository(repository);
  const origin = github && (await ifAnswered(readWorkflowRun(github, named, run), deps));
  if (!github || !origin || Object.values(placeOf(origin)).includes('')) {
    throw refuse(
      `GitHub does not tell where the package of run ${run} comes from.`,
      'Give the job the permissions "actions: read" and "contents: read", and name a run of this repository.',
    );
  }
  if (origin.repository.toLowerCase() !== repository.toLowerCase())
    throw refuse(`Run ${run} has built a commit of ${origin.repository}, not of ${repository}.`);
  if (origin.commit !== commit)
    throw refuse(
      `The package is of commit ${commit.slice(0, 12)}; run ${run} has built ${origin.commit.slice(0, 12)}.`,
    );
  checkBranch(place, run, origin);
  const head = await ifAnswered(readBranchHead(github, named, origin.branch), deps);
  const isPart =
    head !== undefined && (head === commit || (await ifAnswered(isAncestor(github, named, commit, head), deps)));
  if (!isPart) throw refuse(`The commit ${commit.slice(0, 12)} is not part of the branch ${origin.branch}.`);
  return refOf(origin);
}

const refOf = ({ branch }: WorkflowRun) => `refs/heads/${branch}`;

/** The rules that decide where a push goes decide this, too. */
function checkBranch({ config, environment, event }: RollbackPlace, run: string, origin: WorkflowRun): void {
  const pushed = { ...event, name: origin.event, ref: refOf(origin), sha: origin.commit };
  try {
    chooseEnvironment(config.environments, pushed, environment);
  } catch (cause) {
    if (!(cause instanceof SiteDeployError)) throw cause;
    const message = `Run ${run} (${origin.event}, ${origin.branch}) could not have deployed to ${environment}.`;
    throw new SiteDeployError('ROLLBACK_REFUSED', message, { cause, facts: [cause.message, ...cause.facts] });
  }
}

/** What a run must say of itself. */
const placeOf = ({ event, branch, commit, repository }: WorkflowRun) => ({ event, branch, commit, repository });
