import { expect, it } from 'vitest';
import { time } from '../../../../src/localcloud/pages/frame/layout.ts';
import { getText } from '../../action/rendered.ts';

it.each([
  ['2026-11-20T12:00:00.250Z', '2026-11-20 12:00 UTC', '12:00:00.250 UTC'],
  ['2026-11-20T12:00:00+02:00', '2026-11-20 10:00 UTC', '10:00:00.000 UTC'],
  ['2026-11-20', '2026-11-20 00:00 UTC', '00:00:00.000 UTC'],
])('the time %s is shown in UTC', async (value, shown, exact) => {
  expect(getText(String(await time(value)))).toBe(shown);
  expect(getText(String(await time(value, true)))).toBe(exact);
});

it('an invalid time is shown unchanged', async () => {
  expect(getText(String(await time('yesterday')))).toBe('yesterday');
  expect(String(await time(undefined))).toBe('');
});
