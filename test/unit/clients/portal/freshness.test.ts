import { expect, it } from 'vitest';
import { freshMs } from '../../../../src/clients/portal/portal.ts';

it.each([
  [3_600_000, 'public, max-age=3600, stale-while-revalidate=300'],
  [30_000, 'MAX-AGE="30"'],
  [0, 'no-store, max-age=60'],
  [0, 'max-age=60, no-cache'],
  [0, 's-maxage=60'],
  [0, 'private'],
])('freshMs returns %i for "Cache-Control: %s"', (expected, cacheControl) => {
  expect(freshMs({ 'cache-control': cacheControl })).toBe(expected);
});

it.each([
  [40_000, '20'],
  [0, '90'],
])('freshMs returns %i for "Cache-Control: max-age=60" and "Age: %s"', (expected, age) => {
  expect(freshMs({ 'cache-control': 'max-age=60', age })).toBe(expected);
});

it('freshMs returns 0 without headers', () => {
  expect(freshMs({})).toBe(0);
});
