/**
 * When something is written: always, in place of what is there, only where nothing is there, or only where something
 * is.
 */
export type When = 'always' | 'missing' | 'present';

/** Something that the head of a page is to hold. */
export type HeadEdit =
  | { readonly kind: 'title'; readonly text: string; readonly when: When }
  /** Both `name` and `property` count as the name of an existing tag; a new one is written with `attribute`. */
  | {
      readonly kind: 'meta';
      readonly name: string;
      readonly attribute: 'name' | 'property';
      readonly content: string;
      readonly when: When;
    }
  /** Any such tag is removed. */
  | { readonly kind: 'no meta'; readonly name: string }
  /** Other directives of the page, such as max-snippet, stay. */
  | { readonly kind: 'robots'; readonly noIndex?: boolean; readonly noFollow?: boolean }
  /** The canonical link, and `og:url` where the page has one. */
  | AddressEdit
  /** Replaces the data of the same `@type`, wherever in the page it stands. */
  | { readonly kind: 'structured data'; readonly data: Readonly<Record<string, unknown>> }
  /** A script of ours, recognised by its address. */
  | { readonly kind: 'script'; readonly src: string; readonly page: string }
  /** The script that keeps in the head what all the other edits put there. */
  | HoldEdit;

export interface AddressEdit {
  readonly kind: 'canonical';
  readonly href: string;
  readonly when: When;
  /** An address that is there keeps its path and gets this origin. */
  readonly origin?: string;
}

export interface HoldEdit {
  readonly kind: 'hold';
  readonly src: string;
  /** How long an application writes its own heads from its first write on, where it does; in milliseconds. */
  readonly startMs?: number;
  /**
   * The only path that the values are for, where the page answers for other addresses, too. In the script's plain form.
   */
  readonly own?: string;
}
