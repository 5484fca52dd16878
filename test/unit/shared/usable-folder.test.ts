import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder, whyUnusable } from '../../../src/shared/usable-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-folder-'));
  return () => rm(folder, { recursive: true });
});

it('accepts an existing folder, a new one, and one behind a link', async () => {
  await mkdir(path.join(folder, 'mit Leerzeichen und ü'));
  await symlink('mit Leerzeichen und ü', path.join(folder, 'link'), 'junction');
  for (const name of ['.', 'mit Leerzeichen und ü', 'link', 'link/new', 'new/and/below'])
    expect(await whyUnusable(path.join(folder, name)), name).toBeUndefined();
  await makeFolder(path.join(folder, 'link/new/below'));
  await makeFolder(path.join(folder, 'link/new/below'));
  expect((await stat(path.join(folder, 'mit Leerzeichen und ü/new/below'))).isDirectory()).toBe(
    true,
  );
});

it('refuses a folder that cannot be created, without retrying endlessly', async () => {
  await writeFile(path.join(folder, 'file'), '');
  await symlink(path.join(folder, 'nowhere'), path.join(folder, 'dangling'), 'junction');
  await expect(makeFolder(path.join(folder, 'file/below'))).rejects.toThrow('ENOTDIR');
  await expect(makeFolder(path.join(folder, 'dangling/below'))).rejects.toThrow('ENOENT');
});
