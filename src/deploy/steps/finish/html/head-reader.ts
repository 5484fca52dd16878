import { decodePart } from './charset.ts';
import type { Charset } from './escape.ts';
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
