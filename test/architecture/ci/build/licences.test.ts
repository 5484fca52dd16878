import { describe, expect, it } from 'vitest';
import { collectLicences, isPermissive } from '../../../../.ci/build/licences.ts';
import { useFolder } from '../../../support/folder.ts';

describe('isPermissive', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)'])(
    'accepts %s',
    (expression) => {
      expect(isPermissive(expression)).toBe(true);
    },
  );

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'UNLICENSED',
    '',
    'SEE LICENSE IN LICENSE.md',
    '(MIT OR ISC) AND GPL-2.0',
  ])('refuses %j', (expression) => {
    expect(isPermissive(expression)).toBe(false);
  });
});

describe('collectLicences', () => {
  const manifest = (name: string, license: string) => ({ name, version: '1.0.0', license });
  const folder = useFolder({
    'node_modules/b/package.json': manifest('b', 'MIT'),
    'node_modules/b/LICENSE': 'text of b\r\n',
    'node_modules/b/NOTICE': 'notice of b',
    'node_modules/@a/one/package.json': manifest('@a/one', 'ISC'),
    'node_modules/@a/one/licence.md': 'text of one',
    'node_modules/copyleft/package.json': manifest('copyleft', 'GPL-3.0-only'),
    'node_modules/copyleft/COPYING': 'text',
  });

  /** Returns bundler output with modules of these sizes in bytes. */
  const output = (bytes: Readonly<Record<string, number>>) => [
    {
      modules: Object.fromEntries(
        Object.entries(bytes).map(([file, renderedLength]) => [
          folder.at(file),
          { renderedLength },
        ]),
      ),
    },
  ];

  it('returns every licence text of every bundled package, sorted by name', async () => {
    const text = await collectLicences(
      output({
        'src/a.ts': 9,
        'node_modules/b/lib/b.js': 5,
        'node_modules/@a/one/i.js': 5,
        'node_modules/copyleft/c.js': 0,
      }),
    );
    expect(text).toMatch(
      /@a\/one 1\.0\.0 \(ISC\)\n\ntext of one\n[\s\S]*b 1\.0\.0 \(MIT\)\n\ntext of b\n\nnotice of b\n$/,
    );
    expect(text).not.toContain('copyleft');
  });

  it('refuses a licence that is not permissive', async () => {
    await expect(collectLicences(output({ 'node_modules/copyleft/c.js': 1 }))).rejects.toThrow(
      'copyleft 1.0.0: GPL-3.0-only',
    );
  });
});
