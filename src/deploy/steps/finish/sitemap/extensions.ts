import type { SaxesTagNS } from 'saxes';
import { escapeXml } from './xml.ts';

export const extensions: Readonly<Record<string, string>> = {
  'http://www.google.com/schemas/sitemap-image/1.1': 'image',
  'http://www.google.com/schemas/sitemap-video/1.1': 'video',
  'http://www.google.com/schemas/sitemap-news/0.9': 'news',
  'http://www.w3.org/1999/xhtml': 'xhtml',
};

export class ExtensionWriter {
  #text = '';
  #depth = 0;

  get isInside(): boolean {
    return this.#depth > 0;
  }

  open(tag: SaxesTagNS): void {
    this.#depth += 1;
    const values = Object.values(tag.attributes)
      .filter((value) => value.prefix !== 'xmlns' && value.name !== 'xmlns')
      .map((attribute) => ` ${attribute.name}="${escapeXml(attribute.value)}"`);
    this.#text += `<${formatName(tag.local, tag.uri)}${values.join('')}>`;
  }

  text(text: string): void {
    this.#text += escapeXml(text);
  }

  close(tag: SaxesTagNS): void {
    this.#depth -= 1;
    this.#text += `</${formatName(tag.local, tag.uri)}>`;
  }

  take(): string {
    const text = this.#text.replace(/>\s+</g, '><').trim();
    this.#text = '';
    return text;
  }
}

function formatName(local: string, uri: string): string {
  return `${extensions[uri] ?? 'unknown'}:${local}`;
}
