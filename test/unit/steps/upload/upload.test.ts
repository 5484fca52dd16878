import { describe, expect, it } from 'vitest';
import { Secret } from '../../../../src/shared/secret.ts';
import type { SitePackage } from '../../../../src/steps/pack/pack.ts';
import type { Plan } from '../../../../src/steps/plan/types.ts';
import type { Deployment } from '../../../../src/steps/upload/deployment.ts';
import { upload } from '../../../../src/steps/upload/upload.ts';
import type { PlatformAccess, PlatformRecord } from '../../../../src/swa/access.ts';
import { depsOf, failureOf, fakeClock, fault, jsonOf, planOf, type Reply, scriptedHttp } from '../../world.ts';

const host = 'content-am2.infrastructure.2.azurestaticapps.net';
const tokenOf = (letter: string) => new Secret(`${letter.repeat(64)}2-0f0f0f0f-1111-2222-3333-444444444444003`);
const blob = 'https://blobs.example.com/slot/site.zip?sv=2023&sig=a%2Bb%2Fc%3D&se=x';
const polling = {
  defaultHostname: 'happy-sea.2.azurestaticapps.net',
  stageSiteIdentifier: 'stage',
  version: 'v-1',
  tenantId: 'tenant',
  extra: 'unknown field',
};

const site: SitePackage = {
  delivery: { kind: 'archive', file: '/nonexistent/site.zip', bytes: 600 },
  manifest: { files: [{ path: 'index.html', size: 900, sha256: 'x' }], totalBytes: 900, largestBytes: 900 },
  marker: { slug: 'acme-docs', environment: 'Production', version: '1.4.0', commit: 'c', digest: 'sha256:x' },
  hosting: { text: '{}', globalHeaders: {}, hasRoutes: true, roles: ['editor'], warnings: [] },
  made: [],
  live: undefined,
  builtDigest: undefined,
  writeFolder: async () => {},
};

/** Access by these two tokens, and no client. */
const accessBy = (token: Secret, renewed = token): PlatformAccess => ({
  token: async () => token,
  renewToken: async () => renewed,
  client: () => Promise.reject(),
});
const silent: PlatformRecord = { begins() {}, mayHaveChanged() {} };

type Call = 'validateapitoken' | 'request' | 'put' | 'updatestatus' | 'checkstatus';
type Script = Partial<Record<Call, (count: number) => Reply>>;

const ok = (response: object): Reply => ({ body: { isSuccessStatusCode: true, statusCode: 200, response } });
const refusal = (statusCode: number, errorMessage: unknown): Reply => ({
  body: { isSuccessStatusCode: false, statusCode, errorMessage },
});
const good: Required<Script> = {
  validateapitoken: () => ok({ siteUrl: 'happy-sea.2.azurestaticapps.net' }),
  request: () => ok({ packageUris: { app: blob }, pollingInfo: polling }),
  put: () => ({ status: 201 }),
  updatestatus: () => ok({}),
  checkstatus: () => ok({ deploymentStatus: 'Succeeded', siteUrl: 'https://happy-sea.2.azurestaticapps.net/' }),
};

/** Uploads against a platform that follows the script, and tells everything that happened. */
function run(script: Script = {}, more: Partial<Plan> = {}, yaml = '') {
  const calls: Call[] = [];
  const clock = fakeClock();
  const counts = new Map<Call, number>();
  const http = scriptedHttp(({ method, url }) => {
    const call = (method === 'PUT' ? 'put' : url.pathname.replace('/api/upload/', '')) as Call;
    calls.push(call);
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    return (script[call] ?? good[call])(count);
  }, clock);
  const deps = depsOf({ http, clock });
  const events: string[] = [];
  let correlationId = '';
  const access: PlatformAccess = {
    ...accessBy(tokenOf('a')),
    renewToken: async () => {
      events.push('renewed');
      return tokenOf('b');
    },
  };
  const record: PlatformRecord = {
    begins(id) {
      correlationId = id;
      events.push(`begins before ${http.requests.length} requests`);
    },
    mayHaveChanged: () => events.push(`may have changed after ${calls.at(-1)}`),
  };
  const work = upload(planOf({ url: undefined, uploader: 'direct', ...more }, yaml), site, access, record, deps);
  return { work, calls, http, deps, clock, events, correlationId: () => correlationId };
}

const preview = { environment: 'Preview', environmentName: 'preview' } as const;

describe('upload', () => {
  it('follows the protocol', async () => {
    const { work, calls, http, events, correlationId } = run();
    expect(await work).toEqual({
      id: 'v-1',
      correlationId: correlationId(),
      outcome: 'accepted',
      url: 'https://happy-sea.2.azurestaticapps.net',
      production: 'happy-sea.2.azurestaticapps.net',
    });
    expect(calls).toEqual(['validateapitoken', 'request', 'put', 'updatestatus', 'checkstatus']);
    expect(events).toEqual(['begins before 0 requests', 'may have changed after put']);
    expect(correlationId()).toMatch(/^[0-9a-f-]{36}$/);
    for (const { url, headers } of http.requests.filter(({ method }) => method === 'POST')) {
      expect(url.host).toBe(host);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        apiVersion: 'v1',
        deploymentCorrelationId: correlationId(),
      });
      expect(headers).toMatchObject({
        authorization: `token ${tokenOf('a').reveal()}`,
        'content-type': 'application/json',
      });
    }
  });

  it('says what is uploaded, in true figures', async () => {
    const { work, http } = run();
    await work;
    const [event, request, , status, look] = http.requests.map(jsonOf);
    expect(event).toMatchObject({
      RepoUrl: 'https://github.com/acme/site',
      IsNamedEnvironment: false,
      EnvironmentName: null,
      HeadBranch: 'master',
      Slice: 2,
    });
    const info = {
      TotalAppSizeInBytes: 900,
      MaxSingleFileSizeInBytes: 900,
      AppFileCount: 1,
      HasRoutes: true,
      ConfiguredRoles: ['editor'],
    };
    expect(request).toMatchObject({
      EventInfo: event,
      UploadInfo: { ...info, Status: 'RequestingUpload' },
      PollingInfo: null,
    });
    const slot = {
      DefaultHostname: 'happy-sea.2.azurestaticapps.net',
      StageSiteIdentifier: 'stage',
      Version: 'v-1',
      TenantId: 'tenant',
      Slice: 2,
      GitHubRepoUrl: 'https://github.com/acme/site',
    };
    expect(status).toMatchObject({ EventInfo: event, UploadInfo: { ...info, Status: 'Succeeded' }, PollingInfo: slot });
    expect(look).toEqual(slot);
  });

  it('names the environment it is for', async () => {
    const { work, http } = run({}, preview);
    await work;
    expect(jsonOf(http.requests[0])).toMatchObject({ IsNamedEnvironment: true, EnvironmentName: 'preview' });
  });

  it('puts the archive without the deployment token, and masks where it goes', async () => {
    const { work, http, deps } = run();
    await work;
    const put = http.requests.find(({ method }) => method === 'PUT');
    expect(put?.url.href).toBe(blob);
    expect(put?.headers).toMatchObject({ 'x-ms-blob-type': 'BlockBlob', 'content-type': 'application/octet-stream' });
    expect(put?.headers.authorization).toBeUndefined();
    expect(put?.body).toMatchObject({ file: '/nonexistent/site.zip', size: 600 });
    expect(deps.log.masked).toEqual([blob, 'sv=2023&sig=a%2Bb%2Fc%3D&se=x', 'a+b/c=', 'a%2Bb%2Fc%3D']);
  });
});

it('sends nothing where the live site is this package already', async () => {
  const unchanged: SitePackage = { ...site, delivery: { kind: 'none' }, live: site.marker };
  const nobody = { begins: () => Promise.reject(), mayHaveChanged: () => Promise.reject() };
  const access = { ...accessBy(tokenOf('a')), token: () => Promise.reject(new Error('It asked for a token.')) };
  expect(await upload(planOf(), unchanged, access, nobody, depsOf())).toEqual({ outcome: 'unchanged' });
});

describe('a refused token', () => {
  it.each<[string, Script]>([
    [
      'by status at the validation',
      { validateapitoken: (count) => (count === 1 ? { status: 401 } : good.validateapitoken(count)) },
    ],
    [
      'by an envelope',
      { validateapitoken: (count) => (count === 1 ? refusal(403, 'Forbidden') : good.validateapitoken(count)) },
    ],
    [
      'by words',
      {
        validateapitoken: (count) =>
          count === 1 ? refusal(400, 'The provided api key was invalid.') : good.validateapitoken(count),
      },
    ],
    ['at the request', { request: (count) => (count === 1 ? refusal(401, 'Token expired') : good.request(count)) }],
  ])('is renewed once: %s', async (_, script) => {
    const { work, events, http } = run(script);
    expect((await work).outcome).toBe('accepted');
    expect(events).toContain('renewed');
    expect(http.requests.at(-1)?.headers.authorization).toBe(`token ${tokenOf('b').reveal()}`);
  });

  it('is not renewed twice', async () => {
    const { work, events, calls, correlationId } = run({ validateapitoken: () => refusal(401, 'No.') });
    expect(await failureOf(work)).toMatchObject({
      code: 'UPLOAD_TOKEN_REFUSED',
      facts: ['reason: No. (status 401)', `correlation id: ${correlationId()}`],
    });
    expect(events).toEqual(['begins before 0 requests', 'renewed']);
    expect(calls).toEqual(['validateapitoken', 'validateapitoken']);
  });

  it('of a shape that is not known says its length and nothing else', async () => {
    const plan = planOf({ url: undefined, uploader: 'direct' });
    const access = accessBy(new Secret('unknown-shape'), new Secret(''));
    const error = await failureOf(upload(plan, site, access, silent, depsOf()));
    expect(error).toMatchObject({ code: 'UPLOAD_TOKEN_SHAPE', facts: ['its length: 13 characters'] });
  });
});

describe('a failure', () => {
  const silence = (): never => {
    throw fault('ECONNRESET');
  };
  it.each<[string, Script, string, Call[], boolean]>([
    [
      'validation refused',
      { validateapitoken: () => refusal(400, 'Bad') },
      'UPLOAD_REFUSED',
      ['validateapitoken'],
      false,
    ],
    [
      'validation down',
      { validateapitoken: () => ({ status: 503 }) },
      'UPLOAD_UNAVAILABLE',
      Array(4).fill('validateapitoken'),
      false,
    ],
    [
      'validation silent',
      { validateapitoken: silence },
      'UPLOAD_UNAVAILABLE',
      Array(4).fill('validateapitoken'),
      false,
    ],
    [
      'validation strange',
      { validateapitoken: () => ({ body: '<p>' }) },
      'UPLOAD_ANSWER_INVALID',
      ['validateapitoken'],
      false,
    ],
    [
      'request refused in a 200',
      { request: () => refusal(400, ['Too big', 'Too many']) },
      'UPLOAD_REFUSED',
      ['validateapitoken', 'request'],
      false,
    ],
    [
      'request failing: a slot may be taken',
      { request: () => ({ status: 500 }) },
      'UPLOAD_UNAVAILABLE',
      ['validateapitoken', 'request'],
      false,
    ],
    [
      'request silent: a slot may be taken',
      { request: silence },
      'UPLOAD_UNAVAILABLE',
      ['validateapitoken', 'request'],
      false,
    ],
    [
      'request limited',
      { request: () => ({ status: 429 }) },
      'UPLOAD_UNAVAILABLE',
      ['validateapitoken', ...Array<Call>(4).fill('request')],
      false,
    ],
    [
      'no place',
      { request: () => ok({ pollingInfo: polling }) },
      'UPLOAD_ANSWER_INVALID',
      ['validateapitoken', 'request'],
      false,
    ],
    [
      'a place without TLS',
      { request: () => ok({ packageUris: { app: 'http://blobs.example.com/' }, pollingInfo: polling }) },
      'UPLOAD_ANSWER_INVALID',
      ['validateapitoken', 'request'],
      false,
    ],
    [
      'no slot',
      { request: () => ok({ packageUris: { app: blob }, pollingInfo: {} }) },
      'UPLOAD_ANSWER_INVALID',
      ['validateapitoken', 'request'],
      false,
    ],
    [
      'archive refused',
      { put: () => ({ status: 403, body: '<Error><Code>AuthorizationFailure</Code></Error>' }) },
      'UPLOAD_REFUSED',
      ['validateapitoken', 'request', 'put'],
      false,
    ],
    [
      'archive answered with 200',
      { put: () => ({ status: 200 }) },
      'UPLOAD_REFUSED',
      ['validateapitoken', 'request', 'put'],
      false,
    ],
    [
      'storage down',
      { put: () => ({ status: 503 }) },
      'UPLOAD_UNAVAILABLE',
      ['validateapitoken', 'request', ...Array<Call>(4).fill('put')],
      false,
    ],
    [
      'storage silent',
      { put: silence },
      'UPLOAD_UNAVAILABLE',
      ['validateapitoken', 'request', ...Array<Call>(4).fill('put')],
      false,
    ],
    [
      'start refused',
      { updatestatus: () => refusal(400, 'No.') },
      'UPLOAD_REFUSED',
      ['validateapitoken', 'request', 'put', 'updatestatus'],
      true,
    ],
  ])('%s', async (_, script, code, calls, isBeyondReturn) => {
    const result = run(script);
    const error = await failureOf(result.work);
    expect(error.code).toBe(code);
    expect(result.calls).toEqual(calls);
    expect(result.events.includes('may have changed after put')).toBe(isBeyondReturn);
    expect(error.facts).toContain(`correlation id: ${result.correlationId()}`);
    expect(JSON.stringify([error.message, error.facts])).not.toMatch(/sig=|a%2Bb|aaaaaaaa/);
  });

  it('says why storage refused', async () => {
    const put = () => ({ status: 403, body: '<Error><Code>AuthorizationFailure</Code></Error>' });
    const error = await failureOf(run({ put }).work);
    expect(error.facts.slice(0, 2)).toEqual(['reason: AuthorizationFailure', 'blob storage: blobs.example.com']);
  });

  it('of the network while the distribution starts is looked into, not guessed', async () => {
    const { work, calls, deps } = run({ updatestatus: silence });
    expect((await work).outcome).toBe('accepted');
    expect(calls.slice(-2)).toEqual(['updatestatus', 'checkstatus']);
    expect(deps.log.lines.join()).toContain('looking whether it has');
  });

  it('of the distribution names its reason and regions', async () => {
    const checkstatus = () =>
      ok({
        deploymentStatus: 'Failed',
        errorDetails: [{ message: 'Quota' }, 'Disk'],
        unhealthyRegions: ['West US 2'],
      });
    const { work, correlationId } = run({ checkstatus });
    expect(await failureOf(work)).toMatchObject({
      code: 'DISTRIBUTION_FAILED',
      message: 'The distribution failed.',
      facts: [
        'reason: Quota; Disk',
        'regions that did not take the site: West US 2',
        `correlation id: ${correlationId()}`,
      ],
    });
  });

  it('is a distribution that the platform has cancelled', async () => {
    const error = await failureOf(run({ checkstatus: () => ok({ deploymentStatus: 'Canceled' }) }).work);
    expect(error.code).toBe('DISTRIBUTION_FAILED');
    expect(error.message).toContain('was cancelled by the platform');
    expect(error.facts[0]).toBe('reason: none given');
  });
});

describe('looking at the distribution', () => {
  const progress = ok({ deploymentStatus: 'InProgress' });

  it('looks after half a second, then less and less often', async () => {
    const { work, clock } = run({ checkstatus: (count) => (count < 9 ? progress : good.checkstatus(count)) });
    await work;
    expect(clock.pauses.map(Math.round)).toEqual([500, 700, 980, 1372, 1921, 2689, 3000, 3000, 3000]);
  });

  it('gives up after 15 minutes: the outcome is not known', async () => {
    const { work, clock, deps, calls } = run({ checkstatus: () => progress });
    expect(await work).toMatchObject({ outcome: 'unknown', url: undefined, id: 'v-1' });
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(15 * 60_000);
    expect(Math.max(...clock.pauses)).toBe(3_000);
    expect(calls.filter((call) => call === 'checkstatus')).toHaveLength(clock.pauses.length);
    expect(deps.log.lines.filter((line) => line.includes('has been distributing'))).not.toHaveLength(0);
  });

  it('keeps to the limit of the site config', async () => {
    const { work, clock } = run({ checkstatus: () => progress }, {}, 'hosting: { distributionTimeoutMinutes: 1 }');
    expect((await work).outcome).toBe('unknown');
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(60_000);
  });

  it.each<[string, (count: number) => Reply]>([
    [
      'silence',
      () => {
        throw fault('ECONNRESET');
      },
    ],
    ['an error', () => ({ status: 500 })],
    ['a refusal', () => refusal(401, 'Token expired')],
    ['a page', () => ({ body: '<p>' })],
    ['an unknown status', () => ok({ deploymentStatus: 'Pondering' })],
  ])('is not a failed deployment when a look gets %s', async (_, bad) => {
    // A call that is worth it is made twice for one look.
    const { work } = run({ checkstatus: (count) => (count <= 2 ? bad(count) : good.checkstatus(count)) });
    expect(await work).toMatchObject({ outcome: 'accepted' });
  });

  it('says what the last look got where the outcome is not known', async () => {
    const yaml = 'hosting: { distributionTimeoutMinutes: 0.01 }';
    const lost = (await run({ checkstatus: () => refusal(401, 'Token expired') }, {}, yaml).work) satisfies Deployment;
    expect(lost).toMatchObject({ outcome: 'unknown', lostLook: 'Token expired (status 401)' });
  });

  it('ends when the run is cancelled', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const clock = fakeClock();
    const http = scriptedHttp(({ method, url }) => {
      const call = (method === 'PUT' ? 'put' : url.pathname.replace('/api/upload/', '')) as Call;
      if (call !== 'checkstatus') return good[call](1);
      controller.abort(reason);
      return progress;
    }, clock);
    const work = upload(
      planOf({ url: undefined, uploader: 'direct' }),
      site,
      accessBy(tokenOf('a')),
      silent,
      depsOf({ http, clock, signal: controller.signal }),
    );
    await expect(work).rejects.toBe(reason);
  });
});

describe('the address of what was deployed', () => {
  const production = 'happy-sea.2.azurestaticapps.net';
  const named = 'happy-sea-preview.2.azurestaticapps.net';
  it.each<[string, boolean, unknown, string | undefined]>([
    ['Production, named', false, `https://${production}/`, `https://${production}`],
    ['Production, without a scheme', false, ` ${production} `, `https://${production}`],
    ['Production, empty', false, '', `https://${production}`],
    ['Production, missing', false, undefined, `https://${production}`],
    ['Production, nonsense', false, 'https://', `https://${production}`],
    ['Preview, named', true, `https://${named}`, `https://${named}`],
    ["Preview, Production's", true, `https://${production}`, undefined],
    ["Preview, Production's without a scheme", true, production, undefined],
    ['Preview, empty', true, '', undefined],
    ['Preview, missing', true, undefined, undefined],
  ])('%s', async (_, isNamed, siteUrl, expected) => {
    const checkstatus = () => ok({ deploymentStatus: 'Succeeded', siteUrl });
    expect(await run({ checkstatus }, isNamed ? preview : {}).work).toMatchObject({ url: expected });
  });
});
