/**
 * Elements allowed in a head.
 * (https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead)
 */
const headTags = new Set(
  'base basefont bgsound link meta title script style noframes template noscript'.split(' '),
);
/** Start tags that neither open an element of the head nor end it. */
const outerTags = new Set(['html', 'head']);
/** Elements allowed in a head's noscript, for readers without scripts. */
const noscriptTags = new Set('basefont bgsound link meta noframes style'.split(' '));
/** Only these end tags end the head if they are unexpected; others are dropped. */
const endingTags = new Set(['body', 'html', 'br']);

/**
 * Follows the tokens of a file until its head ends, like the tree construction of the HTML
 * standard. Offsets in bytes.
 */
export class HeadPhase {
  /** Whether anything identifies the file as a whole page. */
  isDocument = false;
  /** Whether the rest belongs to the body. */
  isOver = false;
  #isAfter = false;
  #end: number;
  #templates = 0;
  /** Offset of the open noscript element. */
  #noscript: number | undefined;
  /** Offset of the first noscript that ends the head for readers without scripts. */
  #endWithoutScripts: number | undefined;

  /** @param length of the file: the head ends there at the latest */
  constructor(length: number) {
    this.#end = length;
  }

  /** Position for the last element of the head, for readers with and without scripts. */
  get insertAt(): number {
    return Math.min(this.#end, this.#endWithoutScripts ?? this.#end);
  }

  /** Whether an element here is a child of the head, i.e. not in a template or a noscript. */
  get isDirect(): boolean {
    return this.#templates === 0 && this.#noscript === undefined;
  }

  open(name: string, at: number): void {
    if (outerTags.has(name) || name === 'body' || name === 'frameset') this.isDocument = true;
    if (this.#templates > 0) {
      if (name === 'template') this.#templates += 1;
    } else if (this.#noscript !== undefined) {
      if (!noscriptTags.has(name)) this.#endWithoutScripts ??= this.#noscript;
    } else if (outerTags.has(name)) {
      // A second one of these is dropped.
    } else if (!headTags.has(name) || (name === 'noscript' && this.#isAfter)) this.#over(at);
    else if (name === 'template') this.#templates += 1;
    else if (name === 'noscript') this.#noscript = at;
  }

  close(name: string, at: number): void {
    if (name === 'template') {
      if (this.#templates > 0) this.#templates -= 1;
    } else if (name === 'noscript') this.#noscript = undefined;
    else if (!this.isDirect) return;
    else if (name === 'head' && !this.#isAfter) {
      this.#isAfter = true;
      this.#end = at;
    } else if (endingTags.has(name)) this.#over(at);
  }

  /** Handles non-blank text outside of elements that contain text. */
  text(at: number): void {
    if (this.#templates > 0) return;
    if (this.#noscript !== undefined) this.#endWithoutScripts ??= this.#noscript;
    else this.#over(at);
  }

  #over(at: number): void {
    if (!this.#isAfter) this.#end = at;
    this.isOver = true;
  }
}
