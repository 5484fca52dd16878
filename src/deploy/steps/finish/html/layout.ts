/** An attribute, with offsets in bytes from the start of the file. */
export interface AttributeRange {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly quote: '"' | "'" | '' | undefined;
}

export interface TagRange {
  readonly name: string;
  readonly start: number;
  readonly nameEnd: number;
  readonly end: number;
  readonly attributes: readonly AttributeRange[];
}

export interface HeadElement extends TagRange {
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly outerEnd: number;
}

export interface CarriedKey {
  readonly key: string;
  readonly attribute: string | undefined;
}

export interface KeyedElement extends TagRange {
  readonly keys: readonly CarriedKey[];
  readonly content: { readonly start: number; readonly end: number } | undefined;
  /** Whether the element is inside a link and contains another link, which closes the outer one. */
  readonly splitsLink?: boolean;
}

export interface Layout {
  readonly head: readonly HeadElement[];
  readonly data: readonly HeadElement[];
  readonly insertAt: number;
  /** `false` for a fragment, which other pages embed. */
  readonly isDocument: boolean;
  readonly keyed: readonly KeyedElement[];
  /** Whether edits must be verified with the tree, because the layout depends on context. */
  readonly isUnusual: boolean;
  /** Offset up to which the body contains no metadata; absent if unknown. */
  readonly metadataFrom?: number | undefined;
}

export const keyAttribute = 'data-text-key';

export type KeyFilter = (key: string) => boolean;

export interface LayoutQuery {
  readonly keys: KeyFilter | undefined;
  readonly data: boolean;
}

export const dataType = 'application/ld+json';

export const managed: ReadonlySet<string> = new Set(['title', 'meta', 'link', 'script']);

const voidElements = (
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source ' +
  'track wbr'
).split(' ');
const rawElements = 'script style xmp iframe noembed noframes plaintext noscript'.split(' ');
/** Elements that structure a page. Replacing their content with text would destroy the page. */
const structure =
  'html head body frameset table tbody thead tfoot tr colgroup select optgroup template'.split(' ');

export const textless: ReadonlySet<string> = new Set([
  ...voidElements,
  ...rawElements,
  ...structure,
]);

/** Thrown if a page must stay as built. The message is the reason. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export interface TreeLayout extends Layout {
  /** Digest of the page without the head, JSON-LD and requested texts, which edits may change. */
  readonly outline: string;
}
