export type When = 'always' | 'missing' | 'present';

export type HeadEdit =
  | { readonly kind: 'title'; readonly text: string; readonly when: When }
  /**
   * Sets a `meta`. An existing one is found by `name` or `property`; a new one gets `attribute`.
   */
  | {
      readonly kind: 'meta';
      readonly name: string;
      readonly attribute: 'name' | 'property';
      readonly content: string;
      readonly when: When;
    }
  /** Removes every `meta` with this name. */
  | { readonly kind: 'no meta'; readonly name: string }
  /** Sets directives for robots. Keeps the page's other directives, such as max-snippet. */
  | { readonly kind: 'robots'; readonly noIndex?: boolean; readonly noFollow?: boolean }
  /** Sets the canonical link, and `og:url` if the page has one. */
  | AddressEdit
  /** Adds JSON-LD, or replaces that of the same `@type` anywhere in the page. */
  | { readonly kind: 'structured data'; readonly data: Readonly<Record<string, unknown>> }
  /**
   * Adds the script that fetches texts in the browser (`content.mode: runtime`). An existing one is
   * recognised by its address.
   */
  | (ScriptEdit & { readonly kind: 'script'; readonly page: string })
  /** Adds the script that preserves the other edits of the head. */
  | HoldEdit;

export interface AddressEdit {
  readonly kind: 'canonical';
  readonly href: string;
  readonly when: When;
  readonly origin?: string | undefined;
  /** Encoded paths of the page that redirect to it or that visitors may not open. */
  readonly moved?: readonly string[] | undefined;
}

/** Returns whether an address is one of the paths at which visitors no longer get the page. */
export function isMoved(
  address: string,
  { href, moved = [] }: Pick<AddressEdit, 'href' | 'moved'>,
): boolean {
  const url = moved.length > 0 ? URL.parse(address, href) : null;
  return url?.origin === new URL(href).origin && moved.includes(url.pathname);
}

export interface ScriptEdit {
  readonly src: string;
  /** Whether the browser may show the page before the script has loaded. */
  readonly isAsync?: boolean | undefined;
  /** Whether browsers run only scripts with a hash, because of the header `Integrity-Policy`. */
  readonly needsIntegrity?: boolean | undefined;
  /**
   * Subresource Integrity hash, for a Content Security Policy that allows scripts by their hashes.
   */
  readonly integrity?: string | undefined;
}

export interface HoldEdit extends ScriptEdit {
  readonly kind: 'hold';
  readonly startMs?: number;
  readonly ownPath?: string | undefined;
}

/** Returns the address that replaces a built one; `undefined` if the built one stays. */
export function addressInstead(built: string, edit: AddressEdit): string | undefined {
  const { href, when, origin } = edit;
  if (when === 'always' || built === '' || isMoved(built, edit)) return href;
  if (!origin || !URL.canParse(built, href)) return undefined;
  const address = new URL(built, href);
  const target = new URL(address.pathname + address.search, origin).href;
  if (target === address.href && /^https?:/i.test(built)) return undefined;
  return target;
}
