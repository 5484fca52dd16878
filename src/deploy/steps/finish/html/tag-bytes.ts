import type { AttributeRange } from './layout.ts';

const [lt, gt, slash, equals, double, single] = [60, 62, 47, 61, 34, 39] as const;
const [bang, question, dash] = [33, 63, 45] as const;
export const byte = { lt, gt, slash, bang, question, dash } as const;

/** Classes of bytes that end a name: 1 for white space, 2 for `/`, 3 for `>`; 0 for others. */
const nameEnds = new Uint8Array(256);
for (const blank of [9, 10, 12, 13, 32]) nameEnds[blank] = 1;
nameEnds[slash] = 2;
nameEnds[gt] = 3;

export function isLetter(value: number | undefined): boolean {
  const lower = (value ?? 0) | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

export function findNameEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && nameEnds[bytes[at] ?? 0] === 0) at += 1;
  return at;
}

function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && nameEnds[bytes[at] ?? 0] === 1) at += 1;
  return at;
}

/**
 * Reads the attributes of a tag.
 * @returns the offset after the tag's `>`; negative if the tag is self-closing; 0 if it never ends
 */
export function readAttributes(bytes: Uint8Array, from: number, marks?: AttributeMarks): number {
  const { length } = bytes;
  let at = from;
  while (at < length) {
    let value = bytes[at] ?? 0;
    if (value === gt) return bytes[at - 1] === slash ? -(at + 1) : at + 1;
    if (nameEnds[value] !== 0) {
      at += 1;
      continue;
    }
    const start = at;
    // An equals sign at the start belongs to the name.
    at += 1;
    while (at < length && bytes[at] !== equals && nameEnds[bytes[at] ?? 0] === 0) at += 1;
    marks?.name(start, at);
    at = skipBlanks(bytes, at);
    if (bytes[at] !== equals) continue;
    at = skipBlanks(bytes, at + 1);
    value = bytes[at] ?? 0;
    const isQuoted = value === double || value === single;
    const valueStart = isQuoted ? at + 1 : at;
    if (isQuoted) {
      at += 1;
      while (at < length && bytes[at] !== value) at += 1;
    } else while (at < length && bytes[at] !== gt && nameEnds[bytes[at] ?? 0] !== 1) at += 1;
    marks?.value(valueStart, at, isQuoted ? value : 0);
    if (isQuoted) at += 1;
    // A slash at the end of an unquoted value belongs to the value.
    if (!isQuoted && bytes[at] === gt) return at + 1;
  }
  return 0;
}

export function findCommentEnd(text: string, start: number): number {
  for (let at = text.indexOf('--', start + 2); at !== -1; at = text.indexOf('--', at + 1)) {
    if (text[at + 2] === '>') return at + 3;
    if (at >= start + 4 && text.startsWith('!>', at + 2)) return at + 4;
  }
  return text.length;
}

export function findRawEnd(text: string, name: string, from: number): number {
  for (let at = text.indexOf('</', from); at !== -1; at = text.indexOf('</', at + 2)) {
    const end = at + 2 + name.length;
    if (end >= text.length) break;
    const isEnd = nameEnds[text.charCodeAt(end) & 255] !== 0;
    if (isEnd && text.slice(at + 2, end).toLowerCase() === name) return at;
  }
  return text.length;
}

const numbersEach = 5;

/**
 * Positions of attributes in a single array, because creating an object per attribute would be
 * slow.
 */
export class AttributeMarks {
  readonly #marks: number[] = [];
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  name(start: number, end: number): void {
    this.#marks[this.#count] = start;
    this.#marks[this.#count + 1] = end;
    this.#count += numbersEach;
    this.value(end, end, -1);
  }

  /**
   * Sets the value of the last attribute.
   * @param quote 0 means unquoted, -1 no value
   */
  value(start: number, end: number, quote: number): void {
    this.#marks[this.#count - 3] = start;
    this.#marks[this.#count - 2] = end;
    this.#marks[this.#count - 1] = quote;
  }

  ranges(text: string): AttributeRange[] {
    const found: AttributeRange[] = [];
    const marks = this.#marks;
    for (let at = 0; at < this.#count; at += numbersEach) {
      const [start = 0, nameEnd = 0, valueStart = 0, valueEnd = 0, quote = 0] = marks.slice(
        at,
        at + numbersEach,
      );
      found.push({
        name: text.slice(start, nameEnd).toLowerCase(),
        start,
        end: quote > 0 ? valueEnd + 1 : valueEnd,
        valueStart,
        valueEnd,
        quote: toQuote(quote),
      });
    }
    return found;
  }
}

function toQuote(quote: number): AttributeRange['quote'] {
  if (quote === double) return '"';
  if (quote === single) return "'";
  if (quote === 0) return '';
  return undefined;
}
