import { describe, expect, it } from 'vitest';
import { seoWarnings } from '../../../../src/contracts/portal/seo.ts';
import { PageSeoUpdate } from '../../../../src/contracts/portal/seo-update.ts';

const good = { title: 't'.repeat(55), description: 'd'.repeat(155) };
const getFields = (seo: Parameters<typeof seoWarnings>[0]) =>
  seoWarnings(seo).map(({ field }) => field);

/** Spec: Limits. */
describe('SEO limits', () => {
  it.each([
    ['title', 49, 50, 60, 61],
    ['description', 149, 150, 160, 161],
  ] as const)('%s has a recommended range', (field, short, least, most, long) => {
    const warned = (length: number) => getFields({ ...good, [field]: 'x'.repeat(length) });
    expect(warned(short)).toEqual([field]);
    expect(warned(least)).toEqual([]);
    expect(warned(most)).toEqual([]);
    expect(warned(long)).toEqual([field]);
  });

  it.each([
    ['title', 60],
    ['description', 110],
  ] as const)('openGraph.%s has a recommended maximum', (field, most) => {
    const warned = (length: number) =>
      getFields({ ...good, openGraph: { [field]: 'x'.repeat(length) } });
    expect(warned(1)).toEqual([]);
    expect(warned(most)).toEqual([]);
    expect(warned(most + 1)).toEqual([`openGraph.${field}`]);
  });

  it('recommends an openGraph image of 1200x630', () => {
    expect(getFields({ ...good, openGraph: { imageWidth: 1200, imageHeight: 630 } })).toEqual([]);
    expect(getFields({ ...good, openGraph: { imageWidth: 1200, imageHeight: 675 } })).toEqual([
      'openGraph.image',
    ]);
  });

  it.each([{ title: { toString: '' } }, { title: '', derived: 5 }, { description: [{}] }])(
    'name the fields of the wrong type: %j',
    (more) => {
      const { error } = PageSeoUpdate.safeParse({ ...good, ...more });
      const named = error?.issues.map((issue) => String(issue.path[0]));
      expect(named).toEqual(expect.arrayContaining(Object.keys(more)));
    },
  );

  it('counts characters, not UTF-16 code units', () => {
    expect(PageSeoUpdate.safeParse({ ...good, title: '🌲'.repeat(70) }).success).toBe(true);
    expect(getFields({ ...good, title: '🌲'.repeat(55) })).toEqual([]);
  });
});
