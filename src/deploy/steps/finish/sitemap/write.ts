import { sitemapLimits } from '../../../../contracts/portal/page.ts';
import { escapeXml, extensions, type SitemapEntry } from './read.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const frame = 600;

export function writeSitemap(
  entries: readonly SitemapEntry[],
  origin: string,
  max = sitemapLimits,
): Map<string, string> {
  const parts: string[] = [];
  let urls: string[] = [];
  let size = frame;
  const close = () => {
    if (urls.length > 0) parts.push(urlset(urls.join('')));
    urls = [];
    size = frame;
  };
  for (const entry of entries) {
    const url = formatUrl(entry);
    const bytes = Buffer.byteLength(url);
    if (urls.length >= max.addresses || size + bytes > max.bytes) close();
    urls.push(url);
    size += bytes;
  }
  close();
  const [first, ...otherParts] = parts;
  if (!first) return new Map();
  if (otherParts.length === 0) return new Map([['sitemap.xml', first]]);
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  return new Map([
    ['sitemap.xml', sitemapIndex(names, origin)],
    ...parts.map((part, number): [string, string] => [names[number] ?? '', part]),
  ]);
}

export function sitemapIndex(names: readonly string[], origin: string): string {
  const sitemaps = names.map(
    (name) => `  <sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join('')}</sitemapindex>\n`;
}

/** @param urls as `formatUrl` returns them */
export function urlset(urls: string): string {
  const used = Object.entries(extensions).filter(([, prefix]) => urls.includes(`<${prefix}:`));
  const namespaces = used.map(([uri, prefix]) => ` xmlns:${prefix}="${uri}"`).join('');
  return `${declaration}<urlset ${namespace}${namespaces}>\n${urls}</urlset>\n`;
}

export function formatUrl(entry: SitemapEntry): string {
  const { loc, lastmod, changefreq, priority, extensions: more } = entry;
  const lines = Object.entries({ loc, lastmod, changefreq, priority }).flatMap(([name, value]) => {
    if (!value) return [];
    return [`    <${name}>${escapeXml(value)}</${name}>\n`];
  });
  if (more) lines.push(`    ${more}\n`);
  return `  <url>\n${lines.join('')}  </url>\n`;
}
