import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNamedFile } from '../../../../src/cli/inputs/folders.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-named-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a file named on the command line is relative to the working directory', async () => {
  await writeFile(path.join(folder, 'mit ü.json'), '{}');
  expect(await readNamedFile(folder, 'mit ü.json')).toBe('{}');
  expect(await readNamedFile('/', path.join(folder, 'mit ü.json'))).toBe('{}');
});

it('a missing file or a folder in its place is reported with a remedy', async () => {
  await mkdir(path.join(folder, 'sub'));
  const none = path.join(folder, 'none.json');
  await expect(readNamedFile(folder, 'none.json')).rejects.toMatchObject({
    code: 'USAGE',
    message: `There is no file ${none}.`,
    remedy: `Name an existing file; paths are relative to ${folder}.`,
  });
  await expect(readNamedFile(folder, 'sub')).rejects.toMatchObject({
    message: `${path.join(folder, 'sub')} is not a file.`,
    remedy: 'Name a file.',
  });
});
