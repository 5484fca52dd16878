import { describe, expect, it } from 'vitest';
import { parseRetryAfter, pauseBefore, retry } from '../../../../src/shared/http/retry.ts';

const now = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('parseRetryAfter', () => {
  it.each([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['3600', 3_600_000],
    ['Fri, 02 Jan 2026 03:04:15 GMT', 10_000],
    ['Friday, 02-Jan-26 03:04:15 GMT', 10_000],
    ['Fri Jan  2 03:04:15 2026 GMT', 10_000],
    ['Fri, 02 Jan 2026 03:00:00 GMT', 0],
  ])('parses %j as %i ms', (value, expected) => expect(parseRetryAfter(value, now)).toBe(expected));

  it.each(['soon', '', '-5', '1.5', '5s', '2026-01-02'])('returns undefined for %j', (value) =>
    expect(parseRetryAfter(value, now)).toBeUndefined(),
  );
});

describe('pauseBefore', () => {
  const failed = (attempt: number, retryAfter?: string, status?: number) => ({
    attempt,
    status,
    retryAfter,
  });

  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [5, 16_000],
    [6, 16_000],
    [40, 16_000],
  ])('draws from the last quarter of $1 ms after attempt $0', (attempt, most) => {
    expect(pauseBefore(failed(attempt), now, 0)).toBe(most * 0.75);
    expect(pauseBefore(failed(attempt), now, 0.5)).toBe(most * 0.875);
    expect(pauseBefore(failed(attempt, undefined, 503), now, 0.999999)).toBeLessThan(most);
  });

  it.each([
    [1, 10_000],
    [2, 20_000],
    [3, 40_000],
  ])(
    'draws from the upper half of $1 ms after attempt $0 and a 429 without a valid Retry-After',
    (attempt, most) => {
      expect(pauseBefore(failed(attempt, undefined, 429), now, 0)).toBe(most / 2);
      expect(pauseBefore(failed(attempt, 'soon', 429), now, 0.5)).toBe(0.75 * most);
      expect(pauseBefore(failed(attempt, undefined, 429), now, 0.999999)).toBeLessThan(most);
    },
  );

  it('returns what Retry-After requests, up to a minute', () => {
    expect(pauseBefore(failed(1, '7', 429), now, 0.9)).toBe(7_000);
    expect(pauseBefore(failed(1, '0', 429), now, 0.9)).toBe(0);
    expect(pauseBefore(failed(1, 'Fri, 02 Jan 2026 03:04:15 GMT'), now, 0.9)).toBe(10_000);
    expect(pauseBefore(failed(1, '60'), now, 0.9)).toBe(60_000);
  });

  it('returns undefined if Retry-After exceeds a minute', () => {
    expect(pauseBefore(failed(1, '61'), now, 0)).toBeUndefined();
    expect(pauseBefore(failed(1, 'Fri, 02 Jan 2026 04:04:15 GMT'), now, 0)).toBeUndefined();
  });

  it('ignores an invalid Retry-After', () =>
    expect(pauseBefore(failed(1, 'soon'), now, 0)).toBe(750));

  it('returns undefined after attempt 4 and a 429 without Retry-After', () =>
    expect(pauseBefore(failed(4, undefined, 429), now, 0)).toBeUndefined());
});

it('retry.refusedOnly allows retries after 429 and 503, but not after a fault', () => {
  expect(retry.refusedOnly).toMatchObject({ statuses: [429, 503], faults: false });
});

it('retry.never does not allow retries', () => {
  expect(retry.never).toMatchObject({ attempts: 1, statuses: [], faults: false });
});
