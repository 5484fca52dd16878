import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Commit = z.looseObject({ sha: z.string() });
const Comparison = z.looseObject({ status: z.string() });

/** The full id of the commit that a tag, branch or id stands for, in any repository. */
export async function resolveCommit(github: GitHub, repository: NamedRepository, ref: string): Promise<string> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/commits/${ref.split('/').map(encodeURIComponent).join('/')}`,
    needs: 'Contents: read',
  });
  return readGitHubAnswer(Commit, response.json, 'a commit').sha;
}

/** Whether a commit is an ancestor of another one, which it is not of itself. */
export async function isAncestor(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
  other: string,
): Promise<boolean> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/compare/${other}...${commit}`,
    needs: 'Contents: read',
  });
  return readGitHubAnswer(Comparison, response.json, 'two commits').status === 'behind';
}
