import * as z from 'zod/mini';
import { compact } from '../../shared/compact.ts';
import { readGitHubAnswer } from './refusal.ts';
import type { GitHubRepository, RepoName, Repository } from './repository.ts';
import { findOne, ifNew, readAll, readOne, send } from './requests.ts';
import type { Push } from './runs.ts';

export const Pull = z.looseObject({
  number: z.int(),
  state: z.string(),
  merged_at: z.nullish(z.string()),
  merged: z.optional(z.boolean()),
  html_url: z.optional(z.string()),
  title: z.string(),
  body: z.nullish(z.string()),
  merge_commit_sha: z.nullish(z.string()),
  mergeable: z.nullish(z.boolean()),
  mergeable_state: z.optional(z.string()),
  draft: z.optional(z.boolean()),
  created_at: z.optional(z.string()),
  user: z.nullish(z.looseObject({ login: z.string() })),
  head: z.looseObject({
    ref: z.string(),
    sha: z.optional(z.string()),
    repo: z.nullish(z.looseObject({ full_name: z.string() })),
  }),
  base: z.looseObject({ ref: z.string() }),
});

const readNeeds = 'Pull requests: read';
const needs = 'Pull requests: write';

export interface PullRequestText {
  readonly title: string;
  readonly body: string;
}

export function getPullState(pull: Pick<z.infer<typeof Pull>, 'state' | 'merged_at' | 'merged'>) {
  if (pull.state === 'open') return 'open';
  if (pull.merged_at || pull.merged) return 'merged';
  return 'closed';
}

export function getMergeCommit(
  pull: Pick<z.infer<typeof Pull>, 'state' | 'merged_at' | 'merged' | 'merge_commit_sha'>,
): string | undefined {
  if (getPullState(pull) !== 'merged') return undefined;
  return pull.merge_commit_sha ?? undefined;
}

export function toPull(pull: z.output<typeof Pull>) {
  return {
    number: pull.number,
    state: getPullState(pull),
    url: pull.html_url ?? '',
    title: pull.title,
    body: pull.body ?? '',
    base: pull.base.ref,
    head: pull.head.ref,
    headCommit: pull.head.sha ?? '',
    mergeCommit: getMergeCommit(pull),
    draft: pull.draft ?? false,
    createdAt: pull.created_at ?? '',
    author: pull.user?.login ?? '',
  };
}

export type RepositoryPull = Readonly<ReturnType<typeof toPull>>;
export type PullRequest = Pick<
  RepositoryPull,
  'number' | 'state' | 'url' | 'title' | 'body' | 'base'
>;

/**
 * Returns the pull requests of a branch, newest first. GitHub's filter by owner also finds those of
 * a fork that belongs to the same owner.
 */
export async function readPulls(repo: GitHubRepository, branch: string) {
  const head = encodeURIComponent(`${repo.owner}:${branch}`);
  const request = { path: `/pulls?state=all&head=${head}`, needs: readNeeds };
  return (await readAll(repo, Pull, request, 'the pull requests'))
    .filter((pull) => pull.head.ref === branch && isFromRepository(pull, repo))
    .map(toPull)
    .sort((a, b) => b.number - a.number);
}

export async function findOpenPull(repo: GitHubRepository, branch: string, base: string) {
  const pulls = await readPulls(repo, branch);
  return pulls.find((pull) => pull.state === 'open' && pull.base === base);
}

export async function readPull(repo: GitHubRepository, number: number) {
  return toPull(await readOne(repo, Pull, `/pulls/${number}`, readNeeds, 'a pull request'));
}

export async function pullsOfDeployment(repo: GitHubRepository, push: Push) {
  const { branch, commit } = push;
  const head = encodeURIComponent(`${repo.owner}:${branch}`);
  const read = (path: string) =>
    readAll(repo, Pull, { path, needs: readNeeds, pages: 1 }, 'pull requests');
  const fromBranch = branch === '' ? [] : await read(`/pulls?state=open&head=${head}`);
  const withCommit = /^[0-9a-f]{40}$/.test(commit) ? await read(`/commits/${commit}/pulls`) : [];
  const found = [
    ...fromBranch.filter((pull) => pull.head.ref === branch && pull.state === 'open'),
    ...withCommit.filter((pull) => pull.merge_commit_sha === commit || pull.head.ref === branch),
  ];
  return [...new Set(found.map((item) => item.number))];
}

export async function writePull(
  repo: Repository,
  branch: string,
  text: PullRequestText,
  base = repo.defaultBranch,
): Promise<string> {
  const open = await findOpenPull(repo, branch, base);
  if (open) {
    await updatePull(repo, open.number, text);
    return open.url;
  }
  const json = { ...text, head: branch, base };
  const created = await send(repo, { method: 'POST', path: '/pulls', needs, json });
  return readGitHubAnswer(Pull, created.json, 'a pull request').html_url ?? '';
}

async function updatePull(repo: GitHubRepository, number: number, json: object): Promise<void> {
  await send(repo, { method: 'PATCH', path: `/pulls/${number}`, needs, json });
}

export const closePull = (repo: GitHubRepository, number: number) =>
  updatePull(repo, number, { state: 'closed' });

export const changeBase = (repo: GitHubRepository, number: number, base: string) =>
  updatePull(repo, number, { base });

/**
 * Of the 100 most recently updated closed pull requests, returns those that were merged, by any
 * method, from a branch of the repository itself. The last updated one comes first.
 */
export async function recentlyMerged(repo: GitHubRepository) {
  const query = 'state=closed&sort=updated&direction=desc';
  const request = { path: `/pulls?${query}`, needs: readNeeds, pages: 1 };
  return (await readAll(repo, Pull, request, 'the pull requests'))
    .filter((pull) => Boolean(pull.merged_at || pull.merged) && isFromRepository(pull, repo))
    .map(toPull);
}

/** Returns a pull request; `undefined` if it comes from a fork or doesn't exist. */
export async function findRepositoryPull(repo: GitHubRepository, number: number) {
  const request = { path: `/pulls/${number}`, needs: readNeeds };
  const found = await findOne(repo, Pull, request, 'a pull request');
  return found && isFromRepository(found, repo) ? toPull(found) : undefined;
}

/**
 * Returns the pull requests of `listPulls` that come from the repository itself. Anyone can open a
 * pull request from a fork.
 */
export const listRepositoryPulls = (repo: GitHubRepository) =>
  listPulls(repo, (pull) => isFromRepository(pull, repo));

/** Returns the numbers of open pull requests from the repository itself into a branch. */
export async function listPullsInto(repo: GitHubRepository, branch: string) {
  const pulls = await listRepositoryPulls(repo);
  const into = pulls.filter(({ state, base }) => state === 'open' && base === branch);
  return into.map(({ number }) => number);
}

/**
 * Of the 300 most recently updated pull requests, returns the matching ones, highest number first.
 */
export async function listPulls(
  repo: GitHubRepository,
  isWanted: (pull: z.output<typeof Pull>) => boolean = () => true,
) {
  const path = '/pulls?state=all&sort=updated&direction=desc';
  return (await readAll(repo, Pull, { path, needs: readNeeds, pages: 3 }, 'the pull requests'))
    .filter(isWanted)
    .map(toPull)
    .sort((a, b) => b.number - a.number);
}

const isFromRepository = (item: z.output<typeof Pull>, repository: RepoName) =>
  item.head.repo?.full_name.toLowerCase() ===
  `${repository.owner}/${repository.name}`.toLowerCase();

type PullText = Pick<RepositoryPull, 'body' | 'url'>;

export const closesIssue = (pull: PullText, issue: number | undefined) =>
  closedIssues(pull).some((number) => number === issue);

const closingKeyword =
  /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:(\S*?)#|GH-|(\S+)\/issues\/)(\d+)\b/gi;

/**
 * Returns the numbers of the repository's issues that a pull request's text closes, named by number
 * or URL. Ignores HTML comments, e.g. those of a template, as GitHub does:
 * https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue
 */
export function closedIssues({ body, url }: PullText): number[] {
  const page = url.replace(/\/pull\/\d+$/, '');
  const own = ['', page, page.split('/').slice(-2).join('/')].map((name) => name.toLowerCase());
  const shown = body.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '');
  return [...shown.matchAll(closingKeyword)]
    .filter(([, name = '', address = '']) => own.includes((name || address).toLowerCase()))
    .map(([, , , number]) => Number(number));
}

/**
 * Opens a draft pull request.
 * @returns its URL; `undefined` if the branch already has an open one
 */
export async function openDraftPull(
  repo: GitHubRepository,
  text: PullRequestText & { readonly head: string; readonly base: string },
): Promise<string | undefined> {
  const json = { ...text, draft: true };
  const made = await send(repo, { method: 'POST', path: '/pulls', needs, json, ...ifNew });
  if (!made.ok) return undefined;
  return readGitHubAnswer(Pull, made.json, 'a pull request').html_url ?? '';
}

const PullFile = z.looseObject({ filename: z.string(), previous_filename: z.optional(z.string()) });

export async function filesOfPull(repo: GitHubRepository, pull: number) {
  const request = { path: `/pulls/${pull}/files`, needs: readNeeds };
  const files = await readAll(repo, PullFile, request, 'the files');
  return files.flatMap((file) => compact([file.filename, file.previous_filename]));
}
