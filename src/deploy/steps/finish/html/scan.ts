import { type QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { AttributeMarks } from './attribute-marks.ts';
import { HeadPhase } from './head-phase.ts';
import { isVoid, KeyedContent } from './keyed-content.ts';
import { dataOffsets, isData, keyOffsets, parseKeys } from './keys.ts';
import {
  type HeadElement,
  type KeyedElement,
  type Layout,
  managed,
  type Sought,
  textless,
} from './layout.ts';
import { OpenElements } from './open-elements.ts';
import { opensScriptInComment } from './script-text.ts';

/** The tokenizer emits their content as text. */
const textTags = new Set(
  'title textarea script style xmp iframe noembed noframes plaintext'.split(' '),
);
/** Inside these, a tag may have another meaning, or none. */
const foreignTags = new Set('svg math select noscript frameset'.split(' '));
/** Dropped if no table is open. */
const tableParts = new Set(['td', 'th', 'caption']);

/**
 * To the end of the head and the last element sought.
 * @param text the file as latin1
 * @returns `undefined` if the tree has to be built
 */
export function scan(text: string, sought: Sought): Layout | undefined {
  return new Scanner(text, sought).layout();
}

class Scanner implements TokenizerCallbacks {
  // Not a function in a property: V8's old generation would retain the page.
  readonly #tokenizer = new Tokenizer({ decodeEntities: false }, this);
  readonly #text: string;
  readonly #sought: Sought;
  /** In order; nothing is searched after the last one. */
  readonly #marks: readonly number[];
  #nextMark = 0;
  readonly #phase: HeadPhase;
  #needsTree = false;
  #isXhtml = false;
  readonly #head: HeadElement[] = [];
  readonly #keyed: KeyedElement[] = [];
  /** JSON-LD in the body. */
  readonly #data: HeadElement[] = [];

  #name = '';
  #nameStart = 0;
  #nameEnd = 0;
  readonly #attributes = new AttributeMarks();

  /** Its content is text to the tokenizer. */
  #raw: string | undefined;
  #isInLink = false;
  /** Links are nested: from here on, only the tree knows which of them are open. */
  #hasNestedLinks = false;
  readonly #foreignElements = new OpenElements();
  #tables = 0;
  #templates = 0;
  #endsInText = false;
  #openHead: Omit<HeadElement, 'contentEnd' | 'outerEnd'> | undefined;
  #openData: Omit<HeadElement, 'contentEnd' | 'outerEnd'> | undefined;
  #openKeyed:
    | (Omit<KeyedElement, 'content'> & {
        readonly contentStart: number;
        readonly inside: KeyedContent;
      })
    | undefined;

  constructor(text: string, sought: Sought) {
    this.#text = text;
    this.#sought = sought;
    this.#phase = new HeadPhase(text.length);
    const keys = sought.keys ? keyOffsets(text) : [];
    this.#marks = sought.data ? [...keys, ...dataOffsets(text)].sort((a, b) => a - b) : keys;
  }

  layout(): Layout | undefined {
    this.#tokenizer.write(this.#text);
    this.#tokenizer.end();
    // Only the tree knows where an unclosed element ends.
    const isOpen = this.#openKeyed || this.#openHead || this.#openData;
    if (this.#needsTree || isOpen) return undefined;
    return {
      head: this.#head,
      data: [...this.#head.filter((element) => isData(element, this.#text)), ...this.#data],
      insertAt: this.#phase.insertAt,
      isDocument: this.#phase.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(this.#text),
      isXhtml: this.#isXhtml,
      keyed: this.#keyed,
      isClosed: this.#phase.isOver,
      // A tag, a comment or a script may be open at the end of the file.
      isUnusual: !this.#phase.isOver || this.#endsInText,
    };
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#text.slice(start, end).toLowerCase();
    this.#nameStart = start;
    this.#nameEnd = end;
    this.#attributes.clear();
    this.#follow(this.#name);
    if (this.#phase.isOver) return;
    this.#phase.open(this.#name, start - 1);
    this.#stopWhenDone(start - 1);
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
    this.#openTag(index + 1);
  }

  onselfclosingtag(index: number): void {
    // HTML ignores the slash, foreign content doesn't: only the tree knows which one this is.
    if (textTags.has(this.#name) && this.#phase.isOver) this.#giveUp();
    if (foreignTags.has(this.#name)) this.#foreignElements.end(this.#name);
    this.#openTag(index + 1);
    if (this.#openKeyed && !isVoid(this.#name)) this.#giveUp();
  }

  #openTag(end: number): void {
    const name = this.#name;
    if (textTags.has(name)) this.#raw = name;
    const isMarked = this.#hasMark(end);
    if (this.#phase.isOver && !isMarked) return;
    const attributes = this.#attributes.ranges(this.#text);
    const tag = { name, start: this.#nameStart - 1, nameEnd: this.#nameEnd, end, attributes };
    if (!this.#phase.isOver) {
      if (name === 'html' && attributes.some((attribute) => attribute.name === 'xmlns'))
        this.#isXhtml = true;
      if (managed.has(name) && this.#phase.isDirect) {
        if (name === 'meta' || name === 'link')
          this.#head.push({ ...tag, contentStart: end, contentEnd: end, outerEnd: end });
        else this.#openHead = { ...tag, contentStart: end };
      }
    }
    if (!isMarked) return;
    if (this.#sought.data && this.#phase.isOver && isData(tag, this.#text)) {
      // In foreign content, a template is no template.
      if (!this.#foreignElements.isEmpty) this.#giveUp();
      else if (this.#templates === 0) this.#openData = { ...tag, contentStart: end };
    }
    const keys = this.#sought.keys && parseKeys(tag, this.#text, this.#sought.keys);
    if (keys?.length) {
      const hasText = keys.some((key) => !key.attribute) && !textless.has(name);
      // Nested keyed elements: only the tree of both knows which text is shown.
      if (this.#openKeyed || !this.#foreignElements.isEmpty) this.#giveUp();
      else if (tableParts.has(name) && this.#tables === 0) this.#giveUp();
      else if (hasText)
        this.#openKeyed = { ...tag, contentStart: end, inside: new KeyedContent(name) };
      else this.#keyed.push({ ...tag, content: undefined });
    }
    this.#stopWhenDone(end);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#text.slice(start, end).toLowerCase();
    const at = start - 2;
    if (this.#openKeyed) {
      const { contentStart, inside, ...tag } = this.#openKeyed;
      const state = inside.end(name);
      if (state === 'unclear') this.#giveUp();
      if (state === 'end') {
        this.#keyed.push({ ...tag, content: { start: contentStart, end: at } });
        this.#openKeyed = undefined;
      }
    }
    if (this.#openHead?.name === name) {
      const outerEnd = this.#text.indexOf('>', end) + 1;
      this.#head.push({ ...this.#openHead, contentEnd: at, outerEnd });
      this.#openHead = undefined;
    }
    if (this.#openData && name === 'script') {
      this.#data.push({
        ...this.#openData,
        contentEnd: at,
        outerEnd: this.#text.indexOf('>', end) + 1,
      });
      this.#openData = undefined;
    }
    if (this.#raw === name) this.#raw = undefined;
    if (name === 'a') this.#isInLink = false;
    if (name === 'table' && this.#tables > 0) this.#tables -= 1;
    if (name === 'template' && this.#templates > 0) this.#templates -= 1;
    if (foreignTags.has(name)) this.#foreignElements.end(name);
    if (!this.#phase.isOver) this.#phase.close(name, at);
    this.#stopWhenDone(end);
  }

  ontext(start: number, end: number): void {
    if (this.#raw) {
      const content = this.#text.slice(start, end);
      // A script may hide its end tag in a comment, and text in HTML may be markup in SVG.
      if (this.#raw === 'script' && opensScriptInComment(content)) this.#giveUp();
      if (!this.#foreignElements.isEmpty && content.includes('<')) this.#giveUp();
      return;
    }
    if (this.#phase.isOver) return;
    // At the end of the file, a truncated tag is also emitted as text.
    this.#endsInText = end === this.#text.length;
    // The byte order mark is not part of the text.
    const from = start === 0 && this.#text.startsWith('\u00ef\u00bb\u00bf') ? 3 : start;
    if (!/[^\t\n\f\r ]/.test(this.#text.slice(from, end))) return;
    this.#phase.text(start);
    this.#stopWhenDone(start);
  }

  oncomment(start: number): void {
    if (this.#text.startsWith('[CDATA[', start)) this.#giveUp();
  }

  oncdata(): void {
    this.#giveUp();
  }

  ondeclaration(start: number, end: number): void {
    const declaration = this.#text.slice(start, end);
    if (/^!?doctype/i.test(declaration)) this.#phase.isDocument = true;
    if (/\/\/DTD XHTML/i.test(declaration)) this.#isXhtml = true;
  }

  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}
  onend(): void {}

  #follow(name: string): void {
    if (this.#openKeyed?.inside.start(name, this.#isInLink || this.#hasNestedLinks) === false)
      this.#giveUp();
    if (name === 'table') this.#tables += 1;
    if (name === 'template') this.#templates += 1;
    if (foreignTags.has(name)) this.#foreignElements.start(name);
    if (name !== 'a') return;
    if (this.#isInLink) this.#hasNestedLinks = true;
    this.#isInLink = true;
  }

  /** May be a match. */
  #hasMark(end: number): boolean {
    while ((this.#marks[this.#nextMark] ?? end) < this.#nameStart) this.#nextMark += 1;
    return (this.#marks[this.#nextMark] ?? end) < end;
  }

  #stopWhenDone(at: number): void {
    const isOpen = this.#openKeyed || this.#openData;
    if (this.#phase.isOver && at > (this.#marks.at(-1) ?? -1) && !isOpen) this.#tokenizer.pause();
  }

  #giveUp(): void {
    this.#needsTree = true;
    this.#tokenizer.pause();
  }
}
