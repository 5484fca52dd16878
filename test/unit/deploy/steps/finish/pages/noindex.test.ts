import { expect, it } from 'vitest';
import { whyUnlisted } from '../../../../../../src/deploy/steps/finish/pages/noindex.ts';

it.each([
  ['<meta name="robots" content="noindex, nofollow">', 'noindex'],
  ['<meta content=noindex name=robots>', 'noindex'],
  ["<META NAME='googlebot' CONTENT='none'>", 'noindex'],
  ['<meta name="robots" content="index"><style>a{display:none}</style>', undefined],
  ['<!-- <meta name="robots" content="noindex"> -->', undefined],
  ['<meta name="description" content="about noindex">', undefined],
  ['</head><body><meta name="robots" content="noindex">', undefined],
])('whyUnlisted(%s) returns %s', (head, expected) => {
  expect(whyUnlisted(Buffer.from(`<!doctype html><head>${head}`))).toBe(expected);
});

it('whyUnlisted returns "fragment" for HTML without the structure of a page', () => {
  expect(whyUnlisted(Buffer.from('<nav>Menu</nav>'))).toBe('fragment');
});
