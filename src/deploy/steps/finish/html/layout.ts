/** One attribute of a start tag. Offsets count bytes from the start of the file. */
export interface AttributeRange {
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Without its quotes; empty where there is none. */
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly quote: '"' | "'" | '' | undefined;
}

/** A start tag. */
export interface TagRange {
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  /** Behind the name. */
  readonly nameEnd: number;
  /** Behind the `>`. */
  readonly end: number;
  /** The first one of a name is the one that counts. */
  readonly attributes: readonly AttributeRange[];
}

/** An element of the head that metadata is kept in: `title`, `meta`, `link` or `script`. */
export interface HeadElement extends TagRange {
  /** The content; empty for `meta` and `link`. */
  readonly contentStart: number;
  readonly contentEnd: number;
  /** Behind the end tag. */
  readonly outerEnd: number;
}

/** An element that carries text keys which are asked for. */
export interface KeyedElement extends TagRange {
  /** The content that a text replaces; absent where the element can hold no text. */
  readonly content: { readonly start: number; readonly end: number } | undefined;
}

/** Where things stand in an HTML file, as the HTML standard reads it. */
export interface Layout {
  /** In the order of the file. */
  readonly head: readonly HeadElement[];
  /** JSON-LD in the head and in the body, where an edit concerns it; else that of the head. */
  readonly data: readonly HeadElement[];
  /** Where an element can be added so that it is the last one of the head. */
  readonly insertAt: number;
  /** `false`: a piece of a page that another page includes. */
  readonly isDocument: boolean;
  /** Written as XHTML: void elements end in `/>`. */
  readonly isXhtml: boolean;
  readonly keyed: readonly KeyedElement[];
  /** Whether the head had ended before the text did. */
  readonly hasEnded: boolean;
  /** Markup whose meaning may change with what is next to it: an edit has to be checked. */
  readonly isUnusual: boolean;
}

/** Every attribute that names a text key begins like this. */
export const keyAttribute = 'data-text-key';

/** Whether a text key is to be replaced. */
export type Wants = (key: string) => boolean;

/** What is looked for behind the head of a page. */
export interface Sought {
  /** Elements with text keys. */
  readonly keys: Wants | undefined;
  /** JSON-LD. */
  readonly data: boolean;
}

/** The `type` of JSON-LD, as browsers compare it. */
export const dataType = 'application/ld+json';

/** Elements that metadata is kept in. */
export const managed: ReadonlySet<string> = new Set(['title', 'meta', 'link', 'script']);

/** Elements without content. (https://html.spec.whatwg.org/multipage/syntax.html#void-elements) */
const voidElements =
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' ');
/** Elements whose content is code or text of another kind, where a text could not be escaped. */
const rawElements = 'script style xmp iframe noembed noframes plaintext noscript'.split(' ');
/** Elements that hold the structure of the page: text in their place would take the page away. */
const structure = 'html head body frameset table tbody thead tfoot tr colgroup select optgroup template'.split(' ');

/** Elements that cannot take a text. */
export const textless: ReadonlySet<string> = new Set([...voidElements, ...rawElements, ...structure]);

/** Elements are nested so deeply that a page is not read to its end. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

/** A layout that was read from the tree. */
export interface TreeLayout extends Layout {
  /**
   * The tree without the head's elements, and without the content of JSON-LD and of the elements whose text is asked
   * for: the same before and after an edit that changed nothing else.
   */
  readonly outline: () => string;
}
