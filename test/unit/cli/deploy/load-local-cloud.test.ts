import path from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandContext } from '../../../../src/cli/context.ts';
import {
  needPackages,
  packageManagerSettings,
  packageRegistries,
} from '../../../../src/cli/deploy/load-local-cloud.ts';
import type { PackageName } from '../../../../src/localcloud/service/packages.ts';
import { plainLog } from '../../../../src/shared/plain-log.ts';
import { Redactor } from '../../../../src/shared/secret.ts';
import { useFolder } from '../../../support/folder.ts';

/**
 * Creates the context of a command.
 * @param typed what a person types; `undefined`: there is no terminal
 */
function createContext(typed: string | undefined) {
  const output = {
    text: '',
    isTTY: typed !== undefined,
    write(text: string) {
      output.text += text;
    },
  };
  const input = Object.assign(new PassThrough(), { isTTY: typed !== undefined });
  input.end(typed);
  const context: CommandContext = {
    env: { XDG_CACHE_HOME: '/cache' },
    cwd: '/',
    stdout: output,
    stderr: output,
    stdin: () => input,
    log: plainLog({ stream: output, color: false, verbose: false }),
    redactor: new Redactor(),
    loading: <Loaded>(load: () => Promise<Loaded>) => load(),
    waiting: () => ({ [Symbol.dispose]() {} }),
    signal: new AbortController().signal,
  };
  return { context, output };
}

function work(missing: PackageName[]) {
  return { missingPackages: () => missing, installPackages: vi.fn(async () => '/cache') };
}

describe('packages that the local cloud needs', () => {
  it('are not mentioned if they are installed', async () => {
    const { context, output } = createContext(undefined);
    const there = work([]);
    await needPackages(context, false, there);
    expect(output.text).toBe('');
    expect(there.installPackages).not.toHaveBeenCalled();
  });

  it('are installed after a confirmation at the terminal', async () => {
    const { context, output } = createContext('y\n');
    const missing = work(['azurite']);
    await needPackages(context, false, missing);
    expect(missing.installPackages).toHaveBeenCalledOnce();
    expect(output.text).toMatch(
      /^The local cloud needs packages that are not installed: azurite\.\nInstall them to \/cache\S+ \(about 160 MB, once\)\? \[y\/N\] Installing .*\nInstalled in /,
    );
  });

  it.each(['n\n', '\n', ''])(
    'are not installed after the answer %j at the terminal',
    async (typed) => {
      const missing = work(['azurite']);
      await expect(
        needPackages(createContext(typed).context, false, missing),
      ).rejects.toMatchObject({
        code: 'LOCAL_CLOUD_PACKAGES_MISSING',
      });
      expect(missing.installPackages).not.toHaveBeenCalled();
    },
  );

  it('are neither offered nor installed without a terminal', async () => {
    const { context, output } = createContext(undefined);
    const missing = work(['azurite']);
    await expect(needPackages(context, false, missing)).rejects.toMatchObject({
      code: 'LOCAL_CLOUD_PACKAGES_MISSING',
    });
    expect(output.text).toBe('');
  });

  it('are installed without a question on request', async () => {
    const missing = work(['azurite']);
    await needPackages(createContext(undefined).context, true, missing);
    expect(missing.installPackages).toHaveBeenCalledOnce();
  });
});

const folder = useFolder();
beforeEach(async () => {
  folder.write({
    'site/.npmrc': '@acme:registry=https://npm.acme.example/\n',
    'home/.npmrc': 'registry=https://home.example\n',
    'usr/etc/npmrc': 'cafile=/ca.pem\nregistry = https://machine.example/npm/\n',
    'other/npmrc': 'registry=https://other.example\n',
    'usr/bin/npm': '',
  });
});

const usual = ['registry.npmjs.org', 'registry.yarnpkg.com', 'npm.jsr.io'];
const hosts = (env: Record<string, string>) => packageRegistries(folder.at('site'), env);

describe('the hosts of package registries', () => {
  it('include the defaults and those configured by the site and the user', async () => {
    expect(await hosts({})).toEqual([...usual, 'npm.acme.example']);
    expect(await hosts({ HOME: folder.at('home') })).toEqual([
      ...usual,
      'npm.acme.example',
      'home.example',
    ]);
    expect(await hosts({ npm_config_registry: 'https://env.example' })).toContain('env.example');
  });

  it("include the machine's npm settings even if PATH starts with folders that npm run adds", async () => {
    const npms = [folder.at('own/node_modules/.bin'), folder.at('npm/node-gyp-bin')];
    folder.write({ 'own/node_modules/etc/npmrc': 'registry=https://wrong.example\n' });
    const PATH = [...npms, folder.at('usr/bin')].join(path.delimiter);
    expect(await hosts({ PATH })).toEqual([...usual, 'npm.acme.example', 'machine.example']);
    const named = { PATH, npm_config_globalconfig: folder.at('other/npmrc') };
    expect(await hosts(named)).toEqual([...usual, 'npm.acme.example', 'other.example']);
  });
});

it('packageManagerSettings contains registries and caches, but no credential', () => {
  const settings = {
    npm_config_globalconfig: '/usr/etc/npmrc',
    npm_config_cafile: '/ca.pem',
    NPM_CONFIG_REGISTRY: 'https://registry.example',
    npm_config_https_proxy: 'http://proxy:3128',
  };
  const others = { npm_config__auth: 'x', npm_config_prefix: '/usr', npm_lifecycle_event: 'demo' };
  expect(packageManagerSettings({ ...settings, ...others })).toEqual(settings);
  expect(packageManagerSettings({ HOME: '/home/me', NPM_TOKEN: 'x', GH_TOKEN: 'y' })).toEqual({
    npm_config_userconfig: '/home/me/.npmrc',
    npm_config_cache: '/home/me/.npm',
    COREPACK_HOME: '/home/me/.cache/node/corepack',
    YARN_CACHE_FOLDER: '/home/me/.cache/yarn',
  });
});
