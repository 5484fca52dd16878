import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCommands } from '../../../../../src/deploy/steps/build/commands.ts';
import { unfitNode } from '../../../../../src/deploy/steps/build/engines.ts';
import { expectRefusals } from '../../../../../src/deploy/steps/build/refusals.ts';
import { cases, managers } from '../../../../fixtures/package-managers/cases.ts';
import { type Recorded, recordsFile } from '../../../../fixtures/package-managers/records.ts';
import { useFolder } from '../../../../support/folder.ts';

const folder = useFolder();
const records: Record<string, Record<string, Recorded>> = JSON.parse(
  readFileSync(recordsFile, 'utf8'),
);

/**
 * Refusals that can't be predicted without asking the registry or reading a package. For example,
 * a Yarn lockfile has no `engines`.
 */
const unforeseeable = new Set([
  'npm 11: a lockfile of another registry',
  'Yarn 1: a lockfile of another registry',
  'Yarn 1: engines of a package',
  'Yarn 1: engines of a package, engine-strict',
  'Bun: a lockfile of another registry',
  'another hash',
  'a package that the registry lacks',
  'a registry with a login',
  'a registry that is out of order',
  'a package with scripts',
  'packageManager, another version',
]);

describe.each(managers)('expectRefusals with $name', ({ name: manager, version }) => {
  const allows = manager === 'npm 12' ? 'none' : 'all';
  const settings = {
    ...{ 'npm-version': version, registry: 'http://registry.example/' },
    ...{ 'allow-git': allows, 'allow-remote': allows },
  };
  const deps = {
    exec: (program: string) =>
      Promise.resolve({
        ...{ kind: 'exited', code: 0, stderr: '' },
        stdout: program === 'node' ? 'v24.21.0\n' : JSON.stringify(settings),
      }),
    signal: new AbortController().signal,
  } as Parameters<typeof unfitNode>[2];

  const recorded = records[manager] ?? {};
  const tried = cases.filter(
    ({ name }) =>
      recorded[name] && !unforeseeable.has(name) && !unforeseeable.has(`${manager}: ${name}`),
  );
  it.each(tried)('agrees with the recorded install: $name', async ({ name, byConfig }) => {
    const { files, code } = recorded[name] ?? expect.unreachable();
    folder.write(files);
    const place = { buildRoot: folder.root, workspace: folder.root };
    const config = { build: { root: '.', env: {} } } as never;
    const { agent = 'npm', remark } = await findCommands({ ...place, config });
    const found = [
      remark,
      await unfitNode(place, {}, deps),
      ...(await expectRefusals(place, agent, {}, deps)),
    ].filter(Boolean);
    if (code !== 0) expect(found).not.toEqual([]);
    // Some predictions are right although the install succeeds: the build may refuse Node's
    // version, and without `build.install`, a different package manager would run.
    else if (!byConfig && !/engines of|runtime|no lockfile/.test(name)) expect(found).toEqual([]);
  });
});

const project = () => ({ buildRoot: folder.root, workspace: folder.root });
const importers = (...names: string[]) =>
  `importers:\n${names.map((name, major) => `  ${name}:\n    dependencies:\n      nuxt:\n        specifier: ^${major}.0.0\n`).join('')}`;

it.each<[string, string, object, string, string]>([
  ['accepts a range that the lockfile has', '^0.0.0', {}, importers('.', 'zoo'), ''],
  [
    'reports a range that the lockfile lacks',
    '^1.0.0',
    {},
    importers('.', 'zoo'),
    'pnpm-lock.yaml',
  ],
  ['ignores a lockfile without the project', '^1.0.0', {}, importers('zoo'), ''],
  [
    'ignores ranges if there are overrides',
    '^1.0.0',
    { overrides: { a: '1' } },
    importers('.'),
    '',
  ],
  ['ignores a dependency on a Git repository', 'github:nuxt/nuxt', {}, importers('.'), ''],
])('expectRefusals with pnpm %s', async (_, nuxt, more, lockfile, expected) => {
  const files = { 'pnpm-lock.yaml': lockfile };
  folder.write({ 'package.json': { devDependencies: { nuxt }, ...more }, ...files });
  const [found = ''] = await expectRefusals(project(), 'pnpm', {}, {} as never);
  expect(found.split(',')[0]).toBe(expected && `${expected} does not fit package.json`);
});

describe('expectRefusals with npm 12', () => {
  const settings = {
    ...{ 'npm-version': '12.0.0', 'allow-git': 'none', 'allow-remote': 'none' },
    ...{ registry: 'http://registry.example/', '@acme:registry': 'http://acme.example/' },
  };
  const exec = (_program: string, _args: unknown, { env }: { readonly env: unknown }) => {
    expect(env).toEqual({ PATH: '/bin', A: '1' });
    const stdout = JSON.stringify(settings);
    return Promise.resolve({ kind: 'exited', code: 0, stderr: '', stdout });
  };
  const find = (place = project()) =>
    expectRefusals(place, 'npm', { PATH: '/bin', A: '1' }, {
      exec,
      signal: new AbortController().signal,
    } as never);

  it('names the addresses of packages that allow-git and allow-remote exclude', async () => {
    const resolved = (address: string) => ({ resolved: address, version: '1.0.0' });
    const packages = {
      '': { dependencies: { e: 'http://registry.example/e.tgz' } },
      ...{ 'node_modules/a': resolved('git+https://git.example/a') },
      ...{ 'node_modules/b': resolved('http://registry.example/b.tgz') },
      ...{ 'node_modules/c': resolved('http://acme.example/c.tgz') },
      ...{ 'node_modules/d': resolved('https://d.example/d.tgz') },
      ...{ 'node_modules/l': { resolved: 'https://link.example/', link: true } },
      ...{ 'node_modules/g': resolved('https://g.example/git:g.tgz') },
      ...{ 'node_modules/x': resolved('https://registry.npmjs.org/x.tgz') },
    };
    folder.write({ 'package.json': {}, 'package-lock.json': { packages } });
    expect(await find()).toEqual([
      expect.stringMatching(/sets allow-git: git\+https:\/\/git\.example\/a\.$/),
      expect.stringMatching(
        /allow-remote: http:\/\/registry\.example\/e\.tgz, https:\/\/d\.example\/d\.tgz, https:\/\/g\.example\/git:g\.tgz\.$/,
      ),
    ]);
  });

  it('accepts a version range in a workspace if the lockfile has the range or a version within it', async () => {
    const dependencies = { a: '^1.2.0' };
    const devDependencies = { b: '^2.0.0' };
    const locked = { dependencies: { a: '^1.0.0' }, devDependencies };
    const packages = { web: locked, 'node_modules/a': { version: '1.3.0' } };
    folder.write({
      'web/package.json': { dependencies, devDependencies },
      'package-lock.json': { packages },
    });
    expect(await find({ ...project(), buildRoot: folder.at('web') })).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['accepts npm ^12', { name: 'npm', version: '^12' }, ''],
    [
      'reports npm ^11',
      { name: 'npm', version: '^11' },
      'requires npm ^11 (devEngines), which npm 12.0.0 is not.',
    ],
    ['accepts npm ^11 with onFail "warn"', { name: 'npm', version: '^11', onFail: 'warn' }, ''],
    ['accepts npm ^11 with onFail "ignore"', { name: 'npm', version: '^11', onFail: 'ignore' }, ''],
    ['accepts npm or pnpm', [{ name: 'npm' }, { name: 'pnpm' }], ''],
    [
      'reports bun or pnpm',
      [{ name: 'bun' }, { name: 'pnpm' }],
      'requires bun or pnpm (devEngines)',
    ],
  ])('%s as the required package manager', async (_, packageManager, expected) => {
    folder.write({ 'package.json': { devEngines: { packageManager } } });
    const [found = ''] = await find();
    expect(found).toContain(expected);
    expect(found === '').toBe(expected === '');
  });
});

it.each([
  ['no refusal', 'yarn@1.22.22', 0],
  ['a refusal', 'not-yarn@1.22.22', 1],
])(
  'expectRefusals with Yarn 1 expects %s for the packageManager %s',
  async (_, packageManager, count) => {
    folder.write({ 'package.json': { packageManager } });
    expect(await expectRefusals(project(), 'yarn', {}, {} as never)).toHaveLength(count);
  },
);

it.each([
  ['no refusal', '^11', []],
  ['no refusal', '^12', []],
  [
    'a refusal',
    '^10',
    [expect.stringContaining('requires pnpm ^10, and generated workflows install pnpm 12.')],
  ],
])(
  'expectRefusals expects %s of pnpm 12 if devEngines requires pnpm %s',
  async (_, version, expected) => {
    const packageManager = { name: 'pnpm', version, onFail: 'error' };
    folder.write({
      'package.json': { devEngines: { packageManager } },
      'pnpm-lock.yaml': 'packageManagerDependencies:\n',
    });
    expect(await expectRefusals(project(), 'pnpm', {}, {} as never)).toEqual(expected);
  },
);
