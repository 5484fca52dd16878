import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  buildEnvironment,
  identifyingVariables,
  warnAboutExposedSecrets,
  withoutNpm,
} from '../../../../../src/deploy/steps/build/environment.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps, type TestDeps } from '../../../../support/deps.ts';
import { createPlan } from '../../../../support/plan.ts';

const files = { texts: '/scratch/texts.json', seo: '/scratch/seo.json' };
const own = {
  SITE_ENVIRONMENT: 'Production',
  SITE_VERSION: '1.4.0',
  SITE_URL: 'https://www.acme.example',
  SITE_TEXT_FILE: files.texts,
  SITE_SEO_FILE: files.seo,
};

describe('buildEnvironment', () => {
  it.each(
    `PATH HOME LC_ALL LANG TZ CI https_proxy HTTPS_PROXY no_proxy NODE_EXTRA_CA_CERTS
       npm_config_registry npm_config_globalconfig npm_config_cafile npm_config_proxy
       npm_config_https_proxy npm_config_noproxy npm_config_strict_ssl CURL_CA_BUNDLE
       REQUESTS_CA_BUNDLE PIP_CERT GIT_SSL_CAINFO RUNNER_TRACKING_ID Path SystemRoot GITHUB_SHA
       GITHUB_RUN_ID`.split(/\s+/),
  )('passes %s to the build', (name) => {
    expect(buildEnvironment(createPlan(), { [name]: 'value' }, files)).toEqual({
      ...own,
      [name]: 'value',
    });
  });

  it.each(
    `ACTIONS_ID_TOKEN_REQUEST_TOKEN ACTIONS_ID_TOKEN_REQUEST_URL ACTIONS_RUNTIME_TOKEN
       GITHUB_TOKEN GITHUB_ENV GITHUB_PATH GITHUB_OUTPUT GITHUB_STATE GITHUB_STEP_SUMMARY
       GITHUB_EVENT_PATH INPUT_API-TOKEN INPUT_API_TOKEN SITE_DEPLOY_API_TOKEN PORTAL_TOKEN
       NPM_TOKEN NODE_AUTH_TOKEN AWS_SECRET_ACCESS_KEY AZURE_CLIENT_SECRET SSH_AUTH_SOCK
       npm_config__auth npm_config_//registry.npmjs.org/:_authToken npm_lifecycle_event
       BASH_ENV LD_PRELOAD PATHOLOGICAL anything`.split(/\s+/),
  )('withholds %s from the build', (name) => {
    expect(buildEnvironment(createPlan(), { [name]: 'value' }, files)).toEqual(own);
  });

  it('passes the variables named in the site config, by their exact names', () => {
    const plan = createPlan({}, 'build: { passEnv: [NPM_TOKEN] }');
    const env = { NPM_TOKEN: 'n', npm_token: 'x', NPM_TOKEN_2: 'y', GITHUB_TOKEN: 'g' };
    expect(buildEnvironment(plan, env, files)).toEqual({ ...own, NPM_TOKEN: 'n' });
  });

  it('prefers the variables of the site config and the SITE_* variables to those of the run', () => {
    const plan = createPlan({}, 'build: { env: { NODE_ENV: production, CI: "1" } }');
    const env = {
      NODE_ENV: 'test',
      CI: 'true',
      SITE_VERSION: '9.9.9',
      SITE_URL: 'https://evil.example',
    };
    expect(buildEnvironment(plan, env, files)).toEqual({ ...own, NODE_ENV: 'production', CI: '1' });
  });

  it('passes the address of the environment, or else that of the site', () => {
    const preview = { environment: 'Preview', url: 'https://next.acme.example' } as const;
    expect(buildEnvironment(createPlan(preview), {}, files)).toMatchObject({
      SITE_ENVIRONMENT: 'Preview',
      SITE_URL: 'https://next.acme.example',
    });
    expect(buildEnvironment(createPlan({ ...preview, url: undefined }), {}, files).SITE_URL).toBe(
      'https://www.acme.example',
    );
  });

  it('passes only declared variables to a build with build.reads', () => {
    const plan = createPlan({}, 'build: { reads: [version, history], env: { A: "1" } }');
    const env = { GITHUB_SHA: 'a', GITHUB_RUN_ID: '7', LANG: 'de', PATH: '/bin', COLOR: '1' };
    const read = { SITE_VERSION: '1.4.0', GITHUB_SHA: 'a', LANG: 'de', A: '1' };
    expect(buildEnvironment(plan, env, files)).toEqual({ ...read, PATH: '/bin' });
    expect(identifyingVariables(plan, env)).toEqual(Object.entries(read).sort());
  });

  it('omits variables that are not set', () =>
    expect(buildEnvironment(createPlan(), { PATH: undefined }, files)).toEqual(own));
});

describe('withoutNpm', () => {
  const join = (...folders: string[]) => folders.join(path.delimiter);
  const own = join('/home/me/bin', '/usr/bin', '/bin');
  const npms = join(
    '/site-deploy/node_modules/.bin',
    '/node_modules/.bin',
    '/usr/lib/node_modules/npm/node-gyp-bin',
  );

  it.each([
    ["leaves a PATH without npm's folders unchanged", own, own],
    ['removes the folders of one npm run', join(npms, own), own],
    ['removes the folders of two nested npm runs', join(npms, npms, own), own],
    ["keeps a folder before npm's folders", join('/mine', npms, own), join('/mine', own)],
    [
      "keeps a node_modules/.bin after npm's folders",
      join(npms, '/home/me/node_modules/.bin', own),
      join('/home/me/node_modules/.bin', own),
    ],
  ])('%s', (_, given, expected) => {
    expect(withoutNpm(given)).toBe(expected);
    expect(buildEnvironment(createPlan(), { PATH: given }, files).PATH).toBe(expected);
  });
});

const github = { apiUrl: 'https://api.github.com', token: new Secret('ghs_read-only') };
const apiToken = new Secret('the-api-token');
const env = { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'a.b.c' };

function output(
  plan: Parameters<typeof createPlan>[0],
  given: Pick<TestDeps, 'env'> & Partial<Pick<TestDeps, 'github' | 'apiToken'>>,
): readonly string[] {
  const deps = createDeps(given);
  warnAboutExposedSecrets(createPlan(plan), deps);
  return deps.log.lines;
}

it("a single job logs the credentials that the site's code can read, and warns of an API token", () => {
  expect(output({}, { env, github })).toEqual([
    expect.stringMatching(
      /^info In a single job, .* the request for the job's id token, github-token, and change/,
    ),
  ]);
  expect(output({}, { env, github, apiToken })).toEqual([
    expect.stringMatching(
      /^warn .* id token, api-token, github-token, and .* "mode: build" and "mode: deploy"/,
    ),
  ]);
});

it('neither a single job without credentials nor a dry run logs credentials', () => {
  expect(output({}, { env: {} })).toEqual([]);
  expect(output({ dryRun: true }, { env, github })).toEqual([]);
});

it('a build job logs that it needs no github-token', () => {
  expect(output({ mode: 'build' }, { env: {}, github })).toEqual([
    expect.stringContaining("github-token: ''"),
  ]);
  expect(output({ mode: 'build' }, { env: {} })).toEqual([]);
});
