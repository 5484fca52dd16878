import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer, refusalOf, saidIn } from './refusal.ts';
import { type NamedRepository, type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Reference = z.looseObject({ object: z.looseObject({ sha: z.string() }) });
const Commit = z.looseObject({
  message: z.string(),
  committer: z.optional(z.nullable(z.looseObject({ date: z.optional(z.string()) }))),
  tree: z.looseObject({ sha: z.string() }),
  parents: z._default(z.array(z.looseObject({ sha: z.string() })), []),
});
const Tree = z.looseObject({
  truncated: z._default(z.boolean(), false),
  tree: z.array(z.looseObject({ path: z.string(), mode: z.optional(z.string()), type: z.string(), sha: z.string() })),
});
const Blob = z.looseObject({ content: z.string(), encoding: z.string() });
const Created = z.looseObject({ sha: z.string() });

/** Where a branch stands. */
export interface BranchHead {
  readonly commit: string;
  readonly message: string;
  readonly parents: readonly string[];
  /** ISO 8601; empty where GitHub does not say. */
  readonly committedAt: string;
}

/** The files of a commit: git's id of the content, by path. */
export interface CommitFiles {
  /** As far as GitHub lists them: of a very large repository some are missing. */
  readonly paths: readonly string[];
  /** Id of the file's content; `undefined`: there is no such file. */
  idOf(path: string): string | undefined;
  read(path: string): Promise<string | undefined>;
}

export interface NewCommit {
  readonly message: string;
  /** Id of the commit that it follows. */
  readonly parent: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
  /** Paths of files that it takes away; each must be there. */
  readonly removed?: readonly string[];
}

/** The head of a branch; `undefined`: there is no such branch, or the repository is empty. */
export async function readBranchHead(
  github: GitHub,
  repository: NamedRepository,
  branch: string,
): Promise<string | undefined> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/git/ref/heads/${branch.split('/').map(encodeURIComponent).join('/')}`,
    needs: 'Contents: read',
    expected: [404, 409],
  });
  if (response.ok) return readGitHubAnswer(Reference, response.json, 'a branch').object.sha;
  return undefined;
}

export async function readCommit(github: GitHub, repository: NamedRepository, commit: string): Promise<BranchHead> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/git/commits/${commit}`,
    needs: 'Contents: read',
  });
  const { message, parents, committer } = readGitHubAnswer(Commit, response.json, 'a commit');
  return { commit, message, parents: parents.map(({ sha }) => sha), committedAt: committer?.date ?? '' };
}

/** Where the list of a large repository lacks a path, asks for its folder alone. */
export async function readCommitFiles(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
): Promise<CommitFiles> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/git/trees/${encodeURIComponent(commit)}?recursive=1`,
    needs: 'Contents: read',
    expected: [404, 409],
  });
  const listed = response.ok ? readGitHubAnswer(Tree, response.json, 'the files') : { truncated: false, tree: [] };
  const ids = new Map(listed.tree.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha]));
  const idOf = (path: string) => ids.get(path);
  const blobs = new Map<string, Promise<string>>();
  return {
    paths: [...ids.keys()],
    idOf,
    async read(path) {
      const id = idOf(path);
      if (id) {
        const blob = blobs.get(id) ?? readBlob(github, repository, id);
        blobs.set(id, blob);
        return blob;
      }
      if (listed.truncated) return readFileAt(github, repository, commit, path);
      return undefined;
    },
  };
}

/** Something in a tree. Modes: 100644 a file, 100755 a program, 120000 a link, 040000 a folder, 160000 a module. */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
}

/**
 * Everything in the tree of a commit, folders too, by path.
 * @throws SiteDeployError `GITHUB_REFUSED` where GitHub does not list all of it
 */
export async function listTree(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
): Promise<ReadonlyMap<string, TreeEntry>> {
  const path = `${repositoryPath(repository)}/git/trees/${encodeURIComponent(commit)}?recursive=1`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  const { truncated, tree } = readGitHubAnswer(Tree, json, 'the files');
  if (truncated)
    throw new SiteDeployError('GITHUB_REFUSED', 'GitHub does not list all files of the repository: it has too many.');
  return new Map(tree.map((entry) => [entry.path, { mode: entry.mode ?? '', id: entry.sha }]));
}

/** The bytes of a file, by git's id of its content. */
export async function readBytes(github: GitHub, repository: NamedRepository, id: string): Promise<Uint8Array> {
  const path = `${repositoryPath(repository)}/git/blobs/${id}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  const { content, encoding } = readGitHubAnswer(Blob, json, 'a file');
  return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
}

async function readBlob(github: GitHub, repository: NamedRepository, id: string): Promise<string> {
  const path = `${repositoryPath(repository)}/git/blobs/${id}`;
  const response = await github.call({ method: 'GET', path, needs: 'Contents: read' });
  return decode(readGitHubAnswer(Blob, response.json, 'a file'));
}

/**
 * Text of one file.
 * @param commit a branch, or the id of a commit
 * @returns `undefined`: there is none
 */
export async function readFileAt(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
  file: string,
): Promise<string | undefined> {
  const escaped = file.split('/').map(encodeURIComponent).join('/');
  const path = `${repositoryPath(repository)}/contents/${escaped}?ref=${encodeURIComponent(commit)}`;
  const response = await github.call({ method: 'GET', path, needs: 'Contents: read', expected: [404] });
  if (response.ok) return decode(readGitHubAnswer(Blob, response.json, 'a file'));
  return undefined;
}

function decode({ content, encoding }: z.infer<typeof Blob>): string {
  return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8').toString('utf8');
}

/** Git's id of a content, so that a file can be compared without being fetched. */
export function blobId(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}

/** Makes a commit that no branch has yet. @returns its id */
export async function createCommit(github: GitHub, repository: Repository, commit: NewCommit): Promise<string> {
  const path = `${repositoryPath(repository)}/git`;
  // Files below .github/workflows need a permission of their own.
  const needs = 'Contents: write and Workflows: write';
  const parent = await github.call({
    method: 'GET',
    path: `${path}/commits/${commit.parent}`,
    needs: 'Contents: read',
  });
  const tree = await github.call({
    method: 'POST',
    path: `${path}/trees`,
    needs,
    json: {
      base_tree: readGitHubAnswer(Commit, parent.json, 'a commit').tree.sha,
      tree: [
        ...commit.files.map(({ path, content }) => ({ path, mode: '100644', type: 'blob', content })),
        ...(commit.removed ?? []).map((path) => ({ path, mode: '100644', type: 'blob', sha: null })),
      ],
    },
  });
  const created = await github.call({
    method: 'POST',
    path: `${path}/commits`,
    needs,
    json: {
      message: commit.message,
      tree: readGitHubAnswer(Created, tree.json, 'a tree').sha,
      parents: [commit.parent],
    },
  });
  return readGitHubAnswer(Created, created.json, 'a commit').sha;
}

/** Lets a branch stand at a commit, whether it exists or not. What it had before is gone. */
export async function pointBranch(
  github: GitHub,
  repository: Repository,
  branch: string,
  commit: string,
): Promise<void> {
  const path = `${repositoryPath(repository)}/git/refs`;
  const needs = 'Contents: write and Workflows: write';
  const json = { ref: `refs/heads/${branch}`, sha: commit };
  const request = { method: 'POST', path, needs } as const;
  const created = await github.call({ ...request, json, expected: [422] });
  if (created.ok) return;
  // A rule of the repository forbids it, as an example: the change that follows would only say that there is none.
  if (!/already exists/i.test(saidIn(created))) throw refusalOf(request, created);
  await github.call({ method: 'PATCH', path: `${path}/heads/${branch}`, needs, json: { sha: commit, force: true } });
}
