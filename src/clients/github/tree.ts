import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { getResponseMessage, readGitHubAnswer, toRefusalError } from './refusal.ts';
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
  tree: z.array(
    z.looseObject({
      path: z.string(),
      mode: z.optional(z.string()),
      type: z.string(),
      sha: z.string(),
    }),
  ),
});
const Blob = z.looseObject({ content: z.string(), encoding: z.string() });
const Created = z.looseObject({ sha: z.string() });

export interface BranchHead {
  readonly commit: string;
  /** Id of its git tree: equal ids mean equal files. */
  readonly tree: string;
  readonly message: string;
  readonly parents: readonly string[];
  /** ISO 8601; empty if GitHub doesn't report it. */
  readonly committedAt: string;
}

/** Git blob ids by path. */
export interface CommitFiles {
  /** Incomplete for a very large repository. */
  readonly paths: readonly string[];
  /** `undefined` if the file doesn't exist. */
  getId(path: string): string | undefined;
  read(path: string): Promise<string | undefined>;
}

export interface NewCommit {
  readonly message: string;
  readonly parent: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
  /** Each must exist. */
  readonly removed?: readonly string[];
}

/** `undefined` if the branch doesn't exist or the repository is empty. */
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

export async function readCommit(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
): Promise<BranchHead> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/git/commits/${commit}`,
    needs: 'Contents: read',
  });
  const found = readGitHubAnswer(Commit, response.json, 'a commit');
  const { message, parents, committer, tree } = found;
  return {
    commit,
    tree: tree.sha,
    message,
    parents: parents.map((parent) => parent.sha),
    committedAt: committer?.date ?? '',
  };
}

/** If a large repository's list is truncated, missing files are read individually. */
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
  const listed = response.ok
    ? readGitHubAnswer(Tree, response.json, 'the files')
    : { truncated: false, tree: [] };
  const ids = new Map(
    listed.tree.filter((item) => item.type === 'blob').map((item) => [item.path, item.sha]),
  );
  const getId = (path: string) => ids.get(path);
  const blobs = new Map<string, Promise<string>>();
  return {
    paths: [...ids.keys()],
    getId,
    async read(path) {
      const id = getId(path);
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

/**
 * Modes: 100644 a file, 100755 an executable, 120000 a link, 040000 a folder, 160000 a submodule.
 */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
}

/**
 * Includes folders.
 * @throws SiteDeployError `GITHUB_REFUSED` if GitHub's list is incomplete
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
    throw new SiteDeployError(
      'GITHUB_REFUSED',
      "GitHub can't list all files of the repository: there are too many.",
    );
  return new Map(tree.map((entry) => [entry.path, { mode: entry.mode ?? '', id: entry.sha }]));
}

export async function readBytes(
  github: GitHub,
  repository: NamedRepository,
  id: string,
): Promise<Uint8Array> {
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
 * @param commit a branch or a commit id
 * @returns `undefined` if the file doesn't exist
 */
export async function readFileAt(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
  file: string,
): Promise<string | undefined> {
  const escaped = file.split('/').map(encodeURIComponent).join('/');
  const contents = `${repositoryPath(repository)}/contents`;
  const path = `${contents}/${escaped}?ref=${encodeURIComponent(commit)}`;
  const response = await github.call({
    method: 'GET',
    path,
    needs: 'Contents: read',
    expected: [404],
  });
  if (response.ok) return decode(readGitHubAnswer(Blob, response.json, 'a file'));
  return undefined;
}

function decode(options: z.infer<typeof Blob>): string {
  return Buffer.from(options.content, options.encoding === 'base64' ? 'base64' : 'utf8').toString(
    'utf8',
  );
}

/** Git's, to compare a file without fetching it. */
export function blobId(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}

/** Not on any branch yet. @returns its id */
export async function createCommit(
  github: GitHub,
  repository: Repository,
  commit: NewCommit,
): Promise<string> {
  const path = `${repositoryPath(repository)}/git`;
  // Files below .github/workflows need an additional permission.
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
        ...commit.files.map((file) => ({
          path: file.path,
          mode: '100644',
          type: 'blob',
          content: file.content,
        })),
        ...(commit.removed ?? []).map((path) => ({
          path,
          mode: '100644',
          type: 'blob',
          sha: null,
        })),
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

/** Creates the branch if needed. Its previous history is discarded. */
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
  // E.g. a rule forbids it: the update would only report that the branch doesn't exist.
  if (!/already exists/i.test(getResponseMessage(created))) throw toRefusalError(request, created);
  await github.call({
    method: 'PATCH',
    path: `${path}/heads/${branch}`,
    needs,
    json: { sha: commit, force: true },
  });
}
