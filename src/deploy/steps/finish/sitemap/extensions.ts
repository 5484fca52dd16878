import type { SaxesTagNS } from 'saxes';
import { escapeXml } from './xml.ts';

/** Extensions of the protocol that search engines read: prefix by namespace. */
export const extensions: Readonly<Record<string, string>> = {
  'http://www.google.com/schemas/sitemap-image/1.1': 'image',
  'http://www.google.com/schemas/sitemap-video/1.1': 'video',
  'http://www.google.com/schemas/sitemap-news/0.9': 'news',
  'http://www.w3.org/1999/xhtml': 'xhtml',
};

/** Rewrites the elements of an extension as they are read, with our own prefixes. */
export class ExtensionWriter {
  #text = '';
  #depth = 0;

  /** Whether an element is still open. */
  get isInside(): boolean {
    return this.#depth > 0;
  }

  open({ local, uri, attributes }: SaxesTagNS): void {
    this.#depth += 1;
    const values = Object.values(attributes)
      .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(({ name, value }) => ` ${name}="${escapeXml(value)}"`);
    this.#text += `<${formatName(local, uri)}${values.join('')}>`;
  }

  text(text: string): void {
    this.#text += escapeXml(text);
  }

  close({ local, uri }: SaxesTagNS): void {
    this.#depth -= 1;
    this.#text += `</${formatName(local, uri)}>`;
  }

  /** Returns the text written since the last call. */
  take(): string {
    const text = this.#text.replace(/>\s+</g, '><').trim();
    this.#text = '';
    return text;
  }
}

function formatName(local: string, uri: string): string {
  return `${extensions[uri] ?? 'unknown'}:${local}`;
}
