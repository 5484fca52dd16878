import { expect, it } from 'vitest';
import { editPage } from '../../../../../support/edit-page.ts';

const head = [{ kind: 'title', text: 'New', when: 'always' } as const];
const strayIn = (page: string) =>
  editPage(Buffer.from(page), { head, texts: new Map() }).misplacedTags;

it.each([
  [
    'stray text ends the head early',
    '<!doctype html><html><head><meta charset=utf-8>x<link rel=canonical href=/a><meta name="description" content=a></head><body>',
    ['a canonical link', 'a description'],
  ],
  ['a second title', '<!doctype html><title>a</title><body><title>b</title>', ['a title']],
  ['it is in the body', '<!doctype html><body><p><meta content=a name=robots>', ['a robots tag']],
])('reports metadata that browsers leave in the body: %s', (_, page, expected) => {
  expect(strayIn(page)).toEqual(expected);
});

it.each([
  '<!doctype html><head><link rel=canonical href=/a></head><body><p>canonical description robots',
  '<!doctype html><body><!-- <link rel=canonical href=/a> --><pre>&lt;link rel="canonical"&gt;</pre>',
  '<!doctype html><head><title>a</title></head><meta name=description content=a><body><svg><title>b</title></svg>',
  '<!doctype html><body><script>"<meta name=description>"</script><p data-description="canonical">',
])('ignores text that only looks like metadata: %s', (page) =>
  expect(strayIn(page)).toBeUndefined(),
);
