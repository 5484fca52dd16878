import { expect, it } from 'vitest';
import { isRecent } from '../../../../src/automation/release/checks.ts';

const now = Date.parse('2026-05-01T12:00:00Z');

it.each([
  ['a time 10 s ago', '2026-05-01T11:59:50Z', true],
  ['a time 30 s ago', '2026-05-01T11:59:30Z', false],
  // The clock of another machine is slightly fast.
  ['a time one minute ahead', '2026-05-01T12:01:00Z', true],
  // A clock that is wrong by years would delay the release for years.
  ['a time five years ahead', '2031-05-01T12:00:00Z', false],
  ['an empty string', '', false],
  ['a text that is not a time', 'soon', false],
])('isRecent returns $2 for $0', (_, since, expected) => {
  expect(isRecent(since, now)).toBe(expected);
});
