import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  packageManagerSettings,
  packageRegistries,
} from '../../../../src/cli/localcloud/registries.ts';
import { type TestFolder, testFolder } from '../../deploy/steps/folder.ts';

let folder: TestFolder;
beforeEach(async () => {
  folder = await testFolder();
  folder.write({
    'site/.npmrc': '@acme:registry=https://npm.acme.example/\n',
    'home/.npmrc': 'registry=https://home.example\n',
    'usr/etc/npmrc': 'cafile=/ca.pem\nregistry = https://machine.example/npm/\n',
    'other/npmrc': 'registry=https://other.example\n',
    'usr/bin/npm': '',
  });
});
afterEach(() => folder[Symbol.asyncDispose]());

const usual = ['registry.npmjs.org', 'registry.yarnpkg.com', 'npm.jsr.io'];
const hosts = (env: Record<string, string>) => packageRegistries(folder.at('site'), env);

describe('the hosts of package registries', () => {
  it('are the defaults and those configured by the site and the user', async () => {
    expect(await hosts({})).toEqual([...usual, 'npm.acme.example']);
    expect(await hosts({ HOME: folder.at('home') })).toEqual([
      ...usual,
      'npm.acme.example',
      'home.example',
    ]);
    expect(await hosts({ npm_config_registry: 'https://env.example' })).toContain('env.example');
  });

  it("include the machine's npm settings, even if npm run put its own Node first in PATH", async () => {
    const npms = [folder.at('own/node_modules/.bin'), folder.at('npm/node-gyp-bin')];
    folder.write({ 'own/node_modules/etc/npmrc': 'registry=https://wrong.example\n' });
    const PATH = [...npms, folder.at('usr/bin')].join(path.delimiter);
    expect(await hosts({ PATH })).toEqual([...usual, 'npm.acme.example', 'machine.example']);
    const named = { PATH, npm_config_globalconfig: folder.at('other/npmrc') };
    expect(await hosts(named)).toEqual([...usual, 'npm.acme.example', 'other.example']);
  });
});

it("a job receives HOME and the package manager's settings, but none of its credentials", () => {
  const settings = {
    HOME: '/home/me',
    npm_config_globalconfig: '/usr/etc/npmrc',
    npm_config_cafile: '/ca.pem',
    NPM_CONFIG_REGISTRY: 'https://registry.example',
    npm_config_https_proxy: 'http://proxy:3128',
  };
  const others = { npm_config__auth: 'x', npm_config_prefix: '/usr', npm_lifecycle_event: 'demo' };
  expect(packageManagerSettings({ ...settings, ...others })).toEqual(settings);
});
