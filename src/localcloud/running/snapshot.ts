import { existsSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readIfThere } from '../../shared/files.ts';
import { nothing } from '../github/git/refs.ts';
import { type GitResult, gitEnvironment, runGit } from '../github/git/run-git.ts';
import { changeTree, readCommit, writeCommit } from '../github/git/trees.ts';
import type { BareRepository } from '../github/git/types.ts';
import type { GitHubApi } from '../github/github.ts';

interface SnapshotRequest {
  /** Absolute path of the folder, with or without a git history. */
  readonly folder: string;
  /** Name that identifies the snapshots of a site. Their index and ref contain it. */
  readonly name: string;
  /**
   * Returns files that replace the folder's own in the snapshot. `read` reads the folder or its
   * last snapshot.
   */
  change(read: ReadSnapshotFile): Promise<ReadonlyMap<string, string>>;
}

/** Reads a file from the folder, or from its last snapshot. */
type ReadSnapshotFile = (file: string, when: 'now' | 'before') => Promise<string | undefined>;

export interface Snapshot {
  readonly commit: string;
  /** Commit that is checked out in the folder, if any. */
  readonly head: string | undefined;
  /** Files with uncommitted changes, including untracked ones; empty without a checkout. */
  readonly changed: readonly string[];
}

/**
 * Stores a folder's current state as a commit in a repository of the local GitHub. The commit
 * contains all files that are tracked or not ignored, and those of `change`. Nothing is written
 * into the folder: the index and the objects are in the bare repository. If nothing differs from
 * the checked-out commit, returns that commit.
 */
export async function takeSnapshot(
  { open }: Pick<GitHubApi, 'open'>,
  fullName: string,
  { folder, name, change }: SnapshotRequest,
): Promise<Snapshot> {
  const git = await open(fullName);
  if (!git)
    throw new SiteDeployError('INTERNAL', `The local GitHub has no repository ${fullName}.`);
  const checkout = await readCheckout(folder);
  const head = checkout && (await fetchHead(git, folder, checkout.head));
  const ref = `refs/snapshots/${name}`;
  const before = git.readRef(ref);
  const isClean = checkout?.changed.length === 0 && !(await hidesFiles(folder));
  const commit =
    (isClean && head) || (await storeFolder(git, folder, { name, head: checkout?.head, before }));
  git.moveRef(ref, before ?? nothing, commit);
  const files = await change(async (file, when) => {
    const at = when === 'now' ? commit : before;
    return at ? (await git.readFile(at, file))?.toString('utf8') : undefined;
  });
  const changed = checkout?.changed ?? [];
  if (files.size === 0) return { commit, head, changed };
  const changes = new Map(
    [...files].map(([file, text]) => {
      const id = git.writeObject('blob', Buffer.from(text));
      return [file, { mode: '100644', id }] as const;
    }),
  );
  const tree = await changeTree(git, (await readCommit(git, commit))?.tree, changes);
  return { commit: writeSnapshot(git, tree, [commit], 'Texts from the portal'), head, changed };
}

interface Stored {
  readonly name: string;
  readonly head: string | undefined;
  readonly before: string | undefined;
}

async function storeFolder(git: BareRepository, folder: string, stored: Stored): Promise<string> {
  const { name, head, before } = stored;
  const tree = await writeFolder(git, folder, name);
  const unchanged = await findUnchanged(git, tree, [head, before]);
  if (unchanged) return unchanged;
  const message = `Snapshot of ${path.basename(folder)}`;
  return writeSnapshot(git, tree, head ? [head] : [], message);
}

/** Returns whether a checkout of the commit may omit or replace files of the folder. */
async function hidesFiles(folder: string): Promise<boolean> {
  if (existsSync(path.join(folder, '.gitmodules'))) return true;
  const attributes = await readIfThere(path.join(folder, '.gitattributes'));
  return attributes?.includes('filter=lfs') ?? false;
}

/**
 * Returns the checked-out commit or the last snapshot if it has this tree. A snapshot is only
 * reused while the same commit is checked out.
 */
async function findUnchanged(
  git: BareRepository,
  tree: string,
  [head, before]: readonly (string | undefined)[],
): Promise<string | undefined> {
  if ((await readCommit(git, head))?.tree === tree) return head;
  const last = await readCommit(git, before);
  if (last?.tree === tree && last.parents[0] === head) return before;
  return undefined;
}

function writeSnapshot(
  git: BareRepository,
  tree: string,
  parents: readonly string[],
  message: string,
): string {
  const date = new Date().toISOString();
  const person = { name: 'octocat', email: 'octocat@users.noreply.github.com', date };
  return writeCommit(git, { tree, parents, author: person, committer: person, message });
}

/** Options of git for a folder that may belong to another user. */
const trusted = ['-c', 'safe.directory=*'];

/** Runs git with the user's own configuration, which may list ignored files. */
function runAsUser(folder: string, ...args: string[]): Promise<GitResult> {
  const { HOME, XDG_CONFIG_HOME, USERPROFILE } = process.env;
  const { GIT_CONFIG_GLOBAL: _, ...isolated } = gitEnvironment;
  const user = { HOME, XDG_CONFIG_HOME, USERPROFILE, GIT_OPTIONAL_LOCKS: '0' };
  // Don't search parent folders: a repository there may ignore this folder.
  const ceiling = { GIT_CEILING_DIRECTORIES: path.dirname(folder) };
  return runGit(folder, [...trusted, ...args], { ...isolated, ...user, ...ceiling });
}

/**
 * Reads the checkout.
 * @returns `undefined` if the folder isn't a checkout or has no commit
 */
async function readCheckout(folder: string) {
  const [found, status] = await Promise.all([
    runAsUser(folder, 'rev-parse', '--verify', '--quiet', 'HEAD'),
    runAsUser(folder, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'),
  ]);
  if (found.code !== 0 || status.code !== 0) return undefined;
  return {
    head: found.stdout.trim(),
    changed: splitNames(status.stdout).map((entry) => entry.slice(3)),
  };
}

async function fetchHead(git: BareRepository, folder: string, head: string): Promise<string> {
  if (await git.readObject(head)) return head;
  const uploads = '--upload-pack=git -c safe.directory=* upload-pack';
  const options = ['--quiet', '--update-shallow', '--no-write-fetch-head', '--no-tags', uploads];
  const { code, stderr } = await git.run('fetch', ...options, folder, '+HEAD:refs/checkout/head');
  if (code === 0) return head;
  throw notStored(folder, stderr);
}

function notStored(folder: string, reason: string): SiteDeployError {
  const message = `The folder ${folder} could not be stored: ${reason.trim()}`;
  return new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message);
}

const skipped = new Set(['node_modules', '.git', '.hg', '.svn']);

/**
 * Writes a folder as a tree.
 * @returns the tree's id
 */
async function writeFolder(git: BareRepository, folder: string, name: string): Promise<string> {
  const environment = {
    ...gitEnvironment,
    GIT_DIR: git.folder,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: path.join(git.folder, `index-${name}`),
  };
  const run = async (args: readonly string[], files?: readonly string[]): Promise<string> => {
    const input = files?.map((file) => `${file}\0`).join('');
    const all = ['-c', 'core.bare=false', ...args];
    const result: GitResult = await runGit(folder, all, environment, input);
    if (result.code === 0) return result.stdout;
    throw notStored(folder, result.stderr);
  };
  const [files, known] = await Promise.all([
    listFolder(folder),
    run(['ls-files', '-z']).then(splitNames),
  ]);
  const present = new Set(files);
  const gone = known.filter((file) => !present.has(file));
  if (gone.length > 0) await run(['update-index', '-z', '--force-remove', '--stdin'], gone);
  await run(['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], files);
  return (await run(['write-tree'])).trim();
}

/**
 * Lists tracked files and those that git doesn't ignore. Without a repository, lists all files
 * except for `skipped`.
 */
async function listFolder(folder: string): Promise<string[]> {
  const args = ['-z', '--cached', '--others', '--exclude-standard'];
  const listed = await runAsUser(folder, 'ls-files', ...args);
  if (listed.code !== 0) return listAll(folder, '');
  const names = new Set(splitNames(listed.stdout));
  const nested = await Promise.all(
    [...names].map(async (name) => {
      const found = await lstat(path.join(folder, name)).catch(() => undefined);
      // List the files of a submodule or of a nested repository.
      return found?.isDirectory() ? listAll(folder, name.replace(/\/$/, '')) : [name];
    }),
  );
  return nested.flat();
}

async function listAll(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !skipped.has(name))
    .map((entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return listAll(folder, name);
      return entry.isFile() || entry.isSymbolicLink() ? [name] : [];
    });
  return (await Promise.all(nested)).flat();
}

const splitNames = (text: string) => text.split('\0').filter((name) => name !== '');
