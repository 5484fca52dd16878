import { isDeepStrictEqual } from 'node:util';

export type MatrixValues = Readonly<Record<string, unknown>>;

/**
 * https://docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/run-job-
 * variations
 */
export function expandMatrix(matrix: unknown): (MatrixValues | undefined)[] {
  if (typeof matrix !== 'object' || matrix === null) return [undefined];
  const { include = [], exclude = [], ...axes } = matrix as Record<string, unknown>;
  let combinations: MatrixValues[] = Object.keys(axes).length > 0 ? [{}] : [];
  for (const [name, values] of Object.entries(axes))
    combinations = combinations.flatMap((combination) =>
      [values].flat().map((value) => ({ ...combination, [name]: value })),
    );
  const excluded = [exclude].flat() as MatrixValues[];
  combinations = combinations.filter(
    (combination) => !excluded.some((pattern) => contains(combination, pattern)),
  );
  const originals = [...combinations];
  for (const addition of [include].flat() as MatrixValues[]) {
    // Only values that the axes don't define may be added, and overwritten by a later entry.
    const own = Object.fromEntries(Object.entries(addition).filter(([name]) => name in axes));
    const fitting = originals.flatMap((original, at) => (contains(original, own) ? [at] : []));
    if (fitting.length === 0) combinations.push(addition);
    for (const at of fitting) combinations[at] = { ...combinations[at], ...addition };
  }
  return combinations;
}

function contains(combination: MatrixValues, part: MatrixValues): boolean {
  return Object.entries(part).every(([name, value]) => isDeepStrictEqual(combination[name], value));
}

export function formatMatrix(values: MatrixValues): string {
  const texts = Object.values(values).map((value) => {
    if (typeof value === 'object') return JSON.stringify(value);
    return String(value);
  });
  return `(${texts.join(', ')})`;
}
