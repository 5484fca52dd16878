import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { createSite, type Entries, type Upload, useDistribution } from './harness.ts';

const { cloud, call, deploy, post, visit } = await useDistribution();
const { behaviour } = cloud.distribution;

describe('a deployment', () => {
  it('is served at the host of its named environment until the environment is closed', async () => {
    const host = cloud.hosting.hostname('acme-docs', 'preview');
    expect(host).toMatch(/-preview\.eastus2\.2\.azurestaticapps\.net$/);
    expect((await call(`https://${host}/`)).status).toBe(404);
    const { pollingInfo, final } = await deploy(createSite('draft'), { environment: 'preview' });
    expect(pollingInfo?.defaultHostname).toBe(cloud.hosting.hostname('acme-docs'));
    expect(final?.siteUrl).toBe(`https://${host}`);
    expect((await call(`https://${host}/`)).body).toBe('<h1>draft</h1>');

    const close = (body: object) => post('pullrequest/close', body);
    // The real service also accepts the environment's name instead of a pull request's number.
    expect(await close({ EnvironmentName: 'preview' })).toMatchObject({
      isSuccessStatusCode: false,
      errorMessage: 'Request is missing the pull request id.',
    });
    expect((await call(`https://${host}/`)).status).toBe(200);
    expect(await close({ PullRequestId: 'preview' })).toMatchObject({ isSuccessStatusCode: true });
    expect((await call(`https://${host}/`)).status).toBe(404);
    expect(await close({ PullRequestId: 'preview' })).toMatchObject({
      isSuccessStatusCode: false,
      errorMessage: 'No matching Static Web App environment was found.',
    });
  });
});

it('the distribution accepts property names in any case, and numbers as strings', async () => {
  const envelope = await post('upload/request', {
    eventinfo: { environmentname: 'PREVIEW2' },
    UPLOADINFO: { totalAppSizeInBytes: '10', appFileCount: 1, status: 'requestingupload' },
  });
  expect(envelope).toMatchObject({ isSuccessStatusCode: true });
  expect(cloud.distribution.deployments.at(-1)).toMatchObject({ environment: 'PREVIEW2' });
});

describe('the distribution refuses', () => {
  const refusedWith = async (text: RegExp, options: Upload) => {
    const { refused } = await deploy(createSite('x'), options);
    expect(refused).toMatchObject({
      isSuccessStatusCode: false,
      statusCode: 400,
      errorMessage: expect.stringMatching(text),
    });
  };

  const unknown = `${'f'.repeat(64)}2-${'0'.repeat(36)}00f${'0'.repeat(32)}`;
  const tooLarge = { TotalAppSizeInBytes: 262_144_001 };
  it.each<[string, Upload, RegExp]>([
    ['an unknown token', { token: unknown }, /No matching Static Web App was found/],
    ['too many bytes', { figures: tooLarge }, /limit for this Static Web App is 262144000 bytes/],
    [
      'too many files',
      { figures: { AppFileCount: 15_001 } },
      /number of static files was too large/,
    ],
    ['a size that is not a number', { figures: { AppFileCount: 'many' } }, /missing the size/],
    ['an environment name with a slash', { environment: 'release/1' }, /invalid character/],
    [
      'an environment name of 17 letters',
      { environment: 'a'.repeat(17) },
      /exceeds the character limit of 16/,
    ],
    ['the environment name "default"', { environment: 'default' }, /"default" is invalid/],
  ])('%s', (_, upload, text) => refusedWith(text, upload));

  it('an expired token', async () => {
    const token = cloud.distribution.issueToken(sampleSite.slug);
    expect(await post('upload/validateapitoken', {}, token)).toMatchObject({
      isSuccessStatusCode: true,
    });
    cloud.distribution.expireTokens('acme-docs');
    await refusedWith(/api key was invalid/, { token });
  });
  it("a preview environment if the site's plan does not include any", () => {
    behaviour.allowsEnvironments = false;
    return refusedWith(/Staging environments are not allowed/, { environment: 'preview' });
  });
  it('an upload that exceeds the size limit together with the other environments of the site', async () => {
    await deploy(createSite('production'));
    behaviour.maxTotalBytesOfAll = 300;
    await refusedWith(/limit for this Static Web App is 300 bytes/, { environment: 'another' });
    expect((await deploy(createSite('production again'))).refused).toBeUndefined();
  });
  it('too many environments', () => {
    behaviour.maxEnvironments = 0;
    return refusedWith(/maximum number of staging environments/, { environment: 'another' });
  });
  it('a request of the step that behaviour.reject names', () => {
    behaviour.reject = { step: 'request', reason: 'Not today.' };
    return refusedWith(/Not today/, {});
  });
  it.each([[null], [[]], ['text']])('a request with the body %j', async (body) => {
    expect(await post('upload/request', body)).toMatchObject({ isSuccessStatusCode: false });
  });
  it('an unknown version', async () => {
    expect(await post('upload/checkstatus', { Version: 'none' })).toMatchObject({
      isSuccessStatusCode: false,
      statusCode: 404,
    });
  });
});

describe('the distribution fails because of', () => {
  const failsWith = async (text: RegExp, entries: Entries, options: Upload = {}) => {
    const before = await visit();
    const { final } = await deploy(entries, options);
    expect(final).toMatchObject({
      deploymentStatus: 'Failed',
      siteUrl: '',
      errorDetails: expect.stringMatching(text),
    });
    expect(await visit()).toBe(before);
  };

  const site = createSite('x');
  const index = { name: 'index.html', content: 'x' };
  const escaping = { name: '../evil.txt', content: 'x' };
  const link = { name: 'link', content: '/etc/passwd', mode: 0o120777 };
  const config = { name: 'staticwebapp.config.json', content: ' '.repeat(20 * 1024 + 1) };
  const failure = /^Failure during content distribution\.$/;
  it.each<[string, RegExp, Entries, Upload?]>([
    ['an understated file count', failure, site, { figures: { AppFileCount: 3 } }],
    ['an understated size', failure, site, { figures: { TotalAppSizeInBytes: 10 } }],
    [
      'a missing index.html',
      /Failed to find a default file/,
      [{ name: 'readme.txt', content: 'x' }],
    ],
    [
      'a file that is not an archive',
      /not a valid archive/,
      site,
      { archive: Buffer.from('no zip') },
    ],
    ['a path out of the folder', /invalid relative path|outside of the site/, [...site, escaping]],
    ['a symbolic link', /outside of the site/, [...site, link]],
    ['a hosting configuration of more than 20 kB', /limit of 20 KB/, [index, config]],
  ])('%s', (_, text, entries, upload) => failsWith(text, entries, upload));

  it('a "Failed" state in behaviour.outcome', () => {
    behaviour.outcome = { state: 'Failed', reason: 'The region is on fire.' };
    return failsWith(/on fire/, site);
  });
});
