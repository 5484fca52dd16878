import path from 'node:path';
import type { Source } from './source.ts';

/**
 * Files that import each other in a circle, however long it is: each list is one group in which every file leads to every other. Types
 * count: what knows each other's types cannot be understood, moved or tested apart.
 */
export function circlesOf(sources: readonly Source[]): string[][] {
  const files = new Set(sources.map(({ file }) => file));
  const targets = new Map(
    sources.map(({ file, imports }) => {
      const reached = imports.map(({ specifier }) =>
        path.posix.join(path.posix.dirname(file), specifier),
      );
      return [file, reached.filter((target) => files.has(target))];
    }),
  );
  const groups: string[][] = [];
  // Tarjan's algorithm: https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    let low = order.size - 1;
    const height = stack.push(file) - 1;
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target))
        low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low !== order.get(file)) return;
    const group = stack.splice(height);
    if (group.length > 1 || targets.get(file)?.includes(file)) groups.push(group.toSorted());
  };
  for (const { file } of sources) if (!order.has(file)) visit(file);
  return groups.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
}
