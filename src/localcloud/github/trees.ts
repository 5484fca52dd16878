import type { GitEmulator } from './emulator.ts';
import { record, records, text } from './values.ts';

type Send = GitEmulator['send'];

interface Entry {
  readonly mode: string;
  readonly sha: string;
}

interface Sides {
  readonly base: string;
  readonly head: string;
}

async function findFork(send: Send, fullName: string, sides: Sides): Promise<string> {
  const comparison = record(
    (await send('GET', `/repos/${fullName}/compare/${sides.base}...${sides.head}`)).json,
  );
  return text(record(comparison.merge_base_commit).sha);
}

export async function changedFiles(
  send: Send,
  fullName: string,
  sides: Sides,
): Promise<{ filename: string }[]> {
  return (await changesBetween(send, fullName, sides)).map((item) => ({ filename: item.filename }));
}

/** With git ids of the contents; `undefined`: no such file. */
export async function changesBetween(
  send: Send,
  fullName: string,
  sides: Sides,
): Promise<{ filename: string; before: string | undefined; after: string | undefined }[]> {
  const at = `/repos/${fullName}`;
  const fork = await findFork(send, fullName, sides);
  const [before, after] = await Promise.all([
    listFiles(send, at, fork),
    listFiles(send, at, sides.head),
  ]);
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const isChanged = (path: string) => {
    const [old, now] = [before.get(path), after.get(path)];
    return old?.sha !== now?.sha || old?.mode !== now?.mode;
  };
  return paths.filter(isChanged).map((filename) => ({
    filename,
    before: before.get(filename)?.sha,
    after: after.get(filename)?.sha,
  }));
}

/**
 * Merges one commit into another.
 * @param fork commit whose difference to `head` is applied. Default: the last common commit
 * @returns the tree's id; `undefined` on a conflict
 */
export async function mergedTree(
  send: Send,
  fullName: string,
  options: Sides & { readonly fork?: string },
): Promise<string | undefined> {
  const { base, head, fork: given } = options;
  const at = `/repos/${fullName}`;
  const fork = given ?? (await findFork(send, fullName, { base, head }));
  const [ours, theirs, before] = await Promise.all(
    [base, head, fork].map((commit) => listFiles(send, at, commit)),
  );
  const changed: object[] = [];
  for (const path of new Set([...(theirs?.keys() ?? []), ...(before?.keys() ?? [])])) {
    const [mine, theirSha, old] = [ours, theirs, before].map((files) => files?.get(path)?.sha);
    if (theirSha === old || theirSha === mine) continue;
    if (mine !== old) return undefined;
    const mode = (theirs?.get(path) ?? before?.get(path))?.mode ?? '100644';
    changed.push({ path, mode, type: 'blob', sha: theirSha ?? null });
  }
  const baseTree = text(
    record(record((await send('GET', `${at}/git/commits/${base}`)).json).tree).sha,
  );
  if (changed.length === 0) return baseTree;
  const made = await send('POST', `${at}/git/trees`, { base_tree: baseTree, tree: changed });
  return text(record(made.json).sha) || undefined;
}

async function listFiles(send: Send, at: string, commit: string): Promise<Map<string, Entry>> {
  const { json } = await send('GET', `${at}/git/trees/${encodeURIComponent(commit)}?recursive=1`);
  const { tree } = record(json);
  const blobs = records(tree).filter((item) => item.type === 'blob');
  return new Map(
    blobs.map(({ path, mode, sha }) => [text(path), { mode: text(mode), sha: text(sha) }]),
  );
}
