import { expect, it } from 'vitest';
import { freshnessOf } from '../../../../src/portal/client/cache-control.ts';

it.each<[string | undefined, string | undefined, { fresh: number; stale: number } | undefined]>([
  ['public, max-age=3600, stale-while-revalidate=300', undefined, { fresh: 3_600_000, stale: 300_000 }],
  ['public, max-age=3600, stale-while-revalidate=300', '600', { fresh: 3_000_000, stale: 300_000 }],
  ['max-age=60, stale-while-revalidate=300', '100', { fresh: 0, stale: 260_000 }],
  ['max-age=60, stale-while-revalidate=300', '1000', undefined],
  ['MAX-AGE="60"', undefined, { fresh: 60_000, stale: 0 }],
  ['max-age=60, no-cache', undefined, undefined],
  ['no-store, max-age=60', undefined, undefined],
  ['public', undefined, undefined],
  ['max-age=soon', undefined, undefined],
  ['max-age=0', undefined, undefined],
  ['s-maxage=60', undefined, undefined],
  [undefined, undefined, undefined],
])('Cache-Control %s with Age %s', (control, age, expected) => {
  const headers = { ...(control !== undefined && { 'cache-control': control }), ...(age !== undefined && { age }) };
  expect(freshnessOf(headers)).toEqual(expected);
});
