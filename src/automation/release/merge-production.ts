import { diff3Merge } from 'node-diff3';
import { findMergeBase } from '../../clients/github/commits.ts';
import {
  advanceBranch,
  createMergeCommit,
  getFileId,
  listTree,
  readBranchHead,
  readBytes,
} from '../../clients/github/tree.ts';
import type { ReleaseContext } from '../context.ts';
import { setVersion, versionPaths } from './version-files.ts';

/**
 * Merges production into a release branch. If both sides changed the version, which GitHub reports
 * as a conflict, keeps the version of the release.
 * @returns the files with other conflicts. If there are any, the branch stays unchanged
 */
export async function mergeVersions(
  context: ReleaseContext,
  merge: { readonly from: string; readonly into: string; readonly version: string },
): Promise<readonly string[]> {
  const { repository } = context;
  const { from, into, version } = merge;
  const [theirs, ours] = await Promise.all(
    [from, into].map((branch) => readBranchHead(repository, branch)),
  );
  if (!theirs || !ours) return [];
  const base = await findMergeBase(repository, ours, theirs);
  const read = (commit: string) => listTree(repository, commit);
  const [before, left, right] = await Promise.all([read(base), read(ours), read(theirs)]);
  const entries: { path: string; mode: string; sha?: string | null; content?: string }[] = [];
  const conflicts: string[] = [];
  for (const path of new Set([...before.keys(), ...right.keys()])) {
    const [was, own, other] = [before, left, right].map((files) => getFileId(files, path));
    if (was === other || own === other) continue;
    const mode = right.get(path)?.mode ?? '100644';
    if (own === was) entries.push({ path, mode, sha: other ?? null });
    else {
      const content = await mergeFile(context, path, version, [was, own, other]);
      if (content === undefined) conflicts.push(path);
      else entries.push({ path, mode: left.get(path)?.mode ?? mode, content });
    }
  }
  if (conflicts.length > 0) return conflicts;
  const message = `Merge ${from} into ${into}`;
  const made = { message, base: ours, entries, parents: [ours, theirs] };
  const commit = await createMergeCommit(repository, made);
  await advanceBranch(repository, into, commit);
  return [];
}

/**
 * Merges a file, ignoring differences in the version. Returns `undefined` if there is a conflict,
 * if a side lacks the file, or if the file is binary.
 */
async function mergeFile(
  context: ReleaseContext,
  path: string,
  version: string,
  ids: readonly (string | undefined)[],
): Promise<string | undefined> {
  const texts = await Promise.all(
    ids.map(async (id) => {
      if (!id) return undefined;
      return (await readBytes(context.repository, id)).toString('utf8');
    }),
  );
  const holdsVersion = versionPaths(context).includes(path);
  const lines = texts.map((text) => {
    if (text === undefined || text.includes('\0')) return undefined;
    return (holdsVersion ? setVersion(path, text, version) : text).split('\n');
  });
  const [before, own, other] = lines;
  if (!before || !own || !other) return undefined;
  const parts = diff3Merge(own, before, other);
  if (parts.some(({ conflict }) => conflict)) return undefined;
  return parts.flatMap(({ ok = [] }) => ok).join('\n');
}
