import { describe, expect, it } from 'vitest';
import {
  bytes,
  count,
  firstNames,
  grouped,
  limitLines,
  seconds,
} from '../../../src/shared/units.ts';

describe('bytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [9_949, '9.9 kB'],
    [312_400, '312 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [262_144_000, '262 MB'],
    [1_500_000_000, '1.5 GB'],
    [5_000_000_000_000, '5000 GB'],
  ])('formats %d bytes as %s', (count, expected) => expect(bytes(count)).toBe(expected));
});

describe('seconds', () => {
  it.each([
    [0, '0.00 s'],
    [314, '0.31 s'],
    [12_400, '12 s'],
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [60_000, '1 min 0 s'],
    [119_700, '2 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('formats %d ms as %s', (milliseconds, expected) =>
    expect(seconds(milliseconds)).toBe(expected),
  );
});

describe('count', () => {
  it.each([
    [0, '0 errors'],
    [1, 'one error'],
    [2, '2 errors'],
  ])('formats the number %d as %s', (number, expected) =>
    expect(count(number, 'error')).toBe(expected),
  );
});

const letters = ['a', 'b', 'c', 'd'];

it('limitLines and firstNames list all items up to the limit', () => {
  expect(limitLines(letters, 4)).toEqual(letters);
  expect(firstNames(letters, 4)).toBe('a, b, c, d');
  expect(limitLines([])).toEqual([]);
  expect(firstNames([])).toBe('');
});

it('limitLines and firstNames count omitted items', () => {
  expect(limitLines(letters, 3)).toEqual(['a', 'b', 'c', '… and 1 more']);
  expect(firstNames(letters, 2)).toBe('a, b and 2 more');
});

it('limitLines and firstNames list at most ten items by default', () => {
  const many = Array.from({ length: 12 }, (_, index) => `n${index}`);
  expect(limitLines(many)).toHaveLength(11);
  expect(limitLines(many).at(-1)).toBe('… and 2 more');
  expect(firstNames(many)).toMatch(/, n9 and 2 more$/);
});

describe('grouped', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [15_000, '15,000'],
    [262_144_000, '262,144,000'],
  ])('formats %i as %s', (number, text) => {
    expect(grouped(number)).toBe(text);
  });
});
