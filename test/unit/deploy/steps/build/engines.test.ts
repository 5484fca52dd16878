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
  ["npm's lockfile", { 'package.json': site, 'package-lock.json': npmLock() }, ''],
  [
    "npm's lockfile at the root of a workspace",
    { 'apps/web/package.json': site, 'package-lock.json': npmLock() },
    'apps/web',
  ],
  [
    'a version that only one package of the workspace uses',
    { 'apps/web/package.json': site, 'package-lock.json': npmLock('apps/web/') },
    'apps/web',
  ],
  ["pnpm's lockfile", { 'apps/web/package.json': site, 'pnpm-lock.yaml': pnpmLock }, 'apps/web'],
  [
    "pnpm's lockfile with Windows line endings",
    { 'apps/web/package.json': site, 'pnpm-lock.yaml': pnpmLock.replaceAll('\n', '\r\n') },
    'apps/web',
  ],
  [
    'the installed package if the lockfile is of Yarn',
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
])(
  'unfitNode reports a Node version that a generator excludes, according to %s',
  async (_, files, below) => {
    folder.write(files);
    expect(await check('22.1.0', below)).toBe(needsNode);
    expect(await check('22.19.0', below)).toBeUndefined();
  },
);

it('unfitNode reads the engines of development dependencies', async () => {
  folder.write({ 'package.json': site, 'package-lock.json': npmLock('other/') });
  expect(await check('18.1.0')).toMatch(/^vite 8\.3\.8 requires Node >=20,/);
});

it('unfitNode reports nothing if node does not print its version', async () => {
  folder.write({ 'package.json': site, 'package-lock.json': npmLock('other/') });
  expect(await check('', '', 'not v18.1.0\n')).toBeUndefined();
});

it('unfitNode ignores the engines of indirect dependencies', async () => {
  const packages = { 'node_modules/deep': { version: '1.0.0', engines: { node: '>=99' } } };
  folder.write({ 'package.json': site, 'package-lock.json': { packages } });
  expect(await check('22.1.0')).toBeUndefined();
});

it.each([
  ['one runtime', { name: 'node', version: '>=24' }],
  ['a list of runtimes', [{ name: 'bun' }, { name: 'node', version: '>=24' }]],
  ['a range of 200 characters', { name: 'node', version: '>=24'.padStart(200) }],
])('unfitNode reports a Node version that devEngines excludes with %s', async (_, runtime) => {
  folder.write({ 'package.json': { devEngines: { runtime } } });
  expect(await check('22.1.0')).toMatch(/requires Node +>=24 \(devEngines\)/);
});

it.each([
  ['with onFail "ignore"', { name: 'node', version: '>=24', onFail: 'ignore' }],
  ['without a version', { name: 'node' }],
  ['with a range of 201 characters', { name: 'node', version: '>=24'.padStart(201) }],
])('unfitNode ignores devEngines %s', async (_, runtime) => {
  folder.write({ 'package.json': { devEngines: { runtime } } });
  expect(await check('22.1.0')).toBeUndefined();
});

it('unfitNodeFile reports a Node version in .nvmrc only if a generator excludes it', async () => {
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
