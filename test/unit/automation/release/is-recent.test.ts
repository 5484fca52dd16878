import { expect, it } from 'vitest';
import { isRecent } from '../../../../src/automation/release/checks.ts';

const now = Date.parse('2026-05-01T12:00:00Z');

it.each([
  ['2026-05-01T11:59:50Z', true],
  ['2026-05-01T11:59:30Z', false],
  // The clock of another machine is slightly fast.
  ['2026-05-01T12:01:00Z', true],
  // A clock that is wrong by years would delay the release for years.
  ['2031-05-01T12:00:00Z', false],
  ['', false],
  ['soon', false],
])('isRecent(%j) at noon is %s', (since, expected) => {
  expect(isRecent(since, now)).toBe(expected);
});
