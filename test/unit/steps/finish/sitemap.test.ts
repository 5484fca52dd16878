import { describe, expect, it } from 'vitest';
import { findPageFiles } from '../../../../src/steps/finish/page-files.ts';
import { robotsText } from '../../../../src/steps/finish/robots.ts';
import { readSitemap } from '../../../../src/steps/finish/sitemap/read.ts';
import { makeSitemap } from '../../../../src/steps/finish/sitemap/sitemap.ts';
import { writeSitemap } from '../../../../src/steps/finish/sitemap/write.ts';

const origin = 'https://www.acme.example';
const urlset = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`;
const url = (loc: string, rest = '') => `<url><loc>${loc}</loc>${rest}</url>`;

describe('a sitemap is read', () => {
  it('with all its fields', () => {
    const rest = '<lastmod>2026-01-02</lastmod><changefreq>weekly</changefreq><priority>0.5</priority>';
    expect(readSitemap(urlset(url(`${origin}/?a=1&amp;b=2`, rest)))).toEqual({
      entries: [{ loc: `${origin}/?a=1&b=2`, lastmod: '2026-01-02', changefreq: 'weekly', priority: '0.5' }],
    });
  });
  it.each([
    ['not well-formed', urlset('<url><loc>x</url>')],
    ['another root', '<sitemap/>'],
    ['another namespace', `<urlset>${url(origin)}</urlset>`],
    ['a date that is none', urlset(url(origin, '<lastmod>yesterday</lastmod>'))],
    ['a frequency that is none', urlset(url(origin, '<changefreq>often</changefreq>'))],
    ['a priority above 1', urlset(url(origin, '<priority>2</priority>'))],
    ['no address', urlset('<url></url>')],
    ['two addresses', urlset(`<url><loc>${origin}</loc><loc>${origin}</loc></url>`)],
    ['an element of its own', urlset(url(origin, '<color>red</color>'))],
    ['HTML', '<!doctype html><html><body>Sign in'],
  ])('and refused for %s', (_name, xml) => expect(readSitemap(xml)).toHaveProperty('problem'));
});

describe('a sitemap is written', () => {
  it('in parts with an index where it is too large, each valid, none of the addresses lost', () => {
    const entries = Array.from({ length: 25 }, (_, index) => ({ loc: `${origin}/<${index}>&` }));
    const files = writeSitemap(entries, origin, { addresses: 10, bytes: 1e6 });
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(files.get('sitemap.xml')).toContain(`<loc>${origin}/sitemap-3.xml</loc>`);
    const read = [...files].slice(1).flatMap(([, xml]) => {
      const part = readSitemap(xml);
      return 'entries' in part ? part.entries : [];
    });
    expect(read).toEqual(entries);
    expect(writeSitemap(entries, origin, { addresses: 100, bytes: 1_000 }).size).toBeGreaterThan(3);
  });
});

describe('the sitemap of a site', () => {
  const page = (path: string) => ({
    slug: path,
    path,
    title: path,
    type: 'page',
    textKeyCount: 0,
    lastUpdated: '2026-01-02T00:00:00Z',
  });
  const pages = [page('/'), page('/hidden'), page('/gone')];
  const seo = new Map([
    [
      '/hidden',
      { pageSlug: '/hidden', title: 't', description: 'd', noIndex: true, updatedAt: '2026-01-02T00:00:00Z' },
    ],
  ]);
  const content = { pages, seo, defaults: {}, sitemap: undefined, malformed: [] };
  const found = findPageFiles(pages, ['index.html', 'hidden.html', 'other.html']);

  it('is the portal’s without what must not be in it', () => {
    const xml = urlset(
      [
        `${origin}/`,
        `${origin}/hidden`,
        `${origin}/gone`,
        `${origin}/nowhere`,
        'https://evil.example/',
        `${origin}/other`,
      ]
        .map((loc) => url(loc))
        .join(''),
    );
    const { files, warnings } = makeSitemap({ ...content, sitemap: xml }, found, origin, false);
    expect(readSitemap(files.get('sitemap.xml') ?? '')).toEqual({
      entries: [{ loc: `${origin}/` }, { loc: `${origin}/other` }],
    });
    expect(warnings).toHaveLength(3);
  });
  it('is made from the pages where the portal has none, or one that is not valid', () => {
    const made = { entries: [{ loc: `${origin}/`, lastmod: '2026-01-02' }] };
    expect(readSitemap(makeSitemap(content, found, origin, false).files.get('sitemap.xml') ?? '')).toEqual(made);
    const broken = makeSitemap({ ...content, sitemap: '<html>' }, found, origin, false);
    expect(readSitemap(broken.files.get('sitemap.xml') ?? '')).toEqual(made);
    expect(broken.warnings).toHaveLength(1);
    expect(makeSitemap(content, found, origin, true).files.size).toBe(0);
  });
});

describe('robots.txt', () => {
  const sitemap = `${origin}/sitemap.xml`;
  it('names the sitemap once', () => {
    const once = robotsText('User-agent: *\r\nDisallow: /a', sitemap, false);
    expect(once).toBe(`User-agent: *\r\nDisallow: /a\r\n\r\nSitemap: ${sitemap}\r\n`);
    expect(robotsText(once, sitemap, false)).toBeUndefined();
    expect(robotsText(undefined, sitemap, false)).toContain('Allow: /');
    expect(robotsText('x', undefined, false)).toBeUndefined();
  });
  it('closes a Preview to all', () =>
    expect(robotsText('User-agent: *\nAllow: /', sitemap, true)).toBe('User-agent: *\nDisallow: /\n'));
});
