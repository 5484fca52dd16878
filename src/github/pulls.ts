import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Pull = z.looseObject({
  number: z.int(),
  state: z.string(),
  merged_at: z.optional(z.nullable(z.string())),
  merged: z.optional(z.boolean()),
  html_url: z.optional(z.string()),
  title: z.string(),
  body: z.optional(z.nullable(z.string())),
  merge_commit_sha: z.optional(z.nullable(z.string())),
  head: z.looseObject({
    ref: z.string(),
    repo: z.optional(z.nullable(z.looseObject({ full_name: z.string() }))),
  }),
  base: z.looseObject({ ref: z.string() }),
});

/** A pull request of a branch. */
export interface PullRequest {
  readonly number: number;
  readonly state: 'open' | 'closed' | 'merged';
  readonly url: string;
  readonly title: string;
  readonly body: string;
  /** Branch that it is to be merged into. */
  readonly base: string;
}

export interface PullRequestText {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/** The pull requests from a branch of the repository, the newest first. */
export async function readPulls(github: GitHub, repository: Repository, branch: string): Promise<PullRequest[]> {
  const head = encodeURIComponent(`${repository.owner}:${branch}`);
  const found = await github.list({
    path: `${repositoryPath(repository)}/pulls?state=all&head=${head}`,
    needs: 'Pull requests: read',
  });
  return readGitHubAnswer(z.array(Pull), found, 'the pull requests')
    .filter((pull) => pull.head.ref === branch)
    .map(
      (pull) =>
        ({
          number: pull.number,
          state: pull.state === 'open' ? 'open' : pull.merged_at || pull.merged ? 'merged' : 'closed',
          url: pull.html_url ?? '',
          title: pull.title,
          body: pull.body ?? '',
          base: pull.base.ref,
        }) as const,
    )
    .sort((a, b) => b.number - a.number);
}

/**
 * Numbers of the pull requests that a deployment of a commit is about: the open ones from its branch, and the one that
 * the commit came with.
 * @param branch empty: none is asked for, since GitHub would answer with those of every branch
 */
export async function pullsOfDeployment(
  github: GitHub,
  repository: NamedRepository,
  { branch, commit }: { readonly branch: string; readonly commit: string },
): Promise<number[]> {
  const path = repositoryPath(repository);
  const needs = 'Pull requests: read';
  const head = encodeURIComponent(`${repository.owner}:${branch}`);
  const read = async (below: string) =>
    readGitHubAnswer(z.array(Pull), await github.list({ path: path + below, needs }, undefined, 1), 'pull requests');
  const fromBranch = branch === '' ? [] : await read(`/pulls?state=open&head=${head}`);
  const withCommit = /^[0-9a-f]{40}$/.test(commit) ? await read(`/commits/${commit}/pulls`) : [];
  const found = [
    ...fromBranch.filter((pull) => pull.head.ref === branch && pull.state === 'open'),
    ...withCommit.filter((pull) => pull.merge_commit_sha === commit || pull.head.ref === branch),
  ];
  return [...new Set(found.map(({ number }) => number))];
}

/**
 * Opens a pull request, or gives the open one of the branch this text.
 * @param base branch that it is to be merged into
 * @returns its address
 */
export async function writePull(
  github: GitHub,
  repository: Repository,
  branch: string,
  text: PullRequestText,
  base = repository.defaultBranch,
): Promise<string> {
  const path = `${repositoryPath(repository)}/pulls`;
  const needs = 'Pull requests: write';
  const open = (await readPulls(github, repository, branch)).find(
    (pull) => pull.state === 'open' && pull.base === base,
  );
  if (open !== undefined) {
    await github.call({ method: 'PATCH', path: `${path}/${open.number}`, needs, json: text });
    return open.url;
  }
  const created = await github.call({
    method: 'POST',
    path,
    needs,
    json: { ...text, head: branch, base },
  });
  return readGitHubAnswer(Pull, created.json, 'a pull request').html_url ?? '';
}

/** Closes a pull request without merging it. */
export async function closePull(github: GitHub, repository: NamedRepository, number: number): Promise<void> {
  const path = `${repositoryPath(repository)}/pulls/${number}`;
  await github.call({ method: 'PATCH', path, needs: 'Pull requests: write', json: { state: 'closed' } });
}

/** Head branches of the pull requests that were merged into a branch lately, the newest first. */
export async function recentlyMerged(github: GitHub, repository: NamedRepository, base: string): Promise<string[]> {
  const query = `state=closed&sort=updated&direction=desc&base=${encodeURIComponent(base)}`;
  const path = `${repositoryPath(repository)}/pulls?${query}`;
  const found = await github.list({ path, needs: 'Pull requests: read' }, undefined, 1);
  return readGitHubAnswer(z.array(Pull), found, 'the pull requests')
    .filter((pull) => pull.base.ref === base && Boolean(pull.merged_at || pull.merged))
    .map(({ head }) => head.ref);
}

/** A pull request that says that it closes an issue. */
export interface ClosingPull extends Pick<PullRequest, 'number' | 'state' | 'url'> {
  readonly mergeCommit: string | undefined;
}

/**
 * The pull requests whose text closes an issue, the newest first: only of branches of the repository itself, which
 * nobody makes who may not write to it. Of the 300 that changed last.
 */
export async function closingPulls(github: GitHub, repository: NamedRepository, issue: number): Promise<ClosingPull[]> {
  const path = `${repositoryPath(repository)}/pulls?state=all&sort=updated&direction=desc`;
  const found = await github.list({ path, needs: 'Pull requests: read' }, undefined, 3);
  const closes = new RegExp(`\\b(close[sd]?|fix(e[sd])?|resolve[sd]?):?\\s+#${issue}\\b`, 'i');
  const own = `${repository.owner}/${repository.name}`.toLowerCase();
  return readGitHubAnswer(z.array(Pull), found, 'the pull requests')
    .filter(({ head, body }) => head.repo?.full_name.toLowerCase() === own && closes.test(body ?? ''))
    .map((pull) => {
      const state = pull.state === 'open' ? 'open' : pull.merged_at || pull.merged ? 'merged' : 'closed';
      const mergeCommit = state === 'merged' ? (pull.merge_commit_sha ?? undefined) : undefined;
      return { number: pull.number, state, url: pull.html_url ?? '', mergeCommit } as const;
    })
    .sort((a, b) => b.number - a.number);
}
