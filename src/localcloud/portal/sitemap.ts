import { sitemapLimits } from '../../contracts/portal/page.ts';
import { listMetadata } from './store/content.ts';
import type { Database } from './store/database.ts';
import type { SiteRow } from './store/sites.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Builds the documents of a site's sitemap: https://www.sitemaps.org/protocol.html */
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

/**
 * Combines the parts into one document. An index uses the site's host, because crawlers reject
 * parts on another host.
 */
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

/**
 * Builds a page's URL. `new URL` keeps some characters that are invalid in anyURI, e.g. a lone %.
 */
function formatUrl(siteUrl: string, path: string): string {
  const segments = decode(path)
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()));
  const { origin, pathname } = new URL(siteUrl);
  return origin + pathname.replace(/\/+$/, '') + segments.join('/');
}

/** Decodes a path, because editors may write it in encoded form. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Formats a number for xsd:decimal, which doesn't allow the exponents that JavaScript uses for very
 * small numbers.
 */
function decimal(number: number): string {
  return number.toFixed(2).replace(/0$/, '');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
