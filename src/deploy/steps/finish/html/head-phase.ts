/**
 * Tags that belong in a head:
 * https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead
 */
const headTags = new Set(
  'base basefont bgsound link meta title script style noframes template noscript'.split(' '),
);
const outerTags = new Set(['html', 'head']);
const noscriptTags = new Set('basefont bgsound link meta noframes style'.split(' '));
/** End tags that end the head. Browsers ignore other unexpected end tags there. */
const endingTags = new Set(['body', 'html', 'br']);

/** Finds the end of the head by the HTML standard's tree construction. Offsets are in bytes. */
export class HeadPhase {
  isDocument = false;
  isOver = false;
  #isAfter = false;
  #end: number;
  #templates = 0;
  #noscript: number | undefined;
  #endWithoutScripts: number | undefined;

  constructor(length: number) {
    this.#end = length;
  }

  /**
   * Offset at which to insert a new last element of the head. It is valid for browsers with and
   * without scripts.
   */
  get insertAt(): number {
    return Math.min(this.#end, this.#endWithoutScripts ?? this.#end);
  }

  get isDirect(): boolean {
    return this.#templates === 0 && this.#noscript === undefined;
  }

  open(name: string, at: number): void {
    if (this.#templates > 0) {
      if (name === 'template') this.#templates += 1;
    } else if (this.#noscript !== undefined) {
      if (!noscriptTags.has(name)) this.#endWithoutScripts ??= this.#noscript;
    } else if (outerTags.has(name)) {
      // Browsers ignore a repeated start tag of `html` or `head`.
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
