import { expect, it } from 'vitest';
import { hidesFromSearch } from '../../../../../../src/deploy/steps/finish/pages/noindex.ts';

it.each([
  ['<meta name="robots" content="noindex, nofollow">', true],
  ['<meta content=noindex name=robots>', true],
  ["<META NAME='googlebot' CONTENT='none'>", true],
  ['<meta name="robots" content="index"><style>a{display:none}</style>', false],
  ['<!-- <meta name="robots" content="noindex"> -->', false],
  ['<meta name="description" content="about noindex">', false],
  ['</head><body><meta name="robots" content="noindex">', false],
])('the head %s hides its page: %s', (head, expected) => {
  expect(hidesFromSearch(Buffer.from(`<!doctype html><head>${head}`))).toBe(expected);
});

it('a file that is missing hides nothing', () => {
  expect(hidesFromSearch(undefined)).toBe(false);
});
