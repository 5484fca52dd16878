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
    ['linux', { HOME: '/home/a' }, '/home/a/.config/site-deploy'],
    ['linux', { HOME: '/home/a', XDG_CONFIG_HOME: '/x' }, '/x/site-deploy'],
    ['linux', { HOME: '/home/a', XDG_CONFIG_HOME: 'x' }, '/home/a/.config/site-deploy'],
    ['linux', { HOME: '/home/a', XDG_CONFIG_HOME: '' }, '/home/a/.config/site-deploy'],
    ['darwin', { HOME: '/Users/a' }, '/Users/a/Library/Application Support/site-deploy'],
    ['darwin', { HOME: '/Users/a', XDG_CONFIG_HOME: '/x' }, '/x/site-deploy'],
  ] as const)('on %s with the variables %j is %s', (platform, env, expected) => {
    expect(userFolder('config', env, platform)).toBe(expected);
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

  it('is requested by an error if it is missing', () => {
    expect(() => getBaseUrl({}, {})).toThrow(
      expect.objectContaining({
        code: 'USAGE',
        message: expect.stringContaining('WORKSPACE_BASE_URL'),
      }),
    );
  });
});

it('expectedEnvironment prefers the option to the variable, and refuses an unknown value', () => {
  expect(expectedEnvironment({}, {})).toBeUndefined();
  expect(expectedEnvironment({}, { WORKSPACE_ENVIRONMENT: 'sandbox\r' })).toBe('sandbox');
  expect(expectedEnvironment({ production: true }, { WORKSPACE_ENVIRONMENT: 'sandbox' })).toBe(
    'production',
  );
  expect(() => expectedEnvironment({}, { WORKSPACE_ENVIRONMENT: 'test' })).toThrow(usage);
});
