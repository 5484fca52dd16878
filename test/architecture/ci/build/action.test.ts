import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAction, packagesOutside } from '../../../../.ci/build/action.ts';
import { useFolder } from '../../../support/folder.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const manifest = { version: '1.2.3' };
const folder = useFolder();

describe('dist/', () => {
  let once: Map<string, string>;
  let newer: Map<string, string>;
  beforeAll(async () => {
    [once, newer] = await Promise.all([
      buildAction(root, manifest),
      buildAction(root, { ...manifest, version: '4.5.6' }),
    ]);
  });

  it('does not contain the path of the checkout', () => {
    for (const [name, text] of once) expect(text.includes(root), name).toBe(false);
  });

  it('differs in only one file after a version change, and keeps its file names', () => {
    expect([...newer.keys()]).toEqual([...once.keys()]);
    expect(
      [...newer].filter(([name, text]) => once.get(name) !== text).map(([name]) => name),
    ).toHaveLength(1);
  });

  it('starts without loading perf_hooks, fs/promises, module, https or crypto', async () => {
    for (const [name, text] of once) folder.write({ [`dist/${name}`]: text });
    folder.write({
      'loaded.cjs': `process.on('exit', () => console.log(process.moduleLoadList.join('\\n')));`,
    });
    const args = ['--require', folder.at('loaded.cjs'), folder.at('dist/action.js')];
    const env = { PATH: process.env.PATH, GITHUB_WORKSPACE: folder.root, RUNNER_TEMP: folder.root };
    const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(stdout).toContain('site.config.yml does not exist');
    expect(stdout).toContain('NativeModule fs\n');
    expect(stdout).not.toMatch(/NativeModule (perf_hooks|fs\/promises|module|https|crypto)\n/);
  });

  it('has no separate file for bundler helpers, and no createRequire in its main files', () => {
    expect([...once.keys()]).not.toContain('rolldown-runtime.js');
    for (const name of ['shared.js', 'run-action.js', 'session.js', 'deploy.js'])
      expect(once.get(name), name).not.toMatch(/^$|\.createRequire\(/);
  });

  it('contains each module once', () => {
    const seen = new Map<string, string>();
    for (const [name, text] of once) {
      for (const [line] of text.matchAll(/^\/\/ (src|node_modules)\/.*$/gm)) {
        expect(seen.get(line), `${line} in ${name}`).toBeUndefined();
        seen.set(line, name);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
  });
});

it('packagesOutside finds the imported packages that are not bundled', () => {
  const chunk = (fileName: string, imports: string[], dynamicImports: string[] = []) => ({
    fileName,
    imports,
    dynamicImports,
  });
  expect(
    packagesOutside([
      chunk('action.js', ['shared.js', 'node:fs', 'path'], ['lazy.js', 'data:text/javascript,1']),
      chunk('shared.js', []),
      chunk('lazy.js', ['jose'], ['azurite']),
    ]),
  ).toEqual(['azurite', 'jose']);
});
