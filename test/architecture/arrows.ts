import path from 'node:path';
import type { Source } from './source.ts';

/** Imports from one neighbour to another. Neighbours are folders or files with the same parent. */
export interface Arrow {
  /** Path of their parent folder relative to `src/`; `''` for `src/` itself. */
  readonly parent: string;
  /** Name of a folder, or of a file including `.ts`. */
  readonly from: string;
  readonly to: string;
  readonly imports: number;
}

/** Counts the imports between neighbours at every depth, including type imports. */
export function findArrows(sources: readonly Pick<Source, 'file' | 'imports'>[]): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { file, imports } of sources) {
    for (const { specifier } of imports) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      if (!specifier.startsWith('.') || target.startsWith('..')) continue;
      const [here, there] = [file.split('/'), target.split('/')];
      const depth = here.findIndex((name, index) => name !== there[index]);
      const [from, to] = [here[depth], there[depth]];
      if (!from || !to) continue;
      const parent = here.slice(0, depth).join('/');
      const key = [parent, from, to].join(' ');
      found.set(key, { parent, from, to, imports: (found.get(key)?.imports ?? 0) + 1 });
    }
  }
  return [...found.values()];
}

/** Returns neighbours that import each other, each pair once, such as `cli: deploy ⇄ inputs`. */
export function mutualPairs(arrows: readonly Arrow[]): string[] {
  return arrows
    .filter(({ from, to }) => from < to)
    .filter((arrow) => arrows.some((other) => isReverse(arrow, other)))
    .map(({ parent, from, to }) => `${parent}: ${from} ⇄ ${to}`)
    .toSorted();
}

function isReverse(arrow: Arrow, other: Arrow): boolean {
  return other.parent === arrow.parent && other.from === arrow.to && other.to === arrow.from;
}

/**
 * Returns imports between folders of a room that `rows` doesn't allow. Files next to the folders
 * are exempt, because other rooms import them or the folders share them.
 * @param rows for each room, its folders and the neighbours that each of them may import
 */
export function wallViolations(
  arrows: readonly Arrow[],
  rows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): string[] {
  return arrows.flatMap(({ parent, from, to }) => {
    const room = rows[parent];
    if (!room || from.endsWith('.ts') || to.endsWith('.ts')) return [];
    return room[from]?.includes(to) ? [] : [`${parent}/${from} may not import ${parent}/${to}`];
  });
}
