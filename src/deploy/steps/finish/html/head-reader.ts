import { type Charset, decodePart, unicodeEscape } from './escape.ts';
import { readValue } from './keys.ts';
import type { HeadElement, Layout } from './layout.ts';

export class HeadReader {
  readonly layout: Layout;
  readonly charset: Charset;
  readonly #text: string;
  #metas: Map<string, HeadElement[]> | undefined;

  constructor(layout: Layout, text: string, charset: Charset) {
    this.layout = layout;
    this.charset = charset;
    this.#text = text;
  }

  /** Whether elements without an end tag end with a slash. */
  get isXhtml(): boolean {
    return /<html\b[^<>]*\sxmlns\s*=|\/\/DTD XHTML/i.test(this.#text.slice(0, 2_000));
  }

  named(name: string): HeadElement[] {
    return this.layout.head.filter((element) => element.name === name);
  }

  metas(name: string): HeadElement[] {
    this.#metas ??= this.#indexMetas();
    return this.#metas.get(name) ?? [];
  }

  #indexMetas(): Map<string, HeadElement[]> {
    const index = new Map<string, HeadElement[]>();
    for (const element of this.named('meta')) {
      const names = [this.attribute(element, 'name'), this.attribute(element, 'property')];
      for (const name of new Set(names.map((value) => value?.trim().toLowerCase()))) {
        if (name) index.set(name, [...(index.get(name) ?? []), element]);
      }
    }
    return index;
  }

  scriptFrom(src: string): HeadElement | undefined {
    return this.named('script').find((element) => this.attribute(element, 'src') === src);
  }

  attribute(element: HeadElement, name: string): string | undefined {
    const found = element.attributes.find((attribute) => attribute.name === name);
    return found && readValue(this.#text.slice(found.valueStart, found.valueEnd));
  }

  readTokens(element: HeadElement, name: string): string[] {
    return (this.attribute(element, name) ?? '').toLowerCase().split(/\s+/);
  }

  content(element: HeadElement): string {
    return decodePart(this.#text.slice(element.contentStart, element.contentEnd), this.charset);
  }
}

type Values = Record<string, readonly [how: string, value: string, ...built: string[]]>;

export const nameAttributes = ['name', 'property', 'rel', 'type'] as const;
export const mutedName = 'muted';

export class PinnedValues {
  readonly #values: Values = {};
  /** Built values recorded by an earlier edit, which the page no longer contains. */
  readonly #before: Values;

  constructor(before: string | undefined) {
    this.#before = parseValues(before);
  }

  wasPinned(id: string): boolean {
    return id in this.#before;
  }

  get isEmpty(): boolean {
    return Object.keys(this.#values).length === 0;
  }

  set(id: string, how: string, value: string, built: readonly string[]): void {
    const [, , ...first] = this.#before[id] ?? [];
    this.#values[id] = [how, value, ...(id in this.#before ? first : built)];
  }

  attribute(startMs: number | undefined, ownPath: string | undefined): string {
    const page: unknown[] = [this.#values];
    if (startMs !== undefined || ownPath !== undefined) page.push(startMs ?? 1_000);
    if (ownPath !== undefined) page.push(ownPath);
    return JSON.stringify(page).replace(/['&<>\u007f-\uffff]/g, unicodeEscape);
  }
}

function parseValues(attribute: string | undefined): Values {
  try {
    const [values] = JSON.parse(attribute ?? '') as [Values];
    return values;
  } catch {
    return {};
  }
}
