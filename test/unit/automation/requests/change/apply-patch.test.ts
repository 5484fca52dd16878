import { expect, it } from 'vitest';
import { applyPatch } from '../../../../../src/automation/requests/change/parse-patch.ts';

it('patches a file with more lines than a function call takes arguments', () => {
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
