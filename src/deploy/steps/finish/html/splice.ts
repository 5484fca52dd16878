import type { TagRange } from './layout.ts';

export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Keeps the existing name and quotes. The value is escaped for both kinds of quotes. */
export function setAttribute(range: TagRange, name: string, value: string): Splice {
  const found = range.attributes.find((attribute) => attribute.name === name);
  if (!found) return { start: range.nameEnd, end: range.nameEnd, text: ` ${name}="${value}"` };
  const { start, valueStart, valueEnd, end, quote } = found;
  if (quote === '"' || quote === "'") return { start: valueStart, end: valueEnd, text: value };
  return { start: start + name.length, end, text: `="${value}"` };
}

/**
 * If two splices overlap, the first one in the list wins.
 * @returns pieces, of which unchanged ones are views of `bytes`; `undefined` if nothing changes
 */
export function splice(bytes: Uint8Array, text: string, splices: readonly Splice[]) {
  const { taken, dropped } = withoutOverlaps(splices);
  const changes = taken.filter(({ start, end, text: piece }) => piece !== text.slice(start, end));
  if (changes.length === 0) return { pieces: undefined, dropped };
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text: piece } of changes) {
    pieces.push(bytes.subarray(at, start), Buffer.from(piece, 'latin1'));
    at = end;
  }
  pieces.push(bytes.subarray(at));
  return { pieces, dropped };
}

function withoutOverlaps(splices: readonly Splice[]) {
  const ranks = new Map(splices.map((entry, rank) => [entry, rank]));
  const getRank = (entry: Splice) => ranks.get(entry) ?? 0;
  const taken: Splice[] = [];
  const dropped: Splice[] = [];
  for (const next of splices.toSorted(
    (a, b) => a.start - b.start || a.end - b.end || getRank(a) - getRank(b),
  )) {
    const last = taken.at(-1);
    if (!last || !overlap(last, next)) taken.push(next);
    else if (getRank(last) < getRank(next)) dropped.push(next);
    else dropped.push(...taken.splice(-1, 1, next));
  }
  return { taken, dropped };
}

function overlap(a: Splice, b: Splice): boolean {
  return a.start < b.end && b.start < a.end;
}
