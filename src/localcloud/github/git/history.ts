import { countChangedLines, splitLines } from './count-lines.ts';
import { folderMode, readCommit, readTree, type TreeEntry } from './trees.ts';
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
    const { ahead, behindBy, forks } = await countCommits(git, base, head);
    if (behindBy === 0) return { status: 'ahead', fork: base, ahead, behindBy };
    if (ahead.length === 0) return { status: 'behind', fork: head, ahead, behindBy };
    if (forks && forks.length < 2) return { status: 'diverged', fork: forks[0], ahead, behindBy };
    const fork = (await git.run('merge-base', base, head)).stdout.trim() || undefined;
    return { status: 'diverged', fork, ahead, behindBy };
  });
}

/** Maximum number of commits to read in this process. Beyond that, starting git is faster. */
export const maxWalked = 500;

interface Counted {
  readonly ahead: readonly string[];
  readonly behindBy: number;
  /** The last common commits; `undefined` if there are more than `maxWalked` commits. */
  readonly forks?: readonly string[];
}

export async function countCommits(
  git: BareRepository,
  base: string,
  head: string,
): Promise<Counted> {
  const ofBase = await readAncestors(git, base);
  const ofHead = ofBase && (await readAncestors(git, head));
  if (ofHead) {
    const ahead = [...ofHead].filter((id) => !ofBase.has(id));
    const behindBy = [...ofBase].filter((id) => !ofHead.has(id)).length;
    const forks = new Set([...ofHead].filter((id) => ofBase.has(id)));
    for (const id of [...forks])
      for (const parent of (await readCommit(git, id))?.parents ?? []) forks.delete(parent);
    return { ahead, behindBy, forks: [...forks] };
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

export async function readTreeId(git: BareRepository, commit = ''): Promise<string> {
  return (await readCommit(git, commit))?.tree ?? '';
}

export async function diffTrees(git: BareRepository, old: string, now: string, prefix: string) {
  if (old === now) return [];
  const [before, after] = await Promise.all([readTree(git, old), readTree(git, now)]);
  const changes: FileChange[] = [];
  for (const name of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    const [was, is] = [before.get(name), after.get(name)];
    if (was?.id === is?.id && was?.mode === is?.mode) continue;
    const [[wasFile, wasFolder], [isFile, isFolder]] = [toIds(was), toIds(is)];
    if (wasFile || isFile)
      changes.push({ filename: prefix + name, before: wasFile, after: isFile });
    changes.push(...(await diffTrees(git, wasFolder, isFolder, `${prefix}${name}/`)));
  }
  return changes;
}

const toIds = (entry?: TreeEntry): [file: string | undefined, folder: string] =>
  entry?.mode === folderMode ? [undefined, entry.id] : [entry?.id, ''];

/** Returns the numbers of added and deleted lines; zeros for binary files. */
export async function countLines(git: BareRepository, { before, after }: FileChange) {
  const read = async (id = '') => splitLines((await git.readObject(id))?.content);
  return countChangedLines(await read(before), await read(after));
}
