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
 * Cases that only a registry or a package reveals. For example, a Yarn lockfile has no `engines`.
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
  it.each(tried)(
    'predicts a refusal only if the install fails: $name',
    async ({ name, byConfig }) => {
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
      // version, and without `build.install`, another manager would run.
      else if (!byConfig && !/engines of|runtime|no lockfile/.test(name)) expect(found).toEqual([]);
    },
  );
});

it.each([
  ['^11', []],
  ['^12', []],
  ['^10', [expect.stringContaining('requires pnpm ^10, and generated workflows install pnpm 12.')]],
])(
  'expectRefusals expects a refusal of pnpm 12 only if devEngines excludes it: %s',
  async (version, expected) => {
    const packageManager = { name: 'pnpm', version, onFail: 'error' };
    folder.write({
      'package.json': { devEngines: { packageManager } },
      'pnpm-lock.yaml': 'packageManagerDependencies:\n',
    });
    const place = { buildRoot: folder.root, workspace: folder.root };
    expect(await expectRefusals(place, 'pnpm', {}, {} as never)).toEqual(expected);
  },
);
