import { decodeHTML } from 'entities';
import { type QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { Elements, followedTags } from './elements.ts';
import { HeadPhase } from './head-phase.ts';
import { isData } from './keys.ts';
import type { Layout, Sought } from './layout.ts';
import {
  AttributeMarks,
  byte,
  findCommentEnd,
  findNameEnd,
  findRawEnd,
  isLetter,
  readAttributes,
} from './tag-bytes.ts';

/** Returns `undefined` if the tree has to be built. */
export function scan(
  text: string,
  sought: Sought,
  bytes: Uint8Array = Buffer.from(text, 'latin1'),
): Layout | undefined {
  const phase = new HeadPhase(text.length);
  const elements = new Elements(text, sought, phase);
  const head = new HeadScanner(text, phase, elements);
  head.scan();
  let { end } = head;
  if (end !== undefined) end = new BodyScanner(text, bytes, elements).scan(end);
  if (elements.needsTree || elements.isOpen) return undefined;
  return {
    head: elements.head,
    data: [...elements.head.filter((element) => isData(element, text)), ...elements.data],
    insertAt: phase.insertAt,
    isDocument: phase.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(text),
    isXhtml: head.isXhtml || elements.isXhtml,
    keyed: elements.keyed.sort((a, b) => a.start - b.start),
    isClosed: phase.isOver,
    // A tag, a comment or a script may still be open at the end of the file.
    isUnusual: !phase.isOver || head.endsInText,
    metadataFrom: elements.firstMetadata ?? end,
  };
}

/** Reads the head with a tokenizer: the head is short, and its rules are complex. */
class HeadScanner implements TokenizerCallbacks {
  // Not a closure in a property: V8's old generation would retain the page.
  readonly #tokenizer = new Tokenizer({ decodeEntities: false }, this);
  readonly #text: string;
  readonly #phase: HeadPhase;
  readonly #elements: Elements;
  end: number | undefined;
  isXhtml = false;
  endsInText = false;

  #name = '';
  #nameStart = 0;
  #nameEnd = 0;
  readonly #attributes = new AttributeMarks();

  constructor(text: string, phase: HeadPhase, elements: Elements) {
    this.#text = text;
    this.#phase = phase;
    this.#elements = elements;
  }

  scan(): void {
    this.#tokenizer.write(this.#text);
    this.#tokenizer.end();
  }

  #pauseWhenDone(at: number): void {
    if (this.#phase.isOver) this.end = at;
    if (this.#phase.isOver || this.#elements.needsTree) this.#tokenizer.pause();
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#text.slice(start, end).toLowerCase();
    this.#nameStart = start;
    this.#nameEnd = end;
    this.#attributes.clear();
    this.#phase.open(this.#name, start - 1);
    this.#pauseWhenDone(start - 1);
  }

  onattribname(start: number, end: number): void {
    this.#attributes.name(start, end);
  }

  onattribdata(start: number, end: number): void {
    this.#attributes.value(start, end);
  }

  onattribend(quote: QuoteType, end: number): void {
    this.#attributes.end(quote, end);
  }

  onopentagend(index: number): void {
    this.#openTag(index + 1, false);
  }

  onselfclosingtag(index: number): void {
    this.#openTag(index + 1, true);
  }

  #openTag(end: number, isSelfClosing: boolean): void {
    // The tokenizer may finish the tag even after a pause.
    if (this.#phase.isOver) return;
    const tag = { name: this.#name, start: this.#nameStart - 1, nameEnd: this.#nameEnd };
    this.#elements.startTag(tag, end, this.#attributes, isSelfClosing);
    this.#pauseWhenDone(end);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#text.slice(start, end).toLowerCase();
    this.#phase.close(name, start - 2);
    if (!this.#phase.isOver) {
      const close = this.#text.indexOf('>', end);
      // The tokenizer ignores quotes here, so a value may contain what looks like the tag's end.
      if (/["']/.test(this.#text.slice(end, close))) this.#elements.needsTree = true;
      this.#elements.endTag(name, start - 2, close + 1);
    }
    this.#pauseWhenDone(start - 2);
  }

  ontext(start: number, end: number): void {
    if (this.#elements.raw) {
      this.#elements.rawText(this.#text.slice(start, end));
      this.#pauseWhenDone(start);
      return;
    }
    // At the end of the file, the tokenizer also emits a truncated tag as text.
    this.endsInText = end === this.#text.length;
    // The byte order mark is not part of the text.
    const from = start === 0 && this.#text.startsWith('\u00ef\u00bb\u00bf') ? 3 : start;
    // XML serializers escape line ends as character references.
    if (!/[^\t\n\f\r ]/.test(decodeHTML(this.#text.slice(from, end)))) return;
    this.#phase.text(from);
    this.#pauseWhenDone(from);
  }

  oncomment(start: number, end: number): void {
    if (this.#text.startsWith('[CDATA[', start)) this.oncdata();
    // In a `noscript`, only readers without scripts see the comment.
    if (/<\/noscript/i.test(this.#text.slice(start, end))) this.oncdata();
  }

  oncdata(): void {
    this.#elements.needsTree = true;
    this.#tokenizer.pause();
  }

  ondeclaration(start: number, end: number): void {
    const declaration = this.#text.slice(start, end);
    if (/^!?doctype/i.test(declaration)) this.#phase.isDocument = true;
    if (/\/\/DTD XHTML/i.test(declaration)) this.isXhtml = true;
  }

  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}
  onend(): void {}
}

function getNameClass(initial: number, length: number): number {
  return ((initial & 31) << 4) | (length < 16 ? length : 0);
}

const mayBeFollowed = new Uint8Array(32 * 16);
for (const name of followedTags) mayBeFollowed[getNameClass(name.charCodeAt(0), name.length)] = 1;

/** Searches only for the end of most tags: the tokenizer takes 1.5 times as long. */
class BodyScanner {
  readonly #text: string;
  readonly #bytes: Uint8Array;
  readonly #elements: Elements;
  readonly #attributes = new AttributeMarks();

  constructor(text: string, bytes: Uint8Array, elements: Elements) {
    this.#text = text;
    this.#bytes = bytes;
    this.#elements = elements;
  }

  scan(from: number): number {
    const { length } = this.#text;
    let at = from;
    while (at < length && !this.#elements.isDone(at)) {
      while (at < length && this.#bytes[at] !== byte.lt) at += 1;
      if (at < length) at = this.#readTag(at);
    }
    return at;
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
    return start + 1;
  }

  #readStartTag(start: number): number {
    const elements = this.#elements;
    const nameEnd = findNameEnd(this.#bytes, start + 2);
    const initial = this.#bytes[start + 1] ?? 0;
    const matters =
      elements.followsAll || mayBeFollowed[getNameClass(initial, nameEnd - start - 1)] === 1;
    let found = readAttributes(this.#bytes, nameEnd);
    if (found === 0) return this.#text.length;
    const end = Math.abs(found);
    const isMarked = elements.isMarked(start, end);
    if (!matters && !isMarked) return end;
    const name = this.#text.slice(start + 1, nameEnd).toLowerCase();
    this.#attributes.clear();
    if (isMarked) found = readAttributes(this.#bytes, nameEnd, this.#attributes);
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
    const matters = elements.followsAll || elements.raw;
    const end = Math.abs(readAttributes(this.#bytes, nameEnd));
    if (end === 0) return this.#text.length;
    if (matters || mayBeFollowed[getNameClass(initial, nameEnd - start - 2)] === 1)
      elements.endTag(this.#text.slice(start + 2, nameEnd).toLowerCase(), start, end);
    return end;
  }

  #readDeclaration(start: number): number {
    if (this.#text.startsWith('--', start + 2)) return findCommentEnd(this.#text, start);
    if (this.#text.startsWith('[CDATA[', start + 2)) this.#elements.needsTree = true;
    return this.#skipPast('>', start + 2);
  }

  #skipPast(mark: string, from: number): number {
    const at = this.#text.indexOf(mark, from);
    if (at === -1) return this.#text.length;
    return at + 1;
  }
}
