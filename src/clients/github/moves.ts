import * as z from 'zod/mini';
import { readOne } from './refusal.ts';
import { encodePath, type GitHubRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const needs = 'Administration: write';
const Owner = z.looseObject({ login: z.string(), id: z.int() });

/** Returns the login and id of a user or an organisation. */
export async function readOwner(github: GitHub, login: string) {
  const path = `/users/${encodeURIComponent(login)}`;
  const found = await readOne(github, Owner, path, 'Metadata: read', 'an owner');
  return { owner: found.login, ownerId: found.id };
}

/** Renames a branch. GitHub updates open pull requests and protection rules. */
export async function renameBranch(repo: GitHubRepository, branch: string, name: string) {
  const path = `${repositoryPath(repo)}/branches/${encodePath(branch)}/rename`;
  await repo.call({ method: 'POST', path, needs, json: { new_name: name } });
}

export async function renameRepository(repo: GitHubRepository, name: string) {
  await repo.call({ method: 'PATCH', path: repositoryPath(repo), needs, json: { name } });
}

/**
 * Starts a transfer, which GitHub finishes in the background. A new owner who is a person has to
 * accept it first.
 */
export async function transferRepository(repo: GitHubRepository, owner: string) {
  const path = `${repositoryPath(repo)}/transfer`;
  await repo.call({ method: 'POST', path, needs, json: { new_owner: owner } });
}
