import * as z from 'zod/mini';
import { getResponseMessage, readOne, toRefusalError } from './refusal.ts';
import { encodePath, type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Refs = z.array(
  z.looseObject({ ref: z.string(), object: z.looseObject({ sha: z.string() }) }),
);

export interface Branch {
  readonly name: string;
  readonly commit: string;
}

/** By the prefix of its name, as this list has no pages. Needs `Contents: read`. */
async function listRefs(
  github: GitHub,
  repository: NamedRepository,
  kind: 'heads' | 'tags',
  prefix: string,
): Promise<Branch[]> {
  const path = `${repositoryPath(repository)}/git/matching-refs/${kind}/${encodePath(prefix)}`;
  const subject = kind === 'heads' ? 'the branches' : 'the tags';
  const start = `refs/${kind}/`;
  return (await readOne(github, Refs, path, 'Contents: read', subject))
    .filter((item) => item.ref.startsWith(start))
    .map((item) => ({ name: item.ref.slice(start.length), commit: item.object.sha }));
}

export function listBranches(
  github: GitHub,
  repository: NamedRepository,
  prefix: string,
): Promise<Branch[]> {
  return listRefs(github, repository, 'heads', prefix);
}

/** @returns `false` if the name is taken */
export async function createBranch(
  github: GitHub,
  repository: NamedRepository,
  branch: Branch,
): Promise<boolean> {
  return createRef(github, repository, `refs/heads/${branch.name}`, branch.commit);
}

/** @returns `false` if the name is taken */
export async function createRef(
  github: GitHub,
  repository: NamedRepository,
  ref: string,
  commit: string,
  needs = 'Contents: write',
): Promise<boolean> {
  const path = `${repositoryPath(repository)}/git/refs`;
  const request = { method: 'POST', path, needs } as const;
  const made = await github.call({ ...request, json: { ref, sha: commit }, expected: [422] });
  if (made.ok) return true;
  // Else, e.g. a rule forbids it.
  if (/already exists/i.test(getResponseMessage(made))) return false;
  throw toRefusalError(request, made);
}

/** Already deleted is fine. @returns why branch rules prevent it; `undefined` on success */
export async function deleteBranch(
  github: GitHub,
  repository: NamedRepository,
  branch: string,
): Promise<string | undefined> {
  const path = `${repositoryPath(repository)}/git/refs/heads/${encodePath(branch)}`;
  const request = { method: 'DELETE', path, needs: 'Contents: write' } as const;
  const answer = await github.call({ ...request, expected: [404, 422] });
  const message = answer.status === 422 ? getResponseMessage(answer) : '';
  if (message === '' || /does not exist/i.test(message)) return undefined;
  return message;
}

export async function readTag(
  github: GitHub,
  repository: NamedRepository,
  tag: string,
): Promise<string | undefined> {
  const tags = await listRefs(github, repository, 'tags', tag);
  return tags.find((item) => item.name === tag)?.commit;
}

export async function listTags(
  github: GitHub,
  repository: NamedRepository,
  prefix: string,
): Promise<string[]> {
  return (await listRefs(github, repository, 'tags', prefix)).map((item) => item.name);
}

/** Uses the list of refs: the branch endpoint returns the same status if the token lacks access. */
export async function hasBranch(
  github: GitHub,
  repository: NamedRepository,
  branch: string,
): Promise<boolean> {
  const branches = await listBranches(github, repository, branch);
  return branches.some((item) => item.name === branch);
}

/** Names by prefix; an empty one lists all. */
export async function branchesFrom(
  github: GitHub,
  repository: NamedRepository,
  start: string,
): Promise<string[]> {
  return (await listBranches(github, repository, start)).map((item) => item.name);
}
