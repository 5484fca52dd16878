const parseTokens = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements whose start tags don't close other elements, and that only their own end tags close. */
const phrasing = parseTokens(
  'abbr b bdi bdo big cite code data dfn em i ins kbd label mark picture q s samp small span ' +
    'strong sub sup time tt u var',
);
const phrasingVoids = parseTokens('br img input source wbr');
/** Elements whose start tags close an open paragraph. */
const blocks = parseTokens(
  'address article aside blockquote dd details div dl dt figcaption figure footer header ' +
    'hgroup li main nav ol p pre section summary ul h1 h2 h3 h4 h5 h6',
);
const lists = parseTokens('ol ul');
const heading = /^h[1-6]$/;
/**
 * Returns whether an element closes an outer paragraph or, like a table cell, puts it out of scope.
 * No start tag inside it can then close that paragraph.
 */
const holdsBlocks = (name: string) => blocks.has(name) || name === 'td' || name === 'th';

/**
 * Tracks the content of an element with a key. Supports only properly nested elements; others need
 * the tree.
 */
export class KeyedContent {
  readonly #open: string[];

  constructor(name: string) {
    this.#open = [name];
  }

  start(name: string, isInLink: boolean): boolean {
    if (phrasingVoids.has(name)) return true;
    if (name === 'hr') return this.#takesBlock(name);
    const isClear =
      phrasing.has(name) || isCustom(name) || (name === 'a' && !isInLink) || this.#takesBlock(name);
    this.#open.push(name);
    return isClear;
  }

  end(name: string): 'inside' | 'end' | 'unclear' {
    if (this.#open.pop() !== name) return 'unclear';
    if (this.#open.length === 0) return 'end';
    return 'inside';
  }

  #takesBlock(name: string): boolean {
    const [keyed = ''] = this.#open;
    const parent = this.#open.at(-1) ?? '';
    if (!(blocks.has(name) || name === 'hr') || !holdsBlocks(keyed) || this.#open.includes('p'))
      return false;
    if (name === 'li') return lists.has(parent);
    if (name === 'dt' || name === 'dd') return parent === 'dl';
    return !(heading.test(name) && heading.test(parent));
  }
}

/**
 * Returns whether a name belongs to a custom element, as opposed to names of SVG and MathML with a
 * hyphen.
 */
function isCustom(name: string): boolean {
  return name.includes('-') && !/^(annotation-xml|color-profile|font-face)/.test(name);
}
