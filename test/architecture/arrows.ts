import path from 'node:path';
import type { Source } from './source.ts';

/** Imports between two neighbours: folders or files of one parent. */
export interface Arrow {
  /** The common parent, from `src/`; `''` is `src/` itself. */
  readonly parent: string;
  /** Name of a folder, or of a file with `.ts`. */
  readonly from: string;
  readonly to: string;
  readonly imports: number;
}

/** Finds every import between neighbours at any depth, including types. */
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

/** Returns neighbours that import each other, each pair once: `cli: deploy ⇄ inputs`. */
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
 * Returns imports between folders of a room that its rows don't allow. Files next to the folders
 * are exempt: other rooms import them, or the folders share them.
 * @param rows by room: its folders, each with the neighbours that it may import
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
