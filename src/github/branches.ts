import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Ref = z.looseObject({ ref: z.string() });

/**
 * Whether a repository has a branch. By its list of refs, which is empty where there is none: the branch's own address
 * answers a token that may not read it as if there were none. Needs `Contents: read`.
 */
export async function hasBranch(github: GitHub, repository: NamedRepository, branch: string): Promise<boolean> {
  const name = branch.split('/').map(encodeURIComponent).join('/');
  const path = `${repositoryPath(repository)}/git/matching-refs/heads/${name}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(z.array(Ref), json, 'the branches').some(({ ref }) => ref === `refs/heads/${branch}`);
}

/**
 * The branches whose names begin so. An empty text lists all of them. Needs `Contents: read`.
 * @throws SiteDeployError `GITHUB_*`, also where the answer is no list of branches
 */
export async function branchesFrom(github: GitHub, repository: NamedRepository, start: string): Promise<string[]> {
  const name = start.split('/').map(encodeURIComponent).join('/');
  const path = `${repositoryPath(repository)}/git/matching-refs/heads/${name}`;
  const prefix = 'refs/heads/';
  // This list has no pages.
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(z.array(Ref), json, 'the branches').flatMap(({ ref }) =>
    ref.startsWith(prefix) ? [ref.slice(prefix.length)] : [],
  );
}
