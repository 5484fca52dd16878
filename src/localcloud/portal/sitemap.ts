import { listPages } from './store/content.ts';
import type { Database } from './store/database.ts';
import { seoOfSite } from './store/seo.ts';
import type { SiteRow } from './store/sites.ts';

/** https://www.sitemaps.org/protocol.html */
export function sitemapXml(database: Database, site: SiteRow): string {
  const { excludePages = [], defaultChangeFreq = 'weekly', priorities = {} } = site.sitemap;
  const seo = new Map(seoOfSite(database, site.id).map((item) => [item.pageSlug, item.body]));
  const pages = listPages(database, site.id).filter(
    ({ slug }) => !excludePages.includes(slug) && seo.get(slug)?.noIndex !== true,
  );
  const entries = pages.flatMap(({ slug, path, lastUpdated }) => [
    '  <url>',
    `    <loc>${escapeXml(formatUrl(site.url, path))}</loc>`,
    `    <lastmod>${lastUpdated.slice(0, 10)}</lastmod>`,
    `    <changefreq>${defaultChangeFreq}</changefreq>`,
    `    <priority>${decimal(priorities[slug] ?? 0.5)}</priority>`,
    '  </url>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `new URL` leaves some characters, e.g. a lone %, that aren't valid in anyURI. */
function formatUrl(siteUrl: string, path: string): string {
  const segments = path.split('/').map((segment) => encodeURIComponent(segment.toWellFormed()));
  const { origin, pathname } = new URL(siteUrl);
  return origin + pathname.replace(/\/+$/, '') + segments.join('/');
}

/** xsd:decimal has no exponents, which JavaScript uses for very small numbers. */
function decimal(number: number): string {
  return number.toFixed(2).replace(/0$/, '');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
