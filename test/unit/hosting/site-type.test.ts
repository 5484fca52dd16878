import { expect, it } from 'vitest';
import { remarkOnType } from '../../../src/hosting/site-type.ts';

/** Pages with their titles. */
type Titles = Readonly<Record<string, string>>;
const pages = (titles: Titles, hasScripts = false) => ({
  files: Object.keys(titles),
  hasScripts,
  getHtml: (file: string) => `<head><title>${titles[file]}</title>`,
});
const several = { 'index.html': 'Home', 'a/index.html': 'A', 'b/index.html': 'B' };
const one = { 'index.html': 'Home', 'app.js': '' };
const errorPage = { '404.html': 'Missing' };
const shell = { '__spa-fallback.html': '' };

type SiteType = 'docs' | 'spa' | 'static';

it.each<[string, SiteType, string, Titles, boolean, RegExp]>([
  ['static', 'spa', 'several titles', several, true, /status 200.* set site.type: static, and add/],
  ['static', 'spa', 'a 404.html', { ...several, ...errorPage }, true, /then show 404.html/],
  ['spa', 'static', 'one page that runs scripts', one, true, /type: spa. Otherwise, add a 404/],
  [
    'spa',
    'docs',
    'one page that runs scripts and a 404.html',
    { ...one, ...errorPage },
    true,
    /type: spa/,
  ],
])('remarkOnType suggests the type %s to a site of the type %s with %s', (...row) => {
  const [, type, , titles, hasScripts, expected] = row;
  expect(remarkOnType(type, pages(titles, hasScripts))).toMatch(expected);
});

it.each<[string, Titles, boolean, RegExp]>([
  ['several titles', several, true, /status 200.* list it. Add a 404.html\.$/],
  ['two pages that run scripts', { ...one, 'a.html': '' }, true, /it. Add a 404.html\.$/],
  ['one page without scripts', one, false, /Add a 404.html\.$/],
])(
  'remarkOnType suggests a 404.html to a static site with %s',
  (_, titles, hasScripts, expected) => {
    expect(remarkOnType('static', pages(titles, hasScripts))).toMatch(expected);
  },
);

it.each<[SiteType, string, Titles, boolean]>([
  ['spa', 'one title on all pages', { ...several, 'b/index.html': 'A' }, true],
  ['spa', 'a shell next to its pages', { ...several, ...shell }, true],
  ['spa', 'one page', one, true],
  ['static', 'a 404.html', { ...several, ...errorPage }, false],
  ['static', 'a shell for unknown addresses', { ...several, ...shell }, true],
])(
  'remarkOnType suggests nothing to a site of the type %s with %s',
  (type, _, titles, hasScripts) => {
    expect(remarkOnType(type, pages(titles, hasScripts))).toBeUndefined();
  },
);
