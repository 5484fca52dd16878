import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectLicences, isPermissive } from '../../../../.ci/build/licences.ts';

describe('isPermissive', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)'])(
    'takes %s',
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
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'licences-'));
    await add('b', 'MIT', { LICENSE: 'text of b\r\n', NOTICE: 'notice of b' });
    await add('@a/one', 'ISC', { 'licence.md': 'text of one' });
    await add('copyleft', 'GPL-3.0-only', { COPYING: 'text' });
  });
  afterAll(() => rm(root, { recursive: true }));

  async function add(name: string, license: string, files: Readonly<Record<string, string>>) {
    const folder = path.join(root, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', license }),
    );
    for (const [file, text] of Object.entries(files))
      await writeFile(path.join(folder, file), text);
  }

  /** Output with so many bytes of each module. */
  const output = (bytes: Readonly<Record<string, number>>) => [
    {
      modules: Object.fromEntries(
        Object.entries(bytes).map(([file, renderedLength]) => [
          path.join(root, file),
          { renderedLength },
        ]),
      ),
    },
  ];

  it('contains every licence text of every bundled package, sorted by name', async () => {
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
