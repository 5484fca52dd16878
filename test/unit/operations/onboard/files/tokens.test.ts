import { expect, it } from 'vitest';
import { lineTokens, toLines } from '../../../../../src/operations/onboard/files/tokens.ts';

it('lineTokens and toLines keep the line number and the origin of each token', () => {
  const text = 'steps:\n\n  - uses: a\n    with: b\n';
  const tokens = lineTokens(text, 'theirs');
  expect(tokens.map(({ line }) => line)).toEqual([1, 3, 3, 4]);
  expect(tokens.every(({ from }) => from === 'theirs')).toBe(true);
  expect(toLines(tokens)).toEqual([
    { text: 'steps:', line: 1, from: 'theirs' },
    { text: '', line: 2, from: 'theirs' },
    { text: '  - uses: a', line: 3, from: 'theirs' },
    { text: '    with: b', line: 4, from: 'theirs' },
  ]);
});
