import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { computeDigest } from '../../../src/shared/site-files.ts';
import { testFolder } from '../../support/folder.ts';

it('computeDigest hashes a list in the format of sha256sum', async () => {
  await using folder = await testFolder();
  const contents = { 'a b.txt': 'text', 'index.html': '<h1>Hi</h1>' };
  folder.write(contents);
  const files = Object.entries(contents).map(([path, text]) => ({
    path,
    size: text.length,
    sha256: hash('sha256', text),
  }));
  const lines = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  expect(computeDigest(files)).toBe(`sha256:${hash('sha256', lines)}`);
  if (!existsSync('/usr/bin/sha256sum')) return;
  const output = execFileSync('sha256sum', ['-c', '-'], {
    cwd: folder.root,
    input: lines,
    encoding: 'utf8',
  });
  expect(output).toBe('a b.txt: OK\nindex.html: OK\n');
});

it('computeDigest depends on names and contents', () => {
  const file = { path: 'a', size: 1, sha256: 'x' };
  const digests = [[], [file], [{ ...file, path: 'b' }], [{ ...file, sha256: 'y' }]].map((list) =>
    computeDigest(list),
  );
  expect(new Set(digests).size).toBe(4);
});
