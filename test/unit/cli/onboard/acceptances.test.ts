import { expect, it } from 'vitest';
import { parseAcceptances } from '../../../../src/cli/onboard/acceptances.ts';

const path = '.github/workflows/deploy.yml';

it('--accept reads sides and files in turn, with or without a line', () => {
  expect(parseAcceptances(undefined)).toEqual([]);
  expect(parseAcceptances(['mine', path])).toEqual([{ side: 'mine', path }]);
  expect(parseAcceptances(['theirs', `./${path}:57`, 'mine', path])).toEqual([
    { side: 'theirs', path, line: 57 },
    { side: 'mine', path },
  ]);
});

it.each([
  [['mine']],
  [['both', path]],
  [['mine', path, 'theirs']],
  [['mine', path, 'folder', 'x']],
])('--accept refuses what is no side and no file: %j', (words) => {
  expect(() => parseAcceptances(words)).toThrow('--accept takes mine or theirs, and a file');
});
