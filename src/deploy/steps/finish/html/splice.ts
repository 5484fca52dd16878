import type { TagRange } from './layout.ts';

export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the splice that sets an attribute. An existing attribute keeps its name and quotes.
 * @param value escaped for both kinds of quotes
 */
export function setAttribute(range: TagRange, name: string, value: string): Splice {
  const found = range.attributes.find((attribute) => attribute.name === name);
  if (!found) return { start: range.nameEnd, end: range.nameEnd, text: ` ${name}="${value}"` };
  const { start, valueStart, valueEnd, end, quote } = found;
  if (quote === '"' || quote === "'") return { start: valueStart, end: valueEnd, text: value };
  return { start: start + name.length, end, text: `="${value}"` };
}

/**
 * Selects the splices that change a text. If two overlap, the first one in the list wins.
 * @returns `changes` in file order, `undefined` if nothing changes; `dropped`, those that overlap a
 * kept one
 */
export function splice(text: string, splices: readonly Splice[]) {
  const { taken, dropped } = withoutOverlaps(splices);
  const changes = taken.filter(({ start, end, text: piece }) => piece !== text.slice(start, end));
  if (changes.length === 0) return { changes: undefined, dropped };
  return { changes, dropped };
}

/**
 * Applies changes.
 * @returns at least `length` characters of the changed text, or all of it if it is shorter
 */
export function applyChanges(
  text: string,
  changes: readonly Splice[],
  length = Number.POSITIVE_INFINITY,
): string {
  let edited = '';
  let at = 0;
  for (const change of changes) {
    if (edited.length >= length) return edited;
    edited += text.slice(at, Math.min(change.start, at + length)) + change.text;
    at = change.end;
  }
  return edited + text.slice(at, at + length);
}

function withoutOverlaps(splices: readonly Splice[]) {
  const taken: Splice[] = [];
  const dropped: Splice[] = [];
  for (const next of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = taken.at(-1);
    if (!last || !overlap(last, next)) taken.push(next);
    else if (splices.indexOf(last) < splices.indexOf(next)) dropped.push(next);
    else dropped.push(...taken.splice(-1, 1, next));
  }
  return { taken, dropped };
}

function overlap(a: Splice, b: Splice): boolean {
  return a.start < b.end && b.start < a.end;
}
