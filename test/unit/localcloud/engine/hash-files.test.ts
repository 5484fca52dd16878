import { expect, it } from 'vitest';
import { hashFiles } from '../../../../src/localcloud/engine/hash-files.ts';
import { useFolder } from '../../../support/folder.ts';

const folder = useFolder();

it.each<[string[], string[]]>([
  [['a/one.txt'], ['a/one.txt']],
  [['a'], ['a/one.txt', 'a/deep/two.txt']],
  [['**/*.json'], ['.hidden/x.json', 'x.json']],
  [['**/one.?xt', '!**/none'], ['a/one.txt']],
  [
    ['**', '!a', '!.*', 'a/deep/**'],
    ['b[1].txt', 'x.json', 'a/deep/two.txt'],
  ],
  [['# a comment\n\n a/[o-p]ne.txt '], ['a/one.txt']],
  [['*.{json,txt}'], []],
  [['missing'], []],
])('hashFiles(%j) hashes %j', (patterns, files) => {
  const all = ['.hidden/x.json', 'a/deep/two.txt', 'a/one.txt', 'b[1].txt', 'x.json'];
  folder.write(Object.fromEntries(all.map((file) => [file, file])));
  const expected = hashFiles(
    files.map((file) => file.replace('[', '[[]')),
    folder.root,
  );
  expect(hashFiles(patterns, folder.root)).toBe(expected);
  expect(expected === '').toBe(files.length === 0);
});
