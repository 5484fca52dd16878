import type { LocalRepository } from '../state/state.ts';
import type { GitRef } from './refs.ts';
import { type Commit, folderMode, readCommit, type TreeEntry } from './trees.ts';
import type { OpenRepository } from './types.ts';

const getApiUrl = (repository: LocalRepository) =>
  `https://api.github.com/repos/${repository.fullName}`;

export async function toApiRef(here: OpenRepository, found: GitRef): Promise<object> {
  const { repository, git } = here;
  const { ref, id } = found;
  const type = (await git.readObject(id))?.type ?? 'commit';
  const api = `${getApiUrl(repository)}/git`;
  const object = { type, sha: id, url: `${api}/${type}s/${id}` };
  const node = Buffer.from(`Ref:${repository.id}:${ref}`).toString('base64url');
  return { ref, node_id: node, url: `${api}/${ref}`, object };
}

export function toGitCommit(repository: LocalRepository, id: string, commit: Commit): object {
  const api = getApiUrl(repository);
  const html = `https://github.com/${repository.fullName}/commit`;
  const verified = repository.signed.has(id);
  return {
    sha: id,
    node_id: Buffer.from(`Commit:${id}`).toString('base64url'),
    url: `${api}/git/commits/${id}`,
    html_url: `${html}/${id}`,
    author: commit.author,
    committer: commit.committer,
    message: commit.message,
    tree: { sha: commit.tree, url: `${api}/git/trees/${commit.tree}` },
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${api}/git/commits/${sha}`,
      html_url: `${html}/${sha}`,
    })),
    verification: {
      verified,
      reason: verified ? 'valid' : 'unsigned',
      signature: null,
      payload: null,
      verified_at: null,
    },
  };
}

export async function toRepositoryCommit(here: OpenRepository, id: string): Promise<object> {
  const { repository, git } = here;
  const commit = await readCommit(git, id);
  if (!commit) return { sha: id };
  const { author, committer, message, tree, verification, ...shared } = toGitCommit(
    repository,
    id,
    commit,
  ) as Readonly<Record<string, unknown>>;
  return {
    ...shared,
    url: `${getApiUrl(repository)}/commits/${id}`,
    commit: { author, committer, message, tree, comment_count: 0, verification },
    author: null,
    committer: null,
  };
}

export function toApiEntry(path: string, entry: TreeEntry): object {
  const { mode, id } = entry;
  return { path, mode: mode.padStart(6, '0'), type: entryType(mode), sha: id };
}

function entryType(mode: string): 'blob' | 'tree' | 'commit' {
  if (mode === folderMode) return 'tree';
  if (mode === '160000') return 'commit';
  return 'blob';
}

/** Maximum size in bytes of a file whose content the API returns. */
const maxContent = 1_000_000;

export function toApiFile(
  repository: LocalRepository,
  at: { readonly path: string; readonly id: string; readonly ref: string },
  content: Buffer | undefined,
): object {
  const { path, id, ref } = at;
  const api = getApiUrl(repository);
  const url = `${api}/contents/${path}?ref=${encodeURIComponent(ref)}`;
  const entry = {
    name: path.split('/').at(-1),
    path,
    sha: id,
    size: content?.length ?? 0,
    url,
    html_url: `https://github.com/${repository.fullName}/blob/${ref}/${path}`,
    download_url:
      content && `https://raw.githubusercontent.com/${repository.fullName}/${ref}/${path}`,
  };
  if (!content)
    return { ...entry, download_url: null, type: 'dir', git_url: `${api}/git/trees/${id}` };
  const file = { ...entry, type: 'file', git_url: `${api}/git/blobs/${id}` };
  if (content.length > maxContent) return { ...file, encoding: 'none', content: '' };
  return { ...file, encoding: 'base64', content: toLines(content) };
}

export function toLines(content: Buffer): string {
  return content.toString('base64').replaceAll(/.{1,60}/g, '$&\n');
}
