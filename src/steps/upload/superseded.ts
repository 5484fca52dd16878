import { isAncestor } from '../../github/commits.ts';
import { gitHubForRun, ifAnswered } from '../../github/for-run.ts';
import { namedRepository } from '../../github/repository.ts';
import { newestRunOf } from '../../github/runs.ts';
import { readBranchHead } from '../../github/tree.ts';
import type { GitHubAccess } from '../../github/types.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import type { Git, Plan } from '../plan/types.ts';

/** Who knows of newer commits: GitHub's REST API, or git where there is no token for it. */
export interface CommitSources {
  readonly git: Git;
  readonly github?: GitHubAccess;
}

const prefix = 'refs/heads/';

/**
 * A deployment never goes backwards: the commit must still be the head of its branch, and not be older than what is live. What cannot be asked is said and
 * does not stop the run. A person at a terminal deploys what is there, and a rollback goes back on purpose.
 * @param live the build that is live, where it is known
 * @throws SiteDeployError `SUPERSEDED`
 */
export async function checkCurrent(
  plan: Plan,
  live: Partial<Marker> | undefined,
  sources: CommitSources,
  deps: Deps,
): Promise<void> {
  const { sha, ref, name } = plan.event;
  if (plan.force || plan.mode === 'rollback' || name === 'local' || !ref.startsWith(prefix)) return;
  const branch = ref.slice(prefix.length);
  const world = sources.github === undefined ? askGit(sources.git) : askGitHub(plan, sources.github, deps);

  const head = await world.head(branch);
  if (head === undefined)
    deps.log.info(`Not checked: whether ${sha.slice(0, 12)} is still the head of ${branch}. ${world.remedy}`);
  else if (head !== sha) {
    throw superseded(`${branch} has moved on to ${head.slice(0, 12)}; this run would deploy ${sha.slice(0, 12)}.`, [
      await world.runOf(head),
    ]);
  }
  const liveCommit = live?.commit;
  if (typeof liveCommit !== 'string' || !/^[0-9a-f]{40}$/.test(liveCommit) || liveCommit === sha) return;
  const isOlder = await world.isBehind(sha, liveCommit);
  if (isOlder === undefined)
    deps.log.info(
      `Not checked: whether ${sha.slice(0, 12)} is older than the live ${liveCommit.slice(0, 12)}. ${world.remedy}`,
    );
  else if (isOlder) {
    throw superseded(`The live site is of ${liveCommit.slice(0, 12)}, which is newer than ${sha.slice(0, 12)}.`, [
      await world.runOf(liveCommit),
    ]);
  }
}

function superseded(message: string, facts: readonly (string | undefined)[]): SiteDeployError {
  return new SiteDeployError('SUPERSEDED', message, { facts: facts.filter((fact) => fact !== undefined) });
}

interface World {
  /** Commit that the branch is at; `undefined` where it cannot be told. */
  head(branch: string): Promise<string | undefined>;
  /** Whether `sha` is an ancestor of `other`; `undefined` where it cannot be told. */
  isBehind(sha: string, other: string): Promise<boolean | undefined>;
  /** What is known of the run of a commit. */
  runOf(sha: string): Promise<string | undefined>;
  readonly remedy: string;
}

function askGit(git: Git): World {
  return {
    remedy: 'The input "github-token" lets the run ask.',
    head: async (branch) =>
      /^([0-9a-f]{40})\t/.exec((await git(['ls-remote', 'origin', `${prefix}${branch}`])) ?? '')?.[1],
    async isBehind(sha, other) {
      // A checkout of one commit does not know the other, which is not the same as not being behind it.
      if ((await git(['cat-file', '-e', `${other}^{commit}`])) === undefined) return undefined;
      return (await git(['merge-base', '--is-ancestor', sha, other])) !== undefined;
    },
    runOf: async () => undefined,
  };
}

function askGitHub({ event }: Plan, access: GitHubAccess, deps: Deps): World {
  const github = gitHubForRun(access, deps);
  const repository = namedRepository(event.repository);
  return {
    remedy: 'GitHub did not say; the job needs the permission "contents: read".',
    head: (branch) => ifAnswered(readBranchHead(github, repository, branch), deps),
    isBehind: (sha, other) => ifAnswered(isAncestor(github, repository, sha, other), deps),
    async runOf(sha) {
      const run = await ifAnswered(newestRunOf(github, repository, sha), deps);
      return run === undefined ? undefined : `superseded by the run ${run.url}`;
    },
  };
}
