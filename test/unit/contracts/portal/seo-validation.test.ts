import { describe, expect, it } from 'vitest';
import { seoWarnings } from '../../../../src/contracts/portal/seo.ts';
import { PageSeoUpdate, SeoDefaultsUpdate } from '../../../../src/contracts/portal/seo-update.ts';

const good = { title: 't'.repeat(55), description: 'd'.repeat(155) };
const getFields = (seo: Parameters<typeof seoWarnings>[0]) =>
  seoWarnings(seo).map(({ field }) => field);

/** Checks the lengths in the section "Limits" of the portal's specification. */
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
  const getInvalid = (more: object) => {
    const { error } = PageSeoUpdate.safeParse({ ...good, ...more });
    return error?.issues.map(({ path }) => path.join('.')) ?? [];
  };
  const withImage = (image: string) => ({ openGraph: { image }, social: { image } });

  it.each<[string, object]>([
    ['the image https://cdn.example/a.png', withImage('https://cdn.example/a.png')],
    ['the image /images/og.png', withImage('/images/og.png')],
    ['the image /a.png?v=2', withImage('/a.png?v=2')],
    [
      'several contexts and types in structured data',
      { structuredData: { '@context': ['https://schema.org', {}], '@type': ['Thing', 'B'] } },
    ],
    ['200 keywords', { keywords: words(200) }],
    [
      'a title of 70 and a description of 320 characters',
      { title: 'x'.repeat(70), description: 'x'.repeat(320) },
    ],
    [
      'an openGraph.title of 95 and an openGraph.description of 300 characters',
      { openGraph: { title: 'x'.repeat(95), description: 'x'.repeat(300), type: 'article' } },
    ],
  ])('may contain %s', (_, more) => expect(getInvalid(more)).toEqual([]));

  it.each([...images.split(' '), 'some text'])('may not contain the image "%s"', (image) =>
    expect(getInvalid(withImage(image))).toEqual(['openGraph.image', 'social.image']),
  );

  it.each<[string, string[], object]>([
    [
      'no context in structured data',
      ['structuredData.@context'],
      { structuredData: { ...thing, '@context': null } },
    ],
    [
      'no type in structured data',
      ['structuredData.@type'],
      { structuredData: { ...thing, '@type': undefined } },
    ],
    [
      'an empty list of types in structured data',
      ['structuredData.@type'],
      { structuredData: { ...thing, '@type': [] } },
    ],
    [
      'structured data of more than 64 kB',
      ['structuredData'],
      { structuredData: { ...thing, text: 'x'.repeat(65_536) } },
    ],
    ['201 keywords', ['keywords'], { keywords: words(201) }],
    [
      'a title of 71 and a description of 321 characters',
      ['title', 'description'],
      { title: 'x'.repeat(71), description: 'x'.repeat(321) },
    ],
    [
      'an openGraph.title of 96 characters and an unknown type',
      ['openGraph.title', 'openGraph.description', 'openGraph.type'],
      { openGraph: { title: 'x'.repeat(96), description: 'x'.repeat(301), type: 'book' } },
    ],
    [
      'an unknown card and an invalid creator',
      ['social.card', 'social.creator'],
      { social: { card: 'huge', creator: 'me' } },
    ],
    ['a relative canonical address', ['canonical'], { canonical: '/relative' }],
  ])('with %s is refused for the fields %j', (_, expected, more) =>
    expect(getInvalid(more)).toEqual(expected),
  );

  it.each(['fr', 'en_GB', 'zh_Hans_CN', 'es_419', 'sr_Latn'])(
    'may have the default locale %s',
    (locale) => {
      expect(SeoDefaultsUpdate.safeParse({ locale }).success).toBe(true);
    },
  );

  it.each(['english', 'en-GB', 'EN_gb', 'es_41', 'en_'])(
    'may not have the default locale %s',
    (locale) => {
      expect(SeoDefaultsUpdate.safeParse({ locale }).success).toBe(false);
    },
  );

  it('is measured in characters, not UTF-16 code units', () => {
    expect(PageSeoUpdate.safeParse({ ...good, title: '🌲'.repeat(70) }).success).toBe(true);
    expect(getFields({ ...good, title: '🌲'.repeat(55) })).toEqual([]);
  });
});
