import { expect, it } from 'vitest';
import { splice } from '../../../../../../src/deploy/steps/finish/html/splice.ts';

it('splice keeps the first of overlapping changes, and omits a change without effect', () => {
  const late = { start: 5, end: 9, text: 'A' };
  const early = { start: 0, end: 6, text: 'B' };
  const inner = { start: 7, end: 8, text: 'C' };
  const same = { start: 9, end: 10, text: '9' };
  expect(splice('0123456789', [late, early, inner, same])).toEqual({
    changes: [late],
    dropped: [early, inner],
  });
  const before = { start: 1, end: 2, text: 'D' };
  const inserted = { start: 1, end: 1, text: 'E' };
  const left = { start: 3, end: 6, text: 'F' };
  expect(splice('0123456789', [before, late, left, inserted])).toEqual({
    changes: [inserted, before, late],
    dropped: [left],
  });
});
