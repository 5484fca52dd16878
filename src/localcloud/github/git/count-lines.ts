/** Maximum number of edits to search for. If a file has more, all its lines count as replaced. */
export const maxEdits = 1_000;

/**
 * Returns lines with their line breaks; an empty list for a binary file. Like git, considers a file
 * binary if its first 8,000 bytes contain a NUL byte.
 */
export function splitLines(content: Buffer = Buffer.alloc(0)): readonly string[] {
  if (content.subarray(0, 8_000).includes(0)) return [];
  return content.toString('utf8').match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/**
 * Counts the added and deleted lines of the shortest edit:
 * https://neil.fraser.name/writing/diff/myers.pdf
 */
export function countChangedLines(old: readonly string[], now: readonly string[]) {
  const edits = countEdits(old, now);
  const additions = (edits + now.length - old.length) / 2;
  return { additions, deletions: edits - additions };
}

function countEdits(old: readonly string[], now: readonly string[]): number {
  if (old.length === 0 || now.length === 0) return old.length + now.length;
  /** By diagonal (lines of `old` minus lines of `now`): the furthest line of `old`. */
  const furthest = new Map([[1, 0]]);
  for (let edits = 0; edits <= maxEdits; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const below = furthest.get(diagonal - 1) ?? -1;
      let at = Math.max(below + 1, furthest.get(diagonal + 1) ?? 0);
      while (at < old.length && at - diagonal < now.length && old[at] === now[at - diagonal])
        at += 1;
      furthest.set(diagonal, at);
      if (at >= old.length && at - diagonal >= now.length) return edits;
    }
  }
  return old.length + now.length;
}
