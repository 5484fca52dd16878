import { expect, it } from 'vitest';
import { digestInputs } from '../../../../../src/deploy/steps/finish/digest-inputs.ts';
import type { PortalContent } from '../../../../../src/deploy/steps/finish/portal/fetch-content.ts';

const page = (slug: string, lastUpdated = '2026-01-01T00:00:00Z') => ({
  slug,
  path: `/${slug}`,
  title: slug,
  type: 'page',
  textKeyCount: 1,
  lastUpdated,
});
const seo = (pageSlug: string, updatedAt = '2026-01-01T00:00:00Z') =>
  ({ pageSlug, title: pageSlug, description: 'd', updatedAt }) as const;
const content: PortalContent = {
  pages: [page('a'), page('b')],
  seo: new Map([
    ['a', seo('a')],
    ['b', seo('b')],
  ]),
  defaults: { titleSuffix: ' | Acme', locale: 'en_GB' },
  sitemap: '<url><loc>/a</loc><lastmod>2026-01-01</lastmod></url>',
  malformed: [],
};
const { pages } = digestInputs(new Map(), content);

it('digestInputs: the same for another order and other times', () => {
  const later = '2026-02-02T00:00:00Z';
  const same: PortalContent = {
    ...content,
    pages: [page('b', later), page('a', later)],
    seo: new Map([
      ['b', seo('b', later)],
      ['a', { updatedAt: later, description: 'd', title: 'a', pageSlug: 'a' }],
    ]),
    defaults: { locale: 'en_GB', titleSuffix: ' | Acme' },
    sitemap: '<url><loc>/a</loc><lastmod>2026-02-02</lastmod></url>',
  };
  expect(digestInputs(new Map(), same).pages).toBe(pages);
});

it.each<[string, Partial<PortalContent>]>([
  ['page', { pages: [page('a')] }],
  ['title of a page', { pages: [page('a'), { ...page('b'), title: 'B' }] }],
  ['description', { seo: new Map([['a', { ...seo('a'), description: 'other' }]]) }],
  ['default', { defaults: { ...content.defaults, locale: 'de_DE' } }],
  ['sitemap', { sitemap: '<url><loc>/b</loc></url>' }],
])('digestInputs: differs with another %s', (_, change) => {
  expect(digestInputs(new Map(), { ...content, ...change }).pages).not.toBe(pages);
});

it('digestInputs: the texts, in any order', () => {
  const texts = new Map([
    ['a.b.c', '1'],
    ['a.b.d', '2'],
  ]);
  const other = new Map([...texts].reverse());
  expect(digestInputs(other, undefined)).toEqual(digestInputs(texts, undefined));
  const changed = new Map([...texts, ['a.b.d', '3']]);
  expect(digestInputs(changed, undefined)).not.toEqual(digestInputs(texts, undefined));
});
