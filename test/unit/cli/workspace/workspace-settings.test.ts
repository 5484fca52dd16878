import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { userFolder } from '../../../../src/cli/inputs/folders.ts';
import {
  expectedEnvironment,
  getBaseUrl,
} from '../../../../src/cli/workspace/workspace-settings.ts';

const usage = expect.objectContaining({ code: 'USAGE' });

describe('the login folder', () => {
  it.each([
    ['linux', '/home/a/.config/site-deploy', 'without XDG_CONFIG_HOME', {}],
    ['linux', '/x/site-deploy', 'with XDG_CONFIG_HOME=/x', { XDG_CONFIG_HOME: '/x' }],
    [
      'linux',
      '/home/a/.config/site-deploy',
      'with the relative path XDG_CONFIG_HOME=x',
      { XDG_CONFIG_HOME: 'x' },
    ],
    [
      'linux',
      '/home/a/.config/site-deploy',
      'with an empty XDG_CONFIG_HOME',
      { XDG_CONFIG_HOME: '' },
    ],
    ['darwin', '/home/a/Library/Application Support/site-deploy', 'without XDG_CONFIG_HOME', {}],
    ['darwin', '/x/site-deploy', 'with XDG_CONFIG_HOME=/x', { XDG_CONFIG_HOME: '/x' }],
  ] as const)('on %s is %s %s', (platform, expected, _, env) => {
    expect(userFolder('config', { HOME: '/home/a', ...env }, platform)).toBe(expected);
  });

  it('is below APPDATA on Windows', () => {
    expect(userFolder('config', { APPDATA: '/roaming' }, 'win32')).toBe(
      path.join('/roaming', 'site-deploy'),
    );
  });
});

describe('the workspace address', () => {
  it('comes from the option, or else from the variable', () => {
    const env = { WORKSPACE_BASE_URL: 'https://env.example' };
    expect(getBaseUrl({}, env)).toBe('https://env.example');
    expect(getBaseUrl({ baseUrl: 'https://option.example' }, env)).toBe('https://option.example');
  });

  it('is requested with the name of its variable if it is missing', () => {
    expect(() => getBaseUrl({}, {})).toThrow(
      expect.objectContaining({
        code: 'USAGE',
        message: expect.stringContaining('WORKSPACE_BASE_URL'),
      }),
    );
  });
});

it('expectedEnvironment prefers the option to the variable, and refuses unknown values', () => {
  expect(expectedEnvironment({}, {})).toBeUndefined();
  expect(expectedEnvironment({}, { WORKSPACE_ENVIRONMENT: 'sandbox\r' })).toBe('sandbox');
  expect(expectedEnvironment({ production: true }, { WORKSPACE_ENVIRONMENT: 'sandbox' })).toBe(
    'production',
  );
  expect(() => expectedEnvironment({}, { WORKSPACE_ENVIRONMENT: 'test' })).toThrow(usage);
});
