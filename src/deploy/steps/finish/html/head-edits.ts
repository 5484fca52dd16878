export type When = 'always' | 'missing' | 'present';

export type HeadEdit =
  | { readonly kind: 'title'; readonly text: string; readonly when: When }
  /** An existing tag is found by `name` or `property`. A new one gets `attribute`. */
  | {
      readonly kind: 'meta';
      readonly name: string;
      readonly attribute: 'name' | 'property';
      readonly content: string;
      readonly when: When;
    }
  /** Removes any such tag. */
  | { readonly kind: 'no meta'; readonly name: string }
  /** Keeps the page's other directives, such as max-snippet. */
  | { readonly kind: 'robots'; readonly noIndex?: boolean; readonly noFollow?: boolean }
  /** The canonical link, and `og:url` if the page has one. */
  | AddressEdit
  /** Replaces the data of the same `@type`, anywhere in the page. */
  | { readonly kind: 'structured data'; readonly data: Readonly<Record<string, unknown>> }
  /** One of our scripts, which is recognised by its address. */
  | (ScriptEdit & { readonly kind: 'script'; readonly page: string })
  /** The script that preserves all other edits of the head. */
  | HoldEdit;

export interface AddressEdit {
  readonly kind: 'canonical';
  readonly href: string;
  readonly when: When;
  readonly origin?: string | undefined;
  /** Other paths of the page, which redirect to it or are closed; encoded. */
  readonly moved?: readonly string[] | undefined;
}

/** Whether an address refers to the page, although visitors don't get the page there. */
export function isMoved(
  address: string,
  { href, moved = [] }: Pick<AddressEdit, 'href' | 'moved'>,
): boolean {
  const url = moved.length > 0 ? URL.parse(address, href) : null;
  return url?.origin === new URL(href).origin && moved.includes(url.pathname);
}

export interface ScriptEdit {
  readonly src: string;
  /** Whether the page may be shown before the script has loaded. */
  readonly isAsync?: boolean | undefined;
  /** Subresource Integrity, for pages whose policy allows scripts by their hashes. */
  readonly integrity?: string | undefined;
}

export interface HoldEdit extends ScriptEdit {
  readonly kind: 'hold';
  readonly startMs?: number;
  readonly ownPath?: string | undefined;
}

/** Returns the address that has to replace one in the built page, if any. */
export function addressInstead(built: string, edit: AddressEdit): string | undefined {
  const { href, when, origin } = edit;
  if (when === 'always' || built === '' || isMoved(built, edit)) return href;
  if (!origin || !URL.canParse(built, href)) return undefined;
  const address = new URL(built, href);
  const target = new URL(address.pathname + address.search, origin).href;
  if (target === address.href && /^https?:/i.test(built)) return undefined;
  return target;
}
