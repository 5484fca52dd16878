import { isObject, parseJson } from '../../../shared/json.ts';
import { decodePart } from './charset.ts';
import type { Charset } from './escape.ts';
import { escapeAttribute, escapeJson, escapeText } from './escape.ts';
import { readValue } from './keys.ts';
import type { HeadElement, Layout } from './layout.ts';
import { type Splice, setAttribute } from './splice.ts';

/** When something is written: always, in place of what is there, or only where nothing is there. */
export type When = 'always' | 'missing';

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
  /** `origin`: an address that is there keeps its path and gets this origin. */
  | { readonly kind: 'canonical'; readonly href: string; readonly when: When; readonly origin?: string }
  /** Replaces the data of the same `@type`. */
  | { readonly kind: 'structured data'; readonly data: Readonly<Record<string, unknown>> }
  /** A script of ours, recognised by its address. */
  | { readonly kind: 'script'; readonly src: string; readonly page: string };

export interface HeadChanges {
  readonly splices: readonly Splice[];
  /** Elements to be added at the end of the head. */
  readonly added: readonly string[];
}

/** What has to change in a head so that it holds what it is to hold. Doubles of what is written are removed. */
export function headChanges(edits: readonly HeadEdit[], layout: Layout, text: string, charset: Charset): HeadChanges {
  const head = new Head(layout, text, charset);
  for (const edit of edits) head.apply(edit);
  return head;
}

class Head implements HeadChanges {
  readonly splices: Splice[] = [];
  readonly added: string[] = [];
  readonly #layout: Layout;
  readonly #text: string;
  readonly #charset: Charset;

  constructor(layout: Layout, text: string, charset: Charset) {
    this.#layout = layout;
    this.#text = text;
    this.#charset = charset;
  }

  apply(edit: HeadEdit): void {
    switch (edit.kind) {
      case 'title':
        this.#title(edit);
        break;
      case 'meta':
        this.#meta(edit.name, edit.attribute, edit.content, edit.when);
        break;
      case 'no meta':
        this.#remove(this.#metas(edit.name));
        break;
      case 'robots':
        this.#robots(edit);
        break;
      case 'canonical':
        this.#canonical(edit);
        break;
      case 'structured data':
        this.#structuredData(edit.data);
        break;
      case 'script':
        this.#script(edit);
        break;
    }
  }

  #title({ text, when }: Extract<HeadEdit, { kind: 'title' }>): void {
    const escaped = escapeText(text, this.#charset);
    const [first, ...doubles] = this.#named('title');
    if (first === undefined) {
      this.added.push(`<title>${escaped}</title>`);
      return;
    }
    const { contentStart: start, contentEnd: end } = first;
    if (when === 'missing' && this.#text.slice(start, end).trim() !== '') return;
    this.splices.push({ start, end, text: escaped });
    this.#remove(doubles);
  }

  #meta(name: string, attribute: 'name' | 'property', content: string, when: When): void {
    const [first, ...doubles] = this.#metas(name);
    if (first === undefined) {
      this.added.push(this.#empty(`meta ${attribute}="${name}" content="${escapeAttribute(content, this.#charset)}"`));
      return;
    }
    if (when === 'missing' && this.#attribute(first, 'content')?.trim()) return;
    this.splices.push(setAttribute(first, 'content', escapeAttribute(content, this.#charset)));
    this.#remove(doubles);
  }

  #robots({ noIndex, noFollow }: Extract<HeadEdit, { kind: 'robots' }>): void {
    const built = this.#metas('robots').map((element) => this.#attribute(element, 'content') ?? '');
    const words = built
      .flatMap((content) => content.toLowerCase().split(','))
      .map((word) => word.trim())
      .filter(Boolean);
    const all = words.includes('none') ? ['noindex', 'nofollow', ...words] : words;
    const hides = noIndex ?? all.includes('noindex');
    const stops = noFollow ?? all.includes('nofollow');
    const others = words.filter((word) => !/^(no)?(index|follow)$|^(all|none)$/.test(word));
    // A page that says nothing may be found: that needs no tag.
    if (built.length === 0 && !hides && !stops) return;
    const content = [hides ? 'noindex' : 'index', stops ? 'nofollow' : 'follow', ...new Set(others)].join(', ');
    this.#meta('robots', 'name', content, 'always');
  }

  #canonical({ href, when, origin }: Extract<HeadEdit, { kind: 'canonical' }>): void {
    const [first, ...doubles] = this.#named('link').filter((element) =>
      this.#words(element, 'rel').includes('canonical'),
    );
    if (first === undefined) {
      this.added.push(this.#empty(`link rel="canonical" href="${escapeAttribute(href, this.#charset)}"`));
      return;
    }
    const built = this.#attribute(first, 'href')?.trim() ?? '';
    let target = href;
    if (when === 'missing' && built !== '') {
      if (origin === undefined || !URL.canParse(built, href)) return;
      const { pathname, search } = new URL(built, href);
      target = new URL(pathname + search, origin).href;
      if (target === new URL(built, href).href && /^https?:/i.test(built)) return;
    }
    this.splices.push(setAttribute(first, 'href', escapeAttribute(target, this.#charset)));
    this.#remove(doubles);
  }

  #structuredData(data: Readonly<Record<string, unknown>>): void {
    const json = escapeJson(data, this.#charset);
    const type = JSON.stringify(data['@type']);
    const same = this.#named('script').find(
      (element) =>
        this.#words(element, 'type').includes('application/ld+json') &&
        typeOf(decodePart(this.#text.slice(element.contentStart, element.contentEnd), this.#charset)) === type,
    );
    if (same === undefined) this.added.push(`<script type="application/ld+json">${json}</script>`);
    else this.splices.push({ start: same.contentStart, end: same.contentEnd, text: json });
  }

  #script({ src, page }: Extract<HeadEdit, { kind: 'script' }>): void {
    const address = escapeAttribute(src, this.#charset);
    const slug = escapeAttribute(page, this.#charset);
    const same = this.#named('script').find((element) => this.#attribute(element, 'src') === src);
    if (same === undefined) this.added.push(`<script src="${address}" data-page="${slug}"></script>`);
    else this.splices.push(setAttribute(same, 'data-page', slug));
  }

  #named(name: string): HeadElement[] {
    return this.#layout.head.filter((element) => element.name === name);
  }

  #metas(name: string): HeadElement[] {
    return this.#named('meta').filter(
      (element) =>
        this.#attribute(element, 'name')?.trim().toLowerCase() === name ||
        this.#attribute(element, 'property')?.trim().toLowerCase() === name,
    );
  }

  #attribute({ attributes }: HeadElement, name: string): string | undefined {
    const found = attributes.find((attribute) => attribute.name === name);
    return found && readValue(this.#text.slice(found.valueStart, found.valueEnd));
  }

  #words(element: HeadElement, name: string): string[] {
    return (this.#attribute(element, name) ?? '').toLowerCase().split(/\s+/);
  }

  #remove(elements: readonly HeadElement[]): void {
    for (const { start, outerEnd: end } of elements) this.splices.push({ start, end, text: '' });
  }

  #empty(inside: string): string {
    return this.#layout.isXhtml ? `<${inside} />` : `<${inside}>`;
  }
}

/** The `@type` of JSON-LD, as JSON. */
function typeOf(json: string): string | undefined {
  const data = parseJson(json);
  return isObject(data) && '@type' in data ? JSON.stringify(data['@type']) : undefined;
}
