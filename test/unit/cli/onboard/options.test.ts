import { expect, it } from 'vitest';
import { parseAcceptances } from '../../../../src/cli/onboard/options.ts';

const path = '.github/workflows/deploy.yml';

it('parseAcceptances parses pairs of a side and a file with an optional line', () => {
  expect(parseAcceptances(undefined)).toEqual([]);
  expect(parseAcceptances(['mine', path])).toEqual([{ side: 'mine', path }]);
  expect(parseAcceptances(['theirs', `./${path}:57`, 'mine', path])).toEqual([
    { side: 'theirs', path, line: 57 },
    { side: 'mine', path },
  ]);
});

it.each([
  ['a side without a file', ['mine']],
  ['an unknown side', ['both', path]],
  ['a second side without a file', ['mine', path, 'theirs']],
  ['an unknown second side', ['mine', path, 'folder', 'x']],
])('parseAcceptances refuses %s', (_, words) => {
  expect(() => parseAcceptances(words)).toThrow(
    '--accept takes mine or theirs, followed by a file',
  );
});
