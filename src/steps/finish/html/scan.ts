import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { HeadPhase } from './head-phase.ts';
import { keysOf } from './keys.ts';
import {
  type AttributeRange,
  type HeadElement,
  type KeyedElement,
  type Layout,
  managed,
  textless,
  type Wants,
} from './layout.ts';

/** Elements that neither end another element by their start nor are ended by anything but their end tag. */
const phrasing = new Set(
  'abbr b bdi bdo big cite code data dfn em i ins kbd mark q s samp small span strong sub sup time tt u var'.split(' '),
);
const phrasingVoids = new Set(['br', 'img', 'wbr']);
/** Elements whose content the tokenizer hands over as text. */
const textTags = new Set('title textarea script style xmp iframe noembed noframes plaintext'.split(' '));

/**
 * Reads an HTML file as far as it is needed: to the end of its head, and to the last element with a text key that is asked for.
 * @param text the file as latin1
 * @returns `undefined` where positions of tokens are not enough, and the tree has to be built
 */
export function scan(text: string, wants: Wants | undefined): Layout | undefined {
  return new Scanner(text, wants).layout();
}

class Scanner implements TokenizerCallbacks {
  // Not a function that this code assigns to a property: V8 makes such a function in its heap for what is old, where it keeps the page that it knows.
  readonly #tokenizer = new Tokenizer({ decodeEntities: false }, this);
  readonly #text: string;
  readonly #wants: Wants | undefined;
  /** Offset of the last text key; behind it nothing is looked for. */
  readonly #lastKey: number;
  readonly #phase: HeadPhase;
  #needsTree = false;
  #isXhtml = false;
  readonly #head: HeadElement[] = [];
  readonly #keyed: KeyedElement[] = [];

  #name = '';
  #nameStart = 0;
  #nameEnd = 0;
  #attributes: AttributeRange[] = [];
  #attributeStart = 0;
  #attributeEnd = 0;
  #valueStart = -1;
  #valueEnd = -1;

  /** Element whose content is text to the tokenizer. */
  #raw: string | undefined;
  #isInLink = false;
  #endsInText = false;
  #openHead: Omit<HeadElement, 'contentEnd' | 'outerEnd'> | undefined;
  #openKeyed: (Omit<KeyedElement, 'content'> & { readonly contentStart: number }) | undefined;
  /** Elements that are open in it. */
  #inside: string[] = [];

  constructor(text: string, wants: Wants | undefined) {
    this.#text = text;
    this.#wants = wants;
    this.#phase = new HeadPhase(text.length);
    this.#lastKey = wants === undefined ? -1 : lastKey(text);
  }

  layout(): Layout | undefined {
    this.#tokenizer.write(this.#text);
    this.#tokenizer.end();
    // An element that is not closed ends where only the tree says.
    if (this.#needsTree || this.#openKeyed !== undefined || this.#openHead !== undefined) return undefined;
    return {
      head: this.#head,
      insertAt: this.#phase.insertAt,
      isDocument: this.#phase.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(this.#text),
      isXhtml: this.#isXhtml,
      keyed: this.#keyed,
      hasEnded: this.#phase.isOver,
      // Behind the end of the file a tag, a comment or a script may be open.
      isUnusual: !this.#phase.isOver || this.#endsInText,
    };
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#text.slice(start, end).toLowerCase();
    this.#nameStart = start;
    this.#nameEnd = end;
    if (this.#attributes.length > 0) this.#attributes = [];
    if (this.#openKeyed !== undefined) this.#openInKeyed(this.#name);
    if (this.#name === 'a') this.#isInLink = true;
    this.#inHead(() => this.#phase.open(this.#name, start - 1), start - 1);
  }

  onattribname(start: number, end: number): void {
    this.#attributeStart = start;
    this.#attributeEnd = end;
    this.#valueStart = -1;
  }

  onattribdata(start: number, end: number): void {
    this.#valueStart = start;
    this.#valueEnd = end;
  }

  onattribend(quote: QuoteType, end: number): void {
    const hasValue = this.#valueStart !== -1;
    const name = this.#text.slice(this.#attributeStart, this.#attributeEnd).toLowerCase();
    this.#attributes.push({
      name,
      start: this.#attributeStart,
      end: hasValue ? end : this.#attributeEnd,
      valueStart: hasValue ? this.#valueStart : this.#attributeEnd,
      valueEnd: hasValue ? this.#valueEnd : this.#attributeEnd,
      quote: quoteOf(quote),
    });
  }

  onopentagend(index: number): void {
    this.#openTag(index + 1);
  }

  onselfclosingtag(index: number): void {
    // HTML ignores the slash, and foreign content does not: which one this is only the tree knows.
    if (textTags.has(this.#name) && this.#phase.isOver) this.#giveUp();
    const isVoid = phrasingVoids.has(this.#name);
    this.#openTag(index + 1);
    if (this.#openKeyed !== undefined && !isVoid) this.#giveUp();
  }

  #openTag(end: number): void {
    const name = this.#name;
    if (textTags.has(name)) this.#raw = name;
    const tag = { name, start: this.#nameStart - 1, nameEnd: this.#nameEnd, end, attributes: this.#attributes };
    if (!this.#phase.isOver) {
      if (name === 'html' && tag.attributes.some((attribute) => attribute.name === 'xmlns')) this.#isXhtml = true;
      if (managed.has(name) && this.#phase.isDirect) {
        if (name === 'meta' || name === 'link')
          this.#head.push({ ...tag, contentStart: end, contentEnd: end, outerEnd: end });
        else this.#openHead = { ...tag, contentStart: end };
      }
    }
    if (this.#wants === undefined || this.#lastKey === -1) return;
    const keys = keysOf(tag, this.#text, this.#wants);
    if (keys.length > 0) {
      const hasText = keys.some(({ attribute }) => attribute === undefined) && !textless.has(name);
      // One keyed element in another: which text is shown only the tree of both tells.
      if (this.#openKeyed !== undefined) this.#giveUp();
      else if (hasText) this.#openKeyed = { ...tag, contentStart: end };
      else this.#keyed.push({ ...tag, content: undefined });
    }
    this.#stopWhenDone(end);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#text.slice(start, end).toLowerCase();
    const at = start - 2;
    if (this.#openKeyed !== undefined) {
      if (this.#inside.length > 0) {
        if (this.#inside.pop() !== name) this.#giveUp();
      } else if (this.#openKeyed.name === name) {
        const { contentStart, ...tag } = this.#openKeyed;
        this.#keyed.push({ ...tag, content: { start: contentStart, end: at } });
        this.#openKeyed = undefined;
      } else this.#giveUp();
    }
    if (this.#openHead?.name === name) {
      const outerEnd = this.#text.indexOf('>', end) + 1;
      this.#head.push({ ...this.#openHead, contentEnd: at, outerEnd });
      this.#openHead = undefined;
    }
    if (this.#raw === name) this.#raw = undefined;
    if (name === 'a') this.#isInLink = false;
    this.#inHead(() => this.#phase.close(name, at), at);
    this.#stopWhenDone(end);
  }

  ontext(start: number, end: number): void {
    if (this.#raw !== undefined) {
      // A script may hide its own end tag in a comment.
      if (this.#raw === 'script' && /<!--[\s\S]*<script/i.test(this.#text.slice(start, end))) this.#giveUp();
      return;
    }
    if (this.#phase.isOver) return;
    // At the end of the file a tag that is cut off is handed over as text, too.
    this.#endsInText = end === this.#text.length;
    // The byte order mark is not part of the text.
    const from = start === 0 && this.#text.startsWith('\u00ef\u00bb\u00bf') ? 3 : start;
    if (/[^\t\n\f\r ]/.test(this.#text.slice(from, end))) this.#inHead(() => this.#phase.text(start), start);
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

  #openInKeyed(name: string): void {
    // A link in a link ends the outer one, wherever that began.
    if (phrasing.has(name) || (name === 'a' && !this.#isInLink)) this.#inside.push(name);
    else if (!phrasingVoids.has(name)) this.#giveUp();
  }

  #inHead(step: () => void, at: number): void {
    if (this.#phase.isOver) return;
    step();
    if (this.#phase.isOver) this.#stopWhenDone(at);
  }

  #stopWhenDone(at: number): void {
    if (this.#phase.isOver && at > this.#lastKey && this.#openKeyed === undefined) this.#tokenizer.pause();
  }

  #giveUp(): void {
    this.#needsTree = true;
    this.#tokenizer.pause();
  }
}

function quoteOf(quote: QuoteType): AttributeRange['quote'] {
  if (quote === QuoteType.Double) return '"';
  if (quote === QuoteType.Single) return "'";
  return quote === QuoteType.Unquoted ? '' : undefined;
}

function lastKey(text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(/data-text-key/gi)) last = index;
  return last;
}
