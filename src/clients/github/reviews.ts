import * as z from 'zod/mini';
import { findOne, readGitHubAnswer } from './refusal.ts';
import { type RepoName, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const RawReview = z.looseObject({
  id: z.int(),
  body: z.optional(z.nullable(z.string())),
  state: z.optional(z.string()),
  commit_id: z.optional(z.nullable(z.string())),
  html_url: z.optional(z.string()),
  submitted_at: z.optional(z.nullable(z.string())),
  created_at: z.optional(z.nullable(z.string())),
  user: z.optional(z.nullable(z.looseObject({ login: z.string(), type: z.optional(z.string()) }))),
});

const meanings: Readonly<Record<string, 'approved' | 'changes'>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes',
};

const toReview = (raw: z.output<typeof RawReview>) => ({
  id: raw.id,
  author: raw.user?.login ?? '',
  verdict: meanings[raw.state ?? ''] ?? ('comment' as const),
  text: raw.body ?? '',
  commit: raw.commit_id ?? '',
  at: raw.submitted_at ?? raw.created_at ?? '',
  url: raw.html_url ?? '',
});
export type Review = Readonly<ReturnType<typeof toReview>>;

const Role = z.looseObject({ permission: z.string() });

/** Reports whether a user may push. `author_association` isn't enough: members may only read. */
export async function mayWrite(github: GitHub, repo: RepoName, login: string): Promise<boolean> {
  const path = `${repositoryPath(repo)}/collaborators/${encodeURIComponent(login)}/permission`;
  const found = await findOne(github, Role, { path, needs: 'Metadata: read' }, 'a permission');
  // GitHub maps the roles maintain and triage to these.
  return found?.permission === 'admin' || found?.permission === 'write';
}

const PullCommit = z.looseObject({
  author: z.optional(z.nullable(z.looseObject({ login: z.optional(z.string()) }))),
  committer: z.optional(z.nullable(z.looseObject({ login: z.optional(z.string()) }))),
});

/** Returns the logins of all authors and committers of a pull request; at most 250 commits. */
export async function listCommitAuthors(github: GitHub, repo: RepoName, pull: number) {
  const path = `${repositoryPath(repo)}/pulls/${pull}/commits`;
  const found = await github.list({ path, needs: 'Pull requests: read' }, undefined, 3);
  const commits = readGitHubAnswer(z.array(PullCommit), found, 'the commits');
  const logins = commits.flatMap((commit) => [commit.author?.login, commit.committer?.login]);
  return [...new Set(logins.flatMap((login) => login ?? []))];
}

/** Returns reviews by people with write access, oldest first. */
export async function listReviews(github: GitHub, repo: RepoName, pull: number): Promise<Review[]> {
  const at = repositoryPath(repo);
  const needs = 'Pull requests: read';
  const [reviews, comments] = await Promise.all([
    github.list({ path: `${at}/pulls/${pull}/reviews`, needs }, undefined, 10),
    github.list({ path: `${at}/issues/${pull}/comments`, needs }, undefined, 10),
  ]);
  const read = (found: unknown[]) => readGitHubAnswer(z.array(RawReview), found, 'the reviews');
  const all = [...read(reviews), ...read(comments)].filter(
    (item) => item.user && item.user.type !== 'Bot',
  );
  const logins = [...new Set(all.map((item) => item.user?.login ?? ''))];
  const isWriter = await Promise.all(logins.map((login) => mayWrite(github, repo, login)));
  return all
    .filter((item) => isWriter[logins.indexOf(item.user?.login ?? '')])
    .map(toReview)
    .sort((a, b) => a.at.localeCompare(b.at));
}
