import { beforeAll, describe, expect, it } from 'vitest';
import {
  readSitemap,
  readSitemapIndex,
} from '../../../../../../src/deploy/steps/finish/sitemap/read.ts';
import { url, urlset, validateSitemap } from '../../../../../support/sitemap-xml.ts';

const origin = 'https://www.acme.example';

const invalid: readonly (readonly [string, string])[] = [
  ['not well-formed', urlset('<url><loc>x</url>')],
  ['another root', '<sitemap/>'],
  ['another namespace', `<urlset>${url(origin)}</urlset>`],
  ['two addresses', urlset(`<url><loc>${origin}</loc><loc>${origin}</loc></url>`)],
  ['an element of its own', urlset(url(origin, '<color>red</color>'))],
  ['HTML', '<!doctype html><html><body>Sign in'],
];
const dates = [
  ...['2026-01-02', '2026-01-02Z', '2026-01-02T10:11:12Z', '2026-01-02T10:11:12.5+05:30'],
  ...['2026-01-02T10:11:12', '2026', '2026-01', '2026-01-02T10:11Z', '2026-02-30', '2026-13-01'],
  ...['2026-01-02T24:11:12', 'yesterday', ''],
];
const priorities = ['0', '1', '1.0', '.5', '+0.5', '1.', '-0', '1.1', '-0.1', '1e-1', '0,5', ''];
const frequencies = ['always', 'never', 'often', 'Weekly', ''];
const fields = [
  ...dates.map((text) => ({ name: 'lastmod', text })),
  ...priorities.map((text) => ({ name: 'priority', text })),
  ...frequencies.map((text) => ({ name: 'changefreq', text })),
];
const withField = ({ name, text }: (typeof fields)[number]) =>
  urlset(url(`${origin}/`, `<${name}>${text}</${name}>`));

/** Files that the schema refuses, validated in one call because each call starts a program. */
const refused = new Set<string>();
beforeAll(async () => {
  const documents = [...invalid.map(([, xml]) => xml), ...fields.map(withField)];
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  for (const { loc } of await validateSitemap(xml))
    if (loc) refused.add(documents[Number.parseInt(loc.fileName, 10)] ?? '');
});

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
  it.each(invalid)('refuses an invalid sitemap, as the schema does: %s', (_name, xml) => {
    expect(readSitemap(xml)).toHaveProperty('problem');
    expect(refused).toContain(xml);
  });

  it.each(fields)(
    'accepts the $name "$text" if the schema does, and reports it otherwise',
    (field) => {
      const xml = withField(field);
      const entry = { loc: `${origin}/` };
      expect(readSitemap(xml)).toEqual(
        refused.has(xml)
          ? { entries: [entry], wrong: [expect.stringMatching(/^line 1: /)] }
          : { entries: [{ ...entry, [field.name]: field.text }], wrong: [] },
      );
    },
  );

  it('is tested with values that the schema accepts and refuses', () => {
    expect(refused.size).toBeGreaterThan(invalid.length);
    expect(refused.size).toBeLessThan(invalid.length + fields.length);
    expect([...refused]).not.toContain('');
  });

  it('reports entries without a valid address', () => {
    expect(readSitemap(urlset(`<url></url>${url('not an address')}${url(`${origin}/`)}`))).toEqual({
      entries: [{ loc: `${origin}/` }],
      wrong: [expect.stringContaining('no <loc>'), expect.stringContaining('"not an address"')],
    });
  });
});

it('readSitemap keeps known extensions, with our own prefixes', () => {
  const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"
    xmlns:x="http://www.w3.org/1999/xhtml" xmlns:own="https://own.example">
    <url><loc>${origin}/</loc>
      <i:image> <i:loc>${origin}/a.png?b&amp;c</i:loc> <i:title><![CDATA[<b>]]></i:title> </i:image>
      <x:link rel="alternate" hreflang="de" href="${origin}/de/"/><own:thing>x<own:y/></own:thing>
    </url><url><loc>${origin}/b</loc></url></urlset>`;
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

it('readSitemapIndex reads the addresses of an index, but not a sitemap or invalid XML', () => {
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

it('readSitemap refuses 100,000 nested elements', () => {
  const deep = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${'<url>'.repeat(100_000)}`;
  expect(readSitemap(deep)).toEqual({ problem: expect.any(String) });
});
