import { expect, it } from 'vitest';
import { isRecent } from '../../../../src/automation/release/checks.ts';

const now = Date.parse('2026-05-01T12:00:00Z');

it.each([
  ['2026-05-01T11:59:50Z', true],
  ['2026-05-01T11:59:30Z', false],
  // Another machine's clock is a little ahead.
  ['2026-05-01T12:01:00Z', true],
  // One whose clock is wrong by years would keep a release waiting for as long.
  ['2031-05-01T12:00:00Z', false],
  ['', false],
  ['soon', false],
])('an event at %j is recent at noon: %s', (since, expected) => {
  expect(isRecent(since, now)).toBe(expected);
});
