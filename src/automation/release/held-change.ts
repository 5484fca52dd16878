import { diff3Merge } from 'node-diff3';
import { commitsSince, findMergeBase, isAncestor } from '../../clients/github/commits.ts';
import {
  getFileId,
  listTree,
  readBytes,
  readCommit,
  type TreeEntries,
} from '../../clients/github/tree.ts';
import { returnFor } from '../../shared/errors/error.ts';
import type { ReleaseContext } from '../context.ts';
import { findReverted } from './commit-levels.ts';

/** A merged change, with the head of its pull request if known. */
export interface MergedChange {
  readonly mergeCommit: string;
  readonly headCommit?: string | undefined;
}

/** Returns whether a commit contains a merged change in both its history and its content. */
export async function holdsChange(context: ReleaseContext, change: MergedChange, commit: string) {
  const { mergeCommit } = change;
  if (mergeCommit === commit) return true;
  return (
    (await isAncestor(context.repository, mergeCommit, commit)) &&
    (await holdsContent(context, change, commit))
  );
}

/**
 * Returns whether the content of a commit contains any part of a change. After a revert, even one
 * made by hand, it contains none.
 */
export async function holdsContent(
  context: ReleaseContext,
  change: MergedChange,
  commit: string,
): Promise<boolean> {
  const { repository } = context;
  const [from, to] = await findEnds(context, change);
  const read = (id: string) => listTree(repository, id);
  const [before, after, now] = await Promise.all([read(from), read(to), read(commit)]);
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => getFileId(before, path) !== getFileId(after, path),
  );
  let isUnclear = false;
  for (const path of paths) {
    const held = await holdsFile(context, path, { before, after, now });
    if (held === 'yes') return true;
    isUnclear ||= held === 'unclear';
  }
  if (!isUnclear) return false;
  // The changed lines were edited again, so only an explicit revert shows that nothing is left.
  const commits = await commitsSince(repository, from, commit);
  return !findReverted(commits).has(change.mergeCommit);
}

/**
 * Returns the commits before and after a change. After a squash or rebase merge, these are the fork
 * point and the head of the pull request's branch, because a rebase adds several commits to the
 * base.
 */
async function findEnds(
  context: ReleaseContext,
  { mergeCommit, headCommit }: MergedChange,
): Promise<readonly [string, string]> {
  const { repository } = context;
  const { parents } = await readCommit(repository, mergeCommit);
  const [parent = mergeCommit, second] = parents;
  if (second || !headCommit) return [parent, mergeCommit];
  const merging = findMergeBase(repository, mergeCommit, headCommit);
  const fork = await merging.catch(returnFor(headCommit, 'GITHUB_NOT_FOUND', 'GITHUB_REFUSED'));
  return fork === headCommit ? [parent, mergeCommit] : [fork, headCommit];
}

/**
 * Returns whether a file contains a change: `no` if reverse-applying the change alters nothing, and
 * `unclear` if the same lines were edited again.
 */
async function holdsFile(
  context: ReleaseContext,
  path: string,
  { before, after, now }: Readonly<Record<'before' | 'after' | 'now', TreeEntries>>,
): Promise<'yes' | 'no' | 'unclear'> {
  const [was, is, current] = [before, after, now].map((files) => getFileId(files, path));
  if (current === was) return is && hasMoved(is, path, before, now) ? 'yes' : 'no';
  if (current === is) return 'yes';
  if (!was || !is || !current) return 'unclear';
  const read = async (id: string) => {
    const bytes = await readBytes(context.repository, id);
    return bytes.toString('utf8').split('\n');
  };
  const [old, changed, lines] = await Promise.all([read(was), read(is), read(current)]);
  const parts = diff3Merge(lines, changed, old);
  const isLeft = parts.some(({ conflict }) =>
    conflict?.o.some(
      (line) => line.trim() && !conflict.b.includes(line) && conflict.a.includes(line),
    ),
  );
  if (isLeft) return 'yes';
  if (parts.some(({ conflict }) => conflict)) return 'unclear';
  return parts.flatMap(({ ok = [] }) => ok).join('\n') === lines.join('\n') ? 'no' : 'yes';
}

/** Returns whether a file was moved: its content is at a different path, where it wasn't before. */
function hasMoved(
  id: string | undefined,
  path: string,
  before: TreeEntries,
  now: TreeEntries,
): boolean {
  const isElsewhere = (files: TreeEntries) =>
    [...files].some(([other, entry]) => other !== path && entry.id === id);
  return isElsewhere(now) && !isElsewhere(before);
}
