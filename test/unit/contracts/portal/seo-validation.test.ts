import { describe, expect, it } from 'vitest';
import { seoWarnings } from '../../../../src/contracts/portal/seo.ts';
import { PageSeoUpdate, SeoDefaultsUpdate } from '../../../../src/contracts/portal/seo-update.ts';

const good = { title: 't'.repeat(55), description: 'd'.repeat(155) };
const getFields = (seo: Parameters<typeof seoWarnings>[0]) =>
  seoWarnings(seo).map(({ field }) => field);

/** Spec: Limits. */
describe('the metadata of a page', () => {
  it.each([
    ['title', 50, 60],
    ['description', 150, 160],
  ] as const)('causes a warning unless its %s has %i to %i characters', (field, least, most) => {
    const warned = (length: number) => getFields({ ...good, [field]: 'x'.repeat(length) });
    expect(warned(least - 1)).toEqual([field]);
    expect(warned(least)).toEqual([]);
    expect(warned(most)).toEqual([]);
    expect(warned(most + 1)).toEqual([field]);
  });

  it.each([
    ['title', 60],
    ['description', 110],
  ] as const)('causes a warning if openGraph.%s has more than %i characters', (field, most) => {
    const warned = (length: number) =>
      getFields({ ...good, openGraph: { [field]: 'x'.repeat(length) } });
    expect(warned(1)).toEqual([]);
    expect(warned(most)).toEqual([]);
    expect(warned(most + 1)).toEqual([`openGraph.${field}`]);
  });

  it('causes a warning unless openGraph.image has 1200x630 pixels', () => {
    expect(getFields({ ...good, openGraph: { imageWidth: 1200, imageHeight: 630 } })).toEqual([]);
    expect(getFields({ ...good, openGraph: { imageWidth: 1200, imageHeight: 675 } })).toEqual([
      'openGraph.image',
    ]);
  });

  it.each([
    ['title', { title: { toString: '' } }],
    ['title and derived', { title: '', derived: 5 }],
    ['description', { description: [{}] }],
  ])('is refused with the names of its invalid fields: %s', (_, more) => {
    const { error } = PageSeoUpdate.safeParse({ ...good, ...more });
    const named = error?.issues.map((issue) => String(issue.path[0]));
    expect(named).toEqual(expect.arrayContaining(Object.keys(more)));
  });

  const thing = { '@context': 'https://schema.org', '@type': 'Thing' };
  const words = (length: number) => Array.from({ length }, (_, index) => `word ${index}`);
  const images = 'javascript:alert(1) data:image/png;base64,AA og.png http:// //a.example/a.png';
  const rows: [object, string[]][] = [
    ...['https://cdn.example/a.png', '/images/og.png', '/a.png?v=2'].map(
      (image) => [{ openGraph: { image }, social: { image } }, []] as [object, string[]],
    ),
    ...[...images.split(' '), 'some text'].map(
      (image) =>
        [{ openGraph: { image }, social: { image } }, ['openGraph.image', 'social.image']] as [
          object,
          string[],
        ],
    ),
    [{ structuredData: { ...thing, '@context': null } }, ['structuredData.@context']],
    [{ structuredData: { ...thing, '@type': undefined } }, ['structuredData.@type']],
    [{ structuredData: { ...thing, '@type': [] } }, ['structuredData.@type']],
    [{ structuredData: { ...thing, text: 'x'.repeat(65_536) } }, ['structuredData']],
    [{ structuredData: { '@context': ['https://schema.org', {}], '@type': ['Thing', 'B'] } }, []],
    [{ keywords: words(200) }, []],
    [{ keywords: words(201) }, ['keywords']],
    [{ title: 'x'.repeat(71), description: 'x'.repeat(321) }, ['title', 'description']],
    [{ title: 'x'.repeat(70), description: 'x'.repeat(320) }, []],
    [
      { openGraph: { title: 'x'.repeat(96), description: 'x'.repeat(301), type: 'book' } },
      ['openGraph.title', 'openGraph.description', 'openGraph.type'],
    ],
    [{ openGraph: { title: 'x'.repeat(95), description: 'x'.repeat(300), type: 'article' } }, []],
    [{ social: { card: 'huge', creator: 'me' } }, ['social.card', 'social.creator']],
    [{ canonical: '/relative' }, ['canonical']],
  ];
  it.each(
    rows.map(([more, expected]) => ({
      ...{ more, expected, shown: JSON.stringify(more).slice(0, 60) },
      names: expected.join(', ') || 'none',
    })),
  )('($shown) has the invalid fields: $names', ({ more, expected }) => {
    const { error } = PageSeoUpdate.safeParse({ ...good, ...more });
    expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(expected);
  });

  it.each([
    ['fr en_GB zh_Hans_CN es_419 sr_Latn', true],
    ['english en-GB EN_gb es_41 en_', false],
  ])('accepts the locales %s: %s', (locales, valid) => {
    for (const locale of locales.split(' '))
      expect(SeoDefaultsUpdate.safeParse({ locale }).success, locale).toBe(valid);
  });

  it('is measured in characters, not UTF-16 code units', () => {
    expect(PageSeoUpdate.safeParse({ ...good, title: '🌲'.repeat(70) }).success).toBe(true);
    expect(getFields({ ...good, title: '🌲'.repeat(55) })).toEqual([]);
  });
});
