import { expect, it } from 'vitest';
import { freshMs } from '../../../../src/clients/portal/portal.ts';

it.each([
  ['public, max-age=3600, stale-while-revalidate=300', undefined, 3_600_000],
  ['max-age=60', '20', 40_000],
  ['max-age=60', '90', 0],
  ['MAX-AGE="30"', undefined, 30_000],
  ['no-store, max-age=60', undefined, 0],
  ['max-age=60, no-cache', undefined, 0],
  ['s-maxage=60', undefined, 0],
  ['private', undefined, 0],
  [undefined, undefined, 0],
])('freshMs of Cache-Control %s and Age %s is %s', (cacheControl, age, expected) => {
  expect(
    freshMs({ ...(cacheControl && { 'cache-control': cacheControl }), ...(age && { age }) }),
  ).toBe(expected);
});
