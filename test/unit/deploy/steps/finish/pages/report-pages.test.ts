import { expect, it } from 'vitest';
import { findPageFiles } from '../../../../../../src/deploy/steps/finish/pages/pages.ts';
import { reportPages } from '../../../../../../src/deploy/steps/finish/pages/report-pages.ts';
import { createDeps } from '../../../../../support/deps.ts';
import { sitePage } from '../../../../../support/portal-content.ts';

const content = { pages: [], metadata: new Map(), defaults: {}, sitemap: undefined, malformed: [] };

it('reportPages lists built pages that the portal does not know, except for route templates', () => {
  const { log } = createDeps();
  const found = findPageFiles([], ['app/[id]/index.html', '[slug].html', 'a[1].html', 'b.html']);
  reportPages(content, found, [], log);
  expect(log.lines[0]).toContain('2 built pages unknown to the portal: a[1].html, b.html.');
  expect(log.lines.at(-1)).toContain('Pages known to the portal: 0 of 2, 0 changed.');
});

it('reportPages warns of a page whose path and file differ in case', () => {
  const { log } = createDeps();
  reportPages(content, findPageFiles([sitePage('b', '/B')], ['b.html']), [], log);
  expect(log.lines[0]).toContain('The page "b" (/B) and its file b.html differ in case');
});

it('reportPages warns that a hidden start page hides further routes of an application', () => {
  const { log } = createDeps();
  const found = findPageFiles([sitePage('home', '/')], ['index.html']);
  const metadata = new Map([['home', { title: '', description: '', noIndex: true }]]);
  const seo = { ...content, pages: [sitePage('home', '/')], metadata } as never;
  reportPages(seo, found, [], log);
  expect(log.lines.join()).not.toContain('noIndex');
  reportPages(seo, found, [], log, 'index.html');
  expect(log.lines.join()).toContain('The page "home" is marked noIndex. Search engines get it at');
});

it('reportPages escapes file names with characters that reverse their reading order', () => {
  const { log } = createDeps();
  const name = 'a\u202egpj.html';
  const found = {
    pages: new Map(),
    inApp: new Map(),
    unknown: [name],
    notBuilt: [],
    caseMismatches: [],
    reasons: new Map(),
  };
  const metadata = new Map([['x\u202etxt', { title: '', description: '' }]]);
  reportPages(
    { ...content, metadata } as never,
    found as never,
    [{ path: name, skipped: 'no head' } as never],
    log,
  );
  const text = log.lines.join('\n');
  expect(text).not.toContain('\u202e');
  expect(text.match(/\\u\{202e\}/g)).toHaveLength(3);
});
