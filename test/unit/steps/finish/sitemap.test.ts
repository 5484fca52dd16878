import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { findPageFiles } from '../../../../src/steps/finish/page-files.ts';
import { robotsText } from '../../../../src/steps/finish/robots.ts';
import { readSitemap } from '../../../../src/steps/finish/sitemap/read.ts';
import { makeSitemap } from '../../../../src/steps/finish/sitemap/sitemap.ts';
import { writeSitemap } from '../../../../src/steps/finish/sitemap/write.ts';

const origin = 'https://www.acme.example';
const urlset = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`;
const url = (loc: string, rest = '') => `<url><loc>${loc}</loc>${rest}</url>`;

const schema = await readFile(new URL('../../localcloud/portal/sitemap.xsd', import.meta.url), 'utf8');
const isValid = async (xml: string) => (await validateXML({ xml, schema })).valid;

describe('a sitemap is read', () => {
  it('with all its fields', () => {
    const rest = '<lastmod>2026-01-02</lastmod><changefreq>weekly</changefreq><priority>0.5</priority>';
    expect(readSitemap(urlset(url(`${origin}/?a=1&amp;b=2`, rest)))).toEqual({
      entries: [{ loc: `${origin}/?a=1&b=2`, lastmod: '2026-01-02', changefreq: 'weekly', priority: '0.5' }],
      wrong: [],
    });
  });
  it.each([
    ['not well-formed', urlset('<url><loc>x</url>')],
    ['another root', '<sitemap/>'],
    ['another namespace', `<urlset>${url(origin)}</urlset>`],
    ['two addresses', urlset(`<url><loc>${origin}</loc><loc>${origin}</loc></url>`)],
    ['an element of its own', urlset(url(origin, '<color>red</color>'))],
    ['HTML', '<!doctype html><html><body>Sign in'],
  ])('and refused for %s', async (_name, xml) => {
    expect(readSitemap(xml)).toHaveProperty('problem');
    expect(await isValid(xml)).toBe(false);
  });

  it.each([
    ...['2026-01-02', '2026-01-02Z', '2026-01-02T10:11:12Z', '2026-01-02T10:11:12.5+05:30', '2026-01-02T10:11:12'],
    ...['2026', '2026-01', '2026-01-02T10:11Z', '2026-02-30', '2026-13-01', '2026-01-02T24:11:12', 'yesterday', ''],
  ])('with the date "%s", as far as the schema takes it', async (lastmod) => {
    await agree(`<lastmod>${lastmod}</lastmod>`, { lastmod });
  });
  it.each(['0', '1', '1.0', '.5', '+0.5', '1.', '-0', '1.1', '-0.1', '1e-1', '0,5', ''])(
    'with the priority "%s", as far as the schema takes it',
    async (priority) => {
      await agree(`<priority>${priority}</priority>`, { priority });
    },
  );
  it.each(['always', 'never', 'often', 'Weekly', ''])(
    'with the frequency "%s", as far as the schema takes it',
    async (changefreq) => {
      await agree(`<changefreq>${changefreq}</changefreq>`, { changefreq });
    },
  );

  /** A field that the schema does not take is left out, and said. */
  async function agree(field: string, value: object): Promise<void> {
    const xml = urlset(url(`${origin}/`, field));
    const expected = (await isValid(xml))
      ? { entries: [{ loc: `${origin}/`, ...value }], wrong: [] }
      : { entries: [{ loc: `${origin}/` }], wrong: [expect.stringMatching(/^line 1: /)] };
    expect(readSitemap(xml)).toEqual(expected);
  }

  it('without entries that have no address', () => {
    expect(readSitemap(urlset(`<url></url>${url('not an address')}${url(`${origin}/`)}`))).toEqual({
      entries: [{ loc: `${origin}/` }],
      wrong: [expect.stringContaining('no <loc>'), expect.stringContaining('"not an address"')],
    });
  });
});

describe('a sitemap is written', () => {
  it('in parts with an index where it is too large, each valid, none of the addresses lost', async () => {
    const entries = Array.from({ length: 25 }, (_, index) => ({ loc: `${origin}/${index}?a&b='` }));
    const files = writeSitemap(entries, origin, { addresses: 10, bytes: 1e6 });
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(files.get('sitemap.xml')).toContain(`<loc>${origin}/sitemap-3.xml</loc>`);
    for (const [name, xml] of files) expect([name, await isValid(xml)]).toEqual([name, true]);
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

  const entriesOf = ({ files }: ReturnType<typeof makeSitemap>) => {
    const read = readSitemap(files.get('sitemap.xml') ?? '');
    return 'entries' in read ? read.entries : [];
  };
  const portals = (...addresses: string[]) => urlset(addresses.map((loc) => url(loc)).join(''));

  it('is the portal’s without what must not be in it', async () => {
    const sitemap = portals(
      ...['/', '/hidden', '/gone', '/nowhere', '/other'].map((path) => origin + path),
      'https://evil.example/',
    );
    const made = makeSitemap({ ...content, sitemap }, found, origin, false);
    expect(entriesOf(made)).toEqual([{ loc: `${origin}/` }, { loc: `${origin}/other` }]);
    expect(made.warnings).toEqual([
      `Left out of the sitemap, because they are marked noIndex: ${origin}/hidden.`,
      `Left out of the sitemap, because they were not built: ${origin}/gone, ${origin}/nowhere.`,
      'Left out of the sitemap, because they are not of this site: https://evil.example/.',
    ]);
    expect(await isValid(made.files.get('sitemap.xml') ?? '')).toBe(true);
  });
  it('is made from the pages where the portal has none, and the site neither', () => {
    const made = makeSitemap(content, found, origin, false);
    expect(entriesOf(made)).toEqual([{ loc: `${origin}/`, lastmod: '2026-01-02' }]);
    expect(makeSitemap(content, found, origin, true).files.size).toBe(0);
  });
  it('never has a page that the portal has left out of its own', () => {
    const all = findPageFiles(pages, ['index.html', 'hidden.html', 'gone.html']);
    expect(entriesOf(makeSitemap({ ...content, sitemap: portals(`${origin}/gone`) }, all, origin, false))).toEqual([
      { loc: `${origin}/gone` },
    ]);
    for (const sitemap of ['<html>', urlset('')]) {
      const none = makeSitemap({ ...content, sitemap }, all, origin, false);
      expect(none.files.size).toBe(0);
      expect(makeSitemap({ ...content, sitemap }, all, origin, true).warnings[0]).toContain('is deployed');
    }
  });
  it('loses a field that is wrong, and no page', () => {
    const sitemap = urlset(url(`${origin}/`, '<lastmod>2026-02-30</lastmod><priority>0.5</priority>'));
    const made = makeSitemap({ ...content, sitemap }, found, origin, false);
    expect(entriesOf(made)).toEqual([{ loc: `${origin}/`, priority: '0.5' }]);
    expect(made.warnings).toEqual([expect.stringContaining('<lastmod> "2026-02-30"')]);
  });
  it('has addresses that are valid whatever the portal has made of them', async () => {
    const odd = ['/100%', '/a b', '/a|b', '/[x]', '/ü', '/%C3%BC'];
    const built = findPageFiles([], ['100%.html', 'a b.html', 'a|b.html', '[x].html', 'ü.html']);
    const made = makeSitemap(
      { ...content, sitemap: portals(...odd.map((path) => origin + path)) },
      built,
      origin,
      false,
    );
    expect(made.warnings).toEqual([]);
    expect(entriesOf(made)).toHaveLength(odd.length);
    expect(await isValid(made.files.get('sitemap.xml') ?? '')).toBe(true);
  });
  it('has the paths of a single-page application, which are no files of its build', () => {
    const app = findPageFiles(pages, ['index.html'], true);
    const sitemap = portals(`${origin}/`, `${origin}/gone`);
    expect(entriesOf(makeSitemap({ ...content, sitemap }, app, origin, false))).toHaveLength(2);
    expect(entriesOf(makeSitemap(content, app, origin, false)).map(({ loc }) => loc)).toEqual([
      `${origin}/`,
      `${origin}/gone`,
    ]);
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

it('reads a sitemap no deeper than sitemaps are', () => {
  const deep = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${'<url>'.repeat(100_000)}`;
  expect(readSitemap(deep)).toEqual({ problem: expect.any(String) });
});
