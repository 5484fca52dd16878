import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { type Entries, siteOf, type Upload, useDistribution } from './world.ts';

const world = useDistribution();
const { deploy, post } = world;

describe('a deployment', () => {
  it('goes to a named environment of its own, whose answer names the production host', async () => {
    const host = world.cloud.hosting.hostname('acme-docs', 'preview');
    expect(host).toMatch(/-preview\.eastus2\.2\.azurestaticapps\.net$/);
    expect((await world.call(`https://${host}/`)).status).toBe(404);
    const { pollingInfo, final } = await deploy(siteOf('draft'), { environment: 'preview' });
    expect(pollingInfo?.defaultHostname).toBe(world.cloud.hosting.hostname('acme-docs'));
    expect(final?.siteUrl).toBe(`https://${host}`);
    expect((await world.call(`https://${host}/`)).body).toBe('<h1>draft</h1>');

    const close = (body: object) => post('pullrequest/close', body);
    // As the real service, which looks for the name of an environment where the id of a pull request is.
    expect(await close({ EnvironmentName: 'preview' })).toMatchObject({
      isSuccessStatusCode: false,
      errorMessage: 'Request is missing the pull request id.',
    });
    expect((await world.call(`https://${host}/`)).status).toBe(200);
    expect(await close({ PullRequestId: 'preview' })).toMatchObject({ isSuccessStatusCode: true });
    expect((await world.call(`https://${host}/`)).status).toBe(404);
    expect(await close({ PullRequestId: 'preview' })).toMatchObject({
      isSuccessStatusCode: false,
      errorMessage: 'No matching Static Web App environment was found.',
    });
  });
});

it('names of members are read in any case of letters, and figures also from text', async () => {
  const envelope = await post('upload/request', {
    eventinfo: { environmentname: 'PREVIEW2' },
    UPLOADINFO: { totalAppSizeInBytes: '10', appFileCount: 1, status: 'requestingupload' },
  });
  expect(envelope).toMatchObject({ isSuccessStatusCode: true });
  expect(world.cloud.distribution.deployments.at(-1)).toMatchObject({ environment: 'PREVIEW2' });
});

describe('refusals in an envelope of HTTP 200', () => {
  const refusedWith = async (text: RegExp, options: Upload) => {
    const { refused } = await deploy(siteOf('x'), options);
    expect(refused).toMatchObject({
      isSuccessStatusCode: false,
      statusCode: 400,
      errorMessage: expect.stringMatching(text),
    });
  };

  it('unknown token', () =>
    refusedWith(/No matching Static Web App was found/, {
      token: `${'f'.repeat(64)}2-${'0'.repeat(36)}00f${'0'.repeat(32)}`,
    }));
  it('expired token', async () => {
    const token = world.cloud.distribution.issueToken({ site: sampleSite });
    expect(await post('upload/validateapitoken', {}, token)).toMatchObject({
      isSuccessStatusCode: true,
    });
    world.cloud.distribution.expireTokens('acme-docs');
    await refusedWith(/api key was invalid/, { token });
  });
  it('too many bytes', () =>
    refusedWith(/limit for this Static Web App is 262144000 bytes/, {
      figures: { TotalAppSizeInBytes: 262_144_001 },
    }));
  it('too many files', () =>
    refusedWith(/number of static files was too large/, { figures: { AppFileCount: 15_001 } }));
  it('environment name with a slash', () =>
    refusedWith(/invalid character/, { environment: 'release/1' }));
  it('environment name of 17 letters', () =>
    refusedWith(/exceeds the character limit of 16/, { environment: 'a'.repeat(17) }));
  it('environment name "default"', () =>
    refusedWith(/"default" is invalid/, { environment: 'default' }));
  it('environments where the site may have none', () => {
    world.cloud.distribution.behaviour.allowsEnvironments = false;
    return refusedWith(/Staging environments are not allowed/, { environment: 'preview' });
  });
  it('too many bytes with those of the other environments', async () => {
    await deploy(siteOf('production'));
    world.cloud.distribution.behaviour.maxTotalBytesOfAll = 300;
    await refusedWith(/limit for this Static Web App is 300 bytes/, { environment: 'another' });
    expect((await deploy(siteOf('production again'))).refused).toBeUndefined();
  });
  it('a figure that is none', () =>
    refusedWith(/missing the size/, { figures: { AppFileCount: 'many' } }));
  it('too many environments', () => {
    world.cloud.distribution.behaviour.maxEnvironments = 0;
    return refusedWith(/maximum number of staging environments/, { environment: 'another' });
  });
  it('a step that is told to refuse', () => {
    world.cloud.distribution.behaviour.reject = { step: 'request', reason: 'Not today.' };
    return refusedWith(/Not today/, {});
  });
  it.each([null, [], 'text'])('a request that is no object: %j', async (body) => {
    expect(await post('upload/request', body)).toMatchObject({ isSuccessStatusCode: false });
  });
  it('unknown version', async () => {
    expect(await post('upload/checkstatus', { Version: 'none' })).toMatchObject({
      isSuccessStatusCode: false,
      statusCode: 404,
    });
  });
});

describe('failures of the distribution', () => {
  const failsWith = async (text: RegExp, entries: Entries, options: Upload = {}) => {
    const before = await world.call(`https://${world.cloud.hosting.hostname('acme-docs')}/`);
    const { final } = await deploy(entries, options);
    expect(final).toMatchObject({
      deploymentStatus: 'Failed',
      siteUrl: '',
      errorDetails: expect.stringMatching(text),
    });
    expect((await world.call(`https://${world.cloud.hosting.hostname('acme-docs')}/`)).body).toBe(
      before.body,
    );
  };

  it('understated file count', () =>
    failsWith(/^Failure during content distribution\.$/, siteOf('x'), {
      figures: { AppFileCount: 3 },
    }));
  it('understated size', () =>
    failsWith(/^Failure during content distribution\.$/, siteOf('x'), {
      figures: { TotalAppSizeInBytes: 10 },
    }));
  it('no index.html', () =>
    failsWith(/Failed to find a default file/, [{ name: 'readme.txt', content: 'x' }]));
  it('not an archive', () =>
    failsWith(/not a valid archive/, siteOf('x'), { archive: Buffer.from('no zip') }));
  it('a path that escapes', () =>
    failsWith(/invalid relative path|outside of the site/, [
      ...siteOf('x'),
      { name: '../evil.txt', content: 'x' },
    ]));
  it('a symbolic link', () =>
    failsWith(/outside of the site/, [
      ...siteOf('x'),
      { name: 'link', content: '/etc/passwd', mode: 0o120777 },
    ]));
  it('the outcome that is asked for', () => {
    world.cloud.distribution.behaviour.outcome = {
      state: 'Failed',
      reason: 'The region is on fire.',
    };
    return failsWith(/on fire/, siteOf('x'));
  });
  it('a hosting configuration of more than 20 kB', () =>
    failsWith(/limit of 20 KB/, [
      { name: 'index.html', content: 'x' },
      { name: 'staticwebapp.config.json', content: ' '.repeat(20 * 1024 + 1) },
    ]));
});
