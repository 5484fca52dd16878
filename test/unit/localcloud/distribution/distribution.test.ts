import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultBehaviour } from '../../../../src/localcloud/distribution/types.ts';
import { type LocalCloud, sampleSite, startLocalCloud } from '../../../../src/localcloud/localcloud.ts';
import { clientOf, zipOf } from '../support.ts';

const hostingConfig = {
  navigationFallback: { rewrite: '/index.html', exclude: ['/images/*'] },
  responseOverrides: { 404: { rewrite: '/404.html' } },
  globalHeaders: { 'X-Frame-Options': 'DENY' },
};
const siteOf = (text: string) => [
  { name: 'index.html', content: `<h1>${text}</h1>` },
  { name: '404.html', content: 'not here' },
  { name: '.well-known/site-deploy.json', content: JSON.stringify({ text }) },
  { name: 'staticwebapp.config.json', content: JSON.stringify(hostingConfig) },
];
type Entries = Parameters<typeof zipOf>[0];

let cloud: LocalCloud;
let call: ReturnType<typeof clientOf>;
beforeAll(async () => {
  cloud = await startLocalCloud();
  call = clientOf(cloud);
});
afterAll(() => cloud.close());
afterEach(() => {
  Object.assign(cloud.distribution.behaviour, defaultBehaviour);
});

const post = async (step: string, token: string, body: object) => {
  const host = 'content-eus2.infrastructure.2.azurestaticapps.net';
  const answer = await call(`https://${host}/api/${step}?apiVersion=v1&deploymentCorrelationId=c-1`, {
    method: 'POST',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.body);
};

const figuresOf = (entries: Entries) => {
  const sizes = entries.map(({ content }) => Buffer.byteLength(content));
  return {
    TotalAppSizeInBytes: sizes.reduce((sum, size) => sum + size, 0),
    AppFileCount: sizes.length,
    MaxSingleFileSizeInBytes: Math.max(...sizes),
  };
};

interface Upload {
  readonly environment?: string;
  readonly figures?: object;
  readonly archive?: Uint8Array;
  readonly token?: string;
}

/** Walks through the protocol up to the final status, or to the first refusal. */
async function deploy(entries: Entries, { environment, figures, archive = zipOf(entries), token }: Upload = {}) {
  const use = token ?? cloud.distribution.issueToken({ site: sampleSite });
  const EventInfo = { EnvironmentName: environment ?? null, IsNamedEnvironment: environment !== undefined, Slice: 2 };
  const UploadInfo = { ...figuresOf(entries), ...figures, Status: 'RequestingUpload' };
  const requested = await post('upload/request', use, { EventInfo, UploadInfo, PollingInfo: null });
  if (!requested.isSuccessStatusCode) return { refused: requested };
  const { packageUris, pollingInfo } = requested.response;
  const put = await call(packageUris.app, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob', 'x-ms-version': '2023-11-03' },
    body: archive,
  });
  expect(put.status).toBe(201);
  const PollingInfo = {
    DefaultHostname: pollingInfo.defaultHostname,
    StageSiteIdentifier: pollingInfo.stageSiteIdentifier,
    Version: pollingInfo.version,
  };
  await post('upload/updatestatus', use, {
    EventInfo,
    UploadInfo: { ...UploadInfo, Status: 'Succeeded' },
    PollingInfo,
  });
  const deployment = cloud.distribution.deployments.find(({ id }) => id === pollingInfo.version);
  await deployment?.settled;
  const looks: { deploymentStatus: string; siteUrl: string; errorDetails: string | null }[] = [];
  for (let look = 0; look < 4 && (looks.at(-1)?.deploymentStatus ?? 'InProgress') === 'InProgress'; look++) {
    looks.push((await post('upload/checkstatus', use, PollingInfo)).response);
  }
  return { pollingInfo, looks, final: looks.at(-1), deployment };
}

describe('a deployment', () => {
  it('is served at its real host name under its hosting configuration, and replaced by the next', async () => {
    const host = cloud.hosting.hostname('acme-docs');
    expect(host).toMatch(/^[a-z]+-[a-z]+-0[0-9a-f]{8}\.2\.azurestaticapps\.net$/);
    const first = await deploy(siteOf('one'));
    expect(first.looks?.map(({ deploymentStatus }) => deploymentStatus)).toEqual(['InProgress', 'Succeeded']);
    expect(first.final?.siteUrl).toBe(`https://${host}`);
    expect(first.deployment).toMatchObject({ state: 'Succeeded', files: 4, correlationId: 'c-1', environment: null });
    const address = cloud.hosting.address('acme-docs');

    const page = await call(`https://${host}/`);
    expect(page).toMatchObject({ status: 200, body: '<h1>one</h1>' });
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect((await call(`https://${host}/deep/route`)).body).toBe('<h1>one</h1>');
    expect(await call(`https://${host}/images/none.png`)).toMatchObject({ status: 404, body: 'not here' });
    expect(JSON.parse((await call(`https://${host}/.well-known/site-deploy.json`)).body)).toEqual({ text: 'one' });

    const plain = await call(`http://${host}/a?b`);
    expect(plain).toMatchObject({ status: 301, headers: { location: `https://${host}/a?b` } });

    await deploy(siteOf('two'));
    const etag = String(page.headers.etag);
    expect(await call(`https://${host}/`, { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 200,
      body: '<h1>two</h1>',
    });
    expect((await call(sampleSite.url)).body).toBe('<h1>two</h1>');
    expect(cloud.hosting.address('acme-docs')).toBe(address);
    expect(await (await fetch(`${address}/`)).text()).toBe('<h1>two</h1>');
  });

  it('goes to a named environment of its own, whose answer names the production host', async () => {
    const host = cloud.hosting.hostname('acme-docs', 'preview');
    expect(host).toMatch(/-preview\.eastus2\.2\.azurestaticapps\.net$/);
    expect((await call(`https://${host}/`)).status).toBe(404);
    const { pollingInfo, final } = await deploy(siteOf('draft'), { environment: 'preview' });
    expect(pollingInfo.defaultHostname).toBe(cloud.hosting.hostname('acme-docs'));
    expect(final?.siteUrl).toBe(`https://${host}`);
    expect((await call(`https://${host}/`)).body).toBe('<h1>draft</h1>');

    const close = (body: object) =>
      post('pullrequest/close', cloud.distribution.issueToken({ site: sampleSite }), body);
    // As the real service, which looks for the name of an environment where the id of a pull request is.
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
    const token = cloud.distribution.issueToken({ site: sampleSite });
    expect(await post('upload/validateapitoken', token, {})).toMatchObject({ isSuccessStatusCode: true });
    cloud.distribution.expireTokens('acme-docs');
    await refusedWith(/api key was invalid/, { token });
  });
  it('too many bytes', () =>
    refusedWith(/limit for this Static Web App is 262144000 bytes/, { figures: { TotalAppSizeInBytes: 262_144_001 } }));
  it('too many files', () =>
    refusedWith(/number of static files was too large/, { figures: { AppFileCount: 15_001 } }));
  it('environment name with a slash', () => refusedWith(/invalid character/, { environment: 'release/1' }));
  it('too many environments', () => {
    cloud.distribution.behaviour.maxEnvironments = 0;
    return refusedWith(/maximum number of staging environments/, { environment: 'another' });
  });
  it('a step that is told to refuse', () => {
    cloud.distribution.behaviour.reject = { step: 'request', reason: 'Not today.' };
    return refusedWith(/Not today/, {});
  });
  it('unknown version', async () => {
    const token = cloud.distribution.issueToken({ site: sampleSite });
    expect(await post('upload/checkstatus', token, { Version: 'none' })).toMatchObject({
      isSuccessStatusCode: false,
      statusCode: 404,
    });
  });
});

describe('failures of the distribution', () => {
  const failsWith = async (text: RegExp, entries: Entries, options: Upload = {}) => {
    const before = await call(`https://${cloud.hosting.hostname('acme-docs')}/`);
    const { final } = await deploy(entries, options);
    expect(final).toMatchObject({ deploymentStatus: 'Failed', siteUrl: '', errorDetails: expect.stringMatching(text) });
    expect((await call(`https://${cloud.hosting.hostname('acme-docs')}/`)).body).toBe(before.body);
  };

  it('understated file count', () =>
    failsWith(/^Failure during content distribution\.$/, siteOf('x'), { figures: { AppFileCount: 3 } }));
  it('understated size', () =>
    failsWith(/^Failure during content distribution\.$/, siteOf('x'), { figures: { TotalAppSizeInBytes: 10 } }));
  it('no index.html', () => failsWith(/Failed to find a default file/, [{ name: 'readme.txt', content: 'x' }]));
  it('not an archive', () => failsWith(/not a valid archive/, siteOf('x'), { archive: Buffer.from('no zip') }));
  it('a path that escapes', () =>
    failsWith(/invalid relative path|outside of the site/, [...siteOf('x'), { name: '../evil.txt', content: 'x' }]));
  it('a symbolic link', () =>
    failsWith(/outside of the site/, [...siteOf('x'), { name: 'link', content: '/etc/passwd', mode: 0o120777 }]));
  it('the outcome that is asked for', () => {
    cloud.distribution.behaviour.outcome = { state: 'Failed', reason: 'The region is on fire.' };
    return failsWith(/on fire/, siteOf('x'));
  });
});

it('never ends when told so, though the site is live', async () => {
  cloud.distribution.behaviour.outcome = 'never';
  const { looks } = await deploy(siteOf('live all the same'));
  expect(looks?.map(({ deploymentStatus }) => deploymentStatus)).toEqual(Array(4).fill('InProgress'));
  expect((await call(`https://${cloud.hosting.hostname('acme-docs')}/`)).body).toBe('<h1>live all the same</h1>');
});

it('answers as many looks with InProgress as told, and may leave the address out', async () => {
  Object.assign(cloud.distribution.behaviour, { polls: 2, siteUrl: 'empty' });
  const { looks } = await deploy(siteOf('slow'));
  expect(looks).toMatchObject([
    { deploymentStatus: 'InProgress' },
    { deploymentStatus: 'InProgress' },
    { deploymentStatus: 'Succeeded', siteUrl: '' },
  ]);
});
