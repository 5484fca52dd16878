import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkPatch } from '../../../../../src/automation/requests/change/check-patch.ts';
import { parseSiteConfig } from '../../../../../src/config/parse.ts';
import { needed } from '../../../../support/site-config.ts';

const anything = "automation: { requests: { files: ['**'] } }\n";
const policyOf = (more: string) => {
  const config = parseSiteConfig(needed + more, 'site.config.yml');
  return { config, configFile: 'site.config.yml' };
};
const policy = policyOf(anything);
const files: Readonly<Record<string, string>> = {
  'src/page.html': '<h1>Old</h1>\n<p>Text</p>\n',
  'src/windows.html': 'one\r\ntwo\r\n',
  'src/last.txt': 'no end',
  'src/Größe.txt': 'eins\n',
  'package.json': '{}\n',
  'package-lock.json': '{}\n',
  'site.config.yml': 'version: 1\n',
  'content/overrides.json': '{}\n',
  'staticwebapp.config.json': '{}\n',
  '.github/workflows/deploy.yml': 'on: push\n',
};
const special = {
  'run.sh': { mode: '100755', id: 'x' },
  'link.txt': { mode: '120000', id: 'x' },
  'shared/module': { mode: '160000', id: 'x' },
};
const base = (given: Readonly<Record<string, string>> = files) => ({
  entries: new Map(
    Object.entries({
      ...Object.fromEntries(Object.keys(given).map((one) => [one, plain])),
      ...special,
    }),
  ),
  read: async (file: string) => Buffer.from(given[file] ?? ''),
});
const plain = { mode: '100644', id: 'x' };
const check = (patch: string | Uint8Array, given?: Readonly<Record<string, string>>) =>
  checkPatch(typeof patch === 'string' ? Buffer.from(patch) : patch, base(given), policy);

const made = (file: string, content = 'x', mode = '100644') =>
  `diff --git a/${file} b/${file}\nnew file mode ${mode}\nindex 0000000..1111111\n--- /dev/null\n+++ b/${file}\n` +
  `@@ -0,0 +1 @@\n+${content}\n`;
const changed = (file: string, before = '{}', after = 'x') =>
  `diff --git a/${file} b/${file}\nindex 1111111..2222222 100644\n--- a/${file}\n+++ b/${file}\n` +
  `@@ -1 +1 @@\n-${before}\n+${after}\n`;
const body = (file: string, lines: string) => `diff --git a/${file} b/${file}\n${lines}`;

describe('a change made by an agent', () => {
  it("is accepted in git's format: new, changed and deleted files, any line endings and names", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-patch-'));
    const git = async (...args: string[]) =>
      (await promisify(execFile)('git', ['-c', 'core.autocrlf=false', ...args], { cwd: folder }))
        .stdout;
    const write = async (name: string, content: string) => {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    };
    try {
      await git('init', '--quiet');
      for (const [name, content] of Object.entries(files)) await write(name, content);
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
      for (const [name, content] of Object.entries(after)) await write(name, content);
      await git('add', '--intent-to-add', '--all');
      const { files: found } = await check(await git('diff', '--no-renames', '--no-ext-diff'));
      expect(Object.fromEntries(found.map((one) => [one.path, one.content]))).toEqual(after);
      await rm(path.join(folder, 'src/windows.html'));
      await rm(path.join(folder, 'src/last.txt'));
      const gone = await check(await git('diff', '--no-renames', '--', 'src/windows.html'));
      expect(gone).toEqual({ files: [], deletions: ['src/windows.html'] });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('may change dependencies if the policy allows it', async () => {
    const given = policyOf('automation: { requests: { dependencies: true } }\n');
    const patch = Buffer.from(changed('package-lock.json'));
    expect((await checkPatch(patch, base(), given)).files).toHaveLength(1);
    await expect(
      checkPatch(Buffer.from(changed('site.config.yml')), base(), given),
    ).rejects.toThrow('only people may change');
  });

  it('changes nothing if the patch is empty', async () => {
    expect(await check('')).toEqual({ files: [], deletions: [] });
  });
});

describe('a hostile patch is refused', () => {
  const hunks = '--- a/src/page.html\n+++ b/src/page.html\n';
  const cases: readonly (readonly [string, string | Uint8Array, string])[] = [
    ['a symbolic link', made('src/a', '/etc/passwd', '120000'), 'is not a plain file: mode 120000'],
    ['a submodule', made('src/a', `Subproject commit ${'a'.repeat(40)}`, '160000'), 'mode 160000'],
    ['a program', made('src/a.sh', '#!/bin/sh', '100755'), 'mode 100755'],
    [
      'another mode',
      body('src/page.html', 'old mode 100644\nnew mode 100755\n'),
      'changes its file mode',
    ],
    [
      'a mode in the index line',
      changed('src/page.html').replace(' 100644', ' 120000'),
      'mode 120000',
    ],
    [
      'a rename',
      body('src/page.html', 'similarity index 100%\nrename from a\nrename to b\n'),
      'moved or copied',
    ],
    [
      'two names in one header',
      'diff --git a/src/page.html b/.github/x.yml\n',
      'and the same path twice',
    ],
    [
      'a copy',
      body('src/page.html', 'copy from src/page.html\ncopy to .github/x\n'),
      'moved or copied',
    ],
    ['bytes', body('src/a.png', 'new file mode 100644\nGIT binary patch\nliteral 1\n'), 'not text'],
    [
      'bytes that differ',
      body('src/a.png', 'Binary files a/src/a.png and b/src/a.png differ\n'),
      'not text',
    ],
    ['a path out of the repository', made('../outside'), 'is not a plain path'],
    ['a path out of a folder', made('src/../../outside'), 'is not a plain path'],
    ['an absolute path', made('/etc/passwd'), 'is not a plain path'],
    ['a path with backslashes', made('src\\..\\x'), 'is not a plain path'],
    ['a path of git itself', made('.git/hooks/pre-commit'), 'only people may change'],
    ['a path of git in short', made('src/git~1'), 'is not a plain path'],
    ['a workflow', made('.github/workflows/x.yml'), 'only people may change'],
    ['a workflow in other letters', made('.GitHub/workflows/x.yml'), 'only people may change'],
    [
      'a workflow with letters that do not show',
      made('.git\u200bhub/workflows/x.yml'),
      'invisible or non-normalized',
    ],
    ['a workflow in wide letters', made('．github/workflows/x.yml'), 'only people may change'],
    [
      'a change of a workflow',
      changed('.github/workflows/deploy.yml', 'on: push'),
      'only people may change',
    ],
    ['a lockfile', changed('package-lock.json'), 'only people may change'],
    ['a manifest in a folder', made('sub/package.json'), 'only people may change'],
    ['a manifest in other letters', made('Package.JSON'), 'only people may change'],
    ['the site config', changed('site.config.yml', 'version: 1'), 'only people may change'],
    ['the hosting configuration', changed('staticwebapp.config.json'), 'only people may change'],
    ['the content file', changed('content/overrides.json'), 'only people may change'],
    ['settings of a tool', made('vite.config.ts'), 'only people may change'],
    ['what agents are told', made('docs/AGENTS.md'), 'only people may change'],
    ['settings of a package manager', made('.npmrc'), 'only people may change'],
    ['a hook', made('.husky/pre-commit'), 'only people may change'],
    ['more bytes than the most', made('src/a', 'x'.repeat(1_000_001)), 'the limit is 1.0 MB'],
    [
      'more files than the most',
      Array.from({ length: 101 }, (_, at) => made(`src/${at}`)).join(''),
      'the limit is 100',
    ],
    ['a name as long as a page', made(`src/${'x'.repeat(400)}`), 'too long'],
    ['a name that reads backwards', made('src/\u202etxt.exe'), 'invisible or non-normalized'],
    [
      'a name in letters taken apart',
      made('src/Gro\u0308\u00dfe.txt'),
      'invisible or non-normalized',
    ],
    ['a name in other letters', made('SRC/page.html'), 'differ only in case'],
    [
      'a name with a line break',
      'diff --git "a/src/x\\ny" "b/src/x\\ny"\nnew file mode 100644\n',
      'invisible or non-normalized',
    ],
    ['a name of a device', made('src/con'), 'is not a plain path'],
    [
      'a line that turns the reading direction',
      made('src/a.js', 'if (x) /*\u202e*/'),
      'change the text direction',
    ],
    [
      'another name inside',
      changed('src/page.html', '<h1>Old</h1>').replace('+++ b/src/page.html', '+++ b/.env'),
      'has a different name in its patch',
    ],
    ['a file twice', made('src/a') + made('src/a'), 'appears twice'],
    ['a new file that is there', made('src/page.html'), 'already exists'],
    ['a file that is not there', changed('src/none.html'), 'does not exist'],
    ['a program that is there', changed('run.sh'), 'is not a plain file: mode 100755'],
    ['a link that is there', changed('link.txt'), 'mode 120000'],
    ['a file below a link', made('link.txt/x'), 'is not a folder'],
    ['a file in a submodule', made('shared/module/x'), 'is not a folder'],
    ['a file in the place of a folder', made('src'), 'is a folder'],
    ['a file and a folder', made('new') + made('new/x'), 'both a file and a folder'],
    [
      'lines that are not there',
      changed('src/page.html', '<h1>Other</h1>'),
      'does not contain the lines',
    ],
    [
      'changes out of order',
      body(
        'src/page.html',
        `index 1111..2222 100644\n${hunks}@@ -2 +2 @@\n-<p>Text</p>\n+x\n@@ -1 +1 @@\n-<h1>Old</h1>\n+y\n`,
      ),
      'does not contain the lines',
    ],
    ['a change that is cut off', changed('src/page.html').slice(0, -10), 'in the middle of a line'],
    ['fewer lines than it says', `${made('src/a').replace('+1 @@', '+1,9 @@')}`, 'is truncated'],
    ['text between the files', `${made('src/a')}rm -rf /\n`, 'not part of a patch'],
    ['text before the files', `From: me\n${made('src/a')}`, 'and the same path twice'],
    [
      'bytes that are no UTF-8',
      Buffer.from([...Buffer.from(made('src/a')), 0xff, 0x0a]),
      'not text',
    ],
    ['a NUL', made('src/a', 'x\0y'), 'not text'],
    [
      'a header with CRLF',
      made('src/a').replace('mode 100644\n', 'mode 100644\r\n'),
      'without a change',
    ],
    [
      'a deletion of a part',
      body(
        'src/page.html',
        `deleted file mode 100644\nindex 1..2\n--- a/src/page.html\n+++ /dev/null\n`,
      ),
      'not part of a patch',
    ],
    [
      'a deletion that leaves lines',
      body(
        'src/page.html',
        `deleted file mode 100644\nindex 1111..2222\n--- a/src/page.html\n+++ /dev/null\n@@ -1 +0,0 @@\n-<h1>Old</h1>\n`,
      ),
      'only in part',
    ],
  ];
  it.each(cases)('%s', async (_, patch, why) => {
    await expect(check(patch)).rejects.toMatchObject({
      code: 'CHANGE_REFUSED',
      message: expect.stringContaining(why),
    });
  });
});
