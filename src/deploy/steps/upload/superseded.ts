import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Marker } from '../../../shared/live-site/marker.ts';
import { readLive } from '../../../shared/live-site/read-live.ts';
import type { Plan } from '../plan/types.ts';
import type { Attempt } from './attempt.ts';
import type { CommitHost } from './commit-host.ts';

const prefix = 'refs/heads/';
const short = (sha: string) => sha.slice(0, 12);

/**
 * Keeps a deployment from going backwards: it yields to the run of a newer commit of its branch,
 * and must not be older than the live site. A newer commit whose run was cancelled or failed, or
 * that has none, doesn't block: otherwise neither would go live. A local run deploys what is there,
 * and a rollback goes back on purpose.
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
  const { commitHost } = await import('./commit-host.ts');
  const commits = commitHost(plan, deps);
  const headStatus = await checkHead(plan, branch, commits);

  const liveCommit = live?.commit;
  if (typeof liveCommit !== 'string' || !/^[0-9a-f]{40}$/.test(liveCommit) || liveCommit === sha)
    return headStatus;
  const isOlder = await commits.isBehind(sha, liveCommit);
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
 * The last check before going live: a newer run may have replaced this one in the meantime, or gone
 * live.
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
  const { commitHost } = await import('./commit-host.ts');
  const head = await commitHost(plan, deps).head(branch);
  if (!head || head === plan.event.sha) return;
  // Checks that weren't possible were already reported at the start.
  for (const line of await checkNotSuperseded(plan, await readLive(plan.url, deps), deps))
    deps.log.info(line);
}

/** Returns the branch whose newer commits take precedence; `undefined` if none do. */
function branchInQuestion({ force, mode, event: { name, ref } }: Plan): string | undefined {
  const isExempt = force || mode === 'rollback' || name === 'local' || !ref.startsWith(prefix);
  if (isExempt) return undefined;
  return ref.slice(prefix.length);
}

async function checkHead(plan: Plan, branch: string, commits: CommitHost): Promise<string[]> {
  const { sha } = plan.event;
  const head = await commits.head(branch);
  if (!head)
    return [
      `Could not check whether ${short(sha)} is still the head of ${branch}. ${commits.remedy}`,
    ];
  if (head === sha) return [];
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
