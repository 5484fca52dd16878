import { mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeFolder, whyUnusable } from '../../../src/shared/usable-folder.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder();

const makeLink = async () => {
  await mkdir(folder.at('mit Leerzeichen und ü'));
  await symlink('mit Leerzeichen und ü', folder.at('link'), 'junction');
};

it('whyUnusable accepts existing and new folders, even behind a link', async () => {
  await makeLink();
  for (const name of ['.', 'mit Leerzeichen und ü', 'link', 'link/new', 'new/and/below'])
    expect(await whyUnusable(folder.at(name)), name).toBeUndefined();
});

it('makeFolder creates a folder behind a link, unless it exists', async () => {
  await makeLink();
  await makeFolder(folder.at('link/new/below'));
  await makeFolder(folder.at('link/new/below'));
  expect((await stat(folder.at('mit Leerzeichen und ü/new/below'))).isDirectory()).toBe(true);
});

it('makeFolder fails below a file and below a broken link', async () => {
  await writeFile(folder.at('file'), '');
  await symlink(folder.at('nowhere'), folder.at('dangling'), 'junction');
  await expect(makeFolder(folder.at('file/below'))).rejects.toThrow('ENOTDIR');
  await expect(makeFolder(folder.at('dangling/below'))).rejects.toThrow('ENOENT');
});
