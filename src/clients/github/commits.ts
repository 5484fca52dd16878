import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Commit = z.looseObject({ sha: z.string() });
const Comparison = z.looseObject({ status: z.string() });

/**
 * From a tag, branch or id, in any repository.
 * @throws SiteDeployError `GITHUB_NOT_FOUND` if GitHub finds none, other `GITHUB_*`
 */
export async function resolveCommit(
  github: GitHub,
  repository: NamedRepository,
  ref: string,
): Promise<string> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/commits/${ref.split('/').map(encodeURIComponent).join('/')}`,
    needs: 'Contents: read',
    // 422: the repository exists, but the ref doesn't.
    expected: [404, 422],
  });
  if (!response.ok) {
    const name = `${repository.owner}/${repository.name}`;
    const subject =
      response.status === 404
        ? `the repository ${name}, or ${ref} in it`
        : `a tag or branch ${ref} in ${name}`;
    throw new SiteDeployError('GITHUB_NOT_FOUND', `GitHub can't find ${subject}.`, {
      remedy:
        'Check the name and version. For a private repository, the token needs "Contents: read".',
    });
  }
  return readGitHubAnswer(Commit, response.json, 'a commit').sha;
}

/** On the default branch, newest first. @param most maximum number, up to 100 */
export async function latestCommits(
  github: GitHub,
  repository: NamedRepository,
  file: string,
  limit: number,
): Promise<string[]> {
  const query = `path=${encodeURIComponent(file)}&per_page=${limit}`;
  const { json } = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/commits?${query}`,
    needs: 'Contents: read',
  });
  return readGitHubAnswer(z.array(Commit), json, 'the commits').map((item) => item.sha);
}

/** A commit is not an ancestor of itself. */
export async function isAncestor(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
  descendant: string,
): Promise<boolean> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/compare/${descendant}...${commit}`,
    needs: 'Contents: read',
  });
  return readGitHubAnswer(Comparison, response.json, 'two commits').status === 'behind';
}

const Base = z.looseObject({ merge_base_commit: z.looseObject({ sha: z.string() }) });

/** The best common ancestor. */
export async function findMergeBase(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
  other: string,
): Promise<string> {
  const path = `${repositoryPath(repository)}/compare/${commit}...${other}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(Base, json, 'two commits').merge_base_commit.sha;
}

const Commits = z.looseObject({
  commits: z.array(
    z.looseObject({
      sha: z.string(),
      parents: z.array(z.looseObject({ sha: z.string() })),
      commit: z.looseObject({ message: z.string() }),
    }),
  ),
});

export interface CommitMessage {
  readonly id: string;
  /** First; empty for the root commit. */
  readonly parent: string;
  readonly message: string;
}

/** In one ref but not in the other, oldest first; at most 250. */
export async function commitsSince(
  github: GitHub,
  repository: NamedRepository,
  since: string,
  until: string,
): Promise<CommitMessage[]> {
  const names = [since, until].map((name) => name.split('/').map(encodeURIComponent).join('/'));
  const path = `${repositoryPath(repository)}/compare/${names.join('...')}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(Commits, json, 'commits').commits.map(({ sha, parents, commit }) => ({
    id: sha,
    parent: parents[0]?.sha ?? '',
    message: commit.message,
  }));
}
