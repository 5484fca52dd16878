import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installSteps, tools } from '../../../../src/workflows/templates/tools.ts';
import { useFolder } from '../../../support/folder.ts';

const folder = useFolder();

/**
 * A stub of pnpm 12 that, like the real one, refuses any command if package.json requires a
 * different version.
 */
const pnpm =
  '#!/bin/sh\\n[ "$1 $3" = "-C root" ] || exit 2\\n' +
  'grep -qF ^11 "$2/package.json" || exit 0\\necho Error: ERR_PNPM_BAD_PM_VERSION >&2\\nexit 1\\n';

/** Runs a step as a runner does, with an npm that installs what the lockfile lists. */
function run(steps: readonly string[], site: Readonly<Record<string, string>>, isInstalled = true) {
  const script = steps.slice(steps.indexOf('  run: |') + 1).map((line) => line.slice(4));
  const checkout = Object.entries(site).map(([name, text]) => [`checkout/${name}`, text]);
  folder.write({
    'bin/npm': `#!/bin/sh\n[ "$1" = ci ] && ${isInstalled} || exit 0\nexec node "${folder.at('install.mjs')}"\n`,
    'install.mjs':
      "import fs from 'node:fs'; const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')); " +
      "const { '': root, ...all } = packages; " +
      "const wanted = JSON.parse(fs.readFileSync('package.json', 'utf8')); " +
      'if (JSON.stringify(wanted) !== JSON.stringify(root)) process.exit(1); ' +
      "for (const [name, { cpu, integrity }] of Object.entries(all)) if (/^sha512-/.test(integrity) && (!cpu || cpu.includes('x64'))) " +
      "fs.mkdirSync(name + '/bin', { recursive: true }); fs.mkdirSync('node_modules/.bin'); " +
      "const pnpm = 'node_modules/@pnpm/exe.linux-x64'; " +
      `if (fs.existsSync(pnpm)) fs.writeFileSync(pnpm + '/pnpm', '${pnpm}', { mode: 0o755 });`,
    ...Object.fromEntries(checkout),
  });
  for (const name of ['temp', 'checkout']) mkdirSync(folder.at(name), { recursive: true });
  execFileSync('chmod', ['+x', folder.at('bin/npm')]);
  const [, root] = /^ {4}ROOT: '(.+)'$/m.exec(steps.join('\n')) ?? [];
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script.join('\n')], {
    cwd: folder.at('checkout'),
    env: {
      PATH: `${folder.at('bin')}:${process.env.PATH}`,
      RUNNER_TEMP: folder.at('temp'),
      GITHUB_PATH: folder.at('path'),
      ROOT: root,
    },
    stdio: 'pipe',
  });
  return path.relative(folder.at('temp'), readFileSync(folder.at('path'), 'utf8').trim());
}

it.each([
  ['pnpm', 'pnpm/node_modules/@pnpm/exe.linux-x64'],
  ['bun', 'bun/node_modules/@oven/bun-linux-x64/bin'],
  ['copilot', 'copilot/node_modules/@github/copilot-linux-x64'],
] as const)('the installation steps put the program of %s on the PATH', (name, expected) => {
  expect(run(installSteps(name, "'.'"), { 'package.json': '{}' })).toBe(expected);
});

const oldLock = '# yarn lockfile v1\n';
const newLock = '__metadata:\n  version: 8\n';
it.each([
  [
    "Yarn 1 for the site's lockfile",
    { 'web/yarn.lock': oldLock, 'yarn.lock': newLock },
    'yarn/bin',
  ],
  ["Yarn 1 for the workspace's lockfile", { 'yarn.lock': oldLock }, 'yarn/bin'],
  ['a later Yarn for its lockfiles', { 'web/yarn.lock': newLock }, '@yarnpkg/cli-dist/bin'],
  ['a later Yarn without a lockfile', {}, '@yarnpkg/cli-dist/bin'],
])('the installation steps choose %s', (_, site, expected) => {
  expect(run(installSteps('yarn', "'web'"), site)).toBe(`yarn/node_modules/${expected}`);
});

it.each([
  ['the newest pnpm', '^12', '@pnpm/exe.linux-x64'],
  ['pnpm 11 if package.json refuses the newest', '^11', '.bin'],
])('the installation steps choose %s', (_, version, expected) => {
  const site = { 'package.json': '^11\n', 'web/package.json': `${version}\n` };
  expect(run(installSteps('pnpm', "'web'"), site)).toBe(`pnpm/node_modules/${expected}`);
});

it('the installation steps fail if npm omitted the program', () => {
  expect(() => run(installSteps('pnpm'), {}, false)).toThrow(/Command failed/);
});

it('each package to install has a SHA-512 hash', () => {
  for (const { packages } of Object.values(tools))
    for (const { integrity } of packages) expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
});

it.each(['none', 'npm'] as const)('the package manager %s needs no installation steps', (name) => {
  expect(installSteps(name)).toEqual([]);
});
