import { sitemapLimits } from '../../contracts/portal/page.ts';
import { listMetadata } from './store/content.ts';
import type { Database } from './store/database.ts';
import type { SiteRow } from './store/sites.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Each is a complete document. https://www.sitemaps.org/protocol.html */
export function sitemapParts(database: Database, site: SiteRow, max = sitemapLimits): string[] {
  const { excludePages = [], defaultChangeFreq = 'weekly', priorities = {} } = site.sitemap;
  const excluded = new Set(excludePages);
  const parts: string[][] = [[]];
  const frame = Buffer.byteLength(toDocument('urlset', []));
  let size = frame;
  for (const { slug, path, lastUpdated, isHidden } of listMetadata(database, site.id)) {
    if (isHidden || excluded.has(slug)) continue;
    const entry = [
      '  <url>',
      `    <loc>${escapeXml(formatUrl(site.url, path))}</loc>`,
      `    <lastmod>${lastUpdated.slice(0, 10)}</lastmod>`,
      `    <changefreq>${defaultChangeFreq}</changefreq>`,
      `    <priority>${decimal(priorities[slug] ?? 0.5)}</priority>`,
      '  </url>',
    ].join('\n');
    const bytes = Buffer.byteLength(entry) + 1;
    const isFull = size + bytes > max.bytes || parts.at(-1)?.length === max.addresses;
    if (isFull) parts.push([]);
    size = bytes + (isFull ? frame : size);
    parts.at(-1)?.push(entry);
  }
  return parts.map((entries) => toDocument('urlset', entries));
}

/** An index names its parts as a site serves them, since crawlers refuse those of another host. */
export function wholeSitemap(site: SiteRow, parts: readonly string[]): string {
  const [only = ''] = parts;
  if (parts.length === 1) return only;
  const entries = parts.map((_, index) => {
    const address = formatUrl(site.url, `/sitemap-${index + 1}.xml`);
    return `  <sitemap><loc>${escapeXml(address)}</loc></sitemap>`;
  });
  return toDocument('sitemapindex', entries);
}

function toDocument(root: string, entries: readonly string[]): string {
  const start = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${namespace}>`];
  return [...start, ...entries, `</${root}>`, ''].join('\n');
}

/** `new URL` keeps some characters that are invalid in anyURI, e.g. a lone %. */
function formatUrl(siteUrl: string, path: string): string {
  const segments = decode(path)
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()));
  const { origin, pathname } = new URL(siteUrl);
  return origin + pathname.replace(/\/+$/, '') + segments.join('/');
}

/** Editors may write a path as its page links to it. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** JavaScript writes very small numbers with exponents, which xsd:decimal doesn't allow. */
function decimal(number: number): string {
  return number.toFixed(2).replace(/0$/, '');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
