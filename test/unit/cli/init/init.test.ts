import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { useFolder } from '../../../support/folder.ts';
import { commitAll, runIn } from '../terminal-run.ts';

const folder = useFolder();

const config = () => parse(readFileSync(folder.at('site.config.yml'), 'utf8'));
const vite = {
  version: '1.2.0',
  scripts: { build: 'vite build' },
  devDependencies: { vite: '^7.0.0' },
};

it('init --yes writes a config that check accepts, with the current branch', async () => {
  folder.write({ 'package.json': vite, 'package-lock.json': '{}' });
  commitAll(folder.root, 'main');
  const made = await runIn(folder.root, ['init', '--yes', '--slug', 'acme-app']);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toContain('Found: Vite, npm, output "dist".');
  expect(made.stdout).toContain(
    'Placeholders, accepted only by the local cloud: site.id, site.url',
  );
  expect(made.stdout).toMatch(/Next:\n {2}site-deploy check\n {2}site-deploy deploy --local\n/);
  expect(made.stdout).toMatch(/ without a build\. .*\n {2}site-deploy check --reuse\n$/);
  expect(config()).toMatchObject({
    site: { slug: 'acme-app', type: 'spa' },
    build: { output: 'dist' },
    environments: { production: { branch: 'main' } },
  });
  const checked = await runIn(folder.root, ['check']);
  expect(checked.code).toBe(0);
  expect(checked.stdout).toContain('  Build       npm ci, npm run build in .');
  expect(checked.stdout).not.toContain('is not deployed');
});

it('init --texts writes a module for texts with their keys, and keeps an existing module and site config', async () => {
  const source =
    "import { t } from './texts.js';\nexport const title = t('home.hero.title', 'Hi');\n";
  folder.write({ 'package.json': vite, 'src/app.ts': source, 'package-lock.json': '{}' });
  commitAll(folder.root, 'main');
  await runIn(folder.root, ['init', '--yes', '--slug', 'kept']);
  const made = await runIn(folder.root, ['init', '--texts', 'react']);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(config()).toMatchObject({ site: { slug: 'kept' } });
  const read = (name: string) => readFileSync(folder.at(name), 'utf8');
  expect(read('src/texts.js')).toContain("import overrides from '../content/overrides.json';");
  expect(read('src/texts.d.ts')).toContain("import('../content/text-keys.json')");
  expect(JSON.parse(read('content/text-keys.json'))).toEqual({ 'home.hero.title': 'Hi' });
  expect(JSON.parse(read('content/overrides.json'))).toEqual({});
  folder.write({ 'src/app.ts': source.replace("'Hi'", "'Hello'"), 'src/texts.js': 'mine' });
  const checked = await runIn(folder.root, ['check']);
  expect(checked.stdout).toContain('Text keys with another text in the code: home.hero.title.');
  expect((await runIn(folder.root, ['texts', 'keys'])).code).toBe(0);
  expect((await runIn(folder.root, ['check'])).stdout).not.toContain('Text keys');
  expect((await runIn(folder.root, ['init', '--texts', 'vue'])).stdout).toContain(
    'Kept: src/texts.js.',
  );
  expect(read('src/texts.js')).toBe('mine');
});

it('init in a Hugo site proposes its command and a version for the deployment', async () => {
  folder.write({ 'hugo.toml': 'title = "Docs"', 'content/a.md': '# A' });
  const { stdout } = await runIn(folder.root, ['init', '--yes']);
  expect(stdout).toContain('site-deploy deploy --local --site-version 0.1.0');
  expect(config()).toMatchObject({ build: { command: 'hugo --minify', output: 'public' } });
  // Hugo publishes its folder `content`, so the portal's files are in a different one.
  expect(config()).toMatchObject({
    content: { file: 'portal/overrides.json' },
    seo: { file: 'portal/seo.json' },
  });
  // `check` accepts the config although these files do not exist yet.
  expect(await runIn(folder.root, ['check'])).toMatchObject({ code: 0 });
});

it('init proposes the version after the last tag if the commit has none', async () => {
  folder.write({ 'index.html': 'hello' });
  commitAll(folder.root, 'main');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder.root,
    });
  git('tag', 'v1.9.0');
  git('tag', 'v1.10.2');
  const tagged = await runIn(folder.root, ['init', '--yes']);
  expect(tagged.stdout).toMatch(/site-deploy deploy --local\n$/);
  git('commit', '-q', '--allow-empty', '-m', 'two');
  const later = await runIn(folder.root, ['init', '--yes', '--force']);
  expect(later.stdout).toMatch(/site-deploy deploy --local --site-version 1\.10\.3\n$/);
});

it('init chooses different placeholders in two folders', async () => {
  const configs: { site: Record<string, string> }[] = [];
  for (const name of ['one', 'two']) {
    folder.write({ [`${name}/public/index.html`]: '' });
    await runIn(folder.at(name), ['init', '--yes']);
    configs.push(parse(readFileSync(folder.at(name, 'site.config.yml'), 'utf8')));
  }
  for (const key of ['id', 'slug', 'url'])
    expect(new Set(configs.map(({ site }) => site[key])).size, key).toBe(2);
});

it('init accepts each value as an option, and then writes no placeholder', async () => {
  const id = '11111111-2222-3333-4444-555555555555';
  const options = {
    slug: 'acme-docs',
    'site-id': 'site_123',
    type: 'docs',
    url: 'https://www.acme.example',
    'production-branch': 'live',
    portal: 'https://portal.acme.example',
    audience: 'api://0f0f0f0f-0000-4000-8000-000000000001',
    'client-id': id,
    'tenant-id': id,
    'subscription-id': id,
    output: 'site',
  };
  const { code, stdout } = await runIn(folder.root, [
    'init',
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  expect(code).toBe(0);
  expect(stdout).not.toContain('Placeholder');
  expect(config()).toEqual({
    version: 1,
    site: { slug: 'acme-docs', id: 'site_123', type: 'docs', url: 'https://www.acme.example' },
    portal: { url: 'https://portal.acme.example', audience: options.audience },
    azure: { clientId: id, tenantId: id, subscriptionId: id },
    build: { output: 'site' },
    environments: { production: { branch: 'live' } },
  });
});

it('init writes nothing if a value is invalid, and replaces a config only with --force', async () => {
  const wrong = await runIn(folder.root, ['init', '--yes', '--url', 'nonsense']);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('site.url: found "nonsense"');
  expect(() => config()).toThrow('ENOENT');
  expect((await runIn(folder.root, ['init', '--yes'])).code).toBe(0);
  const again = await runIn(folder.root, ['init', '--yes', '--slug', 'other']);
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('--force') });
  expect((await runIn(folder.root, ['init', '--yes', '--slug', 'other', '--force'])).code).toBe(0);
  expect(config().site.slug).toBe('other');
});

it('init reports a config that it cannot write, and leaves no partial file', async () => {
  folder.write({ 'index.html': 'hello', 'site.config.yml/a': '' });
  const { code, stderr } = await runIn(folder.root, ['init', '--yes', '--force']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/site\.config\.yml cannot be written\.[\s\S]*EISDIR/);
  expect(readdirSync(folder.root).sort()).toEqual(['index.html', 'site.config.yml']);
});

it('init in a subfolder writes the config to the root of the repository', async () => {
  folder.write({
    ...{ 'package.json': { workspaces: ['apps/*'] }, 'package-lock.json': '{}' },
    'apps/web/package.json': vite,
  });
  commitAll(folder.root, 'main');
  const { stdout } = await runIn(folder.at('apps/web'), ['init', '--yes']);
  expect(stdout).toContain(`The root of the repository is ${folder.root}`);
  expect(stdout).toContain('Found in apps/web: Vite, npm, output "dist".');
  expect(stdout).toContain('  site-deploy check ../..\n');
  expect(config()).toMatchObject({
    build: { root: 'apps/web', output: 'dist' },
    environments: { production: { branch: 'main' } },
  });
  expect((await runIn(folder.at('apps/web'), ['check', '../..'])).code).toBe(0);
  const again = await runIn(folder.at('apps/web'), ['init', '--yes']);
  expect(again.stderr).toContain('Check it with "site-deploy check ../.."');
});

const built = { version: '0.1.0', scripts: { build: 'node build.mjs' } };
const depends = (dependencies: object) => ({
  'package.json': { scripts: { build: 'x' }, dependencies },
});
const workspaces = { 'package.json': { workspaces: ['apps/*'] } };
const docusaurus = depends({ '@docusaurus/core': '3' });
const next = depends({ next: '15', react: '19' });
const page = { 'index.html': 'x', 'about/index.html': 'y' };
const inWeb = { root: 'apps/web', output: 'dist' };

type Files = Parameters<typeof folder.write>[0];
it.each<[what: string, files: Files, build: object, text?: string]>([
  ['Docusaurus', docusaurus, { output: 'build' }, 'Found: Docusaurus'],
  ['Next.js', next, { output: 'out' }, 'Found: Next.js'],
  ['Astro', depends({ astro: '5', vite: '6' }), { output: 'dist' }, 'Found: Astro'],
  [
    'a root with a page and a package.json instead of its subfolder with pages',
    ...([{ 'package.json': { version: '1.0.0' }, ...page }, { output: '.' }] as const),
    'output "."',
  ],
  ['the site in a workspace', { ...workspaces, 'apps/web/package.json': vite }, inWeb],
  ['the site in a folder', { 'README.md': '# Hello', 'apps/web/package.json': vite }, inWeb],
  [
    'a workspace package with only a build script',
    { ...workspaces, 'apps/web/package.json': built },
    { root: 'apps/web' },
  ],
  [
    'a package with only a build script',
    { 'README.md': '# Hello', 'apps/web/package.json': built },
    { root: 'apps/web' },
  ],
  [
    'one of several sites',
    { 'apps/docs/package.json': vite, 'apps/web/package.json': vite },
    { root: 'apps/docs' },
    'Found several sites. Using apps/docs; for another, --root: apps/web.',
  ],
])('init finds %s', async (_, files, build, text = '') => {
  folder.write(files);
  const { stdout } = await runIn(folder.root, ['init', '--yes']);
  expect(stdout).toContain(text);
  expect(config()).toMatchObject({ build });
});

it('init without a site names the options for its folder', async () => {
  folder.write({ 'README.md': '# Hello' });
  const { stdout } = await runIn(folder.root, ['init', '--yes']);
  expect(stdout).toContain('Found no site. Its folder can be set with --root or --output.');
});

it('init reports that the folder of --root does not exist', async () => {
  const { code, stderr } = await runIn(folder.root, ['init', '--yes', '--root', 'aps/web']);
  expect(code).toBe(2);
  expect(stderr).toContain(`There is no folder ${folder.at('aps/web')}. [USAGE]`);
  expect(stderr).toContain('with --root.');
});

it('init names the command and the schema of an installed package', async () => {
  const text = () => readFileSync(folder.at('site.config.yml'), 'utf8');
  folder.write({ 'public/index.html': 'x' });
  await runIn(folder.root, ['init', '--yes']);
  expect(text()).not.toContain('$schema');
  const installed = 'node_modules/site-deploy/src/config/site.config.schema.json';
  const fresh = { 'package.json': { devDependencies: { 'site-deploy': '1.0.0' } } };
  for (const files of [fresh, { 'node_modules/.bin/site-deploy': '', [installed]: '{}' }]) {
    folder.write(files);
    const { stdout } = await runIn(folder.root, ['init', '--yes', '--force']);
    expect(stdout).toContain('Next:\n  npx site-deploy check\n');
    expect(text()).toContain(`$schema=./${installed}`);
  }
});

it('init lists what is not published if the site is the root of the repository', async () => {
  folder.write({ 'index.html': '<h1>Hello</h1>' });
  const { code, stdout } = await runIn(folder.root, ['init', '--yes']);
  expect(code).toBe(0);
  expect(stdout).toContain('Not published: .git, .github and other hidden files');
  folder.write({ 'public/index.html': '<h1>Hello</h1>' });
  const moved = await runIn(folder.root, ['init', '--yes', '--force']);
  expect(moved.stdout).toContain('output "public"');
  expect(moved.stdout).not.toContain('Not published');
});

it.each([
  ['___', 'site'],
  ['Bäckerei Café', 'backerei-cafe'],
])('init in the folder "%s" proposes the slug "%s"', async (name, slug) => {
  folder.write({ [`${name}/public/index.html`]: 'x' });
  expect((await runIn(folder.at(name), ['init', '--yes'])).code).toBe(0);
  expect(parse(readFileSync(folder.at(`${name}/site.config.yml`), 'utf8')).site.slug).toBe(slug);
});
