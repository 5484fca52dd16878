import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { createRef } from './branches.ts';
import { readGitHubAnswer } from './refusal.ts';
import { encodePath, type GitHubRepository, type Repository } from './repository.ts';
import { findOne, readOne, send } from './requests.ts';

const Reference = z.looseObject({ object: z.looseObject({ sha: z.string() }) });
const Commit = z.looseObject({
  message: z.string(),
  committer: z.nullish(z.looseObject({ date: z.optional(z.string()) })),
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

export type BranchHead = Awaited<ReturnType<typeof readCommit>>;

export type CommitFiles = Awaited<ReturnType<typeof readCommitFiles>>;

export interface NewCommit {
  readonly message: string;
  readonly parent: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
  readonly removed?: readonly string[];
}

export async function readBranchHead(repo: GitHubRepository, branch: string) {
  const path = `/git/ref/heads/${encodePath(branch)}`;
  const request = { path, needs: 'Contents: read', expected: [404, 409] };
  return (await findOne(repo, Reference, request, 'a branch'))?.object.sha;
}

export async function readCommit(repo: GitHubRepository, sha: string) {
  const path = `/git/commits/${sha}`;
  const found = await readOne(repo, Commit, path, 'Contents: read', 'a commit');
  const { message, committer, tree } = found;
  const parents = found.parents.map((parent) => parent.sha);
  return { commit: sha, tree: tree.sha, message, parents, committedAt: committer?.date ?? '' };
}

const treePath = (commit: string) => `/git/trees/${encodeURIComponent(commit)}?recursive=1`;

export async function readCommitFiles(repo: GitHubRepository, commit: string) {
  const request = { path: treePath(commit), needs: 'Contents: read', expected: [404, 409] };
  const listed = await findOne(repo, Tree, request, 'the files');
  const files = (listed?.tree ?? []).filter((item) => item.type === 'blob');
  const ids = new Map(files.map((item) => [item.path, item.sha]));
  const getId = (path: string) => ids.get(path);
  const blobs = new Map<string, Promise<Buffer>>();
  return {
    paths: [...ids.keys()],
    getId,
    async read(path: string): Promise<string | undefined> {
      const id = getId(path);
      if (id) {
        const blob = blobs.get(id) ?? readBytes(repo, id);
        blobs.set(id, blob);
        return (await blob).toString('utf8');
      }
      if (listed?.truncated) return readFileAt(repo, commit, path);
      return undefined;
    },
  };
}

/**
 * An entry of a tree. Modes: 100644 file, 100755 executable, 120000 link, 040000 folder, 160000
 * submodule.
 */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
}

export type TreeEntries = ReadonlyMap<string, TreeEntry>;

export const folderMode = '040000';

/** Returns the id of a file; `undefined` for a folder, because its files have their own entries. */
export function getFileId(entries: TreeEntries, path: string): string | undefined {
  const entry = entries.get(path);
  return entry?.mode === folderMode ? undefined : entry?.id;
}

export async function listTree(repo: GitHubRepository, commit: string) {
  const path = treePath(commit);
  const { truncated, tree } = await readOne(repo, Tree, path, 'Contents: read', 'the files');
  if (truncated) {
    const message = "GitHub can't list all files of the repository: there are too many.";
    throw new SiteDeployError('GITHUB_REFUSED', message);
  }
  return new Map(tree.map((entry) => [entry.path, { mode: entry.mode ?? '', id: entry.sha }]));
}

export async function readBytes(repo: GitHubRepository, id: string): Promise<Buffer> {
  return decode(await readOne(repo, Blob, `/git/blobs/${id}`, 'Contents: read', 'a file'));
}

/**
 * Returns a file's text; `undefined` if the file doesn't exist.
 * @param commit a commit id or a branch
 */
export async function readFileAt(repo: GitHubRepository, commit: string, file: string) {
  const path = `/contents/${encodePath(file)}?ref=${encodeURIComponent(commit)}`;
  const found = await findOne(repo, Blob, { path, needs: 'Contents: read' }, 'a file');
  return found && decode(found).toString('utf8');
}

function decode(blob: z.infer<typeof Blob>): Buffer {
  return Buffer.from(blob.content, blob.encoding === 'base64' ? 'base64' : 'utf8');
}

export function blobId(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}

/** Files below `.github/workflows` need the permission Workflows as well. */
const needs = 'Contents: write and Workflows: write';

export function createCommit(repo: Repository, commit: NewCommit): Promise<string> {
  const { message, parent, files, removed = [] } = commit;
  const mode = '100644';
  const written = files.map(({ path, content }) => ({ path, mode, content }));
  const deleted = removed.map((path) => ({ path, mode, sha: null }));
  const entries = [...written, ...deleted];
  return createMergeCommit(repo, { message, base: parent, entries, parents: [parent] });
}

export async function pointBranch(repo: GitHubRepository, branch: string, commit: string) {
  const ref = `refs/heads/${branch}`;
  if (await createRef(repo, ref, commit, needs)) return;
  const json = { sha: commit, force: true };
  await send(repo, { method: 'PATCH', path: `/git/${ref}`, needs, json });
}

/** A change to a file. `sha` is the id of a blob; `null` deletes the file. */
interface NewEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha?: string | null;
  readonly content?: string;
}

export async function createMergeCommit(
  repo: Repository,
  commit: {
    readonly message: string;
    readonly base: string;
    readonly entries: readonly NewEntry[];
    readonly parents: readonly string[];
  },
): Promise<string> {
  const { message, base, entries, parents } = commit;
  const { tree: base_tree } = await readCommit(repo, base);
  const tree = entries.map((entry) => ({ ...entry, type: 'blob' }));
  const post = async (kind: 'trees' | 'commits', json: object, subject: string) => {
    const made = await send(repo, { method: 'POST', path: `/git/${kind}`, needs, json });
    return readGitHubAnswer(Created, made.json, subject).sha;
  };
  const merged =
    entries.length > 0 ? await post('trees', { base_tree, tree }, 'a tree') : base_tree;
  return post('commits', { message, tree: merged, parents }, 'a commit');
}

/** Fast-forwards a branch. Does nothing if that isn't possible, because the branch has moved. */
export async function advanceBranch(repo: Repository, name: string, sha: string) {
  const path = `/git/refs/heads/${encodePath(name)}`;
  const request = { method: 'PATCH', path, needs: 'Contents: write' } as const;
  const ifMoved = { expected: [422], expectedText: /fast.?forward/i };
  await send(repo, { ...request, json: { sha, force: false }, ...ifMoved });
}
