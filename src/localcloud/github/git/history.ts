import { folderMode, readCommit, readTree, writeCommit } from './trees.ts';
import type { BareRepository } from './types.ts';

export interface Comparison {
  readonly status: 'identical' | 'ahead' | 'behind' | 'diverged';
  /** The last common commit; `undefined` if there is none. */
  readonly fork: string | undefined;
  readonly ahead: readonly string[];
  readonly behindBy: number;
}

export function compareCommits(
  repository: BareRepository,
  base: string,
  head: string,
): Promise<Comparison> {
  return repository.once(`compare ${base} ${head}`, async () => {
    if (base === head) return { status: 'identical', fork: base, ahead: [], behindBy: 0 };
    const { ahead, behindBy } = await countCommits(repository, base, head);
    if (behindBy === 0) return { status: 'ahead', fork: base, ahead, behindBy };
    if (ahead.length === 0) return { status: 'behind', fork: head, ahead, behindBy };
    const fork = (await repository.run('merge-base', base, head)).stdout.trim() || undefined;
    return { status: 'diverged', fork, ahead, behindBy };
  });
}

/** Longer histories are left to git, which takes about as long to start as these take to read. */
const maxWalked = 500;

async function countCommits(repository: BareRepository, base: string, head: string) {
  const ofBase = await readAncestors(repository, base);
  const ofHead = ofBase && (await readAncestors(repository, head));
  if (ofHead) {
    const ahead = [...ofHead].filter((id) => !ofBase.has(id));
    return { ahead, behindBy: [...ofBase].filter((id) => !ofHead.has(id)).length };
  }
  const range = `${base}...${head}`;
  const { stdout } = await repository.run('rev-list', '--topo-order', '--left-right', range);
  const lines = stdout.split('\n');
  const ahead = lines.filter((line) => line.startsWith('>')).map((line) => line.slice(1));
  const behindBy = lines.filter((line) => line.startsWith('<')).length;
  return { ahead: ahead.toReversed(), behindBy };
}

async function readAncestors(repository: BareRepository, commit: string) {
  const opened = new Set<string>();
  const complete = new Set<string>();
  const stack = [commit];
  for (let id = stack.at(-1); id; id = stack.at(-1)) {
    const isOpen = opened.has(id);
    const parents = isOpen ? [] : ((await readCommit(repository, id))?.parents ?? []);
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

export async function isIn(
  repository: BareRepository,
  commit: string,
  descendant: string,
): Promise<boolean> {
  const { status } = await compareCommits(repository, commit, descendant);
  return status === 'ahead' || status === 'identical';
}

export interface FileChange {
  readonly filename: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export async function changesBetween(
  repository: BareRepository,
  base: string,
  head: string,
): Promise<readonly FileChange[]> {
  const { fork } = await compareCommits(repository, base, head);
  return repository.once(`changes ${fork} ${head}`, async () => {
    const [old, now] = await Promise.all([
      readTreeId(repository, fork),
      readTreeId(repository, head),
    ]);
    return diffTrees(repository, old, now, '');
  });
}

async function readTreeId(repository: BareRepository, commit = ''): Promise<string> {
  return (await readCommit(repository, commit))?.tree ?? '';
}

async function diffTrees(repository: BareRepository, old: string, now: string, prefix: string) {
  if (old === now) return [];
  const [before, after] = await Promise.all([readTree(repository, old), readTree(repository, now)]);
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
    changes.push(...(await diffTrees(repository, wasFolder, isFolder, `${prefix}${name}/`)));
  }
  return changes;
}

/** @param fork commit whose difference to `head` is applied. Default: the last common commit */
export async function mergeTrees(
  repository: BareRepository,
  base: string,
  head: string,
  fork?: string,
): Promise<string | undefined> {
  if (fork) return mergeFrom(repository, fork, base, head);
  const { status } = await compareCommits(repository, base, head);
  if (status === 'ahead') return readTreeId(repository, head);
  if (status === 'behind' || status === 'identical') return readTreeId(repository, base);
  return mergeCommits(repository, base, head);
}

function mergeCommits(repository: BareRepository, base: string, head: string) {
  return repository.once(`merge ${base} ${head}`, async () => {
    const merged = await repository.run('merge-tree', '--write-tree', '--no-messages', base, head);
    if (merged.code === 0) return merged.stdout.trim();
    return undefined;
  });
}

/** Git finds a fork by ancestry (`--merge-base` is of 2.40), so it gets commits that have it. */
async function mergeFrom(repository: BareRepository, fork: string, base: string, head: string) {
  const [old, ours, theirs] = await Promise.all(
    [fork, base, head].map((commit) => readTreeId(repository, commit)),
  );
  const person = { name: 'git', email: '', date: '1970-01-01T00:00:00Z' };
  const write = (tree: string, parents: string[]) =>
    writeCommit(repository, { tree, parents, author: person, committer: person, message: '' });
  const common = write(old ?? '', []);
  return mergeCommits(repository, write(ours ?? '', [common]), write(theirs ?? '', [common]));
}
