import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBareRepository } from '../../../../src/localcloud/github/git/repository.ts';
import { readCommit } from '../../../../src/localcloud/github/git/trees.ts';
import { takeSnapshot } from '../../../../src/localcloud/running/snapshot.ts';
import { useFolder } from '../../../support/folder.ts';
import { commitAll } from '../../cli/terminal-run.ts';

const folder = useFolder();

const unchanged = async () => new Map<string, string>();
const site = () => folder.at('site');

async function take(change: Parameters<typeof takeSnapshot>[2]['change'] = unchanged) {
  const git = openBareRepository('acme/docs', folder.at('bare.git'), 'main');
  const taken = await takeSnapshot({ open: async () => git }, 'acme/docs', {
    folder: site(),
    name: 'acme',
    change,
  });
  const files = await git.listFiles(taken.commit, '');
  const texts = new Map<string, string>();
  for (const file of files)
    texts.set(file, (await git.readFile(taken.commit, file))?.toString('utf8') ?? '');
  const commit = await readCommit(git, taken.commit);
  git.close();
  return { ...taken, files: [...files].sort(), texts, parents: commit?.parents };
}

/** Returns the names and times of all files and folders in the site. */
const getState = () =>
  readdirSync(site(), { recursive: true, encoding: 'utf8' })
    .sort()
    .map(
      (name) => `${name} ${statSync(path.join(site(), name), { throwIfNoEntry: false })?.mtimeMs}`,
    );

it('a snapshot of a checkout adds uncommitted changes to its head without changing the folder', async () => {
  folder.write({
    'site/.gitignore': 'node_modules\n.env\n',
    'site/src/page.html': 'as committed',
    'site/removed.txt': 'removed',
    'site/.env': 'A_SECRET=1',
    'site/node_modules/a/index.js': '',
  });
  symlinkSync('src/page.html', folder.at('site', 'link'));
  const head = commitAll(site(), 'main');
  execFileSync('rm', [folder.at('site', 'removed.txt')]);
  folder.write({ 'site/src/page.html': 'as changed', 'site/src/new file.html': 'new' });
  const before = getState();
  const changed = ['removed.txt', 'src/page.html', 'src/new file.html'];
  const first = await take();
  expect(first).toMatchObject({ head, changed, parents: [head] });
  expect(first.files).toEqual(['.gitignore', 'link', 'src/new file.html', 'src/page.html']);
  expect(first.texts.get('src/page.html')).toBe('as changed');
  expect(getState()).toEqual(before);
  expect((await take()).commit).toBe(first.commit);
  folder.write({ 'site/.gitignore': 'node_modules\n.env\nnew file.html\n' });
  expect((await take()).files).toEqual(['.gitignore', 'link', 'src/page.html']);
});

it('a snapshot of a folder without a repository omits node_modules, even inside another repository', async () => {
  folder.write({
    '.gitignore': 'site\n',
    'site/a/index.html': '',
    'site/node_modules/a/index.js': '',
    'site/a/node_modules/b/index.js': '',
    'site/.env': '',
  });
  execFileSync('git', ['init', '-q', folder.root]);
  const taken = await take();
  expect(taken).toMatchObject({ head: undefined, parents: [], files: ['.env', 'a/index.html'] });
});

it('a snapshot contains the files of a submodule', async () => {
  folder.write({ 'theme/style.css': 'css', 'site/index.html': '' });
  commitAll(folder.at('theme'), 'main');
  commitAll(site(), 'main');
  const add = ['submodule', 'add', '-q', folder.at('theme'), 'theme'];
  execFileSync('git', ['-C', site(), '-c', 'protocol.file.allow=always', ...add]);
  commitAll(site(), 'main');
  expect((await take()).files).toEqual(['.gitmodules', 'index.html', 'theme/style.css']);
});

it("a snapshot adds the portal's texts, which may depend on the file's current and previous contents", async () => {
  folder.write({ 'site/texts.json': 'one' });
  const head = commitAll(site(), 'main');
  const seen: unknown[] = [];
  const change: Parameters<typeof take>[0] = async (read) => {
    seen.push([await read('texts.json', 'now'), await read('texts.json', 'before')]);
    return new Map([['texts.json', 'of the portal']]);
  };
  const first = await take(change);
  expect(first).toMatchObject({ head, changed: [], parents: [head] });
  expect(first.texts.get('texts.json')).toBe('of the portal');
  folder.write({ 'site/texts.json': 'two' });
  await take(change);
  expect(seen).toEqual([
    ['one', undefined],
    ['two', 'one'],
  ]);
});
