/** An attribute of a start tag. Offsets in bytes from the start of the file. */
export interface AttributeRange {
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Without quotes; empty if there is no value. */
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly quote: '"' | "'" | '' | undefined;
}

export interface TagRange {
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  /** After the name. */
  readonly nameEnd: number;
  /** After the `>`. */
  readonly end: number;
  /** Of duplicate names, the first one counts. */
  readonly attributes: readonly AttributeRange[];
}

/** A head element with metadata: `title`, `meta`, `link` or `script`. */
export interface HeadElement extends TagRange {
  /** Empty for `meta` and `link`. */
  readonly contentStart: number;
  readonly contentEnd: number;
  /** After the end tag. */
  readonly outerEnd: number;
}

/** An element with requested text keys. */
export interface KeyedElement extends TagRange {
  /** The content to replace; absent if the element can't contain text. */
  readonly content: { readonly start: number; readonly end: number } | undefined;
}

/** Positions in an HTML file, as the HTML standard parses it. */
export interface Layout {
  /** In file order. */
  readonly head: readonly HeadElement[];
  /** JSON-LD in the head and the body if an edit concerns it; else only that of the head. */
  readonly data: readonly HeadElement[];
  /** Position for the last element of the head. */
  readonly insertAt: number;
  /** `false`: a fragment that another page includes. */
  readonly isDocument: boolean;
  /** Written as XHTML: void elements end in `/>`. */
  readonly isXhtml: boolean;
  readonly keyed: readonly KeyedElement[];
  /** Whether the head ended before the text did. */
  readonly isClosed: boolean;
  /** Markup whose meaning may depend on its surroundings: edits must be verified. */
  readonly isUnusual: boolean;
}

/** Prefix of every attribute that names a text key. */
export const keyAttribute = 'data-text-key';

/** Whether to replace a text key. */
export type Wants = (key: string) => boolean;

/** What to look for after the head of a page. */
export interface Sought {
  /** Elements with text keys. */
  readonly keys: Wants | undefined;
  /** JSON-LD. */
  readonly data: boolean;
}

/** The `type` of JSON-LD, as browsers compare it. */
export const dataType = 'application/ld+json';

/** Elements that hold metadata. */
export const managed: ReadonlySet<string> = new Set(['title', 'meta', 'link', 'script']);

/** Elements without content. (https://html.spec.whatwg.org/multipage/syntax.html#void-elements) */
const voidElements =
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  );
/** Elements with code or other raw content, where text can't be escaped. */
const rawElements = 'script style xmp iframe noembed noframes plaintext noscript'.split(' ');
/** Structural elements: text in their place would destroy the page. */
const structure =
  'html head body frameset table tbody thead tfoot tr colgroup select optgroup template'.split(' ');

/** Elements that can't contain text. */
export const textless: ReadonlySet<string> = new Set([
  ...voidElements,
  ...rawElements,
  ...structure,
]);

/** Elements are nested too deeply to read the page to its end. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

/** A layout read from the tree. */
export interface TreeLayout extends Layout {
  /**
   * The tree without the head's elements and without the content of JSON-LD and of elements with
   * requested texts: unchanged by an edit that changed nothing else.
   */
  readonly outline: () => string;
}
