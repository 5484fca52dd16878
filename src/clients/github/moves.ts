import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { encodePath, type GitHubRepository } from './repository.ts';
import { send } from './requests.ts';
import type { GitHub } from './types.ts';

const needs = 'Administration: write';
const Owner = z.looseObject({ login: z.string(), id: z.int() });

/** Returns the login and id of a user or an organisation. */
export async function readOwner(github: GitHub, login: string) {
  const path = `/users/${encodeURIComponent(login)}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Metadata: read' });
  const { login: owner, id: ownerId } = readGitHubAnswer(Owner, json, 'an owner');
  return { owner, ownerId };
}

/** Renames a branch. GitHub updates open pull requests and protection rules. */
export async function renameBranch(repo: GitHubRepository, branch: string, name: string) {
  const path = `/branches/${encodePath(branch)}/rename`;
  await send(repo, { method: 'POST', path, needs, json: { new_name: name } });
}

export async function renameRepository(repo: GitHubRepository, name: string) {
  await send(repo, { method: 'PATCH', path: '', needs, json: { name } });
}

/**
 * Starts a transfer, which GitHub finishes in the background. A new owner who is a person has to
 * accept it first.
 */
export async function transferRepository(repo: GitHubRepository, owner: string) {
  await send(repo, { method: 'POST', path: '/transfer', needs, json: { new_owner: owner } });
}
