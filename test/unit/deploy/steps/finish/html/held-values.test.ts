import { expect, it } from 'vitest';
import type { HeadEdit } from '../../../../../../src/deploy/steps/finish/html/head-edits.ts';
import { editPage } from '../../../../../support/edit-page.ts';

const src = '/site-deploy-head.js';
const hold = { kind: 'hold', src, isAsync: false } as const;
const page = (head: string) =>
  Buffer.from(`<!doctype html><html><head>${head}</head><body></body>`);

/** Edits a page, and returns the values that the script gets. */
function held(head: string, edits: readonly HeadEdit[], more: object = {}) {
  const all = { head: [...edits, { ...hold, ...more }], texts: new Map(), isTakenOver: true };
  const { pieces = [], held: values } = editPage(page(head), all);
  const attribute = / data-hold='([^']*)'/.exec(Buffer.concat(pieces).toString())?.[1] ?? '';
  return { values: values && JSON.parse(values), attribute };
}

const title = { kind: 'title', text: 'Portal', when: 'always' } as const;
const description = (content: string, when: 'always' | 'missing' | 'present' = 'always') =>
  ({ kind: 'meta', name: 'description', attribute: 'name', content, when }) as const;
const canonical = { kind: 'canonical', href: 'https://a.example/x', when: 'always' } as const;
const data = { '@type': 'Article', name: 'portal' };
const structured = { kind: 'structured data', data } as const;
const json = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

it.each<[string, string, HeadEdit, object | undefined]>([
  ['gets a new title', '', title, { TITLE: ['title', 'Portal'] }],
  [
    'gets a title with its built values',
    '<title>A &amp; B</title><title>C</title>',
    title,
    { TITLE: ['title', 'Portal', 'A & B', 'C'] },
  ],
  [
    'gets no title that stays as built',
    '<title>A</title>',
    { ...title, when: 'missing' },
    undefined,
  ],
  [
    'gets a title in place of an empty one',
    '<title> </title>',
    { ...title, when: 'missing' },
    { TITLE: ['title', 'Portal', ' '] },
  ],
  ['gets a new meta tag', '', description('New'), { description: ['meta name', 'New'] }],
  [
    'gets a meta tag with its built value',
    '<meta name="Description" content="Old">',
    description('New'),
    { description: ['meta name', 'New', 'Old'] },
  ],
  [
    'gets no meta tag that is only changed if present',
    '',
    description('New', 'present'),
    undefined,
  ],
  [
    'gets no meta tag that stays as built',
    '<meta name="description" content="Old">',
    description('New', 'missing'),
    undefined,
  ],
  [
    'gets a meta tag in place of an empty one',
    '<meta name="description" content="">',
    description('New', 'missing'),
    { description: ['meta name', 'New', ''] },
  ],
  [
    'gets a removed meta tag with its built value',
    '<meta name="keywords" content="a">',
    { kind: 'no meta', name: 'keywords' },
    { keywords: ['meta name', '', 'a'] },
  ],
  [
    'gets no removed meta tag that is missing',
    '',
    { kind: 'no meta', name: 'keywords' },
    undefined,
  ],
  [
    'gets merged robots directives with the built ones',
    '<meta name="robots" content="max-snippet:5, NOFOLLOW">',
    { kind: 'robots', noIndex: true },
    { robots: ['meta name', 'noindex, nofollow, max-snippet:5', 'max-snippet:5, NOFOLLOW'] },
  ],
  ['gets no robots directives that need no tag', '', { kind: 'robots', noIndex: false }, undefined],
  [
    'gets a canonical link with its built value',
    '<link rel="nofollow canonical" href="/old">',
    canonical,
    { canonical: ['link rel', 'https://a.example/x', '/old'] },
  ],
  ['gets new structured data', '', structured, { Article: [data] }],
  [
    'gets structured data with the built data',
    json({ '@type': 'Article', name: 'built' }),
    structured,
    { Article: [data, { '@type': 'Article', name: 'built' }] },
  ],
  [
    'gets structured data with several types by the first type',
    '',
    { ...structured, data: { ...data, '@type': ['Article', 'FAQPage'] } },
    { Article: [{ ...data, '@type': ['Article', 'FAQPage'] }] },
  ],
  ['gets no structured data without a type', '', { ...structured, data: { name: 'x' } }, undefined],
])('the script of seo.hold %s', (_, head, edit, expected) => {
  const { values } = held(head, [edit]);
  const [found] = values ?? [];
  if (edit.kind !== 'structured data') expect(found).toEqual(expected);
  else {
    const read = ([how, ...texts]: readonly string[]) => {
      expect(how).toBe('script type application/ld+json');
      return texts.map((text) => JSON.parse(text));
    };
    const entries = Object.entries<readonly string[]>(found ?? {});
    const parsed = Object.fromEntries(entries.map(([type, value]) => [type, read(value)]));
    expect(found && parsed).toEqual(expected);
  }
});

it.each([
  ['only values by default', {}, '[{"TITLE":["title","Portal"]}]'],
  ['the startup time', { startMs: 5 }, '[{"TITLE":["title","Portal"]},5]'],
  [
    'the path and the default startup time',
    { ownPath: '/x' },
    '[{"TITLE":["title","Portal"]},1000,"/x"]',
  ],
  [
    'the path and the startup time',
    { startMs: 5, ownPath: '/x' },
    '[{"TITLE":["title","Portal"]},5,"/x"]',
  ],
])('the attribute of seo.hold contains %s', (_, more, expected) => {
  expect(held('', [title], more).attribute).toBe(expected);
});

it('the attribute of seo.hold keeps the built values that it contains, and gets the new ones', () => {
  const before = `<script src="${src}" data-hold='[{"TITLE":["title","Old","Built"]}]'></script>`;
  const { attribute } = held(`<title>Old</title>${before}`, [title]);
  expect(attribute).toBe('[{"TITLE":["title","Portal","Built"]}]');
});

it('editing for seo.hold renames duplicates, and writes names in lower case', () => {
  const built =
    '<meta name="Description" content="a"><meta property="description" content="b"><title>A</title><title>B</title>';
  const edits = [description('New'), title, hold];
  const edited = (isTakenOver: boolean) => {
    const { pieces = [] } = editPage(page(built), { head: edits, texts: new Map(), isTakenOver });
    return Buffer.concat(pieces).toString();
  };
  const first = '<meta name="description" content="New">';
  expect(edited(true)).toContain(
    `${first}<meta property="muted" content="b"><title>Portal</title><script`,
  );
  expect(edited(false)).toContain(`${first}<title>Portal</title><script`);
});

it('a policy without content and a meta tag that quotes a policy do not count as policies', () => {
  const metas = `<meta http-equiv="Content-Security-Policy"><meta name="a" content="script-src 'nonce-1'">`;
  const { pieces = [] } = editPage(page(metas), {
    head: [title, { ...hold, integrity: 'sha256-x' }],
    texts: new Map(),
  });
  expect(Buffer.concat(pieces).toString()).not.toContain('sha256-x');
});

it('the attribute of seo.hold escapes quotes, markup and non-ASCII characters', () => {
  const { attribute } = held('', [{ ...title, text: `It's <b> & "ü"` }]);
  expect(attribute).toMatch(/^[ -%(-;=?-~]*$/);
  expect(JSON.parse(attribute)[0].TITLE[1]).toBe(`It's <b> & "ü"`);
});
