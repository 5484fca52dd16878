import { expect, it } from 'vitest';
import { childEnvironment } from '../../../src/shared/child-environment.ts';

it('childEnvironment keeps PATH, proxy and certificates, drops credentials and replaces the home folder', () => {
  const env = {
    PATH: '/usr/bin',
    HOME: '/home/runner',
    https_proxy: 'http://proxy:8080',
    SSL_CERT_FILE: '/ca.pem',
    RUNNER_TRACKING_ID: 'github_1',
    GITHUB_TOKEN: 'ghs_1',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request',
    NPM_TOKEN: 'npm_1',
    LANG: undefined,
  };
  expect(childEnvironment('/tmp/home', env)).toEqual({
    PATH: '/usr/bin',
    https_proxy: 'http://proxy:8080',
    SSL_CERT_FILE: '/ca.pem',
    RUNNER_TRACKING_ID: 'github_1',
    HOME: '/tmp/home',
    USERPROFILE: '/tmp/home',
    TMPDIR: '/tmp/home',
    TEMP: '/tmp/home',
    TMP: '/tmp/home',
    DOTNET_BUNDLE_EXTRACT_BASE_DIR: '/tmp/home/dotnet',
  });
});
