import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Marker } from '../../../shared/live-site/marker.ts';
import { readLive } from '../../../shared/live-site/read-live.ts';
import type { Plan } from '../plan/types.ts';
import type { Attempt } from './attempt.ts';
import { type CommitHost, commitHost } from './commit-host.ts';

const prefix = 'refs/heads/';
const short = (sha: string) => sha.slice(0, 12);

/**
 * Keeps a deployment from going backwards: it yields to the run of a newer commit of its branch,
 * and to a live site from one. The head is what the branch asks for, even if the live site is from
 * a commit that another branch has, or that a force push removed. A newer commit whose run was
 * cancelled or failed, or that has none, doesn't block: otherwise neither would go live. A local
 * run deploys what is there, and a rollback goes back on purpose.
 * @param live the live build, if known
 * @returns notes, a sentence each: checks that weren't possible, and newer commits that weren't
 *   deployed
 * @throws SiteDeployError `SUPERSEDED`
 */
export async function checkNotSuperseded(
  plan: Plan,
  live: Partial<Marker> | undefined,
  deps: Deps,
): Promise<string[]> {
  const { sha } = plan.event;
  const branch = branchInQuestion(plan);
  if (!branch) return [];
  const commits = commitHost(plan, deps);
  const head = await commits.head(branch);
  if (head === sha) return [];
  const headStatus = await checkHead(plan, branch, head, commits);

  const liveCommit = live?.commit;
  if (typeof liveCommit !== 'string' || !/^[0-9a-f]{40}$/.test(liveCommit) || liveCommit === sha)
    return headStatus;
  const isOlder = await isOlderOnBranch(plan, head, liveCommit, commits);
  if (isOlder === undefined)
    return [
      ...headStatus,
      `Could not check whether ${short(sha)} is older than the live ${short(liveCommit)}. ` +
        `${commits.remedy}`,
    ];
  if (isOlder)
    throw new SiteDeployError(
      'SUPERSEDED',
      `The live site is from ${short(liveCommit)}, which is newer than ${short(sha)}.`,
    );
  return headStatus;
}

/**
 * Reports whether the live site is from a newer commit of the same branch; `undefined` if unknown.
 * Several branches share a Preview, so that only the head tells whose commit is live there.
 */
async function isOlderOnBranch(
  plan: Plan,
  head: string | undefined,
  liveCommit: string,
  commits: CommitHost,
): Promise<boolean | undefined> {
  if (!head && plan.environment === 'Preview') return undefined;
  const isOlder = await commits.isBehind(plan.event.sha, liveCommit);
  if (!isOlder || !head || head === liveCommit) return isOlder;
  return commits.isBehind(liveCommit, head);
}

/**
 * The last check before going live: a newer run may have replaced this one, or gone live.
 * @throws SiteDeployError `SUPERSEDED`
 */
export async function confirmCurrent(
  attempt: Pick<Attempt, 'plan' | 'before'>,
  deps: Deps,
): Promise<void> {
  const { plan, before } = attempt;
  // The probes of the live site must end before it changes.
  await before;
  const branch = branchInQuestion(plan);
  if (!branch) return;
  const head = await commitHost(plan, deps).head(branch);
  if (!head || head === plan.event.sha) return;
  // Checks that weren't possible were already reported at the start.
  for (const line of await checkNotSuperseded(plan, await readLive(plan.url, deps), deps))
    deps.log.info(line);
}

/** `undefined` if no newer commits take precedence. */
function branchInQuestion({ force, mode, event: { name, ref } }: Plan): string | undefined {
  const isExempt = force || mode === 'rollback' || name === 'local' || !ref.startsWith(prefix);
  if (isExempt) return undefined;
  return ref.slice(prefix.length);
}

async function checkHead(
  plan: Plan,
  branch: string,
  head: string | undefined,
  commits: CommitHost,
): Promise<string[]> {
  const { sha } = plan.event;
  if (!head)
    return [
      `Could not check whether ${short(sha)} is still the head of ${branch}. ${commits.remedy}`,
    ];
  const moved = `${branch} has moved on to ${short(head)}`;
  // A push deploys only to the branch's own environment, so no newer run can target another one.
  const home = branch === plan.config.environments.production.branch ? 'Production' : 'Preview';
  if (plan.environment !== home)
    return [`${moved}, which no run deploys to ${plan.environment} automatically.`];
  const run = await commits.findRun(head, branch);
  switch (run?.state) {
    case 'deploys':
      throw new SiteDeployError('SUPERSEDED', `${moved}; this run would deploy ${short(sha)}.`, {
        facts: [`superseded by the run ${run.url}`],
      });
    case 'ended':
      return [
        `${moved}, but its run ended with: ${run.conclusion}. This run deploys ${short(sha)}. ` +
          `(${run.url})`,
      ];
    case 'none':
      return [`${moved}, but no run deploys it. This run deploys ${short(sha)}.`];
    default:
      return [`${moved}. Could not check whether a run deploys it. ${commits.remedy}`];
  }
}
