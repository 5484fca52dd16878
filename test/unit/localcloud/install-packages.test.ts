import { chmod, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  installPackages,
  packagesFolder,
  packagesManifest,
} from '../../../src/localcloud/service/packages.ts';
import { useFolder } from '../../support/folder.ts';

const root = useFolder();
let env: Record<string, string>;

beforeEach(async () => {
  const folders = [root.at('bin'), path.dirname(process.execPath), process.env.PATH];
  env = {
    PATH: folders.join(path.delimiter),
    XDG_CACHE_HOME: root.at('cache'),
    LOCALAPPDATA: root.at('cache'),
  };
});

/** Adds an `npm` that runs this script at the start of the PATH. */
async function npmThat(script: string): Promise<void> {
  root.write({
    'bin/npm.mjs': `import fs from 'node:fs';\n${script}`,
    'bin/npm': `#!/bin/sh\nexec node "${root.at('bin/npm.mjs')}" "$@"\n`,
    'bin/npm.cmd': `@node "${root.at('bin/npm.mjs')}" %*\r\n`,
  });
  await chmod(root.at('bin/npm'), 0o755);
}

const install = (options: { signal?: AbortSignal; env?: Record<string, string> } = {}) => {
  const lines: string[] = [];
  const installed = installPackages({
    env: { ...env, ...options.env },
    signal: options.signal ?? new AbortController().signal,
    onLine: (line) => lines.push(line),
  });
  return { installed, lines };
};
const left = () => readdir(root.at('cache', 'site-deploy'));

describe("installing the local cloud's packages", () => {
  it('runs npm install without install scripts, for only the listed packages', async () => {
    await npmThat(`fs.writeFileSync('seen.json', JSON.stringify({ args: process.argv.slice(2), ...process.env }));
console.log('added 700 packages');`);
    const { installed, lines } = install();
    const folder = await installed;
    expect(folder).toBe(packagesFolder(env));
    expect(lines).toEqual(['added 700 packages']);
    expect(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))).toEqual(
      packagesManifest,
    );
    const seen = JSON.parse(await readFile(path.join(folder, 'seen.json'), 'utf8'));
    expect(seen.args).toEqual(expect.arrayContaining(['install', '--ignore-scripts']));
    expect(await left()).toEqual([path.basename(folder)]);
  });

  it("passes npm's own settings to npm, but no token of site-deploy", async () => {
    await npmThat(`fs.writeFileSync('seen.json', JSON.stringify(process.env));`);
    const own = { npm_config_registry: 'https://npm.acme.example', NODE_AUTH_TOKEN: 'for npm' };
    const env = { ...own, PORTAL_TOKEN: 'no', GH_TOKEN: 'no' };
    const folder = await install({ env }).installed;
    const seen = JSON.parse(await readFile(path.join(folder, 'seen.json'), 'utf8'));
    expect(seen).toMatchObject(own);
    expect(Object.keys(seen)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(PORTAL|GH)_TOKEN$/)]),
    );
  });

  it("shows npm's output after a failed install and leaves no files behind", async () => {
    await npmThat(
      `fs.mkdirSync('node_modules'); console.error('npm error code ENOTFOUND'); process.exitCode = 1;`,
    );
    await expect(install().installed).rejects.toMatchObject({
      code: 'LOCAL_CLOUD_PACKAGES_MISSING',
      facts: ['npm error code ENOTFOUND'],
    });
    expect(await left()).toEqual([]);
  });

  it('leaves no files behind if the install is cancelled', async () => {
    await npmThat(
      `fs.mkdirSync('node_modules'); console.log('ready'); setInterval(() => {}, 1000);`,
    );
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const installed = installPackages({ env, signal: controller.signal, onLine: () => resolve() });
    await ready;
    controller.abort(reason);
    await expect(installed).rejects.toBe(reason);
    expect(await left()).toEqual([]);
  });
});
