import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  loadPackage,
  missingPackages,
  packageFolder,
  packageNames,
  packagesFolder,
  packagesManifest,
  packagesMissing,
} from '../../../src/localcloud/packages.ts';
import { describeError } from '../../../src/shared/errors/error.ts';

describe('packages of the local cloud', () => {
  it('are found beside site-deploy in a checkout', () => {
    expect(missingPackages({})).toEqual([]);
    for (const name of packageNames)
      expect(existsSync(path.join(packageFolder(name), 'package.json'))).toBe(true);
  });

  it('are loaded by the path of a file, whatever the package exports', () => {
    const { createEmulator } = loadPackage<typeof import('emulate')>('emulate', 'dist/api.js');
    expect(createEmulator).toBeTypeOf('function');
  });

  it('are wanted in exact versions, without what they never load', () => {
    for (const name of packageNames)
      expect(packagesManifest.dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packagesManifest.overrides).toMatchObject({
      '@azure/static-web-apps-cli': { keytar: expect.any(String) },
    });
  });

  it('that are missing are named in a failure of two lines, with what installs them', () => {
    expect(describeError(packagesMissing(['azurite', 'emulate']))).toEqual([
      'The local cloud needs packages that are not installed: azurite, emulate. [LOCAL_CLOUD_PACKAGES_MISSING]',
      'What to do: Run "npx site-deploy localcloud --install" once.',
    ]);
  });
});

describe('the folder of the packages of the local cloud', () => {
  it.each([
    [{ XDG_CACHE_HOME: '/cache', HOME: '/home/me' }, 'linux', '/cache/site-deploy/localcloud-'],
    [
      { XDG_CACHE_HOME: 'relative', HOME: '/home/me' },
      'linux',
      '/home/me/.cache/site-deploy/localcloud-',
    ],
    [{ HOME: '/Users/me' }, 'darwin', '/Users/me/Library/Caches/site-deploy/localcloud-'],
    [{ LOCALAPPDATA: '/Local', HOME: '/home/me' }, 'win32', '/Local/site-deploy/localcloud-'],
  ] as const)('is in the cache of the user: %j on %s', (env, platform, start) => {
    expect(
      packagesFolder(env, platform)
        .replaceAll(path.sep, '/')
        .replace(/^[A-Z]:/, ''),
    ).toContain(start);
  });
});
