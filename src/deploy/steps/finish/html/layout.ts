/** Offsets are in bytes from the start of the file. */
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
  /** Whether it is in a link and contains one. The inner link ends the outer one. */
  readonly splitsLink?: boolean;
}

export interface Layout {
  readonly head: readonly HeadElement[];
  readonly data: readonly HeadElement[];
  readonly insertAt: number;
  /** `false` for a fragment, which other pages include. */
  readonly isDocument: boolean;
  readonly isXhtml: boolean;
  readonly keyed: readonly KeyedElement[];
  readonly isClosed: boolean;
  /** Whether the layout depends on the context, so that edits must be verified. */
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
/**
 * Elements that hold the structure of a page: replacing their content with text would destroy it.
 */
const structure =
  'html head body frameset table tbody thead tfoot tr colgroup select optgroup template'.split(' ');

export const textless: ReadonlySet<string> = new Set([
  ...voidElements,
  ...rawElements,
  ...structure,
]);

/** Thrown with the reason for leaving a page as it was built. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export interface TreeLayout extends Layout {
  /** Digest without head, JSON-LD and requested texts, so that edits of those don't change it. */
  readonly outline: string;
}
