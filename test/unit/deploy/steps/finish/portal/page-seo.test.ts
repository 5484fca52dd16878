import { describe, expect, it } from 'vitest';
import type { PageSeo } from '../../../../../../src/contracts/portal/seo.ts';
import {
  checkDefaults,
  checkPageSeo,
  imageWarnings,
} from '../../../../../../src/deploy/steps/finish/portal/page-seo.ts';

const origin = 'https://www.acme.example';
const sizes = new Map([
  ['images/small über.png', 1_000_000],
  ['images/large.png', 2_100_000],
]);
const warned = (image: string) =>
  imageWarnings(
    {
      pageSlug: 'home',
      title: '',
      description: '',
      updatedAt: '2026-01-02T00:00:00Z',
      openGraph: { image },
      social: { image: '' },
    },
    origin,
    (file) => sizes.get(file),
  );

it.each([
  ['a file of the site by its encoded path', '/images/small%20%C3%BCber.png'],
  ['a file of the site by its address', `${origin}/images/small über.png?v=1`],
  ['an image on a different host', 'https://cdn.example/any.png'],
  ['an empty address', ''],
])('imageWarnings accepts %s', (_, image) => expect(warned(image)).toEqual([]));

it.each([
  [
    'an image of 2.1 MB',
    '/images/large.png',
    'images/large.png is 2.1 MB; the recommended maximum is 1.0 MB',
  ],
  ['a missing file', `${origin}/images/none.png`, 'the site has no file images/none.png'],
  ['a path that is not valid URL encoding', '/a/100%', 'the site has no file a/100%'],
])('imageWarnings warns about %s', (_, image, message) =>
  expect(warned(image)).toEqual([{ field: 'openGraph.image', message }]),
);

const seo = (more: Partial<PageSeo> = {}): PageSeo => ({
  pageSlug: 'home',
  title: 'x'.repeat(55),
  description: 'x'.repeat(155),
  updatedAt: '2026-01-02T00:00:00Z',
  ...more,
});
const fields = (problems: readonly { readonly field: string }[]) =>
  problems.map(({ field }) => field);

describe('the metadata of a page', () => {
  it('is used unchanged if it is within the limits', () => {
    expect(checkPageSeo(seo())).toMatchObject({ errors: [], warnings: [], seo: seo() });
  });

  it.each<[string, number, (text: string) => Partial<PageSeo>]>([
    ['title', 70, (title) => ({ title })],
    ['description', 320, (description) => ({ description })],
    ['openGraph.title', 95, (title) => ({ openGraph: { title, siteName: 'kept' } })],
    [
      'openGraph.description',
      300,
      (description) => ({ openGraph: { description, siteName: 'kept' } }),
    ],
  ])('loses only the field %s if it has more than %i characters', (field, maximum, make) => {
    // A character of two UTF-16 units counts once.
    expect(checkPageSeo(seo(make('😀'.repeat(maximum)))).errors).toEqual([]);
    const checked = checkPageSeo(seo(make('y'.repeat(maximum + 1))));
    expect(checked.errors).toEqual([
      { field, message: `has ${maximum + 1} characters; at most ${maximum} are allowed` },
    ]);
    expect(fields(checked.warnings)).not.toContain(field);
    const isNested = field.startsWith('openGraph');
    const left = isNested ? { openGraph: { siteName: 'kept' } } : { [field]: '' };
    expect(checked.seo).toEqual({ ...seo(), ...left });
  });

  it('is used with a warning for each recommendation that it does not follow', () => {
    const checked = checkPageSeo(
      seo({
        title: 'x'.repeat(61),
        description: 'short',
        openGraph: { title: 'x'.repeat(61), imageWidth: 600 },
      }),
    );
    expect(checked.errors).toEqual([]);
    expect(fields(checked.warnings)).toEqual([
      'title',
      'description',
      'openGraph.title',
      'openGraph.image',
    ]);
    expect(checked.seo.title).toHaveLength(61);
  });

  it.each(['javascript:owned()', 'data:text/html,x', '\tjava\nscript:x', 'xhttps://x', 'http://'])(
    'loses the address %j of a page or an image, which is reported',
    (address) => {
      const { seo: checked, errors } = checkPageSeo(
        seo({ canonical: address, openGraph: { image: address }, social: { image: address } }),
      );
      expect(fields(errors)).toEqual(['canonical', 'openGraph.image', 'social.image']);
      expect(checked).toMatchObject({ canonical: undefined, openGraph: {}, social: {} });
      expect(checkDefaults({ defaultImage: address, locale: 'en_US' })).toMatchObject({
        defaults: { locale: 'en_US' },
        errors: [{ field: 'defaultImage' }],
      });
    },
  );

  it('may have a path as the address of an image, but not as its canonical address', () => {
    expect(checkPageSeo(seo({ openGraph: { image: '/a.png' } })).errors).toEqual([]);
    expect(fields(checkPageSeo(seo({ canonical: '/a' })).errors)).toEqual(['canonical']);
    expect(checkPageSeo(seo({ canonical: '' })).errors).toEqual([]);
  });

  it('loses structured data without @type, which is reported', () => {
    const data = { '@context': 'https://schema.org', '@graph': [] };
    const without = checkPageSeo(seo(JSON.parse(JSON.stringify({ structuredData: data }))));
    expect(without.errors).toEqual([{ field: 'structuredData', message: 'has no @type' }]);
    expect(without.seo.structuredData).toBeUndefined();
  });
});

it("checkDefaults applies the limit of descriptions to the site's default description", () => {
  const { defaults, errors } = checkDefaults({
    defaultDescription: 'x'.repeat(321),
    titleSuffix: ' | Acme',
  });
  expect(fields(errors)).toEqual(['defaultDescription']);
  expect(defaults).toEqual({ titleSuffix: ' | Acme' });
});
