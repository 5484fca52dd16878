import { describe, expect, it } from 'vitest';
import { findCommands } from '../../../../../src/deploy/steps/build/commands.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

const folder = useFolder();

const manifest = { scripts: { build: 'eleventy' }, dependencies: { a: '1' } };
const find = (yaml = '', buildRoot = folder.root) =>
  findCommands(createPlan({ workspace: folder.root, buildRoot }, yaml));

const several = (...packageManager: object[]) => ({ devEngines: { packageManager } });

describe('findCommands', () => {
  it.each([
    ['package-lock.json', '{}', 'npm ci', 'npm run build'],
    ['npm-shrinkwrap.json', '{}', 'npm ci', 'npm run build'],
    ['pnpm-lock.yaml', '', 'pnpm i --frozen-lockfile', 'pnpm run build'],
    ['yarn.lock', '', 'yarn install --frozen-lockfile', 'yarn run build'],
    ['bun.lock', '', 'bun install --frozen-lockfile', 'bun run build'],
    ['bun.lockb', '', 'bun install --frozen-lockfile', 'bun run build'],
  ])('finds the commands for the lockfile %s', async (lockfile, content, install, build) => {
    folder.write({ 'package.json': manifest, [lockfile]: content });
    expect(await find()).toMatchObject({ install, build });
  });

  it('uses the Yarn version of the packageManager field', async () => {
    folder.write({
      'package.json': { ...manifest, packageManager: 'yarn@4.5.0' },
      'yarn.lock': '',
    });
    expect(await find()).toMatchObject({
      install: 'yarn install --immutable',
      build: 'yarn run build',
      remark: undefined,
      isUnpinned: undefined,
    });
  });

  it.each([
    [
      'yarn install --immutable',
      'a lockfile of Yarn 2 or later',
      'yarn.lock',
      '__metadata:\n  version: 10\n',
      {},
    ],
    [
      'yarn install --immutable',
      'a lockfile of Yarn 2 or later and a packageManager without a version',
      'yarn.lock',
      '__metadata:\n',
      { packageManager: 'yarn' },
    ],
    [
      'npm ci',
      'npm in packageManager, despite a lockfile of Yarn',
      'yarn.lock',
      '__metadata:\n',
      { packageManager: 'npm@11.0.0' },
    ],
    [
      'yarn install --frozen-lockfile',
      'a lockfile of Yarn 1',
      'yarn.lock',
      '# no __metadata:\n',
      {},
    ],
    [
      'pnpm i --frozen-lockfile',
      'npm and pnpm in devEngines, and a lockfile of pnpm',
      'pnpm-lock.yaml',
      '',
      several({ name: 'npm' }, { name: 'pnpm' }),
    ],
    [
      'bun install --frozen-lockfile',
      'Bun in devEngines, despite a lockfile of pnpm',
      'pnpm-lock.yaml',
      '',
      several({ name: 'bun' }),
    ],
    [
      'npm ci',
      'Bun in devEngines with onFail "warn", and a lockfile of npm',
      'package-lock.json',
      '{}',
      several({ name: 'bun', onFail: 'warn' }),
    ],
    [
      'npm ci',
      'Bun in devEngines with onFail "ignore", and a lockfile of npm',
      'package-lock.json',
      '{}',
      several({ name: 'bun', onFail: 'ignore' }),
    ],
  ])('finds "%s" for %s', async (install, _, lockfile, text, fields) => {
    folder.write({ 'package.json': { ...manifest, ...fields }, [lockfile]: text });
    expect((await find()).install).toBe(install);
  });

  it('remarks that package.json names a package manager other than that of the lockfile', async () => {
    folder.write({
      'package.json': { ...manifest, packageManager: 'pnpm@12.0.0' },
      'package-lock.json': '{}',
    });
    expect((await find()).remark).toContain(
      'package.json names pnpm, but the lockfile is that of npm',
    );
  });

  it.each([
    ['alone', {}, 'npm i'],
    ['next to a package-lock.json', { 'package-lock.json': '{}' }, 'npm ci'],
    ['next to a pnpm-lock.yaml', { 'pnpm-lock.yaml': '' }, 'pnpm i --frozen-lockfile'],
  ])('treats pnpm-workspace.yaml %s as settings, not as a lockfile', async (_, files, install) => {
    const settings = 'allowBuilds:\n  esbuild: true\n';
    folder.write({ 'package.json': manifest, 'pnpm-workspace.yaml': settings, ...files });
    expect(await find()).toMatchObject({ install });
    expect((await find()).remark ?? '').not.toContain('pnpm-workspace.yaml');
  });

  it.each([
    ['a package manager of any version', { name: 'pnpm', version: '>=1' }],
    ['a single package manager', { name: 'pnpm', version: '^11.0.0' }],
    ['a list of package managers', [{ name: 'pnpm', version: '>=11' }]],
  ])('reads %s in devEngines', async (_, packageManager) => {
    folder.write({
      'package.json': { ...manifest, devEngines: { packageManager } },
      'pnpm-lock.yaml': '',
    });
    expect(await find()).toMatchObject({ install: 'pnpm i --frozen-lockfile', agent: 'pnpm' });
  });

  it('finds no commands with "command: false", even if package.json has a build script', async () => {
    folder.write({ 'package.json': manifest, 'package-lock.json': '{}' });
    const nothing = { install: undefined, build: undefined };
    expect(await find('build: { command: false, output: public }')).toEqual(nothing);
  });

  it('refuses a build.command that runs a script that package.json lacks', async () => {
    folder.write({ 'package.json': { scripts: { 'build:site': 'node build.mjs', dev: 'x' } } });
    expect(await catchError(find('build: { command: npm run build:sites }'))).toMatchObject({
      code: 'BUILD_COMMAND_MISSING',
      message: 'package.json has no script "build:sites", which build.command runs.',
      facts: ['Scripts: build:site, dev; did you mean "build:site"?'],
    });
    expect(await catchError(find())).toMatchObject({
      code: 'BUILD_COMMAND_MISSING',
      facts: [expect.stringContaining('build:site')],
    });
    expect((await find('build: { command: npm run build:site }')).build).toBe('npm run build:site');
    for (const command of ['yarn run eleventy', 'cd docs && npm run other'])
      expect((await find(`build: { command: ${command} }`)).build).toBe(command);
  });

  it.each([
    ['without', {}],
    ['with', { packageManager: 'npm@11.0.0' }],
  ])('advises committing a lockfile if there is none, %s a packageManager', async (_, named) => {
    folder.write({ 'package.json': { ...manifest, ...named } });
    const found = await find();
    expect(found).toMatchObject({ install: 'npm i', build: 'npm run build', isUnpinned: true });
    expect(found.remark).toContain('Commit the lockfile');
  });

  it('remarks which of several lockfiles it uses', async () => {
    folder.write({ 'package.json': manifest, 'package-lock.json': '{}', 'yarn.lock': '' });
    const { install, remark } = await find();
    expect(remark).toBe(
      `Found yarn.lock and package-lock.json: using ${install?.split(' ')[0]}. Remove the outdated lockfile.`,
    );
    folder.write({ 'site/package.json': manifest, 'site/bun.lock': '' });
    expect((await find('', folder.at('site'))).remark).toContain(
      'Found bun.lock and yarn.lock and package-lock.json: using bun.',
    );
  });

  it.each(['old-mkdocs.yml', 'my.hugo.toml', 'my_config.yml', 'a-book.toml', 'a.pelicanconf.py'])(
    'finds no commands for %s, which is not a generator config',
    async (file) => {
      folder.write({ [file]: '' });
      expect(await find()).toEqual({ install: undefined, build: undefined });
    },
  );

  it.each(['mkdocs.yml', 'hugo.yaml', 'hugo.toml', '_config.yml', 'book.toml', 'pelicanconf.py'])(
    'requires build.command or build.output if there is a %s, but no package.json',
    async (file) => {
      folder.write({ [file]: '', 'site/index.html': 'stale' });
      const error = await catchError(find());
      expect(error.code).toBe('BUILD_COMMAND_MISSING');
      expect(error.message).toContain(
        `Found ${file}, but no package.json, and build.command is not set`,
      );
      expect(await find('build: { output: site }')).toEqual({
        install: undefined,
        build: undefined,
      });
    },
  );

  it('finds the lockfile at the root of a monorepo', async () => {
    folder.write({
      'packages/site/package.json': manifest,
      'pnpm-lock.yaml': '',
      'package.json': {},
    });
    expect(await find('build: { root: packages/site }', folder.at('packages/site'))).toMatchObject({
      install: 'pnpm i --frozen-lockfile',
    });
  });

  it('does not search for a lockfile outside the workspace', async () => {
    folder.write({ 'yarn.lock': '', 'repository/package.json': manifest });
    const workspace = folder.at('repository');
    const found = await findCommands(createPlan({ workspace, buildRoot: workspace }));
    expect(found.install).toBe('npm i');
  });

  it('installs nothing if there are no dependencies', async () => {
    folder.write({ 'package.json': { scripts: { build: 'node build.js' } } });
    expect(await find()).toMatchObject({ install: undefined, build: 'npm run build' });
  });

  it.each(['devDependencies', 'optionalDependencies'])('installs %s', async (field) => {
    folder.write({
      'package.json': { scripts: manifest.scripts, [field]: { a: '1' } },
      'package-lock.json': '{}',
    });
    expect((await find()).install).toBe('npm ci');
  });

  it('uses the commands from the site config', async () => {
    folder.write({ 'package.json': manifest, 'yarn.lock': '' });
    expect(await find('build: { install: make deps, command: make site }')).toMatchObject({
      install: 'make deps',
      build: 'make site',
      agent: undefined,
    });
    expect(await find('build: { command: make site }')).toMatchObject({
      agent: 'yarn',
      install: 'yarn install --frozen-lockfile',
      build: 'make site',
    });
  });

  it('finds only configured commands if there is no package.json', async () => {
    expect(await find()).toMatchObject({ install: undefined, build: undefined });
    expect(await find('build: { command: hugo }')).toEqual({ install: undefined, build: 'hugo' });
    const own = { install: 'make deps', build: 'hugo' };
    const yaml = 'build: { command: hugo, install: make deps }';
    expect(await find(yaml)).toEqual({ ...own, isUnpinned: true });
    folder.write({ 'yarn.lock': '' });
    expect(await find(yaml)).toEqual(own);
  });

  it('requires build.output if package.json has no build script', async () => {
    folder.write({ 'package.json': { dependencies: { a: '1' } } });
    const error = await catchError(find());
    expect(error.code).toBe('BUILD_COMMAND_MISSING');
    expect(error.message).toContain('package.json has no "build"');
    expect(await find('build: { output: public }')).toEqual({
      install: undefined,
      build: undefined,
    });
  });

  it('reports where package.json is not valid JSON', async () => {
    folder.write({ 'package.json': '{ "scripts": ' });
    expect(await catchError(find())).toMatchObject({
      code: 'PACKAGE_FILE_INVALID',
      message: 'package.json is not valid JSON.',
      problems: [{ file: 'package.json', line: 1, column: 14 }],
    });
  });
});
