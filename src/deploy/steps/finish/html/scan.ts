import { decodeHTML } from 'entities';
import { Elements, followedTags } from './elements.ts';
import { byteOrderMark } from './escape.ts';
import { HeadPhase } from './head-phase.ts';
import { isData } from './keys.ts';
import type { Layout, LayoutQuery } from './layout.ts';
import {
  AttributeMarks,
  byte,
  findCommentEnd,
  findNameEnd,
  findRawEnd,
  isLetter,
  readAttributes,
} from './tag-bytes.ts';

const visible = /[^\t\n\f\r ]/;

/**
 * Finds the layout of a page without building a tree. Returns `undefined` if the tree is needed.
 */
export function scan(
  text: string,
  query: LayoutQuery,
  bytes: Uint8Array = Buffer.from(text, 'latin1'),
): Layout | undefined {
  const phase = new HeadPhase(text.length);
  const elements = new Elements(text, query, phase);
  const scanner = new Scanner(text, bytes, phase, elements);
  const end = scanner.scan();
  if (elements.needsTree || elements.isOpen) return undefined;
  return {
    head: elements.head,
    data: [...elements.head.filter((element) => isData(element, text)), ...elements.data],
    insertAt: phase.insertAt,
    isDocument: phase.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(text),
    keyed: elements.keyed.sort((a, b) => a.start - b.start),
    // At the end of the file, a tag, comment or script may still be open.
    isUnusual: !phase.isOver || scanner.endsInText,
    metadataFrom: elements.firstMetadata ?? end,
  };
}

function getNameClass(initial: number, length: number): number {
  return ((initial & 31) << 4) | (length < 16 ? length : 0);
}

const mayBeFollowed = new Uint8Array(32 * 16);
for (const name of followedTags) mayBeFollowed[getNameClass(name.charCodeAt(0), name.length)] = 1;

/** Reads the tags of a page. After the head, it mostly only searches for the ends of tags. */
class Scanner {
  endsInText = false;
  readonly #text: string;
  readonly #bytes: Uint8Array;
  readonly #phase: HeadPhase;
  readonly #elements: Elements;
  readonly #attributes = new AttributeMarks();

  constructor(text: string, bytes: Uint8Array, phase: HeadPhase, elements: Elements) {
    this.#text = text;
    this.#bytes = bytes;
    this.#phase = phase;
    this.#elements = elements;
  }

  scan(): number {
    const { length } = this.#text;
    // Skip the byte order mark, which isn't part of the text.
    let at = this.#text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
    while (at < length && !this.#elements.isDone(at)) {
      const from = at;
      at = this.#find('<', at);
      if (!this.#phase.isOver) this.#readHeadText(from, at);
      if (at < length) at = this.#readTag(at);
    }
    return at;
  }

  #readHeadText(start: number, end: number): void {
    // A file that is only read in part may end within a character reference.
    this.endsInText = end === this.#text.length;
    const text = this.#text.slice(start, end);
    // Decode references, because XML serializers write line ends as references.
    if (visible.test(text) && visible.test(decodeHTML(text))) this.#phase.text(start);
  }

  #readTag(start: number): number {
    const next = this.#bytes[start + 1];
    if (isLetter(next)) return this.#readStartTag(start);
    if (next === byte.slash) {
      if (isLetter(this.#bytes[start + 2])) return this.#readEndTag(start);
      return this.#skipPast('>', start + 2);
    }
    if (next === byte.bang) return this.#readDeclaration(start);
    if (next === byte.question) return this.#skipPast('>', start + 2);
    if (!this.#phase.isOver) {
      this.endsInText = next === undefined;
      this.#phase.text(start);
    }
    return start + 1;
  }

  #readStartTag(start: number): number {
    const elements = this.#elements;
    const nameEnd = findNameEnd(this.#bytes, start + 2);
    const initial = this.#bytes[start + 1] ?? 0;
    const isInHead = !this.#phase.isOver;
    const matters =
      isInHead ||
      elements.followsAll ||
      mayBeFollowed[getNameClass(initial, nameEnd - start - 1)] === 1;
    let found = readAttributes(this.#bytes, nameEnd);
    if (found === 0) return this.#text.length;
    const end = Math.abs(found);
    const isMarked = elements.isMarked(start, end);
    if (!matters && !isMarked) return end;
    const name = this.#text.slice(start + 1, nameEnd).toLowerCase();
    if (isInHead) this.#phase.open(name, start);
    this.#attributes.clear();
    if (isMarked || isInHead) found = readAttributes(this.#bytes, nameEnd, this.#attributes);
    elements.startTag({ name, start, nameEnd }, end, this.#attributes, found < 0);
    if (!elements.raw || elements.needsTree) return end;
    if (name === 'plaintext') return this.#text.length;
    const rawEnd = findRawEnd(this.#text, name, end);
    elements.rawText(this.#text.slice(end, rawEnd));
    return rawEnd;
  }

  #readEndTag(start: number): number {
    const elements = this.#elements;
    const nameEnd = findNameEnd(this.#bytes, start + 3);
    const initial = this.#bytes[start + 2] ?? 0;
    const isInHead = !this.#phase.isOver;
    const matters = isInHead || elements.followsAll || elements.raw;
    const end = Math.abs(readAttributes(this.#bytes, nameEnd));
    if (end === 0) return this.#text.length;
    if (!matters && mayBeFollowed[getNameClass(initial, nameEnd - start - 2)] !== 1) return end;
    const name = this.#text.slice(start + 2, nameEnd).toLowerCase();
    if (isInHead) this.#phase.close(name, start);
    elements.endTag(name, start, end);
    return end;
  }

  #readDeclaration(start: number): number {
    if (this.#text.startsWith('[CDATA[', start + 2)) this.#elements.needsTree = true;
    const isComment = this.#text.startsWith('--', start + 2);
    const end = isComment ? findCommentEnd(this.#text, start) : this.#skipPast('>', start + 2);
    if (this.#phase.isOver) return end;
    const declaration = this.#text.slice(start, end);
    if (/^<!doctype/i.test(declaration)) this.#phase.isDocument = true;
    // In a `noscript`, only programs without scripts treat this as a comment.
    if (isComment && /<\/noscript/i.test(declaration)) this.#elements.needsTree = true;
    return end;
  }

  #skipPast(mark: string, from: number): number {
    return Math.min(this.#find(mark, from) + 1, this.#text.length);
  }

  #find(mark: string, from: number): number {
    const at = this.#text.indexOf(mark, from);
    if (at === -1) return this.#text.length;
    return at;
  }
}
