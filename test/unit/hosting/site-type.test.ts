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

it.each<[string, 'docs' | 'spa' | 'static', Titles, boolean, RegExp | undefined]>([
  ['several titles', 'spa', several, true, /status 200.* set site.type: static, and add a 404/],
  ['a 404.html that nobody sees', 'spa', { ...several, ...errorPage }, true, /then show 404.html/],
  ['one title on all pages', 'spa', { ...several, 'b/index.html': 'A' }, true, undefined],
  ['a shell next to its pages', 'spa', { ...several, ...shell }, true, undefined],
  ['one page', 'spa', one, true, undefined],
  ['a 404.html', 'static', { ...several, ...errorPage }, false, undefined],
  ['no 404.html', 'static', several, true, /status 200.* list it. Add a 404.html\.$/],
  ['one page that runs scripts', 'static', one, true, /set site.type: spa. Otherwise, add a 404/],
  ['scripts and a 404.html', 'docs', { ...one, ...errorPage }, true, /are 404.* site.type: spa/],
  ['two pages that run scripts', 'static', { ...one, 'a.html': '' }, true, /it. Add a 404.html\.$/],
  ['one page without scripts', 'static', one, false, /Add a 404.html\.$/],
  ['a shell for unknown addresses', 'static', { ...several, ...shell }, true, undefined],
])('remarkOnType of the type $1 with $0 returns $4', (_, type, titles, hasScripts, expected) => {
  const remark = remarkOnType(type, pages(titles, hasScripts));
  if (expected) expect(remark).toMatch(expected);
  else expect(remark).toBeUndefined();
});
