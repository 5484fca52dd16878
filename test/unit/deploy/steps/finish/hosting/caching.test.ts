import { expect, it } from 'vitest';
import { cacheWarnings } from '../../../../../../src/deploy/steps/finish/hosting/caching.ts';
import { HostedSite } from '../../../../../../src/hosting/hosted-site.ts';
import { readRules } from '../../../../../../src/hosting/rules.ts';

const pages = ['index.html', 'blog/a.html', 'blog/b.html'];
const warn = (config: object) =>
  cacheWarnings(new HostedSite(new Set([...pages, 'app.js']), readRules(config)), pages);
const keep = (value: string) => ({ 'cache-control': value });
const year = keep('public, max-age=31536000, immutable');

it.each([
  ['files other than pages', { routes: [{ route: '/*.{js,css}', headers: year }] }],
  ['an hour', { globalHeaders: keep('max-age=3600') }],
  ['shared caches', { globalHeaders: keep('max-age=0, s-maxage=31536000') }],
  ['an answer that browsers have to check', { globalHeaders: keep('no-cache, max-age=86400') }],
  [
    'a page with a shorter time of its own',
    {
      globalHeaders: year,
      routes: [{ route: '/*', headers: keep('no-cache') }],
    },
  ],
])('cacheWarnings returns nothing for %s', (_, config) => {
  expect(warn(config)).toEqual([]);
});

it('cacheWarnings names what lets browsers keep pages for longer than an hour', () => {
  const routes = [{ route: '/blog/*', headers: keep('must-revalidate, max-age=15770000') }];
  expect(warn({ globalHeaders: keep('max-age=86400'), routes })).toEqual([
    expect.stringMatching(/^globalHeaders have "Cache-Control: max-age=86400", .* one page /),
    expect.stringMatching(/^The route \/blog\/\* has "Cache-Control: must-.* 2 pages /),
  ]);
});
