import type { SitemapEntry } from './read.ts';

/** Limits of the protocol. (https://www.sitemaps.org/protocol.html#index) */
export const limits = { addresses: 50_000, bytes: 52_428_800 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * A sitemap as files by their path in the site: one, or an index and its parts where there are too many addresses or bytes.
 * @param origin of the site, without a slash at its end
 */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string, most = limits): Map<string, string> {
  const parts: string[] = [];
  let urls: string[] = [];
  let size = 0;
  const close = () => {
    if (urls.length > 0) parts.push(`${declaration}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`);
    urls = [];
    size = 200;
  };
  close();
  for (const entry of entries) {
    const url = urlOf(entry);
    const bytes = Buffer.byteLength(url);
    if (urls.length >= most.addresses || size + bytes > most.bytes) close();
    urls.push(url);
    size += bytes;
  }
  close();
  const [first, ...others] = parts;
  if (first === undefined) return new Map();
  if (others.length === 0) return new Map([['sitemap.xml', first]]);
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  const sitemaps = names.map((name) => `  <sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`);
  const index = `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join('')}</sitemapindex>\n`;
  return new Map([
    ['sitemap.xml', index],
    ...parts.map((part, number): [string, string] => [names[number] ?? '', part]),
  ]);
}

function urlOf({ loc, lastmod, changefreq, priority }: SitemapEntry): string {
  const lines = Object.entries({ loc, lastmod, changefreq, priority }).flatMap(([name, value]) =>
    value === undefined ? [] : [`    <${name}>${escapeXml(value)}</${name}>\n`],
  );
  return `  <url>\n${lines.join('')}  </url>\n`;
}

/** Without what XML 1.0 can not hold in any form. (https://www.w3.org/TR/xml/#charsets) */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
