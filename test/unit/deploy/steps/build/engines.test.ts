import { expect, it } from 'vitest';
import { unfitNode, unfitNodeFile } from '../../../../../src/deploy/steps/build/engines.ts';
import { useFolder } from '../../../../support/folder.ts';

const folder = useFolder();

const site = { private: true, dependencies: { nuxt: '^4.5.0' }, devDependencies: { vite: '8' } };
const npmLock = (prefix = '') => ({
  lockfileVersion: 3,
  packages: {
    '': {},
    [`${prefix}node_modules/nuxt`]: { version: '4.5.2', engines: { node: '^22.19.0 || >=26.0.0' } },
    'node_modules/vite': { version: '8.3.8', engines: { node: '>=20' } },
  },
});
const pnpmLock = `lockfileVersion: '9.0'

importers:

  .:
    dependencies:
      other:
        specifier: 1.0.0
        version: 1.0.0

  apps/web:
    dependencies:
      nuxt:
        specifier: ^4.5.0
        version: 4.5.2(vite@8.3.8(terser@5.51.4))
    devDependencies:
      vite:
        specifier: '8'
        version: 8.3.8(terser@5.51.4)

  zoo:
    dependencies:
      nuxt:
        specifier: ^3.0.0
        version: 3.0.0

packages:

  '@nuxt/kit@4.5.2':
    engines: {node: '>=99'}

  nuxt@4.5.2:
    resolution: {integrity: sha512-tR3f==}
    engines: {node: ^22.19.0 || >=26.0.0, npm: '>=9'}
    hasBin: true

  vite@8.3.8:
    engines: {node: '>=20'}
`;

const check = (node: string, below = '', stdout = `v${node}\n`) =>
  unfitNode({ buildRoot: folder.at(below), workspace: folder.root }, { PATH: '/bin', A: '1' }, {
    exec(_tool: string, _args: unknown, { env }: { readonly env: unknown }) {
      expect(env).toEqual({ PATH: '/bin', A: '1' });
      return Promise.resolve({ kind: 'exited', code: 0, stdout, stderr: '' });
    },
    signal: new AbortController().signal,
  } as Parameters<typeof unfitNode>[2]);

const needsNode =
  'nuxt 4.5.2 requires Node ^22.19.0 || >=26.0.0, but the build runs on Node 22.1.0.';

it.each([
  ['package-lock.json', { 'package.json': site, 'package-lock.json': npmLock() }, ''],
  [
    'a lockfile of the workspace',
    { 'apps/web/package.json': site, 'package-lock.json': npmLock() },
    'apps/web',
  ],
  [
    'a workspace with its own version',
    { 'apps/web/package.json': site, 'package-lock.json': npmLock('apps/web/') },
    'apps/web',
  ],
  ['pnpm-lock.yaml', { 'apps/web/package.json': site, 'pnpm-lock.yaml': pnpmLock }, 'apps/web'],
  [
    'pnpm-lock.yaml with Windows line ends',
    { 'apps/web/package.json': site, 'pnpm-lock.yaml': pnpmLock.replaceAll('\n', '\r\n') },
    'apps/web',
  ],
  [
    'the installed package, since yarn.lock has no engines',
    {
      'package.json': site,
      'yarn.lock': '__metadata:\n  version: 8\n',
      'node_modules/nuxt/package.json': {
        version: '4.5.2',
        engines: { node: '^22.19.0 || >=26.0.0' },
      },
    },
    '',
  ],
])('unfitNode reports a Node version that a generator excludes: %s', async (_, files, below) => {
  folder.write(files);
  expect(await check('22.1.0', below)).toBe(needsNode);
  expect(await check('22.19.0', below)).toBeUndefined();
});

it('unfitNode reads the engines of development dependencies, and nothing but a version', async () => {
  folder.write({ 'package.json': site, 'package-lock.json': npmLock('other/') });
  expect(await check('18.1.0')).toMatch(/^vite 8\.3\.8 requires Node >=20,/);
  expect(await check('', '', 'not v18.1.0\n')).toBeUndefined();
});

it('unfitNode ignores the engines of indirect dependencies', async () => {
  const packages = { 'node_modules/deep': { version: '1.0.0', engines: { node: '>=99' } } };
  folder.write({ 'package.json': site, 'package-lock.json': { packages } });
  expect(await check('22.1.0')).toBeUndefined();
});

it.each([
  [{ runtime: { name: 'node', version: '>=24' } }, 'requires Node >=24 (devEngines)'],
  [
    { runtime: [{ name: 'bun' }, { name: 'node', version: '>=24' }] },
    'requires Node >=24 (devEngines)',
  ],
  [{ runtime: { name: 'node', version: '>=24', onFail: 'ignore' } }, undefined],
  [{ runtime: { name: 'node' } }, undefined],
  [{ runtime: { name: 'node', version: '>=24'.padStart(200) } }, 'requires Node'],
  [{ runtime: { name: 'node', version: '>=24'.padStart(201) } }, undefined],
])('unfitNode reads devEngines: %j', async (devEngines, expected) => {
  folder.write({ 'package.json': { devEngines } });
  const found = await check('22.1.0');
  if (expected) expect(found).toContain(expected);
  else expect(found).toBeUndefined();
});

it('unfitNodeFile reports a version in .nvmrc that a generator excludes', async () => {
  folder.write({ 'package.json': site, 'package-lock.json': npmLock(), '.nvmrc': 'v20\n' });
  const project = { buildRoot: folder.root, workspace: folder.root };
  expect(await unfitNodeFile(project)).toBe(
    'nuxt 4.5.2 requires Node ^22.19.0 || >=26.0.0, but .nvmrc names v20.',
  );
  folder.write({ '.nvmrc': '22' });
  expect(await unfitNodeFile(project)).toBeUndefined();
  for (const other of ['lts/*', 'node-20']) {
    folder.write({ '.nvmrc': other });
    expect(await unfitNodeFile(project)).toBeUndefined();
  }
});
