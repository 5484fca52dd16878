import { expect, it } from 'vitest';
import { applyPatch } from '../../../../../src/automation/requests/change/parse-patch.ts';

it('applyPatch patches a file of 200,000 lines', () => {
  const lines = Array.from({ length: 200_000 }, (_, number) => `line ${number}\n`);
  const hunk = {
    start: 199_999,
    before: ['line 199998\n'],
    after: ['another\n'],
    added: ['another\n'],
  };
  const changed = applyPatch(lines.join(''), { path: 'data.csv', kind: 'changed', hunks: [hunk] });
  expect(changed).toBe(lines.with(199_998, 'another\n').join(''));
});
