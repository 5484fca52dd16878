import { compact } from '../../../shared/compact.ts';
import { compareCommits, isIn } from '../git/history.ts';
import { mergeTrees } from '../git/merge.ts';
import { type Person, readCommit } from '../git/trees.ts';
import type { OpenRepository } from '../git/types.ts';
import { type GitHubCall, type GitHubRoutes, ok, paged } from '../rest/call.ts';
import { toApiUser } from '../rest/values.ts';
import { person } from './issues.ts';
import type { PullIssue } from './pull-refs.ts';
import { findPull, getSides, onPull, toListedPull } from './pulls.ts';

/**
 * An email address that GitHub assigns to an account. Authors with other addresses count as
 * unknown.
 */
const ownAddress = /^(?:\d+\+)?([^@+]+)@users\.noreply\.github\.com$/;

function findLogin({ email }: Person): string | undefined {
  const login = ownAddress.exec(email)?.[1];
  return login === 'local-admin' ? person : login;
}

async function listPullCommits(here: OpenRepository, issue: PullIssue) {
  const { ahead } = await compareCommits(here.git, ...getSides(here, issue));
  return Promise.all(
    ahead.map(async (sha) => {
      const { author, committer, parents = [] } = (await readCommit(here.git, sha)) ?? {};
      const logins = {
        author: author && findLogin(author),
        committer: committer && findLogin(committer),
      };
      return { sha, parents, ...logins };
    }),
  );
}

/**
 * Returns who wrote a pull request: the person who opened it, and the authors and committers of its
 * commits, except for merges that contain no changes of their own. If a commit's author is unknown,
 * also returns everybody who moved the branch.
 */
export async function listWriters(here: OpenRepository, number: unknown): Promise<string[]> {
  const { repository, git } = here;
  const issue = findPull(repository, number);
  if (!issue) return [];
  const writers = new Set([repository.authors.get(issue.number) ?? person]);
  for (const { sha, author, committer, parents } of await listPullCommits(here, issue)) {
    const [ours, theirs] = parents;
    const tree = ours && theirs && (await mergeTrees(git, ours, theirs));
    if (tree && tree === (await readCommit(git, sha))?.tree) continue;
    for (const login of compact([author, committer])) writers.add(login);
    if (author) continue;
    const ref = `refs/heads/${issue.pull.head}`;
    for (const move of repository.activity) if (move.ref === ref) writers.add(move.actor);
  }
  return [...writers].map((login) => (login === 'local-admin' ? person : login));
}

async function listCommits(issue: PullIssue, call: GitHubCall) {
  const commits = (await listPullCommits(call, issue)).map(
    ({ sha, parents, author, committer }) => ({
      sha,
      parents: parents.map((parent) => ({ sha: parent })),
      author: author ? toApiUser(author) : null,
      committer: committer ? toApiUser(committer) : null,
    }),
  );
  return paged(commits, call);
}

async function introducingMerge({ repository, git }: OpenRepository, commit: string) {
  for (const merge of repository.merges) {
    if (merge.commit === commit) return merge;
    if ((await isIn(git, commit, merge.commit)) && !(await isIn(git, commit, merge.before)))
      return merge;
  }
  return undefined;
}

async function listOfCommit(call: GitHubCall) {
  const { repository, git, parts } = call;
  const commit = await git.resolve(parts[0] ?? '');
  const merge = commit && (await introducingMerge(call, commit));
  const issue = merge && findPull(repository, merge.number);
  return ok(compact([issue && toListedPull(call, issue)]));
}

export const pullCommitRoutes: GitHubRoutes = {
  'GET /pulls/{number}/commits': onPull(listCommits),
  'GET /commits/{name}/pulls': listOfCommit,
};
