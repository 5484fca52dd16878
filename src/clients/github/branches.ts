import * as z from 'zod/mini';
import { getResponseMessage, readGitHubAnswer, toRefusalError } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Ref = z.looseObject({ ref: z.string() });
const RefAt = z.looseObject({ ref: z.string(), object: z.looseObject({ sha: z.string() }) });

export interface Branch {
  readonly name: string;
  readonly commit: string;
}

const heads = 'refs/heads/';
const escaped = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** By name prefix. Needs `Contents: read`. */
export async function listBranches(
  github: GitHub,
  repository: NamedRepository,
  prefix: string,
): Promise<Branch[]> {
  const path = `${repositoryPath(repository)}/git/matching-refs/heads/${escaped(prefix)}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(z.array(RefAt), json, 'the branches').map((item) => ({
    name: item.ref.slice(heads.length),
    commit: item.object.sha,
  }));
}

/** @returns `false` if the name is taken */
export async function createBranch(
  github: GitHub,
  repository: NamedRepository,
  branch: Branch,
): Promise<boolean> {
  return createRef(github, repository, `${heads}${branch.name}`, branch.commit);
}

/** @returns `false` if the name is taken */
export async function createRef(
  github: GitHub,
  repository: NamedRepository,
  ref: string,
  commit: string,
): Promise<boolean> {
  const request = {
    method: 'POST',
    path: `${repositoryPath(repository)}/git/refs`,
    needs: 'Contents: write',
  } as const;
  const made = await github.call({ ...request, json: { ref, sha: commit }, expected: [422] });
  if (made.ok) return true;
  if (/already exists/i.test(getResponseMessage(made))) return false;
  throw toRefusalError(request, made);
}

/** Already deleted is fine. @returns why branch rules prevent it; `undefined` on success */
export async function deleteBranch(
  github: GitHub,
  repository: NamedRepository,
  branch: string,
): Promise<string | undefined> {
  const path = `${repositoryPath(repository)}/git/refs/heads/${escaped(branch)}`;
  const answer = await github.call({
    method: 'DELETE',
    path,
    needs: 'Contents: write',
    expected: [404, 422],
  });
  const message = answer.status === 422 ? getResponseMessage(answer) : '';
  if (message === '' || /does not exist/i.test(message)) return undefined;
  return message;
}

/** `undefined` if the tag doesn't exist. */
export async function readTag(
  github: GitHub,
  repository: NamedRepository,
  tag: string,
): Promise<string | undefined> {
  const path = `${repositoryPath(repository)}/git/matching-refs/tags/${escaped(tag)}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(z.array(RefAt), json, 'the tags').find(
    (item) => item.ref === `refs/tags/${tag}`,
  )?.object.sha;
}

/** By name prefix. */
export async function listTags(
  github: GitHub,
  repository: NamedRepository,
  prefix: string,
): Promise<string[]> {
  const path = `${repositoryPath(repository)}/git/matching-refs/tags/${escaped(prefix)}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(z.array(Ref), json, 'the tags').map((item) =>
    item.ref.slice('refs/tags/'.length),
  );
}

/** Uses the list of refs: the branch endpoint returns the same status if the token lacks access. */
export async function hasBranch(
  github: GitHub,
  repository: NamedRepository,
  branch: string,
): Promise<boolean> {
  const name = branch.split('/').map(encodeURIComponent).join('/');
  const path = `${repositoryPath(repository)}/git/matching-refs/heads/${name}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(z.array(Ref), json, 'the branches').some(
    (item) => item.ref === `refs/heads/${branch}`,
  );
}

/**
 * By prefix; an empty one lists all. Needs `Contents: read`.
 * @throws SiteDeployError `GITHUB_*`, also if the response is not a list of branches
 */
export async function branchesFrom(
  github: GitHub,
  repository: NamedRepository,
  start: string,
): Promise<string[]> {
  const name = start.split('/').map(encodeURIComponent).join('/');
  const path = `${repositoryPath(repository)}/git/matching-refs/heads/${name}`;
  const prefix = 'refs/heads/';
  // This list isn't paginated.
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return readGitHubAnswer(z.array(Ref), json, 'the branches').flatMap((item) => {
    if (item.ref.startsWith(prefix)) return [item.ref.slice(prefix.length)];
    return [];
  });
}
