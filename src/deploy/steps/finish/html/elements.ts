import type { HeadPhase } from './head-phase.ts';
import { KeyedContent } from './keyed-content.ts';
import { findAll, isData, keyOffsets, parseKeys } from './keys.ts';
import {
  type HeadElement,
  type KeyedElement,
  type LayoutQuery,
  managed,
  type TagRange,
  textless,
} from './layout.ts';
import type { AttributeMarks } from './tag-bytes.ts';

const textTags = new Set(
  'title textarea script style xmp iframe noembed noframes plaintext'.split(' '),
);
const foreignTags = new Set('svg math select noscript frameset'.split(' '));
const tableParts = new Set(['td', 'th', 'caption']);
/**
 * Elements whose inner end tags can't close a link outside of them ("markers" in the HTML
 * standard's list of active formatting elements).
 */
const markers = new Set('applet object marquee template td th caption'.split(' '));
/** Elements with metadata, and `noscript`, which may contain some. */
const metadata = new Set(['meta', 'link', 'title', 'noscript']);

export const followedTags: ReadonlySet<string> = new Set([
  ...textTags,
  ...foreignTags,
  ...tableParts,
  ...markers,
  ...metadata,
  'a',
  'col',
  'table',
]);

type OpenElement = Omit<HeadElement, 'contentEnd' | 'outerEnd'>;

interface OpenKeyed extends Omit<KeyedElement, 'content'> {
  readonly contentStart: number;
  readonly inside: KeyedContent;
  readonly isInLink: boolean;
  splitsLink?: boolean;
}

export type FoundTag = Pick<TagRange, 'name' | 'start' | 'nameEnd'>;

export class Elements {
  readonly head: HeadElement[] = [];
  readonly keyed: KeyedElement[] = [];
  readonly data: HeadElement[] = [];
  needsTree = false;
  firstMetadata: number | undefined;
  raw: string | undefined;

  readonly #text: string;
  readonly #query: LayoutQuery;
  readonly #phase: HeadPhase;
  readonly #marks: readonly number[];
  readonly #lastMark: number;
  #nextMark = 0;

  #isInLink = false;
  /** Whether links may be nested. Only the tree then shows which are open. */
  #hasNestedLinks = false;
  readonly #markersInLink = new OpenElements();
  readonly #foreignElements = new OpenElements();
  #tables = 0;
  #templates = 0;
  #openHead: OpenElement | undefined;
  #openData: OpenElement | undefined;
  readonly #openKeyed: OpenKeyed[] = [];

  constructor(text: string, query: LayoutQuery, phase: HeadPhase) {
    this.#text = text;
    this.#query = query;
    this.#phase = phase;
    const keys = query.keys ? keyOffsets(text) : [];
    this.#marks = query.data ? [...keys, ...findAll(text, 'ld+json')].sort((a, b) => a - b) : keys;
    this.#lastMark = this.#marks.at(-1) ?? -1;
  }

  /**
   * Whether an element that has a key, contains JSON-LD, or is in the head is still unclosed. Only
   * the tree shows where it ends.
   */
  get isOpen(): boolean {
    return Boolean(this.#openKeyed.length > 0 || this.#openHead || this.#openData);
  }

  get followsAll(): boolean {
    return this.#openKeyed.length > 0;
  }

  isDone(at: number): boolean {
    if (this.needsTree) return true;
    return this.#phase.isOver && at > this.#lastMark && !this.followsAll && !this.#openData;
  }

  /**
   * Returns whether a tag may contain a key or JSON-LD. Must be called for all start tags, in file
   * order.
   */
  isMarked(start: number, end: number): boolean {
    while ((this.#marks[this.#nextMark] ?? end) < start) this.#nextMark += 1;
    return (this.#marks[this.#nextMark] ?? end) < end;
  }

  startTag(tag: FoundTag, end: number, attributes: AttributeMarks, isSelfClosing: boolean): void {
    const { name } = tag;
    const isBody = this.#phase.isOver;
    // Browsers with scripts read the body's `noscript` as text. In the head, search engines read
    // its tags.
    const isText = textTags.has(name) || (name === 'noscript' && isBody);
    // Browsers with scripts read a template's `noscript` as text, which may contain the template's
    // end tag.
    if (name === 'noscript' && !isBody && this.#templates > 0) this.needsTree = true;
    this.#follow(name, isText);
    if (isBody && metadata.has(name)) this.firstMetadata ??= tag.start;
    if (isSelfClosing) {
      // The slash has no effect in HTML, but closes elements of SVG and MathML. Only the tree shows
      // which language applies.
      if (isText && isBody) this.needsTree = true;
      if (foreignTags.has(name)) this.#foreignElements.end(name);
    }
    if (isText) this.raw = name;
    const isMarked = this.isMarked(tag.start, end);
    if (!isBody || isMarked) this.#take(tag, end, attributes, isMarked);
  }

  #take(found: FoundTag, end: number, marks: AttributeMarks, isMarked: boolean): void {
    const tag = { ...found, end, contentStart: end, attributes: marks.ranges(this.#text) };
    if (!this.#phase.isOver) this.#takeHead(tag);
    if (!isMarked) return;
    if (this.#query.data && this.#phase.isOver && isData(tag, this.#text)) {
      // In SVG and MathML, `template` is an ordinary element.
      if (!this.#foreignElements.isEmpty) this.needsTree = true;
      else if (this.#templates === 0) this.#openData = tag;
    }
    const keys = this.#query.keys && parseKeys(tag, this.#text, this.#query.keys);
    if (!keys?.length) return;
    const { contentStart, ...range } = tag;
    const isDropped = tableParts.has(tag.name) && this.#tables === 0;
    // Limit the depth, because each tag is compared with all open elements that have a key.
    const isDeep = this.#openKeyed.length >= maxNestedKeys;
    if (!this.#foreignElements.isEmpty || isDropped || isDeep) this.needsTree = true;
    else if (keys.some((key) => !key.attribute) && !textless.has(tag.name))
      this.#openKeyed.push({
        ...range,
        keys,
        contentStart,
        inside: new KeyedContent(tag.name),
        isInLink: this.#isPlainLink && keys.every((key) => !key.attribute),
      });
    else this.keyed.push({ ...range, keys, content: undefined });
  }

  #takeHead(tag: OpenElement): void {
    const { name, end } = tag;
    if (!managed.has(name) || !this.#phase.isDirect) return;
    if (name === 'meta' || name === 'link')
      this.head.push({ ...tag, contentEnd: end, outerEnd: end });
    else this.#openHead = tag;
  }

  endTag(name: string, start: number, end: number): void {
    this.#endKeyed(name, start);
    if (this.#openHead?.name === name) {
      this.head.push({ ...this.#openHead, contentEnd: start, outerEnd: end });
      this.#openHead = undefined;
    }
    if (this.#openData && name === 'script') {
      this.data.push({ ...this.#openData, contentEnd: start, outerEnd: end });
      this.#openData = undefined;
    }
    if (this.raw === name) this.raw = undefined;
    if (name === 'a') this.#endLink();
    else if (markers.has(name) || name === 'table') this.#endMarker(name);
    if (name === 'table' && this.#tables > 0) this.#tables -= 1;
    if (name === 'template' && this.#templates > 0) this.#templates -= 1;
    // Browsers drop content after a column in a template or after a frameset. A column in a
    // template ends with the template.
    if (name === 'template') this.#foreignElements.end('col');
    if (foreignTags.has(name) && name !== 'frameset') this.#foreignElements.end(name);
  }

  #endKeyed(name: string, start: number): void {
    let hasEnded = false;
    for (const { inside } of this.#openKeyed) {
      const state = inside.end(name);
      if (state === 'unclear') this.needsTree = true;
      if (state === 'end') hasEnded = true;
    }
    const innermost = hasEnded && this.#openKeyed.pop();
    if (!innermost) return;
    const { contentStart, inside: _, isInLink: __, ...tag } = innermost;
    this.keyed.push({ ...tag, content: { start: contentStart, end: start } });
  }

  get #isPlainLink(): boolean {
    return this.#isInLink && !this.#hasNestedLinks && this.#markersInLink.isEmpty;
  }

  #endMarker(name: string): void {
    // The link may have been opened inside of the marker.
    if (this.#isPlainLink) this.#hasNestedLinks = true;
    this.#markersInLink.end(name);
  }

  #endLink(): void {
    // The end tag may belong to a link outside of the open marker, which only the tree shows.
    if (!this.#markersInLink.isEmpty) {
      this.#hasNestedLinks = true;
      return;
    }
    this.#isInLink = false;
    this.#hasNestedLinks = false;
  }

  rawText(content: string): void {
    // A script may contain its end tag in a comment. In SVG, what HTML reads as text may be markup.
    if (this.raw === 'script' && opensScriptInComment(content)) this.needsTree = true;
    if (!this.#foreignElements.isEmpty && content.includes('<')) this.needsTree = true;
  }

  #follow(name: string, isText: boolean): void {
    for (const keyed of this.#openKeyed) {
      if (keyed.inside.start(name, this.#isInLink || this.#hasNestedLinks)) continue;
      if (name === 'a' && keyed.isInLink) keyed.splitsLink = true;
      else this.needsTree = true;
    }
    if (name === 'table') this.#tables += 1;
    if (name === 'template') this.#templates += 1;
    if ((foreignTags.has(name) && !isText) || (name === 'col' && this.#templates > 0))
      this.#foreignElements.start(name);
    if (this.#isInLink && markers.has(name)) this.#markersInLink.start(name);
    if (name !== 'a') return;
    if (this.#isInLink) this.#hasNestedLinks = true;
    this.#isInLink = true;
  }
}

const maxNestedKeys = 32;

class OpenElements {
  readonly #open = new Map<string, number>();

  start(name: string): void {
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
  }

  end(name: string): void {
    const number = this.#open.get(name) ?? 0;
    if (number > 1) this.#open.set(name, number - 1);
    else this.#open.delete(name);
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }
}

function opensScriptInComment(content: string): boolean {
  const comment = content.indexOf('<!--');
  return comment !== -1 && /<script/i.test(content.slice(comment));
}
