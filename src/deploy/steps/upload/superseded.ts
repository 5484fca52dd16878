import { parseBranch } from '../../../config/branch-pattern.ts';
import type { PullReference } from '../../../identity/run-event.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Marker } from '../../../shared/live-site/marker.ts';
import { readLive } from '../../../shared/live-site/probe.ts';
import { parseRunId } from '../live-site/edges.ts';
import type { Plan } from '../plan/types.ts';
import type { Attempt } from './attempt.ts';
import type { CommitHost } from './commit-host.ts';

const short = (sha: string) => sha.slice(0, 12);

/**
 * Rejects a commit that a newer run of the branch replaces: the run for the branch's head, or the
 * run that is live. The head itself is always deployed. Cancelled and failed runs don't count,
 * because then neither commit would go live. Skips local runs, rollbacks and runs with `force`.
 * @returns notes, e.g. on what couldn't be checked
 */
export async function checkNotSuperseded(
  plan: Plan,
  readMarker: () => Promise<Marker | undefined>,
  deps: Deps,
): Promise<string[]> {
  const { force, mode, event } = plan;
  const { sha, name, ref, pull } = event;
  if (force || mode === 'rollback' || name === 'local') return [];
  const branch = parseBranch(ref) ?? '';
  if (!pull && !branch) return [];
  const { openCommitHost } = await import('./commit-host.ts');
  const commits = openCommitHost(plan, deps);
  if (pull) return checkPull(pull, commits);
  const head = await commits.head(branch);
  const gone = `The branch ${branch} does not exist any more.`;
  if (head === '') throw new SiteDeployError('BRANCH_GONE', gone);
  const unknown = `Could not check whether ${short(sha)} is still the head of ${branch}.`;
  if (!head) return [`${unknown} ${commits.remedy}`];
  if (head === sha) return [];
  const note = await checkHead(plan, branch, head, commits);
  const liveNote = await checkLive(plan, branch, await readMarker(), commits);
  return compact([note, liveNote]);
}

/**
 * Checks that the commit is the head of an open pull request: nothing would close an environment
 * that is deployed after its pull request was closed.
 */
async function checkPull({ number, commit }: PullReference, commits: CommitHost) {
  const found = await commits.pull(number);
  if (!found) return [`Could not check whether pull request #${number} is open. ${grantPulls}`];
  const over = `Pull request #${number} is ${found.state}.`;
  if (found.state !== 'open') throw new SiteDeployError('BRANCH_GONE', over);
  if (found.headCommit === commit) return [];
  const message = `Pull request #${number} has moved on to ${short(found.headCommit)}.`;
  throw new SiteDeployError('SUPERSEDED', message);
}

const grantPulls = 'Set the input "github-token", and grant the job "pull-requests: read".';

/**
 * Repeats the check before the site goes live, because a newer run may have replaced this one in
 * the meantime.
 */
export async function confirmCurrent(attempt: Pick<Attempt, 'plan' | 'before'>, deps: Deps) {
  const { plan, before } = attempt;
  await before;
  const notes = await checkNotSuperseded(plan, () => readLive(plan.url, deps), deps);
  // Log the notes for debugging only: most of them were reported at the start.
  for (const note of notes) deps.log.debug(note);
}

async function checkHead(plan: Plan, branch: string, head: string, commits: CommitHost) {
  const { environment, config } = plan;
  const commit = short(plan.event.sha);
  const moved = `${branch} has moved on to ${short(head)}`;
  // A push deploys only to its branch's own environment, so a newer run can't replace a run with a
  // different target.
  const home = branch === config.environments.production.branch ? 'Production' : 'Preview';
  if (environment !== home)
    return `${moved}, which no run deploys to ${environment} automatically.`;
  const run = await commits.findRun(head, branch);
  if (!run) return `${moved}. Could not check whether a run deploys it. ${commits.remedy}`;
  if (run.state === 'deploys') throw superseded(`${moved}; this run would deploy ${commit}.`, run);
  if (run.state === 'none') return `${moved}, but no run deploys it. This run deploys ${commit}.`;
  const ended = `but its run ended with: ${run.conclusion}`;
  return `${moved}, ${ended}. This run deploys ${commit}. (${run.url})`;
}

function superseded(message: string, by: { readonly url: string }): SiteDeployError {
  return new SiteDeployError('SUPERSEDED', message, { facts: [`superseded by the run ${by.url}`] });
}

/**
 * Checks that the live run isn't later than this one. A higher run id means a later run. Ignores
 * rollbacks and runs of other branches.
 */
async function checkLive(plan: Plan, branch: string, live: Marker | undefined, host: CommitHost) {
  const { sha, run } = plan.event;
  const isOurs = live?.slug === plan.config.site.slug && live.environment === plan.environment;
  if (!isOurs || live.provenance.commit === sha || !isLater(live.run, run.id)) return undefined;
  const sibling = await host.findSibling(live.run, branch);
  if (sibling === null) return undefined;
  if (!sibling)
    return `Could not check which branch the live run ${live.run} is of. ${host.remedy}`;
  const liveCommit = short(live.provenance.commit);
  const message =
    `The live site is from ${liveCommit}, which a newer run of ${branch} deployed; this run ` +
    `would deploy ${short(sha)}.`;
  throw superseded(message, sibling);
}

function isLater(a: string, b: string): boolean {
  const [first, second] = [a, b].map(parseRunId);
  return first !== undefined && second !== undefined && first > second;
}
