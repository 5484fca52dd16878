import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sitemapLimits } from '../../../../src/contracts/portal/page.ts';
import { mergeLocalSites } from '../../../../src/localcloud/portal/seed/seed.ts';
import { sitemapParts, wholeSitemap } from '../../../../src/localcloud/portal/sitemap.ts';
import { insertPage, putSeo } from '../../../../src/localcloud/portal/store/content.ts';
import { type Database, openDatabase } from '../../../../src/localcloud/portal/store/database.ts';
import { findSiteById, updateSite } from '../../../../src/localcloud/portal/store/sites.ts';
import { localUsers } from '../../../../src/localcloud/portal/store/users.ts';
import { validateSitemap } from '../../../support/sitemap-xml.ts';
import { docsSite } from './harness.ts';

const now = '2026-05-01T10:00:00.000Z';
let database: Database;
beforeEach(() => {
  database = openDatabase(undefined);
  const users = localUsers.map((user) => ({ ...user, token: user.id }));
  mergeLocalSites(database, [docsSite], users, now);
});
afterEach(() => {
  database.close();
});

const insert = (slug: string, path: string) =>
  insertPage(database, docsSite.id, { slug, path, title: '', type: 'page', lastUpdated: now });

function read(max?: typeof sitemapLimits): readonly string[] {
  const site = findSiteById(database, docsSite.id);
  if (!site) return [];
  const parts = sitemapParts(database, site, max);
  return [wholeSitemap(site, parts), ...parts];
}

const sitemap = () => read()[0] ?? '';
const addresses = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  it('is valid against the sitemaps.org schema with special characters in URL and paths', async () => {
    const paths = [
      '/100%',
      '/a b',
      '/caf%C3%A9',
      '/<script>',
      "/it's & more",
      '/über/日本',
      '/a?b#c',
      '/tree🌲',
      '/]]>',
      '/a\u0001b',
      '/lone\ud800',
    ];
    for (const [index, path] of paths.entries()) insert(`p${index}`, path);
    const url = 'https://a.example/base/?q="&<';
    const sitemapConfig = { priorities: { p0: 1e-9, p1: 1, p2: 0.123 } };
    updateSite(database, docsSite.id, { url, sitemap: sitemapConfig }, now);
    const xml = sitemap();
    expect(xml.match(/<url>/g)).toHaveLength(paths.length + 1);
    expect(await validateSitemap(xml)).toEqual([]);
    expect(xml).toContain('/100%25</loc>');
    expect(xml).toContain('/a%20b</loc>');
    expect(xml).toContain('/caf%C3%A9</loc>');
    expect(xml).toContain('<loc>https://a.example/base/</loc>');
    // The validation does detect errors.
    expect(await validateSitemap(xml.replace('/100%25<', '/100%<'))).not.toEqual([]);
    expect(await validateSitemap(xml.replace('weekly', 'often'))).not.toEqual([]);
  });

  it('omits excluded and noindex pages', () => {
    for (const slug of ['a', 'b', 'c']) insert(slug, `/${slug}`);
    updateSite(database, docsSite.id, { sitemap: { excludePages: ['a'] } }, now);
    const body = { title: 't', description: 'd', noIndex: true };
    putSeo(database, docsSite.id, { pageSlug: 'b', body, updatedAt: now });
    expect(addresses(sitemap())).toEqual([
      'https://docs.acme.example/',
      'https://docs.acme.example/c',
    ]);
  });

  it('is split into an index and valid parts above the limits for one file', async () => {
    for (const slug of ['a', 'b', 'c', 'ü']) insert(slug, `/${slug}`);
    const [index, ...parts] = read({ ...sitemapLimits, addresses: 2 });
    expect(index?.match(/<sitemapindex /)).toHaveLength(1);
    expect(addresses(index)).toEqual(
      [1, 2, 3].map((part) => `https://docs.acme.example/sitemap-${part}.xml`),
    );
    expect(parts.map((part) => addresses(part).length)).toEqual([2, 2, 1]);
    for (const part of parts) expect(await validateSitemap(part)).toEqual([]);
    expect(parts.flatMap(addresses)).toEqual(addresses(sitemap()));
    const bytes = Math.max(...parts.map((part) => Buffer.byteLength(part)));
    const [, ...small] = read({ ...sitemapLimits, bytes });
    expect(small.map((part) => Buffer.byteLength(part) <= bytes)).toEqual([true, true, true]);
  });
});
