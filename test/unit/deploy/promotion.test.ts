import { describe, expect, it } from 'vitest';
import { describeComparison } from '../../../src/deploy/messages.ts';
import { listDifferences } from '../../../src/deploy/steps/build/preview-build.ts';

const file = (path: string, sha256: string) => ({ path, size: 1, sha256 });

it('listDifferences names files that were added, changed or removed since Preview', () => {
  const shown = [file('a', '1'), file('b', '1'), file('c', '1')];
  expect(listDifferences([file('d', '1'), file('b', '2'), file('a', '1')], shown)).toEqual([
    ...['b', 'c', 'd'],
  ]);
  expect(listDifferences(shown, shown)).toEqual([]);
});

describe('describeComparison', () => {
  const commit = 'c0ffee'.padEnd(40, '0');
  it.each([
    [
      { unknown: 'GitHub is away' },
      'Not compared with the build that a Preview showed: GitHub is away',
    ],
    [{ commit, differing: 0, names: [] }, "The same build as Preview's, of c0ffee000000"],
    [
      { commit, differing: 1, names: ['a'] },
      'Built anew: one file differs from what Preview showed, of c0ffee000000',
    ],
    [
      { commit, differing: 12, names: ['a'] },
      'Built anew: 12 files differ from what Preview showed, of c0ffee000000',
    ],
  ])('describes %j', (comparison, text) => expect(describeComparison(comparison)).toBe(text));
});
