import { decodeHTML } from 'entities';
import { decodePart } from './charset.ts';
import { type Charset, cleanText, escapeAttribute, escapeJson, escapeText } from './escape.ts';
import type { AddressEdit, HeadEdit, HoldEdit, When } from './head-edits.ts';
import { HeldValues, mutedName, nameAttributes } from './held-values.ts';
import { readValue } from './keys.ts';
import type { HeadElement, Layout } from './layout.ts';
import { type Splice, setAttribute } from './splice.ts';
import { replaceData } from './structured-data.ts';

export interface HeadChanges {
  readonly splices: readonly Splice[];
  /** Elements to be added at the end of the head. */
  readonly added: readonly string[];
}

/** What has to change in a page so that its head holds what it is to hold. Doubles of what is written are removed. */
export function headChanges(edits: readonly HeadEdit[], layout: Layout, text: string, charset: Charset): HeadChanges {
  const hold = edits.find((edit) => edit.kind === 'hold');
  const head = new Head(layout, text, charset, hold);
  for (const edit of edits) head.apply(edit);
  if (hold !== undefined) head.hold(hold);
  return head;
}

class Head implements HeadChanges {
  readonly splices: Splice[] = [];
  readonly added: string[] = [];
  readonly #layout: Layout;
  readonly #text: string;
  readonly #charset: Charset;
  /** Where a framework takes over the page: it finds its elements by their places. */
  readonly #held: HeldValues | undefined;

  constructor(layout: Layout, text: string, charset: Charset, hold: HoldEdit | undefined) {
    this.#layout = layout;
    this.#text = text;
    this.#charset = charset;
    if (hold === undefined) return;
    const script = this.#scriptFrom(hold.src);
    this.#held = new HeldValues(script && this.#attribute(script, 'data-hold'));
  }

  apply(edit: HeadEdit): void {
    switch (edit.kind) {
      case 'title':
        this.#title(edit);
        break;
      case 'meta':
        this.#meta(edit);
        break;
      case 'no meta':
        this.#noMeta(edit.name);
        break;
      case 'robots':
        this.#robots(edit);
        break;
      case 'canonical':
        this.#canonical(edit);
        this.#openGraphAddress(edit);
        break;
      case 'structured data':
        this.#structuredData(edit.data);
        break;
      case 'script':
        this.#script(edit.src, 'data-page', escapeAttribute(edit.page, this.#charset), '"');
        break;
    }
  }

  /** Adds the script that holds everything that was written. */
  hold({ src, startMs, own }: HoldEdit): void {
    if (this.#held !== undefined) this.#script(src, 'data-hold', this.#held.attribute(startMs, own), "'");
  }

  #title({ text, when }: { readonly text: string; readonly when: When }): void {
    const escaped = escapeText(text, this.#charset);
    const [first, ...doubles] = this.#named('title');
    const built = this.#named('title').map((element) => decodeHTML(this.#content(element)));
    if (first === undefined) this.added.push(`<title>${escaped}</title>`);
    else {
      if (when === 'missing' && built[0]?.trim() !== '') return;
      this.splices.push({ start: first.contentStart, end: first.contentEnd, text: escaped });
      this.#remove(doubles);
    }
    this.#held?.set('TITLE', 'title', cleanText(text), built);
  }

  #meta({ name, attribute, content, when }: Omit<Extract<HeadEdit, { kind: 'meta' }>, 'kind'>): void {
    const found = this.#metas(name);
    const [first, ...doubles] = found;
    const built = found.map((element) => this.#attribute(element, 'content') ?? '');
    const value = escapeAttribute(content, this.#charset);
    if (first === undefined) {
      if (when === 'present') return;
      this.added.push(this.#empty(`meta ${attribute}="${name}" content="${value}"`));
    } else {
      if (when === 'missing' && built[0] !== '') return;
      this.splices.push(setAttribute(first, 'content', value), ...this.#lowerCase(first, name));
      this.#remove(doubles);
    }
    this.#held?.set(name, `meta ${attribute}`, cleanText(content), built);
  }

  /** The script that holds a tag looks for it by its name as it is written here. */
  #lowerCase(element: HeadElement, name: string): Splice[] {
    const named = nameAttributes.find((attribute) => this.#attribute(element, attribute));
    if (this.#held === undefined || named === undefined || this.#attribute(element, named) === name) return [];
    return [setAttribute(element, named, name)];
  }

  #noMeta(name: string): void {
    const found = this.#metas(name);
    if (found.length === 0 && !this.#held?.wasHeld(name)) return;
    this.#remove(found);
    const built = found.map((element) => this.#attribute(element, 'content') ?? '');
    this.#held?.set(name, 'meta name', '', built);
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
    this.#meta({ name: 'robots', attribute: 'name', content, when: 'always' });
  }

  #canonical(edit: AddressEdit): void {
    const found = this.#named('link').filter((element) => this.#words(element, 'rel').includes('canonical'));
    const [first, ...doubles] = found;
    const built = found.map((element) => this.#attribute(element, 'href') ?? '');
    const target = first === undefined ? edit.href : addressInstead(built[0] ?? '', edit);
    if (target === undefined) return;
    const href = escapeAttribute(target, this.#charset);
    if (first === undefined) this.added.push(this.#empty(`link rel="canonical" href="${href}"`));
    else {
      this.splices.push(setAttribute(first, 'href', href));
      this.#remove(doubles);
    }
    this.#held?.set('canonical', 'link rel', target, built);
  }

  /** What a page calls its address when it is shared is not to contradict its canonical link. */
  #openGraphAddress(edit: AddressEdit): void {
    const [first] = this.#metas('og:url');
    if (first === undefined) return;
    const content = addressInstead(this.#attribute(first, 'content') ?? '', edit);
    if (content !== undefined) this.#meta({ name: 'og:url', attribute: 'property', content, when: 'present' });
  }

  #structuredData(data: Readonly<Record<string, unknown>>): void {
    const blocks = this.#layout.data;
    const built = blocks.map((element) => decodePart(this.#textOf(element), this.#charset));
    const { place, changed } = replaceData(built, data);
    for (const [index, value] of changed) {
      const element = blocks[index];
      if (element === undefined) continue;
      if (value === undefined) this.#remove([element]);
      else this.splices.push({ ...contentOf(element), text: escapeJson(value, this.#charset) });
    }
    if (place === undefined) {
      this.added.push(`<script type="application/ld+json">${escapeJson(data, this.#charset)}</script>`);
    }
    const shown = decodePart(escapeJson(place === undefined ? data : changed.get(place), this.#charset), this.#charset);
    const [type] = [data['@type']].flat();
    const replaced = [...changed.keys()].map((index) => built[index] ?? '');
    if (typeof type === 'string') this.#held?.set(type, 'script type application/ld+json', shown, replaced);
  }

  #script(src: string, attribute: string, value: string, quote: '"' | "'"): void {
    const same = this.#scriptFrom(src);
    if (same !== undefined) this.splices.push(setAttribute(same, attribute, value));
    else {
      const address = escapeAttribute(src, this.#charset);
      this.added.push(`<script src="${address}" ${attribute}=${quote}${value}${quote}></script>`);
    }
  }

  #scriptFrom(src: string): HeadElement | undefined {
    return this.#named('script').find((element) => this.#attribute(element, 'src') === src);
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

  #textOf({ contentStart, contentEnd }: HeadElement): string {
    return this.#text.slice(contentStart, contentEnd);
  }

  #content(element: HeadElement): string {
    return decodePart(this.#textOf(element), this.#charset);
  }

  /** A framework that takes over the page counts on every element: there they lose their names instead. */
  #remove(elements: readonly HeadElement[]): void {
    for (const element of elements) {
      const named = nameAttributes.find((name) => this.#attribute(element, name));
      if (this.#held !== undefined && named !== undefined) this.splices.push(setAttribute(element, named, mutedName));
      else this.splices.push({ start: element.start, end: element.outerEnd, text: '' });
    }
  }

  #empty(inside: string): string {
    return this.#layout.isXhtml ? `<${inside} />` : `<${inside}>`;
  }
}

/** The address that is written in the place of one that is there; `undefined`: that one stays. */
function addressInstead(built: string, { href, when, origin }: AddressEdit): string | undefined {
  if (when === 'always' || built === '') return href;
  if (origin === undefined || !URL.canParse(built, href)) return undefined;
  const address = new URL(built, href);
  const target = new URL(address.pathname + address.search, origin).href;
  return target === address.href && /^https?:/i.test(built) ? undefined : target;
}

function contentOf({ contentStart: start, contentEnd: end }: HeadElement) {
  return { start, end };
}
