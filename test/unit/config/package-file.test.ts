import { expect, it } from 'vitest';
import { parsePackageFile } from '../../../src/config/package-file.ts';
import { thrownBy } from '../../support/failure.ts';

it('parsePackageFile reads a file with a byte order mark', () => {
  expect(parsePackageFile('\uFEFF{ "name": "shop" }', 'package.json')).toEqual({ name: 'shop' });
});

it.each([
  ['a trailing comma', '{\n  "name": "shop",\n}\n', 3, 1],
  ['a missing comma', '{\n  "name": "shop"\n  "type": "module"\n}\n', 3, 3],
  ['a comment', '{\n  // ours\n  "name": "shop"\n}\n', 2, 3],
  ['a merge conflict', '{\n<<<<<<< HEAD\n  "name": "shop"\n}\n', 2, 1],
  ['a bare word', '{\n  "private": yes\n}\n', 2, 14],
  ['a missing brace at the end', '{\n  "name": "shop"\n', 2, 17],
  ['a missing quote', '{\n  "name": "shop,\n}\n', 2, 17],
])('parsePackageFile reports the line and the column of %s', (_, text, line, column) => {
  const error = thrownBy(() => parsePackageFile(text, 'web/package.json'));
  expect(error).toMatchObject({
    code: 'PACKAGE_FILE_INVALID',
    message: 'web/package.json is not valid JSON.',
    problems: [{ file: 'web/package.json', line, column }],
  });
});
