import { countChangedLines, maxEdits, splitLines } from './count-lines.ts';
import { compareCommits, countCommits, diffTrees, type FileChange, readTreeId } from './history.ts';
import { changeTree, listTree, writeCommit } from './trees.ts';
import type { BareRepository } from './types.ts';

/**
 * Merges two commits and returns the id of the merged tree; `undefined` if they conflict.
 * @param fork commit to compare both with. Default: the last common commit
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
    const simple = await mergeSimple(git, base, head);
    if (simple) return simple.tree;
    const merged = await git.run('merge-tree', '--write-tree', '--no-messages', base, head);
    if (merged.code === 0) return merged.stdout.trim();
    return undefined;
  });
}

/**
 * Merges with a given fork. Creates commits with a common parent that has the fork's files, because
 * only git 2.40 and later supports `--merge-base`.
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

/**
 * Merges commits that change different files, and detects conflicts that are certain.
 * @returns an object with the tree, or without it for a conflict; `undefined` if only git can tell
 */
async function mergeSimple(git: BareRepository, base: string, head: string) {
  const { forks } = await countCommits(git, base, head);
  if (forks?.length !== 1) return undefined;
  const trees = [forks[0], base, head].map((commit) => readTreeId(git, commit));
  const [old = '', ours = '', theirs = ''] = await Promise.all(trees);
  const here = await diffTrees(git, old, ours, '');
  const there = await diffTrees(git, old, theirs, '');
  if (mayRename(here) || mayRename(there)) return undefined;
  const own = new Map(here.map((change) => [change.filename, change]));
  for (const change of there) {
    const other = own.get(change.filename);
    if (other && (await isConflict(git, other, change))) return { tree: undefined };
    if (other || here.some(({ filename }) => isAround(filename, change.filename))) return undefined;
  }
  const files = await listTree(git, theirs);
  const taken = there.map(({ filename }) => [filename, files.get(filename) ?? null] as const);
  return { tree: await changeTree(git, ours, new Map(taken)) };
}

const mayRename = (changes: readonly FileChange[]) =>
  changes.some(({ before }) => !before) && changes.some(({ after }) => !after);

const isAround = (one: string, other: string) =>
  one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** Returns whether both sides add the file, or replace the same lines of it. */
async function isConflict(git: BareRepository, ours: FileChange, theirs: FileChange) {
  if (!ours.after || !theirs.after || ours.after === theirs.after) return false;
  if (!ours.before) return true;
  const read = async (id = '') => splitLines((await git.readObject(id))?.content);
  const old = await read(ours.before);
  const [here, there] = [ours.after, theirs.after].map(async (id) => replaced(old, await read(id)));
  const [one, two] = [await here, await there];
  return Boolean(one && two && one.from < two.to && two.from < one.to);
}

/**
 * Returns the range of lines that were replaced; `undefined` if they aren't consecutive, or if the
 * files have too many lines to compare.
 */
function replaced(old: readonly string[], now: readonly string[]) {
  const shorter = Math.min(old.length, now.length);
  let from = 0;
  while (from < shorter && old[from] === now[from]) from += 1;
  let after = 0;
  while (after < shorter - from && old.at(-1 - after) === now.at(-1 - after)) after += 1;
  const to = old.length - after;
  if (old.length + now.length > maxEdits) return undefined;
  const { deletions } = countChangedLines(old.slice(from, to), now.slice(from, now.length - after));
  return deletions === to - from ? { from, to } : undefined;
}
