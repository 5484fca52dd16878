import { describe, expect, it } from 'vitest';
import {
  parseReference,
  pinReference,
  readIdentities,
  siteRecordFrom,
} from '../../../../src/cli/onboard/read-site-record.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { renderOnboarding } from '../../../../src/workflows/render/render.ts';
import { fakeClock } from '../../../support/clock.ts';
import { catchError } from '../../../support/failure.ts';
import { testFolder } from '../../../support/folder.ts';
import { scriptedHttp } from '../../../support/http.ts';
import { action, site } from '../../operations/onboard/site.ts';

const options = {
  config: 'site.config.yml',
  concurrency: 4,
  writesPerMinute: 60,
  writesPerHour: 450,
};
const text =
  renderOnboarding(site, { action }).find(({ path }) => path === 'site.config.yml')?.content ?? '';
const config = parseSiteConfig(text, 'site.config.yml');

const ofPortal = {
  ...{ id: site.id, slug: site.slug, name: 'Acme', description: '', url: site.url, devUrl: null },
  ...{ status: 'active' as const, company: { id: 'acme', name: 'Acme' } },
  repository: { ...site.repository, defaultBranch: 'master', releaseBranch: undefined },
  framework: { type: 'docs', version: '' },
  versions: { current: undefined, development: undefined },
  features: {
    textOverrides: true,
    seoManagement: true,
    blogEnabled: false,
    assistantEnabled: false,
  },
  statistics: { pageViews: 0, textOverrides: 0, pendingRequests: 0 },
  ...{ lastDeployed: undefined, createdAt: '2026-01-01T00:00:00Z' },
};

describe('siteRecordFrom', () => {
  it('reads a record from a checkout alone', () => {
    expect(siteRecordFrom({ options, config, origin: 'Acme/docs' })).toEqual({
      ...site,
      previewBranches: ['release/**'],
    });
  });

  it("reads the origins of the portal's addresses, with HTTPS", () => {
    const detail = { ...ofPortal, url: 'http://www.acme.example/', devUrl: 'http://dev.example' };
    expect(siteRecordFrom({ options, config, detail })).toMatchObject({
      url: 'https://www.acme.example',
      previewUrl: 'https://dev.example',
    });
  });

  it('treats an address in the portal that is not a URL as missing', () => {
    const detail = { ...ofPortal, url: 'www.acme.example' };
    expect(() => siteRecordFrom({ options, detail })).toThrow(/: --url, --portal, /);
  });

  it('prefers options to the config and the origin', () => {
    const given = { ...options, slug: 'other', repository: 'acme/other', productionBranch: 'live' };
    expect(siteRecordFrom({ options: given, config, origin: 'Acme/docs' })).toMatchObject({
      slug: 'other',
      repository: { owner: 'acme', name: 'other' },
      productionBranch: 'live',
    });
  });

  it('prefers the identity in the identities file to that in the config', () => {
    const identity = { clientId: '99999999-9999-4999-8999-999999999999' };
    expect(siteRecordFrom({ options, config, origin: 'a/b', identity }).azure).toEqual({
      ...site.azure,
      ...identity,
    });
  });

  it('treats an empty value as missing', () => {
    expect(() => siteRecordFrom({ options: { ...options, siteId: '' } })).toThrow(
      /: --repository, --site-id, /,
    );
  });

  it('names all missing options at once', () => {
    expect(() => siteRecordFrom({ options: { ...options, slug: 'x', type: 'docs' } })).toThrow(
      expect.objectContaining({
        code: 'USAGE',
        message:
          'The site is not fully specified: --repository, --site-id, --url, --portal, --audience, --client-id, --tenant-id, --subscription-id missing.',
      }),
    );
  });
});

it('an identities file with invalid YAML is refused with its location', async () => {
  await using folder = await testFolder();
  folder.write({ 'identities.yml': 'acme-docs: { clientId: 1\nother: ]\n' });
  const error = await catchError(readIdentities(folder.root, 'identities.yml'));
  expect(error).toMatchObject({ code: 'USAGE', message: 'identities.yml is not valid YAML.' });
  expect(error.facts.join('\n')).toContain('at line 2');
});

const commit = 'a'.repeat(40);

function createGitHubClient(http: ReturnType<typeof scriptedHttp>) {
  const { signal } = new AbortController();
  return createGitHub({ http, clock: fakeClock(), token: new Secret('token'), signal });
}

describe('a reference to an action', () => {
  it('keeps the version of a commit id without a request', async () => {
    const reference = parseReference('--action', `acme/site-deploy@${commit}#v1.2.3`, false);
    expect(await pinReference(reference, undefined)).toEqual({
      uses: `acme/site-deploy@${commit}`,
      version: 'v1.2.3',
    });
  });

  it.each(['v1.2.3', 'v1.2.3#v9'])('with a tag is resolved to a commit id: %s', async (ref) => {
    const http = scriptedHttp(() => ({ body: { sha: commit } }));
    const reference = parseReference(
      '--reusable',
      `acme/.github/.github/workflows/site-deploy.yml@${ref}`,
      true,
    );
    expect(await pinReference(reference, createGitHubClient(http))).toEqual({
      uses: `acme/.github/.github/workflows/site-deploy.yml@${commit}`,
      version: 'v1.2.3',
    });
    expect(http.requests.map(({ url }) => url.pathname)).toEqual([
      '/repos/acme/.github/commits/v1.2.3',
    ]);
  });

  it.each([
    ['is missing', undefined, '--action is missing'],
    ['is one word', 'foo', '--action is not a reference: "foo"'],
    ['names no version', 'acme/site-deploy', 'not a reference'],
    ['names no repository', '@v1', 'not a reference'],
    [
      'names a commit without its version',
      `acme/site-deploy@${commit}`,
      'does not name the version',
    ],
    ['names a tag instead of a commit', 'acme/site-deploy@v1', 'names the tag v1'],
  ])('is refused if it %s', (_, text, message) => {
    expect(() => parseReference('--action', text, false)).toThrow(
      expect.objectContaining({ code: 'USAGE', message: expect.stringContaining(message) }),
    );
  });
});
