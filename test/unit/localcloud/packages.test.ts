import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  packageNames,
  packagesFolder,
  packagesManifest,
  packagesMissing,
} from '../../../src/localcloud/service/packages.ts';
import { describeError } from '../../../src/shared/errors/error.ts';

describe('packages of the local cloud', () => {
  it('have exact versions', () => {
    for (const name of packageNames)
      expect(packagesManifest.dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are listed with the install command in a two-line error if they are missing', () => {
    expect(describeError(packagesMissing(['azurite', 'graphql']))).toEqual([
      'The local cloud needs packages that are not installed: azurite, graphql. [LOCAL_CLOUD_PACKAGES_MISSING]',
      'What to do: Run "npx site-deploy localcloud --install" once.',
    ]);
  });
});

describe("the folder of the local cloud's packages", () => {
  it.each([
    [
      'in XDG_CACHE_HOME on Linux',
      { XDG_CACHE_HOME: '/cache', HOME: '/home/me' },
      'linux',
      '/cache/site-deploy/localcloud-',
    ],
    [
      'in ~/.cache on Linux if XDG_CACHE_HOME is a relative path',
      { XDG_CACHE_HOME: 'relative', HOME: '/home/me' },
      'linux',
      '/home/me/.cache/site-deploy/localcloud-',
    ],
    [
      'in ~/Library/Caches on macOS',
      { HOME: '/Users/me' },
      'darwin',
      '/Users/me/Library/Caches/site-deploy/localcloud-',
    ],
    [
      'in LOCALAPPDATA on Windows',
      { LOCALAPPDATA: '/Local', HOME: '/home/me' },
      'win32',
      '/Local/site-deploy/localcloud-',
    ],
  ] as const)('is %s', (_, env, platform, start) => {
    expect(
      packagesFolder(env, platform)
        .replaceAll(path.sep, '/')
        .replace(/^[A-Z]:/, ''),
    ).toContain(start);
  });
});
