import { readPush } from '../../clients/github/activity.ts';
import { isAncestor } from '../../clients/github/commits.ts';
import { runsOfCommit } from '../../clients/github/runs.ts';
import { readCommit } from '../../clients/github/tree.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readLive } from '../../shared/live-site/read-live.ts';
import { askPortal, type PortalSight } from './ask-portal.ts';
import { deciding, deploysBranch } from './deployment-runs.ts';
import { isRecent } from './is-recent.ts';
import type { DeploymentSight } from './sight.ts';
import type { ReleaseWorld } from './world.ts';

/** Which commit is to be live where. */
export interface ServedCommit {
  readonly environment: 'Preview' | 'Production';
  /** The commit, and later ones of the branch whose deployment brings it, too. */
  readonly commits: readonly [string, ...string[]];
  readonly url: string | undefined;
  /** The branch that it is deployed from. */
  readonly branch: string;
}

export async function lookAtDeployment(
  world: ReleaseWorld,
  { environment, commits, url: configured, branch }: ServedCommit,
  portal: PortalSight | undefined,
): Promise<DeploymentSight> {
  const { github, repository, config, workflow, deps } = world;
  const [wanted] = commits;
  // Before the live site: what a run has changed when it ends is seen then.
  const found = await Promise.all(
    [...new Set(commits)].map(async (commit) => {
      const file = await workflow.find(commit);
      if (file) return runsOfCommit(github, repository, file, commit);
      return [];
    }),
  );
  const runs = found.flat().filter((run) => deploysBranch(run, branch));
  const run = await deciding(world, environment, runs);
  const holds = async (commit: string | undefined) => {
    if (!commit) return false;
    if (commits.includes(commit)) return true;
    return environment === 'Production' && (await isKnownAncestor(world, wanted, commit));
  };
  let told = portal?.get(environment);
  // The portal was asked earlier.
  if (run?.state === 'succeeded' && portal && !(await holds(told?.commit)))
    told = (await askPortal(world))?.get(environment);
  const url = configured ?? told?.url;
  const live = await readLive(url, deps);
  const isOurs = live?.slug === config.site.slug && live.environment === environment;
  return {
    environment,
    url,
    served: isOurs && (await holds(live.commit)),
    portalAgrees: portal && (await holds(told?.commit)),
    run,
    succeeded: runs.filter(({ conclusion }) => conclusion === 'success').length,
    settling: runs.length === 0 && (await mayAppear(world, branch, commits)),
  };
}

/** What the token of a job pushes starts no run: nothing is waited for then. */
async function mayAppear(
  { github, repository, deps }: ReleaseWorld,
  branch: string,
  commits: readonly string[],
): Promise<boolean> {
  for (const commit of new Set(commits)) {
    const push = await readPush(github, repository, { branch, commit });
    if (push?.byJob) continue;
    const since = push?.at || (await readCommit(github, repository, commit)).committedAt;
    if (isRecent(since, deps.clock.now())) return true;
  }
  return false;
}

/** A commit that GitHub does not show, since its branch was written anew, holds nothing of this one. */
export async function isKnownAncestor(
  { github, repository }: ReleaseWorld,
  commit: string,
  other: string,
): Promise<boolean> {
  try {
    return await isAncestor(github, repository, commit, other);
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === 'GITHUB_PERMISSION_MISSING') return false;
    throw error;
  }
}
