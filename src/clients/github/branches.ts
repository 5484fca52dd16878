import * as z from 'zod/mini';
import { getResponseMessage, readGitHubAnswer } from './refusal.ts';
import { encodePath, type GitHubRepository, readMoved, repositoryPath } from './repository.ts';
import { ifNew, readOne, send } from './requests.ts';

const Ref = z.looseObject({ ref: z.string(), object: z.looseObject({ sha: z.string() }) });

export interface Branch {
  readonly name: string;
  readonly commit: string;
}

async function listRefs(
  repo: GitHubRepository,
  kind: 'heads' | 'tags' | 'site-deploy',
  prefix: string,
): Promise<Branch[]> {
  const path = `/git/matching-refs/${kind}/${encodePath(prefix)}`;
  const subject = { heads: 'the branches', tags: 'the tags', 'site-deploy': 'the refs' }[kind];
  const start = `refs/${kind}/`;
  return (await readOne(repo, z.array(Ref), path, 'Contents: read', subject))
    .filter((item) => item.ref.startsWith(start))
    .map((item) => ({ name: item.ref.slice(start.length), commit: item.object.sha }));
}

export const listBranches = (repo: GitHubRepository, prefix: string) =>
  listRefs(repo, 'heads', prefix);

export async function createBranch(repo: GitHubRepository, head: Branch): Promise<boolean> {
  return createRef(repo, `refs/heads/${head.name}`, head.commit);
}

/**
 * Creates a ref.
 * @returns `false` if the name is taken
 */
export async function createRef(
  repo: GitHubRepository,
  ref: string,
  commit: string,
  needs = 'Contents: write',
): Promise<boolean> {
  const request = { method: 'POST', path: '/git/refs', needs, ...ifNew } as const;
  return (await send(repo, { ...request, json: { ref, sha: commit } })).ok;
}

/**
 * Lists refs below `refs/site-deploy/`. They are neither branches nor tags, so pushing them starts
 * no runs.
 */
export async function listOwnRefs(repo: GitHubRepository, prefix: string) {
  return (await listRefs(repo, 'site-deploy', prefix)).map(({ name }) => name);
}

/**
 * Deletes a branch, if it exists.
 * @returns why branch rules prevent it; `undefined` on success
 */
export async function deleteBranch(repo: GitHubRepository, branch: string) {
  return deleteRef(repo, `heads/${branch}`);
}

/**
 * Deletes a ref, if it exists.
 * @param ref without `refs/`
 * @returns why branch rules prevent it; `undefined` on success
 */
export async function deleteRef(repo: GitHubRepository, ref: string) {
  const path = `/git/refs/${encodePath(ref)}`;
  const request = { method: 'DELETE', path, needs: 'Contents: write' } as const;
  const answer = await send(repo, { ...request, expected: [404, 422] });
  const message = answer.status === 422 ? getResponseMessage(answer) : '';
  if (message === '' || /does not exist/i.test(message)) return undefined;
  return message;
}

export async function readTag(repo: GitHubRepository, tag: string) {
  const tags = await listRefs(repo, 'tags', tag);
  return tags.find((item) => item.name === tag)?.commit;
}

export async function listTags(repo: GitHubRepository, prefix: string): Promise<string[]> {
  return (await listRefs(repo, 'tags', prefix)).map((item) => item.name);
}

const Named = z.looseObject({ name: z.string() });

/**
 * Returns the current name of a branch, which may have been renamed: GitHub redirects former names.
 */
export async function findBranchName(repo: GitHubRepository, branch: string) {
  const path = `${repositoryPath(repo)}/branches/${encodePath(branch)}`;
  const { ok, json } = await readMoved(repo, path, 'Contents: read');
  return ok ? readGitHubAnswer(Named, json, 'a branch').name : undefined;
}

/**
 * Checks the list of refs, because the branch endpoint returns 404 both for a missing branch and
 * for missing access.
 */
export async function hasBranch(repo: GitHubRepository, branch: string): Promise<boolean> {
  return (await branchesFrom(repo, branch)).includes(branch);
}

/**
 * Returns branches that begin with the literal start of one of the patterns, but may not match the
 * whole pattern.
 */
export async function branchesLike(repo: GitHubRepository, patterns: readonly string[]) {
  const starts = new Set(patterns.map((pattern) => pattern.split('*')[0] ?? ''));
  const found = [...starts].map((start) => branchesFrom(repo, start));
  return [...new Set((await Promise.all(found)).flat())];
}

export async function branchesFrom(repo: GitHubRepository, start: string) {
  return (await listRefs(repo, 'heads', start)).map((item) => item.name);
}
