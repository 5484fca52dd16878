import { describe, expect, it } from 'vitest';
import { isClash, mergeTokens } from '../../../../../src/operations/onboard/files/merge-tokens.ts';
import { lineTokens } from '../../../../../src/operations/onboard/files/tokens.ts';

describe('a clash with two keys', () => {
  const base = 'top:\n  z: 0\n';
  const theirs = 'top:\n  a: 5\n  b: 6\n  z: 0\n';

  it.each([
    ['in the same order', 'top:\n  a: 3\n  b: 4\n  z: 0\n', [2, 3]],
    ['in another order', 'top:\n  b: 4\n  a: 3\n  z: 0\n', [3, 2]],
    ['with lines between', 'top:\n  # mine\n  a: 3\n  c: 1\n  b: 4\n  z: 0\n', [2, 5]],
  ])('is one conflict per key, each at its own line: %s', (_, ours, lines) => {
    const [left, right] = [lineTokens(ours, 'ours'), lineTokens(theirs, 'theirs')];
    const clashes = mergeTokens(lineTokens(base, 'ours'), left, right).filter(isClash);
    const keys = clashes.map((clash) => clash.theirs.map(({ text }) => text.trim()));
    expect(keys).toEqual([['a: 5'], ['b: 6']]);
    expect(clashes.map(({ line }) => line)).toEqual(lines);
    expect(clashes.map(({ templateLine }) => templateLine)).toEqual([2, 3]);
  });
});
