import { expect, it } from 'vitest';
import { findPageFiles } from '../../../../../../src/deploy/steps/finish/pages/pages.ts';
import { makeSitemap } from '../../../../../../src/deploy/steps/finish/sitemap/sitemap.ts';
import { writeSitemap } from '../../../../../../src/deploy/steps/finish/sitemap/write.ts';
import { getContent } from '../../../../../support/portal-content.ts';
import { url, urlset } from '../../../../../support/sitemap-text.ts';
import { viewSite } from '../../../../../support/sitemap-view.ts';
import { validateSitemap } from '../../../../../support/sitemap-xml.ts';
import { fields, invalid, origin, withField } from './schema-values.ts';

it('the schema of sitemaps.org refuses exactly the test documents that are listed as invalid', async () => {
  const documents = [
    ...invalid.map(([name, contents]) => ({ name, contents, isValid: false })),
    ...fields.map((field) => ({ ...field, contents: withField(field) })),
  ];
  // One call for all documents, because each call starts a program.
  const xml = documents.map(({ contents }, index) => ({ fileName: `${index}.xml`, contents }));
  const refused = new Set(
    (await validateSitemap(xml)).map(({ loc }) => Number.parseInt(loc?.fileName ?? '-1', 10)),
  );
  for (const [index, { isValid, ...document }] of documents.entries())
    expect([document, refused.has(index)]).toEqual([document, !isValid]);
});

it('writeSitemap writes valid parts and a valid index', async () => {
  const entries = Array.from({ length: 25 }, (_, index) => ({ loc: `${origin}/${index}?a&b='` }));
  const files = writeSitemap(entries, origin, { addresses: 10, bytes: 1e6 });
  expect(files.size).toBe(4);
  for (const xml of files.values()) expect(await validateSitemap(xml)).toEqual([]);
});

it("makeSitemap writes a valid sitemap even if the portal's addresses need encoding", async () => {
  const odd = ['/100%', '/a b', '/a|b', '/[x]', '/ü', '/%C3%BC'];
  const found = findPageFiles([], ['100%.html', 'a b.html', 'a|b.html', '[x].html', 'ü.html']);
  const sitemap = urlset(odd.map((path) => url(origin + path)).join(''));
  const seo = { ...getContent([], []), sitemap: [sitemap] };
  const made = makeSitemap({ seo, found, origin, builtSitemaps: [], ...viewSite(found) });
  expect(await validateSitemap(String(made.files.get('sitemap.xml')))).toEqual([]);
});
