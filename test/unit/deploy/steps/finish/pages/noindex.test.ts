import { expect, it } from 'vitest';
import { whyUnlisted } from '../../../../../../src/deploy/steps/finish/pages/noindex.ts';

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
