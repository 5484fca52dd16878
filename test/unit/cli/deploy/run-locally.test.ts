import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyCheckout } from '../../../../src/cli/deploy/run-locally.ts';
import { createExec } from '../../../../src/shared/exec.ts';
import { createGit } from '../../../../src/shared/git.ts';
import { useFolder } from '../../../support/folder.ts';
import { commitAll } from '../terminal-run.ts';

const folder = useFolder();

const git = createGit(createExec(), { PATH: process.env.PATH });
const copy = () => copyCheckout(folder.root, git, new AbortController().signal);
const namesIn = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

it('a copy of a repository contains tracked and unignored files, links as links, and the history', async () => {
  folder.write({
    '.gitignore': 'node_modules\n.env\ndist\n',
    'src/page.html': 'as committed',
    'removed.txt': 'removed',
    '.env': 'A_SECRET=1',
    'node_modules/a/index.js': '',
    'dist/index.html': '',
  });
  symlinkSync('src/page.html', folder.at('link'));
  const head = commitAll(folder.root, 'main');
  execFileSync('rm', [folder.at('removed.txt')]);
  folder.write({ 'src/page.html': 'as changed', 'src/new file.html': 'new' });
  await using made = await copy();
  expect(namesIn(made.folder)).toEqual([
    '.git',
    '.gitignore',
    'link',
    'src',
    'src/new file.html',
    'src/page.html',
  ]);
  expect(readFileSync(path.join(made.folder, 'src/page.html'), 'utf8')).toBe('as changed');
  expect(readlinkSync(path.join(made.folder, 'link'))).toBe('src/page.html');
  expect(
    (await git(made.folder, ['rev-parse', 'HEAD'], new AbortController().signal))?.trim(),
  ).toBe(head);
  expect(path.basename(made.folder)).toBe(path.basename(folder.root));
});

it('a copy of a folder without a repository contains everything but node_modules', async () => {
  folder.write({
    'site/index.html': '',
    'node_modules/a/index.js': '',
    'site/node_modules/b/index.js': '',
    '.env': '',
  });
  await using made = await copy();
  expect(namesIn(made.folder)).toEqual(['.env', 'site', 'site/index.html']);
});

it('a copy is removed with everything written into it, even if it could not be completed', async () => {
  folder.write({ 'index.html': '' });
  const made = await copy();
  execFileSync('mkdir', ['-p', path.join(made.folder, 'node_modules/a')]);
  await made[Symbol.asyncDispose]();
  expect(existsSync(made.folder)).toBe(false);
  const before = readdirSync(path.dirname(folder.root)).filter((name) =>
    name.startsWith('site-deploy-copy-'),
  );
  await expect(copyCheckout(folder.root, git, AbortSignal.abort('enough'))).rejects.toBe('enough');
  expect(
    readdirSync(path.dirname(folder.root)).filter((name) => name.startsWith('site-deploy-copy-')),
  ).toEqual(before);
});
