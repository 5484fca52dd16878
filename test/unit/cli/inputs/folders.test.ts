import { mkdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readNamedFile } from '../../../../src/cli/inputs/folders.ts';
import { useFolder } from '../../../support/folder.ts';

const folder = useFolder();

it('readNamedFile reads a path relative to the working directory', async () => {
  folder.write({ 'mit ü.json': '{}' });
  expect(await readNamedFile(folder.root, 'mit ü.json')).toBe('{}');
  expect(await readNamedFile('/', folder.at('mit ü.json'))).toBe('{}');
});

it('readNamedFile reports a missing file and a folder in its place, with a remedy', async () => {
  await mkdir(folder.at('sub'));
  const none = folder.at('none.json');
  await expect(readNamedFile(folder.root, 'none.json')).rejects.toMatchObject({
    code: 'USAGE',
    message: `There is no file ${none}.`,
    remedy: `Name an existing file; paths are relative to ${folder.root}.`,
  });
  await expect(readNamedFile(folder.root, 'sub')).rejects.toMatchObject({
    message: `${folder.at('sub')} is not a file.`,
    remedy: 'Name a file.',
  });
});
