import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import { encodePath, type GitHubRepository } from './repository.ts';
import { findOne, readAll, readOne, send } from './requests.ts';
import type { Push } from './runs.ts';

const Commit = z.looseObject({ sha: z.string() });
const Comparison = z.looseObject({ status: z.string() });

/**
 * Resolves a tag, branch or commit id.
 * @throws SiteDeployError `GITHUB_NOT_FOUND`
 */
export async function resolveCommit(repo: GitHubRepository, ref: string): Promise<string> {
  const path = `/commits/${encodePath(ref)}`;
  // GitHub responds with 422 if the repository exists but the ref doesn't.
  const request = { method: 'GET', path, needs: 'Contents: read', expected: [404, 422] } as const;
  const response = await send(repo, request);
  if (response.ok) return readGitHubAnswer(Commit, response.json, 'a commit').sha;
  const name = `${repo.owner}/${repo.name}`;
  let subject = `a tag or branch ${ref} in ${name}`;
  if (response.status === 404) subject = `the repository ${name}, or ${ref} in it`;
  const remedy =
    'Check the name and version. For a private repository, the token needs "Contents: read".';
  throw new SiteDeployError('GITHUB_NOT_FOUND', `GitHub can't find ${subject}.`, { remedy });
}

export async function latestCommits(repo: GitHubRepository, file: string, limit: number) {
  const query = `path=${encodeURIComponent(file)}&per_page=${limit}`;
  const path = `/commits?${query}`;
  const found = await readOne(repo, z.array(Commit), path, 'Contents: read', 'the commits');
  return found.map((item) => item.sha);
}

/** Returns whether `later` contains `commit`. A commit doesn't count as its own ancestor. */
export async function isAncestor(repo: GitHubRepository, commit: string, later: string) {
  const path = `/compare/${later}...${commit}`;
  const { status } = await readOne(repo, Comparison, path, 'Contents: read', 'two commits');
  return status === 'behind';
}

const Base = z.looseObject({ merge_base_commit: z.looseObject({ sha: z.string() }) });

export async function findMergeBase(repo: GitHubRepository, commit: string, other: string) {
  const path = `/compare/${commit}...${other}`;
  const found = await readOne(repo, Base, path, 'Contents: read', 'two commits');
  return found.merge_base_commit.sha;
}

const CommitWithMessage = z.looseObject({
  sha: z.string(),
  parents: z.array(z.looseObject({ sha: z.string() })),
  commit: z.looseObject({ message: z.string() }),
});

export interface CommitMessage {
  readonly id: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** Returns the commits in `until` but not in `since`, oldest first. */
export async function commitsSince(
  repo: GitHubRepository,
  since: string,
  until: string,
): Promise<CommitMessage[]> {
  const range = [since, until].map(encodePath).join('...');
  const request = { path: `/compare/${range}`, needs: 'Contents: read', key: 'commits' };
  return (await readAll(repo, CommitWithMessage, request, 'commits')).map((item) => ({
    id: item.sha,
    parents: item.parents.map(({ sha }) => sha),
    message: item.commit.message,
  }));
}

const Activity = z.looseObject({
  after: z.string(),
  timestamp: z.optional(z.string()),
  actor: z.nullish(z.looseObject({ login: z.string() })),
});

/**
 * Account of job tokens. Its pushes start no runs:
 * https://docs.github.com/actions/concepts/security/github_token
 */
const jobAccount = 'github-actions[bot]';

/**
 * Returns the latest push after which the commit was the branch's head; `undefined` if it isn't
 * among the last 100. `at` is the push's time (ISO 8601; empty if unknown), not the commit's.
 * `isByJob` is whether all such pushes were made by jobs.
 */
export async function readPush(repo: GitHubRepository, push: Push) {
  const moves = await listMoves(repo, push.branch);
  const brought = moves.filter((move) => move.after === push.commit);
  const [newest] = brought;
  if (!newest) return undefined;
  const isByJob = brought.every((item) => item.actor?.login === jobAccount);
  return { isByJob, at: newest.timestamp ?? '' };
}

async function listMoves(repo: GitHubRepository, branch: string) {
  // This endpoint pages by cursor, not by number, so read only the newest page.
  const query = new URLSearchParams({ ref: `refs/heads/${branch}`, per_page: '100' });
  const request = { path: `/activity?${query}`, needs: 'Contents: read' };
  return (await findOne(repo, z.array(Activity), request, 'the activity of a branch')) ?? [];
}

/**
 * Returns the logins of those who made the last 100 pushes to a branch, even if they pushed other
 * people's commits.
 */
export async function listPushers(repo: GitHubRepository, branch: string) {
  const moves = await listMoves(repo, branch);
  return [...new Set(moves.flatMap((move) => move.actor?.login ?? []))];
}
