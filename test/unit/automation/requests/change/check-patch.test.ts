import { describe, expect, it } from 'vitest';
import { checkPatch } from '../../../../../src/automation/requests/change/check-patch.ts';
import { base, check, createPolicy } from './patches.ts';

const made = (file: string, content = 'x', mode = '100644') =>
  `diff --git a/${file} b/${file}\nnew file mode ${mode}\nindex 0000000..1111111\n--- /dev/null\n+++ b/${file}\n` +
  `@@ -0,0 +1 @@\n+${content}\n`;
const changed = (file: string, before = '{}', after = 'x') =>
  `diff --git a/${file} b/${file}\nindex 1111111..2222222 100644\n--- a/${file}\n+++ b/${file}\n` +
  `@@ -1 +1 @@\n-${before}\n+${after}\n`;
const body = (file: string, lines: string) => `diff --git a/${file} b/${file}\n${lines}`;

describe('checkPatch', () => {
  it('accepts a lockfile, but not the site config, if the policy allows dependencies', async () => {
    const given = createPolicy('automation: { requests: { dependencies: true } }\n');
    const patch = Buffer.from(changed('package-lock.json'));
    expect((await checkPatch(patch, base(), given)).files).toHaveLength(1);
    await expect(
      checkPatch(Buffer.from(changed('site.config.yml')), base(), given),
    ).rejects.toThrow('only people may change');
  });

  it('accepts new, changed and deleted files as git writes them, including files with quoted names', async () => {
    const patch = `diff --git a/src/last.txt b/src/last.txt
index f7a3f3b..3f1dd8c 100644
--- a/src/last.txt
+++ b/src/last.txt
@@ -1 +1 @@
-no end
\\ No newline at end of file
+no end, again
\\ No newline at end of file
diff --git a/src/page.html b/src/page.html
deleted file mode 100644
index 5f1c1c1..0000000
--- a/src/page.html
+++ /dev/null
@@ -1,2 +0,0 @@
-<h1>Old</h1>
-<p>Text</p>
diff --git a/src/empty.txt b/src/empty.txt
new file mode 100644
index 0000000..e69de29
diff --git a/src/with a space.txt b/src/with a space.txt
new file mode 100644
index 0000000..c6e6b33
--- /dev/null
+++ b/src/with a space.txt\t
@@ -0,0 +1 @@
+here
diff --git "a/src/Gr\\303\\266\\303\\237e.txt" "b/src/Gr\\303\\266\\303\\237e.txt"
index f9d2d6e..ab3e5f2 100644
--- "a/src/Gr\\303\\266\\303\\237e.txt"
+++ "b/src/Gr\\303\\266\\303\\237e.txt"
@@ -1 +1,2 @@
 eins
+zwei
`;
    const { files, deletions } = await check(patch);
    expect(deletions).toEqual(['src/page.html']);
    expect(Object.fromEntries(files.map(({ path, content }) => [path, content]))).toEqual({
      'src/last.txt': 'no end, again',
      'src/empty.txt': '',
      'src/with a space.txt': 'here\n',
      'src/Größe.txt': 'eins\nzwei\n',
    });
  });

  it('keeps the byte order mark of a file', async () => {
    const { files } = await check(changed('src/page.html', '\ufeffold', '\ufeffnew'), {
      'src/page.html': '\ufeffold\n',
    });
    expect(files).toEqual([{ path: 'src/page.html', content: '\ufeffnew\n' }]);
  });

  it('accepts a name of the maximum length, and the maximum number of files', async () => {
    const files = Array.from({ length: 99 }, (_, at) => made(`src/${at}`));
    const patch = [...files, made(`src/${'x'.repeat(296)}`)].join('');
    expect((await check(patch)).files).toHaveLength(100);
  });

  it('accepts an empty patch', async () => {
    expect(await check('')).toEqual({ files: [], deletions: [] });
  });
});

describe('checkPatch refuses', () => {
  const page = 'src/page.html';
  const hunks = `--- a/${page}\n+++ b/${page}\n`;
  const gone = `deleted file mode 100644\nindex 1111..2222\n--- a/${page}\n+++ /dev/null\n`;
  const backwards = '@@ -2 +2 @@\n-<p>Text</p>\n+x\n@@ -1 +1 @@\n-<h1>Old</h1>\n+y\n';
  type Cases = Readonly<Record<string, readonly (readonly [string, string | Uint8Array])[]>>;
  /** Refused changes by the reported reason. */
  const cases: Cases = {
    'is not a plain file: mode 120000': [
      ['a symbolic link', made('src/a', '/etc/passwd', '120000')],
    ],
    'mode 160000': [
      ['a submodule', made('src/a', `Subproject commit ${'a'.repeat(40)}`, '160000')],
    ],
    'mode 100755': [['a new executable file', made('src/a.sh', '#!/bin/sh', '100755')]],
    'changes its file mode': [
      ['a changed file mode', body(page, 'old mode 100644\nnew mode 100755\n')],
      ['a file that is no longer executable', body(page, 'old mode 100755\nnew mode 100644\n')],
      ['a new mode without the old one', body(page, 'new mode 100755\n')],
    ],
    'mode 120000': [
      ['the mode of a link in the index line', changed(page).replace(' 100644', ' 120000')],
      ['a change of an existing link', changed('link.txt')],
    ],
    'moved or copied': [
      ['a rename', body(page, 'similarity index 100%\nrename from a\nrename to b\n')],
      ['a copy', body(page, `copy from ${page}\ncopy to .github/x\n`)],
    ],
    'and the same path twice': [
      ['a header with two names', `diff --git a/${page} b/.github/x.yml\n`],
      ['text before the first file', `From: me\n${made('src/a')}`],
      ['a header after a space', ` ${made('src/a')}`],
      ['quoted names after a word', 'diff --git x"a/y" "b/y"\nnew file mode 100644\n'],
      ['a first name outside of a/', made('src/a').replace('a/src', 'x/src')],
      ['a second name outside of b/', made('src/a').replace('b/src', 'x/src')],
      ['a header without names', 'diff --git a/ b/\nnew file mode 100644\n'],
    ],
    'not text': [
      ['a binary patch', body('src/a.png', 'new file mode 100644\nGIT binary patch\nliteral 1\n')],
      [
        'a note that binary files differ',
        body('src/a.png', 'Binary files a/src/a.png and b/src/a.png differ\n'),
      ],
      ['bytes that are not UTF-8', Buffer.from([...Buffer.from(made('src/a')), 0xff, 0x0a])],
      ['a NUL character', made('src/a', 'x\0y')],
    ],
    'is not a plain path': [
      ['a path that leads out of the repository', made('../outside')],
      ['a path that leads out of the repository from a folder', made('src/../../outside')],
      ['an absolute path', made('/etc/passwd')],
      ['a path with backslashes', made('src\\..\\x')],
      ['a path with a quote', 'diff --git "a/\\"" "b/\\""\nnew file mode 100644\n'],
      ['a path with an escaped backslash', 'diff --git "a/\\\\" "b/\\\\"\nnew file mode 100644\n'],
      ['the short name of .git', made('src/git~1')],
      ['the name of a device', made('src/con')],
    ],
    'only people may change': [
      ['a path inside .git', made('.git/hooks/pre-commit')],
      ['a workflow', made('.github/workflows/x.yml')],
      ['a workflow whose path differs in case', made('.GitHub/workflows/x.yml')],
      ['a workflow whose path has a full-width dot', made('．github/workflows/x.yml')],
      ['a change of a workflow', changed('.github/workflows/deploy.yml', 'on: push')],
      ['a lockfile', changed('package-lock.json')],
      ['a manifest in a folder', made('sub/package.json')],
      ['a manifest whose name differs in case', made('Package.JSON')],
      ['the site config', changed('site.config.yml', 'version: 1')],
      ['the hosting configuration', changed('staticwebapp.config.json')],
      ['the content file', changed('content/overrides.json')],
      ['the config file of a build tool', made('vite.config.ts')],
      ['instructions for agents', made('docs/AGENTS.md')],
      ['settings of a package manager', made('.npmrc')],
      ['a hook', made('.husky/pre-commit')],
    ],
    'invisible or non-normalized': [
      ['a workflow whose path has an invisible character', made('.git\u200bhub/workflows/x.yml')],
      ['a name that reverses the reading direction', made('src/\u202etxt.exe')],
      ['a name in decomposed Unicode', made('src/Gro\u0308\u00dfe.txt')],
      [
        'a name with a line break',
        'diff --git "a/src/x\\ny" "b/src/x\\ny"\nnew file mode 100644\n',
      ],
    ],
    'the limit is 1.0 MB': [
      ['a patch above the maximum size', made('src/a', 'x'.repeat(1_000_001))],
    ],
    'the limit is 100': [
      [
        'a patch above the maximum number of files',
        Array.from({ length: 101 }, (_, at) => made(`src/${at}`)).join(''),
      ],
    ],
    [`the name "src/${'x'.repeat(296)}"… is too long`]: [
      ['a name of 400 characters', made(`src/${'x'.repeat(400)}`)],
    ],
    'differ only in case': [
      ['the name of an existing file in a different case', made('SRC/page.html')],
      ['two new names that differ in case', made('new/a.html') + made('new/A.html')],
      ['two new folders that differ in case', made('new/a.html') + made('NEW/b.html')],
    ],
    'change the text direction': [
      ['a line that reverses the reading direction', made('src/a.js', 'if (x) /*\u202e*/')],
    ],
    'has a different name in its patch': [
      [
        'a different name above the lines',
        changed(page, '<h1>Old</h1>').replace(`--- a/${page}`, '--- a/.env'),
      ],
      [
        'a different name below the header',
        changed(page, '<h1>Old</h1>').replace(`+++ b/${page}`, '+++ b/.env'),
      ],
    ],
    'appears twice': [['two changes of the same file', made('src/a') + made('src/a')]],
    'already exists': [['a new file that already exists', made(page)]],
    'does not exist': [['a change of a missing file', changed('src/none.html')]],
    'is not a plain file: mode 100755': [['a change of an executable file', changed('run.sh')]],
    'is not a folder': [
      ['a file below a link', made('link.txt/x')],
      ['a file in a submodule', made('shared/module/x')],
    ],
    'is a folder': [['a file with the name of a folder', made('src')]],
    'both a file and a folder': [
      ['a file and a folder of the same name', made('new') + made('new/x')],
    ],
    'does not contain the lines': [
      ['a change of lines that the file does not contain', changed(page, '<h1>Other</h1>')],
      ['changes out of order', body(page, `index 1111..2222 100644\n${hunks}${backwards}`)],
    ],
    'in the middle of a line': [
      ['a patch that ends in the middle of a line', changed(page).slice(0, -10)],
    ],
    'neither context, an addition nor a removal': [
      ['a line without a sign', made('src/a').replace('+x\n', 'x\n+x\n')],
    ],
    'do not match its header': [
      ['one line more than its header states', made('src/a').replace('+x\n', ' x\n')],
    ],
    'text after an unterminated last line': [
      [
        'a line after the unterminated last one',
        changed('src/last.txt').replace(/@@.*/s, '@@ -1,0 +2 @@\n+more\n'),
      ],
    ],
    'quoted in a way that git does not use': [
      ['a name with a different escape', 'diff --git "a/\\q" "b/\\q"\nnew file mode 100644\n'],
    ],
    'is truncated': [
      ['fewer lines than its header states', made('src/a').replace('+1 @@', '+1,9 @@')],
    ],
    'not part of a patch': [
      ['text between the files', `${made('src/a')}rm -rf /\n`],
      ['a deletion with a shortened id', body(page, gone.replace('1111..2222', '1..2'))],
    ],
    'without a change': [
      ['a header with CRLF', made('src/a').replace('100644\n', '100644\r\n')],
      ['a mode after a space', made('src/a').replace('new file', ' new file')],
      ['an index after a space', changed(page).replace('index', ' index')],
      ['a rename after a space', body(page, ' rename from a\n')],
      ['a note about binary files after a space', body(page, ' Binary files a and b differ\n')],
      ['a patch without lines', body(page, `index 1111..2222 100644\n${hunks}`)],
    ],
    'has no valid header': [['numbers after a word', changed(page).replace('@@ -1', '@@ x @@ -1')]],
    'only in part': [
      [
        'a deletion that does not remove all lines',
        body(page, `${gone}@@ -1 +0,0 @@\n-<h1>Old</h1>\n`),
      ],
    ],
  };
  const rows = Object.entries(cases).flatMap(([why, patches]) =>
    patches.map(([name, patch]) => [name, patch, why] as const),
  );
  it.each(rows)('%s', async (_, patch, why) => {
    await expect(check(patch)).rejects.toMatchObject({
      code: 'CHANGE_REFUSED',
      message: expect.stringContaining(why),
    });
  });
});
