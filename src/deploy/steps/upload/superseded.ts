import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Marker } from '../../../shared/live-site/marker.ts';
import { readLive } from '../../../shared/live-site/probe.ts';
import type { Plan } from '../plan/types.ts';
import type { Attempt } from './attempt.ts';
import type { CommitHost } from './commit-host.ts';

const prefix = 'refs/heads/';
const short = (sha: string) => sha.slice(0, 12);

/**
 * Deploys the head of the branch, whatever is live. Any other commit yields to a newer run of the
 * branch: the head's own, or the live one. A cancelled or failed run doesn't block, or else neither
 * commit would go live. A local run isn't checked, nor is a rollback.
 * @returns notes, a sentence each
 */
export async function checkNotSuperseded(
  plan: Plan,
  readMarker: () => Promise<Marker | undefined>,
  deps: Deps,
): Promise<string[]> {
  const { sha } = plan.event;
  const branch = branchInQuestion(plan);
  if (!branch) return [];
  const { commitHost } = await import('./commit-host.ts');
  const commits = commitHost(plan, deps);
  const head = await commits.head(branch);
  if (head === '')
    throw new SiteDeployError('BRANCH_GONE', `The branch ${branch} does not exist any more.`);
  if (!head)
    return [
      `Could not check whether ${short(sha)} is still the head of ${branch}. ${commits.remedy}`,
    ];
  if (head === sha) return [];
  const note = await checkHead(plan, branch, head, commits);
  return [note, ...(await checkLive(plan, branch, await readMarker(), commits))];
}

/** The last check before going live: a newer run may have replaced this one in the meantime. */
export async function confirmCurrent(attempt: Pick<Attempt, 'plan' | 'before'>, deps: Deps) {
  const { plan, before } = attempt;
  await before;
  const notes = await checkNotSuperseded(plan, () => readLive(plan.url, deps), deps);
  // Most were reported at the start.
  for (const note of notes) deps.log.debug(note);
}

function branchInQuestion({ force, mode, event: { name, ref } }: Plan): string | undefined {
  const isExempt = force || mode === 'rollback' || name === 'local' || !ref.startsWith(prefix);
  if (isExempt) return undefined;
  return ref.slice(prefix.length);
}

async function checkHead(plan: Plan, branch: string, head: string, commits: CommitHost) {
  const { sha } = plan.event;
  const moved = `${branch} has moved on to ${short(head)}`;
  // A push deploys only to the branch's own environment, so no newer run can target another one.
  const home = branch === plan.config.environments.production.branch ? 'Production' : 'Preview';
  if (plan.environment !== home)
    return `${moved}, which no run deploys to ${plan.environment} automatically.`;
  const run = await commits.findRun(head, branch);
  if (run?.state === 'deploys')
    throw new SiteDeployError('SUPERSEDED', `${moved}; this run would deploy ${short(sha)}.`, {
      facts: [`superseded by the run ${run.url}`],
    });
  if (run?.state === 'none')
    return `${moved}, but no run deploys it. This run deploys ${short(sha)}.`;
  if (!run) return `${moved}. Could not check whether a run deploys it. ${commits.remedy}`;
  return (
    `${moved}, but its run ended with: ${run.conclusion}. ` +
    `This run deploys ${short(sha)}. (${run.url})`
  );
}

/** Run ids increase; those of other branches and of rollbacks are not compared. */
async function checkLive(
  plan: Plan,
  branch: string,
  live: Marker | undefined,
  commits: CommitHost,
): Promise<string[]> {
  const { sha, run } = plan.event;
  const isOurs = live?.slug === plan.config.site.slug && live.environment === plan.environment;
  if (!isOurs || live.provenance.commit === sha || !isLater(live.run, run.id)) return [];
  const sibling = await commits.findSibling(live.run, branch);
  if (sibling)
    throw new SiteDeployError(
      'SUPERSEDED',
      `The live site is from ${short(live.provenance.commit)}, which a newer run of ${branch} ` +
        `deployed; this run would deploy ${short(sha)}.`,
      { facts: [`superseded by the run ${sibling.url}`] },
    );
  if (sibling === null) return [];
  return [`Could not check which branch the live run ${live.run} is of. ${commits.remedy}`];
}

function isLater(a: string, b: string): boolean {
  const [first, second] = [a, b].map((id) => (/^\d{1,20}$/.test(id) ? BigInt(id) : undefined));
  return first !== undefined && second !== undefined && first > second;
}
