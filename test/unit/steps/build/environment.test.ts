import { describe, expect, it } from 'vitest';
import { buildEnvironment } from '../../../../src/steps/build/environment.ts';
import { planOf } from '../../world.ts';

const files = { texts: '/scratch/texts.json', seo: '/scratch/seo.json' };
const own = {
  SITE_ENVIRONMENT: 'Production',
  SITE_VERSION: '1.4.0',
  SITE_URL: 'https://www.acme.example',
  SITE_TEXT_FILE: files.texts,
  SITE_SEO_FILE: files.seo,
};

describe('buildEnvironment', () => {
  it.each([
    'PATH',
    'HOME',
    'LC_ALL',
    'TZ',
    'CI',
    'https_proxy',
    'HTTPS_PROXY',
    'no_proxy',
    'NODE_EXTRA_CA_CERTS',
    'npm_config_registry',
    'Path',
    'SystemRoot',
    'GITHUB_SHA',
    'GITHUB_RUN_ID',
  ])('passes %s', (name) => {
    expect(buildEnvironment(planOf(), { [name]: 'value' }, files)).toEqual({ ...own, [name]: 'value' });
  });

  it.each([
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_URL',
    'ACTIONS_RUNTIME_TOKEN',
    'GITHUB_TOKEN',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
    'INPUT_API-TOKEN',
    'INPUT_API_TOKEN',
    'SITE_DEPLOY_API_TOKEN',
    'PORTAL_TOKEN',
    'NPM_TOKEN',
    'NODE_AUTH_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'AZURE_CLIENT_SECRET',
    'SSH_AUTH_SOCK',
    'BASH_ENV',
    'LD_PRELOAD',
    'PATHOLOGICAL',
    'anything',
  ])('keeps %s back', (name) => {
    expect(buildEnvironment(planOf(), { [name]: 'value' }, files)).toEqual(own);
  });

  it('passes what the site config names, by its exact name', () => {
    const plan = planOf({}, 'build: { passEnv: [NPM_TOKEN] }');
    const env = { NPM_TOKEN: 'n', npm_token: 'x', NPM_TOKEN_2: 'y', GITHUB_TOKEN: 'g' };
    expect(buildEnvironment(plan, env, files)).toEqual({ ...own, NPM_TOKEN: 'n' });
  });

  it('lets the site config win over the run, and the program over both', () => {
    const plan = planOf({}, 'build: { env: { NODE_ENV: production, CI: "1" } }');
    const env = { NODE_ENV: 'test', CI: 'true', SITE_VERSION: '9.9.9', SITE_URL: 'https://evil.example' };
    expect(buildEnvironment(plan, env, files)).toEqual({ ...own, NODE_ENV: 'production', CI: '1' });
  });

  it('names the address of the environment, else that of the site', () => {
    const preview = { environment: 'Preview', url: 'https://next.acme.example' } as const;
    expect(buildEnvironment(planOf(preview), {}, files)).toMatchObject({
      SITE_ENVIRONMENT: 'Preview',
      SITE_URL: 'https://next.acme.example',
    });
    expect(buildEnvironment(planOf({ ...preview, url: undefined }), {}, files).SITE_URL).toBe(
      'https://www.acme.example',
    );
  });

  it('leaves out what is not set', () => expect(buildEnvironment(planOf(), { PATH: undefined }, files)).toEqual(own));
});
