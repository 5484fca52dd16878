import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { gitHubReader, isAncestor, readHead } from '../../shared/github-reader.ts';
import { chooseEnvironment } from './environment.ts';
import type { Plan } from './types.ts';

/** Where a kept package is to go. */
export type RollbackPlace = Pick<Plan, 'config' | 'environment' | 'event'>;

/** A run, as far as it tells what its package may be trusted with. */
interface Origin {
  readonly event: string;
  readonly branch: string;
  readonly commit: string;
  /** `owner/name` that the commit comes from. */
  readonly repository: string;
}

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
    new SiteDeployError('ROLLBACK_REFUSED', message, remedy === undefined ? {} : { remedy });
  const ask = deps.github && gitHubReader(repository, deps.github, deps);
  const origin = originOf(await ask?.(`actions/runs/${run}`));
  if (ask === undefined || origin === undefined) {
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
  const head = await readHead(ask, origin.branch);
  const isPart = head !== undefined && (head === commit || (await isAncestor(ask, commit, head)));
  if (!isPart) throw refuse(`The commit ${commit.slice(0, 12)} is not part of the branch ${origin.branch}.`);
  return refOf(origin);
}

const refOf = ({ branch }: Origin) => `refs/heads/${branch}`;

/** The rules that decide where a push goes decide this, too. */
function checkBranch({ config, environment, event }: RollbackPlace, run: string, origin: Origin): void {
  const pushed = { ...event, name: origin.event, ref: refOf(origin), sha: origin.commit };
  try {
    chooseEnvironment(config.environments, pushed, environment);
  } catch (cause) {
    if (!(cause instanceof SiteDeployError)) throw cause;
    const message = `Run ${run} (${origin.event}, ${origin.branch}) could not have deployed to ${environment}.`;
    throw new SiteDeployError('ROLLBACK_REFUSED', message, { cause, facts: [cause.message, ...cause.facts] });
  }
}

function originOf(answer: unknown): Origin | undefined {
  const run = answer as Partial<Record<'event' | 'head_branch' | 'head_sha' | 'head_repository', unknown>>;
  const from = run?.head_repository as { full_name?: unknown } | null | undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const origin: Origin = {
    event: text(run?.event),
    branch: text(run?.head_branch),
    commit: text(run?.head_sha),
    repository: text(from?.full_name),
  };
  return Object.values(origin).every((value) => value !== '') ? origin : undefined;
}
