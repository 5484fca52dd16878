import { readPush } from '../../clients/github/activity.ts';
import { isAncestor } from '../../clients/github/commits.ts';
import { runsOfCommit } from '../../clients/github/runs.ts';
import { readCommit } from '../../clients/github/tree.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readLive } from '../../shared/live-site/read-live.ts';
import type { ReleaseContext } from './context.ts';
import { deciding, deploysBranch } from './deployment-runs.ts';
import { isRecent } from './is-recent.ts';
import { type PortalDeployments, readPortalDeployments } from './read-portal.ts';
import type { DeploymentProgress } from './state.ts';

export interface ServedCommit {
  readonly environment: 'Preview' | 'Production';
  /** The commit, plus later ones of the branch that include it. */
  readonly commits: readonly [string, ...string[]];
  readonly url: string | undefined;
  readonly branch: string;
}

export async function readDeploymentProgress(
  context: ReleaseContext,
  servedCommit: ServedCommit,
  portal: PortalDeployments | undefined,
): Promise<DeploymentProgress> {
  const { environment, commits, url: configured, branch } = servedCommit;
  const [expectedCommit] = commits;
  // Read before the live site, so that the effect of a just finished run is visible there.
  const found = await Promise.all(
    [...new Set(commits)].map(async (commit) => {
      const file = await context.workflow.find(commit);
      if (file) return runsOfCommit(context.github, context.repository, file, commit);
      return [];
    }),
  );
  const runs = found.flat().filter((run) => deploysBranch(run, branch));
  const run = await deciding(context, environment, runs);
  const holds = async (commit: string | undefined) => {
    if (!commit) return false;
    if (commits.includes(commit)) return true;
    return environment === 'Production' && (await isKnownAncestor(context, expectedCommit, commit));
  };
  let reported = portal?.get(environment);
  // The portal was queried before the run finished.
  if (run?.state === 'succeeded' && portal && !(await holds(reported?.commit)))
    reported = (await readPortalDeployments(context))?.get(environment);
  const url = configured ?? reported?.url;
  const live = await readLive(url, context.deps);
  const isOurs = live?.slug === context.config.site.slug && live.environment === environment;
  return {
    environment,
    url,
    served: isOurs && (await holds(live.provenance.commit)),
    portalAgrees: portal && (await holds(reported?.commit)),
    isOutdated: environment === 'Preview' && Boolean(reported?.pagesChangedAt),
    run,
    succeeded: runs.filter((run) => run.conclusion === 'success').length,
    settling: runs.length === 0 && (await mayAppear(context, branch, commits)),
  };
}

/** A push with the job's token triggers no run, so there is none to wait for. */
async function mayAppear(context: ReleaseContext, branch: string, commits: readonly string[]) {
  const { github, repository, deps } = context;
  for (const commit of new Set(commits)) {
    const push = await readPush(github, repository, { branch, commit });
    if (push?.isByJob) continue;
    const since = push?.at || (await readCommit(github, repository, commit)).committedAt;
    if (isRecent(since, deps.clock.now())) return true;
  }
  return false;
}

/** A commit hidden by GitHub after a force push is not a descendant. */
export async function isKnownAncestor(context: ReleaseContext, commit: string, descendant: string) {
  try {
    return await isAncestor(context.github, context.repository, commit, descendant);
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === 'GITHUB_PERMISSION_MISSING')
      return false;
    throw error;
  }
}
