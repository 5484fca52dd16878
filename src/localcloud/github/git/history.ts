import { folderMode, readCommit, readTree, writeCommit } from './trees.ts';
import type { BareRepository } from './types.ts';

export interface Comparison {
  readonly status: 'identical' | 'ahead' | 'behind' | 'diverged';
  /** The last common commit; `undefined` for unrelated histories. */
  readonly fork: string | undefined;
  readonly ahead: readonly string[];
  readonly behindBy: number;
}

export function compareCommits(
  git: BareRepository,
  base: string,
  head: string,
): Promise<Comparison> {
  return git.once(`compare ${base} ${head}`, async () => {
    if (base === head) return { status: 'identical', fork: base, ahead: [], behindBy: 0 };
    const { ahead, behindBy } = await countCommits(git, base, head);
    if (behindBy === 0) return { status: 'ahead', fork: base, ahead, behindBy };
    if (ahead.length === 0) return { status: 'behind', fork: head, ahead, behindBy };
    const fork = (await git.run('merge-base', base, head)).stdout.trim() || undefined;
    return { status: 'diverged', fork, ahead, behindBy };
  });
}

/** Maximum number of commits to read here. Beyond that, starting git is faster. */
const maxWalked = 500;

async function countCommits(git: BareRepository, base: string, head: string) {
  const ofBase = await readAncestors(git, base);
  const ofHead = ofBase && (await readAncestors(git, head));
  if (ofHead) {
    const ahead = [...ofHead].filter((id) => !ofBase.has(id));
    return { ahead, behindBy: [...ofBase].filter((id) => !ofHead.has(id)).length };
  }
  const range = `${base}...${head}`;
  const { stdout } = await git.run('rev-list', '--topo-order', '--left-right', range);
  const lines = stdout.split('\n');
  const ahead = lines.filter((line) => line.startsWith('>')).map((line) => line.slice(1));
  const behindBy = lines.filter((line) => line.startsWith('<')).length;
  return { ahead: ahead.toReversed(), behindBy };
}

async function readAncestors(git: BareRepository, commit: string) {
  const opened = new Set<string>();
  const complete = new Set<string>();
  const stack = [commit];
  for (let id = stack.at(-1); id; id = stack.at(-1)) {
    const isOpen = opened.has(id);
    const parents = isOpen ? [] : ((await readCommit(git, id))?.parents ?? []);
    opened.add(id);
    if (opened.size > maxWalked) return undefined;
    const missing = parents.filter((parent) => !opened.has(parent));
    stack.push(...missing);
    if (missing.length > 0) continue;
    complete.add(id);
    stack.pop();
  }
  return complete;
}

export async function isIn(git: BareRepository, commit: string, descendant: string) {
  const { status } = await compareCommits(git, commit, descendant);
  return status === 'ahead' || status === 'identical';
}

export interface FileChange {
  readonly filename: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export async function changesBetween(
  git: BareRepository,
  base: string,
  head: string,
): Promise<readonly FileChange[]> {
  const { fork } = await compareCommits(git, base, head);
  return git.once(`changes ${fork} ${head}`, async () => {
    const [old, now] = await Promise.all([readTreeId(git, fork), readTreeId(git, head)]);
    return diffTrees(git, old, now, '');
  });
}

async function readTreeId(git: BareRepository, commit = ''): Promise<string> {
  return (await readCommit(git, commit))?.tree ?? '';
}

async function diffTrees(git: BareRepository, old: string, now: string, prefix: string) {
  if (old === now) return [];
  const [before, after] = await Promise.all([readTree(git, old), readTree(git, now)]);
  const changes: FileChange[] = [];
  for (const name of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    const [was, is] = [before.get(name), after.get(name)];
    if (was?.id === is?.id && was?.mode === is?.mode) continue;
    const folders = [was, is].map((entry) => (entry?.mode === folderMode ? entry.id : ''));
    const [wasFile, isFile] = [was, is].map((entry) => {
      if (entry?.mode === folderMode) return undefined;
      return entry?.id;
    });
    if (wasFile || isFile)
      changes.push({ filename: prefix + name, before: wasFile, after: isFile });
    const [wasFolder = '', isFolder = ''] = folders;
    changes.push(...(await diffTrees(git, wasFolder, isFolder, `${prefix}${name}/`)));
  }
  return changes;
}

/**
 * Merges two commits and returns the id of the merged tree; `undefined` if they conflict.
 * @param fork commit to compare `head` with. Default: the last common commit
 */
export async function mergeTrees(git: BareRepository, base: string, head: string, fork?: string) {
  if (fork) return mergeFrom(git, fork, base, head);
  const { status } = await compareCommits(git, base, head);
  if (status === 'ahead') return readTreeId(git, head);
  if (status === 'behind' || status === 'identical') return readTreeId(git, base);
  return mergeCommits(git, base, head);
}

function mergeCommits(git: BareRepository, base: string, head: string) {
  return git.once(`merge ${base} ${head}`, async () => {
    const merged = await git.run('merge-tree', '--write-tree', '--no-messages', base, head);
    if (merged.code === 0) return merged.stdout.trim();
    return undefined;
  });
}

/**
 * Merges with a given fork. Creates commits whose parent is the fork, because only git 2.40 and
 * later supports `--merge-base`.
 */
async function mergeFrom(git: BareRepository, fork: string, base: string, head: string) {
  const [old, ours, theirs] = await Promise.all(
    [fork, base, head].map((commit) => readTreeId(git, commit)),
  );
  const person = { name: 'git', email: '', date: '1970-01-01T00:00:00Z' };
  const write = (tree: string, parents: string[]) =>
    writeCommit(git, { tree, parents, author: person, committer: person, message: '' });
  const common = write(old ?? '', []);
  return mergeCommits(git, write(ours ?? '', [common]), write(theirs ?? '', [common]));
}

/** Counts added and deleted lines by path. Binary files have no counts. */
export function countLines(git: BareRepository, base: string, head: string) {
  return git.once(`lines ${base} ${head}`, async () => {
    const range = `${base}...${head}`;
    const { stdout } = await git.run('diff', '--numstat', '--no-renames', '-z', range);
    const lines = [...stdout.matchAll(/(\d+|-)\t(\d+|-)\t([^\0]+)/g)];
    return new Map(
      lines.map(([, added, deleted, path = '']) => [
        path,
        { additions: Number(added) || 0, deletions: Number(deleted) || 0 },
      ]),
    );
  });
}
