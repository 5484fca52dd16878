import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useFolder } from '../../../../support/folder.ts';
import { check, files } from './patches.ts';

const folder = useFolder();

it('checkPatch accepts new, changed and deleted files as git writes them', async () => {
  const git = async (...args: string[]) =>
    (
      await promisify(execFile)('git', ['-c', 'core.autocrlf=false', ...args], {
        cwd: folder.root,
      })
    ).stdout;
  await git('init', '--quiet');
  folder.write(files);
  await git('add', '--all');
  const after: Readonly<Record<string, string>> = {
    'src/page.html': '<h1>New</h1>\n<p>Text</p>\n<p>More</p>\n',
    'src/windows.html': 'one\r\nthree\r\n',
    'src/last.txt': 'no end, again',
    'src/Größe.txt': 'eins\nzwei\n',
    'src/with a space.txt': 'here\n',
    'src/empty.txt': '',
    'src/new.css': 'a { color: red }',
  };
  folder.write(after);
  await git('add', '--intent-to-add', '--all');
  const { files: found } = await check(await git('diff', '--no-renames', '--no-ext-diff'));
  expect(Object.fromEntries(found.map((one) => [one.path, one.content]))).toEqual(after);
  await rm(folder.at('src/windows.html'));
  const gone = await check(await git('diff', '--no-renames', '--', 'src/windows.html'));
  expect(gone).toEqual({ files: [], deletions: ['src/windows.html'] });
});
