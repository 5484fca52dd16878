import { expect, it } from 'vitest';
import {
  readUnlisted,
  whyUnlisted,
} from '../../../../../../src/deploy/steps/finish/pages/noindex.ts';
import { useFolder } from '../../../../../support/folder.ts';

const folder = useFolder({ 'a.html': '<p>a', 'b.html': '<!doctype html>' });

it('readUnlisted finds fragments, unless a signal interrupts it', async () => {
  const files = ['a.html', 'b.html'];
  const found = await readUnlisted(folder.root, files, async () => {});
  expect([...found]).toEqual([['a.html', 'fragment']]);
  const interrupted = readUnlisted(folder.root, files, () => Promise.reject(new Error('stop')));
  await expect(interrupted).rejects.toThrow('stop');
});

it.each([
  '<meta name="robots" content="noindex, nofollow">',
  '<meta content=noindex name=robots>',
  "<META NAME='googlebot' CONTENT='none'>",
])('whyUnlisted returns "noindex" for a head with %s', (head) => {
  expect(whyUnlisted(Buffer.from(`<!doctype html><head>${head}`))).toBe('noindex');
});

it.each([
  '<meta name="robots" content="index"><style>a{display:none}</style>',
  '<!-- <meta name="robots" content="noindex"> -->',
  '<meta name="description" content="about noindex">',
  '</head><body><meta name="robots" content="noindex">',
])('whyUnlisted returns nothing for a page with %s', (head) => {
  expect(whyUnlisted(Buffer.from(`<!doctype html><head>${head}`))).toBeUndefined();
});

it('whyUnlisted returns "fragment" for HTML without the structure of a page', () => {
  expect(whyUnlisted(Buffer.from('<nav>Menu</nav>'))).toBe('fragment');
});
