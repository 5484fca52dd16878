import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isInside, resolveInside } from '../../../src/shared/paths.ts';
import { catchError } from '../../support/failure.ts';
import { useFolderOfTheFile } from '../../support/folder.ts';

const parent = useFolderOfTheFile();
let root: string;
beforeAll(async () => {
  root = parent.at('root');
  await mkdir(parent.at('root/a/b'), { recursive: true });
  await mkdir(parent.at('root-sibling'));
  parent.write({ 'secret.txt': '' });
  await symlink(path.join(root, 'a'), path.join(root, 'inner'));
  await symlink(parent.root, path.join(root, 'outer'));
  await symlink('../secret.txt', path.join(root, 'file'));
  await symlink('nowhere', path.join(root, 'dangling'));
  await symlink('../nowhere', path.join(root, 'dangling-out'));
  await symlink('loop', path.join(root, 'loop'));
  await symlink(root, parent.at('link-to-root'));
});

describe('resolveInside', () => {
  it.each([
    ['.', ''],
    ['', ''],
    ['a/b', 'a/b'],
    ['a/../a', 'a'],
    ['./not/there/yet', 'not/there/yet'],
    ['inner/b', 'inner/b'],
    ['..hidden', '..hidden'],
    ['a/..b', 'a/..b'],
  ])('accepts %j', async (relative, expected) => {
    expect(await resolveInside(root, relative, 'The folder')).toBe(
      path.join(root, expected).replace(/\/$/, ''),
    );
  });

  it('accepts an absolute path below the root', async () => {
    expect(await resolveInside(root, path.join(root, 'a'), 'The folder')).toBe(
      path.join(root, 'a'),
    );
  });

  it('accepts a root that is a symbolic link', async () => {
    expect(await resolveInside(parent.at('link-to-root'), 'a', 'The folder')).toBe(
      path.join(root, 'a'),
    );
  });

  it.each(
    `.. ../root-sibling a/../../secret.txt /etc outer outer/root-sibling outer/not-there file
       dangling dangling/below dangling-out`.split(/\s+/),
  )('refuses %j', async (relative) => {
    const error = await catchError(resolveInside(root, relative, 'The folder'));
    expect(error.code).toBe('PATH_OUTSIDE_WORKSPACE');
    expect(error.message).toContain(`The folder "${relative}"`);
  });

  it.each(['dangling', 'dangling/below', 'dangling-out'])(
    'reports %j as a broken link',
    async (relative) => {
      const { message, remedy } = await catchError(resolveInside(root, relative, 'The folder'));
      expect(message).toBe(`The folder "${relative}" is a broken link.`);
      expect(remedy).toBe('Remove the symbolic link, or create its target.');
    },
  );

  it('refuses a link to itself', async () => {
    await expect(resolveInside(root, 'loop', 'The folder')).rejects.toThrow();
  });
});

describe('isInside', () => {
  it.each([
    ['/a', '/a'],
    ['/a/b', '/a'],
    ['/a/..b', '/a'],
    ['/a', '/'],
  ])('finds %s inside %s', (target, folder) => expect(isInside(folder, target)).toBe(true));

  it.each([
    ['/ab', '/a'],
    ['/', '/a'],
    ['/b', '/a'],
  ])('does not find %s inside %s', (target, folder) =>
    expect(isInside(folder, target)).toBe(false),
  );
});
