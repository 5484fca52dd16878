import { describe, expect, it } from 'vitest';
import {
  escapeXml,
  readSitemap,
  readSitemapIndex,
} from '../../../../../../src/deploy/steps/finish/sitemap/read.ts';
import { url, urlset } from '../../../../../support/sitemap-text.ts';
import { fields, invalid, origin, withField } from './schema-values.ts';

describe('readSitemap', () => {
  it('reads address, date, frequency and priority', () => {
    const rest =
      '<lastmod>2026-01-02</lastmod><changefreq>weekly</changefreq><priority>0.5</priority>';
    expect(readSitemap(urlset(url(`${origin}/?a=1&amp;b=2`, rest)))).toEqual({
      entries: [
        { loc: `${origin}/?a=1&b=2`, lastmod: '2026-01-02', changefreq: 'weekly', priority: '0.5' },
      ],
      wrong: [],
    });
  });
  it.each(invalid)('refuses a sitemap that the schema refuses: %s', (_name, xml) => {
    expect(readSitemap(xml)).toHaveProperty('problem');
  });

  it.each(fields.filter(({ isValid }) => isValid))('reads the valid $name "$text"', (field) => {
    expect(readSitemap(withField(field))).toEqual({
      entries: [{ loc: `${origin}/`, [field.name]: field.text }],
      wrong: [],
    });
  });

  it.each(fields.filter(({ isValid }) => !isValid))(
    'drops and reports the invalid $name "$text"',
    (field) => {
      expect(readSitemap(withField(field))).toEqual({
        entries: [{ loc: `${origin}/` }],
        wrong: [expect.stringMatching(/^line 1: /)],
      });
    },
  );

  it('drops and reports entries without a valid address', () => {
    const [longest, long] = [2_048, 2_049].map((length) => `${origin}/`.padEnd(length, 'a'));
    const urls = `<url></url>${url('not an address')}${url(`${long}`)}${url(`${longest}`)}`;
    expect(readSitemap(urlset(urls))).toEqual({
      entries: [{ loc: longest }],
      wrong: [
        expect.stringContaining('no <loc>'),
        expect.stringContaining('"not an address"'),
        expect.stringContaining(`"${origin}/aa`),
      ],
    });
  });

  it('ignores a byte order mark and reads CDATA', () => {
    expect(readSitemap(`\uFEFF${urlset(url(`<![CDATA[${origin}/?a&b]]>`))}`)).toEqual({
      entries: [{ loc: `${origin}/?a&b` }],
      wrong: [],
    });
  });
});

it('readSitemap keeps only known extensions, under their usual prefixes', () => {
  const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"
    xmlns:x="http://www.w3.org/1999/xhtml" xmlns:own="https://own.example">
    <url><loc>${origin}/</loc>
      <i:image> <i:loc>${origin}/a.png?b&amp;c</i:loc> <i:title><![CDATA[<b>]]></i:title> </i:image>
      <x:link xmlns="" xmlns:y="y" rel="alternate" hreflang="de" href="${origin}/de/"/><own:thing>x<own:y/></own:thing>
    </url><own:url/><url><loc>${origin}/b</loc></url></urlset>`;
  expect(readSitemap(xml)).toEqual({
    entries: [
      {
        loc: `${origin}/`,
        extensions: `<image:image><image:loc>${origin}/a.png?b&#38;c</image:loc><image:title>&#60;b&#62;</image:title></image:image><xhtml:link rel="alternate" hreflang="de" href="${origin}/de/"></xhtml:link>`,
      },
      { loc: `${origin}/b` },
    ],
    wrong: [],
  });
});

it('escapeXml drops characters that XML cannot contain', () => {
  expect(escapeXml('\u0000a\uffff<\ud800')).toBe('a&#60;\ufffd');
});

it('readSitemapIndex returns addresses for a valid index only', () => {
  const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/a.xml</loc></sitemap></sitemapindex>`;
  expect(readSitemapIndex(index)).toEqual([`${origin}/a.xml`]);
  expect(readSitemapIndex(urlset(url(origin)))).toBeUndefined();
  expect(readSitemapIndex('<sitemapindex><a')).toBeUndefined();
  expect(readSitemapIndex('no XML')).toBeUndefined();
  expect(
    readSitemapIndex(
      index.replace('<sitemap>', `${'<a>'.repeat(20)}${'</a>'.repeat(20)}<sitemap>`),
    ),
  ).toBeUndefined();
});

it('readSitemap refuses an element with more than 100 attributes', () => {
  const urlset = (count: number) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')}/>`;
  expect(readSitemap(urlset(99))).toEqual({ entries: [], wrong: [] });
  const children = urlset(99).replace('/>', `><url a=""/><url b=""/></urlset>`);
  expect(readSitemap(children)).not.toHaveProperty('problem');
  const problem = 'line 1: an element has more than 100 attributes';
  expect(readSitemap(urlset(100))).toEqual({ problem });
  expect(readSitemapIndex(urlset(100).replaceAll('urlset', 'sitemapindex'))).toBeUndefined();
});

it('readSitemap refuses 100,000 nested elements', () => {
  const deep = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${'<url>'.repeat(100_000)}`;
  expect(readSitemap(deep)).toEqual({ problem: expect.any(String) });
});
