import { expect, it } from 'vitest';
import { useEach } from '../../../support/fixture.ts';
import { Repositories } from './repositories.ts';

const local = useEach(() => new Repositories());

const job = (steps: string) => `
on: push
jobs:
  a:
    runs-on: ubuntu-24.04
    steps:
${steps.replaceAll(/^/gm, '      ')}
`;
const listed = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('Fetching'));

it('a checkout gets submodules only if requested, and nested ones only with "recursive"', async () => {
  const inner = local.commit('acme/inner', { 'inner.txt': 'inner' });
  const modules = (name: string, url: string) =>
    `[submodule "${name}"]\n\tpath = ${name}\n\turl = ${url}\n`;
  const theme = local.commit(
    'acme/theme',
    { '.gitmodules': modules('inner', 'git@github.com:acme/inner.git'), 'theme.css': 'theme' },
    'master',
    { inner },
  );
  local.commit('acme/docs', { '.gitmodules': modules('theme', '../theme.git') }, 'master', {
    theme,
  });
  const { lines } = await local.play(
    job(`
- uses: actions/checkout@v7
- run: ls theme | wc -l
- { uses: actions/checkout@v7, with: { path: one, submodules: true } }
- run: cat one/theme/theme.css; echo; ls one/theme/inner | wc -l
- { uses: actions/checkout@v7, with: { path: all, submodules: recursive } }
- run: cat all/theme/inner/inner.txt`),
  );
  expect(listed(lines)).toEqual(['0', 'theme', '0', 'inner']);
});

it('a checkout fails if a submodule is not on the local GitHub', async () => {
  const url = 'https://github.com/acme/secret.git';
  const modules = `[submodule "x"]\n\tpath = x\n\turl = ${url}\n`;
  local.commit('acme/docs', { '.gitmodules': modules }, 'master', { x: 'f'.repeat(40) });
  const { lines } = await local.play(
    job('- { uses: actions/checkout@v7, with: { submodules: true } }'),
  );
  expect(lines.at(-1)).toContain(`Error: fatal: repository '${url}' not found`);
});

it('a sparse checkout selects files by folders or patterns', async () => {
  const files = { 'site/page.md': 'page', 'api/code.ts': 'code', 'top.md': 'top' };
  const { lines } = await local.play(
    job(`
- { uses: actions/checkout@v7, with: { sparse-checkout: site, filter: 'blob:none', path: cone } }
- run: cd cone; ls -d * */* | xargs
- { uses: actions/checkout@v7, with: { sparse-checkout: "*.ts", sparse-checkout-cone-mode: false, path: pattern } }
- run: cd pattern; ls -d * */* | xargs`),
    files,
  );
  expect(listed(lines)).toEqual(['site site/page.md top.md', 'api api/code.ts']);
});

it('a checkout leaves Git LFS pointers unchanged, and fails if their files are requested', async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 9\n`;
  const files = { '.gitattributes': '*.png filter=lfs diff=lfs merge=lfs\n', 'a.png': pointer };
  const { lines } = await local.play(
    job(`
- uses: actions/checkout@v7
- run: head -1 a.png
- { uses: actions/checkout@v7, with: { lfs: true, path: x } }`),
    files,
  );
  expect(listed(lines)).toEqual([
    'version https://git-lfs.github.com/spec/v1',
    'Error: [404] Object does not exist on the server: a.png (Git LFS)',
  ]);
});

it('a checkout stores the credential for later git commands, but not in .git/config', async () => {
  const { lines } = await local.play(
    job(`
- uses: actions/checkout@v7
- run: git config --get http.https://github.com/.extraheader | cut -d' ' -f1-2; grep -cF '***' .git/config || true`),
  );
  expect(listed(lines)).toEqual(['AUTHORIZATION: basic', '0']);
});
