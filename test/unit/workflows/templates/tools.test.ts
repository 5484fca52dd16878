import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installSteps, tools } from '../../../../src/workflows/templates/tools.ts';
import { useFolder } from '../../../support/folder.ts';

const folder = useFolder();

/** Runs a step as a runner does, with an npm that installs what the lockfile says. */
function run(steps: readonly string[], lockfile: string, isInstalled = true) {
  const script = steps.slice(steps.indexOf('  run: |') + 1).map((line) => line.slice(4));
  folder.write({
    'bin/npm': `#!/bin/sh\n[ "$1" = ci ] && ${isInstalled} || exit 0\nexec node "${folder.at('install.mjs')}"\n`,
    'install.mjs':
      "import fs from 'node:fs'; const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')); " +
      "const { '': root, ...all } = packages; " +
      "const wanted = JSON.parse(fs.readFileSync('package.json', 'utf8')); " +
      'if (JSON.stringify(wanted) !== JSON.stringify(root)) process.exit(1); ' +
      "for (const [name, { cpu, integrity }] of Object.entries(all)) if (/^sha512-/.test(integrity) && (!cpu || cpu.includes('x64'))) " +
      "fs.mkdirSync(name + '/bin', { recursive: true });",
    'site/yarn.lock': lockfile,
  });
  for (const name of ['temp', 'bin']) mkdirSync(folder.at(name), { recursive: true });
  execFileSync('chmod', ['+x', folder.at('bin/npm')]);
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script.join('\n')], {
    cwd: folder.at('site'),
    env: {
      PATH: `${folder.at('bin')}:${process.env.PATH}`,
      RUNNER_TEMP: folder.at('temp'),
      GITHUB_PATH: folder.at('path'),
      LOCKFILE: 'yarn.lock',
    },
    stdio: 'pipe',
  });
  return path.relative(folder.at('temp'), readFileSync(folder.at('path'), 'utf8').trim());
}

it.each([
  ['pnpm', 'pnpm/node_modules/@pnpm/exe.linux-x64'],
  ['bun', 'bun/node_modules/@oven/bun-linux-x64/bin'],
  ['copilot', 'copilot/node_modules/@github/copilot-linux-x64'],
] as const)('puts the program of %s on the PATH', (name, expected) => {
  expect(run(installSteps(name), '')).toBe(expected);
});

it('chooses the Yarn that can read the lockfile', () => {
  expect(run(installSteps('yarn'), '# yarn lockfile v1\n')).toBe('yarn/node_modules/yarn/bin');
});

it('uses a later Yarn for its own lockfiles', () => {
  expect(run(installSteps('yarn'), '__metadata:\n  version: 8\n')).toBe(
    'yarn/node_modules/@yarnpkg/cli-dist/bin',
  );
});

it('fails if npm omitted the program, as it does silently for a wrong hash', () => {
  expect(() => run(installSteps('pnpm'), '', false)).toThrow(/Command failed/);
});

it('pins every program by a hash', () => {
  for (const { packages } of Object.values(tools))
    for (const { integrity } of packages) expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
  expect(installSteps('none')).toEqual([]);
  expect(installSteps('npm')).toEqual([]);
});
