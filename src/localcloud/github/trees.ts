import type { GitEmulator } from './emulator.ts';
import { record, text } from './values.ts';

type Ask = GitEmulator['ask'];

interface Entry {
  readonly mode: string;
  readonly sha: string;
}

/** Writes the result of merging a commit into another one. @returns id of the tree; `undefined`: they conflict */
export async function mergedTree(
  ask: Ask,
  fullName: string,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<string | undefined> {
  const at = `/repos/${fullName}`;
  const comparison = record((await ask('GET', `${at}/compare/${base}...${head}`)).json);
  const fork = text(record(comparison.merge_base_commit).sha);
  const [ours, theirs, before] = await Promise.all([base, head, fork].map((commit) => filesOf(ask, at, commit)));
  const changed: object[] = [];
  for (const path of new Set([...(theirs?.keys() ?? []), ...(before?.keys() ?? [])])) {
    const [mine, other, old] = [ours, theirs, before].map((files) => files?.get(path)?.sha);
    if (other === old || other === mine) continue;
    if (mine !== old) return undefined;
    const mode = (theirs?.get(path) ?? before?.get(path))?.mode ?? '100644';
    changed.push({ path, mode, type: 'blob', sha: other ?? null });
  }
  const baseTree = text(record(record((await ask('GET', `${at}/git/commits/${base}`)).json).tree).sha);
  if (changed.length === 0) return baseTree;
  const made = await ask('POST', `${at}/git/trees`, { base_tree: baseTree, tree: changed });
  return text(record(made.json).sha) || undefined;
}

async function filesOf(ask: Ask, at: string, commit: string): Promise<Map<string, Entry>> {
  const { json } = await ask('GET', `${at}/git/trees/${commit}?recursive=1`);
  const { tree } = record(json);
  const blobs = (Array.isArray(tree) ? tree : []).map(record).filter(({ type }) => type === 'blob');
  return new Map(blobs.map(({ path, mode, sha }) => [text(path), { mode: text(mode), sha: text(sha) }]));
}
