import { isAncestor } from '../../github/commits.ts';
import { gitHubForRun, ifAnswered } from '../../github/for-run.ts';
import { namedRepository } from '../../github/repository.ts';
import { newestRunOf } from '../../github/runs.ts';
import { readBranchHead } from '../../github/tree.ts';
import type { Deps, GitHubAccess } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import type { Plan } from '../plan/types.ts';
import type { Attempt } from './attempt.ts';

const prefix = 'refs/heads/';

/**
 * A deployment never goes backwards: the commit must still be the head of its branch, and not be older than what is
 * live. A person at a terminal deploys what is there, and a rollback goes back on purpose.
 * @param live the build that is live, where it is known
 * @returns what could not be checked, a sentence each: that does not stop the run
 * @throws SiteDeployError `SUPERSEDED`
 */
export async function checkNotSuperseded(plan: Plan, live: Partial<Marker> | undefined, deps: Deps): Promise<string[]> {
  const { sha, ref, name } = plan.event;
  if (plan.force || plan.mode === 'rollback' || name === 'local' || !ref.startsWith(prefix)) return [];
  const branch = ref.slice(prefix.length);
  const commits = commitHost(plan, deps);
  const unchecked: string[] = [];

  const head = await commits.head(branch);
  if (head === undefined)
    unchecked.push(`Not checked: whether ${sha.slice(0, 12)} is still the head of ${branch}. ${commits.remedy}`);
  else if (head !== sha) {
    throw superseded(`${branch} has moved on to ${head.slice(0, 12)}; this run would deploy ${sha.slice(0, 12)}.`, [
      await commits.runOf(head),
    ]);
  }
  const liveCommit = live?.commit;
  if (typeof liveCommit !== 'string' || !/^[0-9a-f]{40}$/.test(liveCommit) || liveCommit === sha) return unchecked;
  const isOlder = await commits.isBehind(sha, liveCommit);
  if (isOlder === undefined)
    unchecked.push(
      `Not checked: whether ${sha.slice(0, 12)} is older than the live ${liveCommit.slice(0, 12)}. ${commits.remedy}`,
    );
  else if (isOlder) {
    throw superseded(`The live site is of ${liveCommit.slice(0, 12)}, which is newer than ${sha.slice(0, 12)}.`, [
      await commits.runOf(liveCommit),
    ]);
  }
  return unchecked;
}

/**
 * The last look, when only the word to go live is missing: a newer run may have taken this one's place meanwhile.
 * @throws SiteDeployError `SUPERSEDED`
 */
export async function confirmCurrent({ plan, differing }: Attempt, deps: Deps): Promise<void> {
  // The live site is looked at as it is before.
  await differing;
  // What could not be checked now could not be checked at the start either, and was said then.
  await checkNotSuperseded(plan, undefined, deps);
}

function superseded(message: string, facts: readonly (string | undefined)[]): SiteDeployError {
  return new SiteDeployError('SUPERSEDED', message, { facts: facts.filter((fact) => fact !== undefined) });
}

/** Who knows of newer commits: GitHub's REST API, or git where there is no token for it. */
interface CommitHost {
  /** Commit that the branch is at; `undefined` where it cannot be told. */
  head(branch: string): Promise<string | undefined>;
  /** Whether `sha` is an ancestor of `other`; `undefined` where it cannot be told. */
  isBehind(sha: string, other: string): Promise<boolean | undefined>;
  /** What is known of the run of a commit. */
  runOf(sha: string): Promise<string | undefined>;
  readonly remedy: string;
}

function commitHost(plan: Plan, deps: Deps): CommitHost {
  return deps.github === undefined ? askGit(plan.workspace, deps) : askGitHub(plan.event.repository, deps.github, deps);
}

function askGit(workspace: string, { git, signal }: Deps): CommitHost {
  const ask = (...args: string[]) => git(workspace, args, signal);
  return {
    remedy: 'The input "github-token" lets the run ask.',
    head: async (branch) =>
      /^([0-9a-f]{40})\t/.exec((await ask('ls-remote', 'origin', `${prefix}${branch}`)) ?? '')?.[1],
    async isBehind(sha, other) {
      // A checkout of one commit does not know the other, which is not the same as not being behind it.
      if ((await ask('cat-file', '-e', `${other}^{commit}`)) === undefined) return undefined;
      return (await ask('merge-base', '--is-ancestor', sha, other)) !== undefined;
    },
    runOf: async () => undefined,
  };
}

function askGitHub(fullName: string, access: GitHubAccess, deps: Deps): CommitHost {
  const github = gitHubForRun(access, deps);
  const repository = namedRepository(fullName);
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
