import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import type { GitHub } from './types.ts';

/**
 * Repository settings that onboarding policies may require, with GitHub's names. GitHub omits
 * settings that the token may not read: https://docs.github.com/rest/repos/repos#get-a-repository
 */
const RepositorySettings = z.object({
  delete_branch_on_merge: z.optional(z.boolean()),
});

export type RepositorySettings = Readonly<z.infer<typeof RepositorySettings>>;

const Repository = z.looseObject({
  id: z.int(),
  name: z.string(),
  full_name: z.string(),
  default_branch: z.string(),
  visibility: z.optional(z.string()),
  private: z.optional(z.boolean()),
  archived: z.optional(z.boolean()),
  fork: z.optional(z.boolean()),
  template_repository: z.nullish(z.looseObject({ full_name: z.string() })),
  owner: z.looseObject({ login: z.string(), id: z.int() }),
});

export type Repository = Readonly<Awaited<ReturnType<typeof readRepository>>>;

export interface RepoName {
  readonly owner: string;
  readonly name: string;
}

/** GitHub client for requests about one repository. */
export interface GitHubRepository extends GitHub, RepoName {}

export function namedRepository(fullName: string): RepoName {
  const [owner = '', name = ''] = fullName.split('/');
  return { owner, name };
}

export function repositoryPath(repo: RepoName): string {
  return `/repos/${encodeURIComponent(repo.owner)}/${encodeURIComponent(repo.name)}`;
}

/** Encodes the name of a branch, tag or file for a URL path, without encoding slashes. */
export const encodePath = (name: string) => name.split('/').map(encodeURIComponent).join('/');

export function repositoryPage(repo: RepoName & Pick<GitHub, 'apiUrl'>): string {
  let server = repo.apiUrl.replace(/\/api\/v3$/, '');
  if (server === 'https://api.github.com') server = 'https://github.com';
  return `${server}/${repo.owner}/${repo.name}`;
}

/**
 * Sends a GET request, and follows the redirect from a repository's former name, but only to GitHub
 * itself, because the request carries the token. Returns a 404 response instead of throwing.
 */
export async function readMoved(github: GitHub, path: string, needs: string) {
  const request = { method: 'GET', needs, expected: [301, 307, 308, 404] } as const;
  const response = await github.call({ ...request, path });
  const moved = response.headers.location;
  const isMoved = response.status >= 300 && response.status < 400;
  if (!isMoved || !moved?.startsWith(`${github.apiUrl}/`)) return response;
  return github.call({ ...request, path: moved.slice(github.apiUrl.length) });
}

export async function readRepository(named: GitHubRepository) {
  const response = await readMoved(named, repositoryPath(named), 'Metadata: read');
  const missing = `GitHub can't find the repository ${named.owner}/${named.name}.`;
  if (!response.ok) throw new SiteDeployError('GITHUB_NOT_FOUND', missing);
  const found = readGitHubAnswer(Repository, response.json, 'a repository');
  const scopes = response.headers['x-oauth-scopes'];
  return {
    ...named,
    id: found.id,
    owner: found.owner.login,
    ownerId: found.owner.id,
    name: found.name,
    defaultBranch: found.default_branch,
    visibility: found.visibility ?? (found.private ? 'private' : 'public'),
    archived: found.archived ?? false,
    fork: found.fork ?? false,
    settings: RepositorySettings.parse(found),
    ...(found.template_repository && { template: found.template_repository.full_name }),
    ...(typeof scopes === 'string' &&
      scopes !== '' && { scopes: scopes.split(',').map((scope) => scope.trim()) }),
  };
}
