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
  head: z.looseObject({ ref: z.string() }),
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

/** Head branches of the pull requests that were merged into a branch lately, the newest first. */
export async function recentlyMerged(github: GitHub, repository: NamedRepository, base: string): Promise<string[]> {
  const query = `state=closed&sort=updated&direction=desc&base=${encodeURIComponent(base)}`;
  const path = `${repositoryPath(repository)}/pulls?${query}`;
  const found = await github.list({ path, needs: 'Pull requests: read' }, undefined, 1);
  return readGitHubAnswer(z.array(Pull), found, 'the pull requests')
    .filter((pull) => pull.base.ref === base && Boolean(pull.merged_at || pull.merged))
    .map(({ head }) => head.ref);
}
