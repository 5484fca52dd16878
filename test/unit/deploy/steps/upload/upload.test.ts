import { describe, expect, it } from 'vitest';
import type { SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
import { PartlyDistributed } from '../../../../../src/deploy/steps/upload/distribute.ts';
import { upload } from '../../../../../src/deploy/steps/upload/upload.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, readJson, scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';

import {
  accessBy,
  blob,
  type Call,
  createToken,
  good,
  host,
  ok,
  polling,
  preview,
  refusal,
  run,
  type Script,
  silent,
  sitePackage,
} from './platform.ts';

describe('upload', () => {
  it("sends the calls of the platform's protocol in order, with the correlation id and the token", async () => {
    const { work, calls, http, events, correlationId } = run();
    expect(await work).toEqual({
      id: 'v-1',
      correlationId: correlationId(),
      outcome: 'accepted',
      url: 'https://happy-sea.2.azurestaticapps.net',
      production: 'happy-sea.2.azurestaticapps.net',
      before: [],
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
        authorization: `token ${createToken('a').reveal()}`,
        'content-type': 'application/json',
      });
    }
  });

  it('sends the environment name of a Preview', async () => {
    const { work, http } = run({}, preview);
    await work;
    expect(readJson(http.requests[0])).toMatchObject({
      IsNamedEnvironment: true,
      EnvironmentName: 'preview',
    });
  });

  it('uploads the archive without the deployment token, and masks the upload address', async () => {
    const { work, http, deps } = run();
    await work;
    const put = http.requests.find(({ method }) => method === 'PUT');
    expect(put?.url.href).toBe(blob);
    expect(put?.headers).toMatchObject({
      'x-ms-blob-type': 'BlockBlob',
      'content-type': 'application/octet-stream',
    });
    expect(put?.headers.authorization).toBeUndefined();
    expect(put?.body).toMatchObject({ file: '/nonexistent/site.zip', size: 600 });
    expect(deps.log.masked).toEqual([
      blob,
      'sv=2023&sig=a%2Bb%2Fc%3D&se=x',
      'a+b/c=',
      'a%2Bb%2Fc%3D',
    ]);
  });
});

it('upload reports a deleted branch rather than a refused token', async () => {
  const calls: string[] = [];
  const validated = Promise.withResolvers<void>();
  const http = scriptedHttp(({ url }) => {
    calls.push(url.pathname);
    validated.resolve();
    return refusal(401, 'No.');
  });
  const git = async () => {
    await validated.promise;
    return '';
  };
  const plan = createPlan({ url: undefined, uploader: 'direct' });
  const work = upload(
    plan,
    sitePackage,
    accessBy(createToken('a')),
    silent,
    createDeps({ http, git }),
  );
  expect(await catchError(work)).toMatchObject({ code: 'BRANCH_GONE' });
  expect(calls).toEqual(['/api/upload/validateapitoken']);
});

it('upload checks the head of the branch even if the token has an unknown format', async () => {
  const deps = createDeps({ git: async () => '' });
  const plan = createPlan({ url: undefined, uploader: 'direct' });
  const work = upload(plan, sitePackage, accessBy(new Secret('short')), silent, deps);
  expect(await catchError(work)).toMatchObject({ code: 'BRANCH_GONE' });
});

it('upload sends nothing if this package is already live', async () => {
  const unchanged: SitePackage = {
    ...sitePackage,
    delivery: { kind: 'none' },
    live: sitePackage.marker,
  };
  const nobody = { begins: () => Promise.reject(), mayHaveChanged: () => Promise.reject() };
  const access = {
    ...accessBy(createToken('a')),
    deploymentToken: () => Promise.reject(new Error('It asked for a token.')),
  };
  expect(await upload(createPlan(), unchanged, access, nobody, createDeps())).toEqual({
    outcome: 'unchanged',
  });
});

it.each([
  ['was not built by a separate job', undefined, 'ATTESTATION_MISSING'],
  ['has an attestation that cannot be read', 'sha256:built', 'ATTESTATION_UNAVAILABLE'],
])('upload fails if the package needs an attestation and %s', async (_, builtDigest, code) => {
  const plan = createPlan({}, 'build: { attestation: required }');
  const access = accessBy(createToken('a'));
  const work = upload(plan, { ...sitePackage, builtDigest }, access, silent, createDeps());
  expect((await catchError(work)).code).toBe(code);
});

it.each([null, '', 'production', 'Next_1'])('upload refuses a Preview named %j', async (name) => {
  for (const uploader of ['direct', 'official'] as const) {
    const plan = createPlan({ ...preview, environmentName: name, uploader });
    const work = upload(plan, sitePackage, accessBy(createToken('a')), silent, createDeps());
    expect((await catchError(work)).code).toBe('UPLOAD_WRONG_TARGET');
  }
});

describe('a deployment token of a different site', () => {
  const other = { body: { ...sitePackage.marker, slug: 'acme-shop' } };

  it.each([
    ['Production', {}],
    ['Preview', preview],
  ])('is refused before anything is uploaded to %s', async (_, more) => {
    const { work, calls } = run({}, more, '', other);
    const error = await catchError(work);
    expect(error.code).toBe('UPLOAD_WRONG_TARGET');
    expect(error.message).toContain('serves the site "acme-shop" instead of "acme-docs"');
    expect(calls).toEqual(['validateapitoken']);
  });

  it.each([
    ['names no address', {}],
    ['names a custom domain', { siteUrl: 'https://www.acme.example' }],
  ])("is recognised by the platform's address if the validation %s", async (_, validated) => {
    const script = { validateapitoken: () => ok(validated) };
    const { work, calls, events } = run(script, {}, '', ({ hostname }) =>
      hostname === polling.defaultHostname ? other : { status: 404 },
    );
    const error = await catchError(work);
    expect(error.code).toBe('UPLOAD_WRONG_TARGET');
    expect(error.message).toContain(`belongs to https://${polling.defaultHostname}, which serves`);
    expect(calls).toEqual(['validateapitoken', 'request']);
    expect(events).not.toContain('may have changed after put');
  });

  it.each([
    ['the same site is live', {}, { body: sitePackage.marker }],
    ['the site serves no marker', {}, { body: '<html>' }],
    ['the deployment is forced', { force: true }, other],
  ])('is not assumed if %s', async (_, more, owner) => {
    expect(await run({}, more, '', owner).work).toMatchObject({ outcome: 'accepted' });
  });
});

describe('a refused deployment token', () => {
  it.each<[string, 'validateapitoken' | 'request', Reply]>([
    ['with status 401', 'validateapitoken', { status: 401 }],
    ['in an error envelope', 'validateapitoken', refusal(403, 'Forbidden')],
    [
      'with a message about the key',
      'validateapitoken',
      refusal(400, 'The provided api key was invalid.'),
    ],
    ['of the upload request', 'request', refusal(401, 'Token expired')],
  ])('is renewed after a refusal %s', async (_, call, refused) => {
    const { work, events, http } = run({
      [call]: (count: number) => (count === 1 ? refused : good[call](count)),
    });
    expect((await work).outcome).toBe('accepted');
    expect(events).toContain('renewed');
    expect(http.requests.at(-1)?.headers.authorization).toBe(`token ${createToken('b').reveal()}`);
  });

  it('is renewed only once', async () => {
    const { work, events, calls, correlationId } = run({
      validateapitoken: () => refusal(401, 'No.'),
    });
    expect(await catchError(work)).toMatchObject({
      code: 'UPLOAD_TOKEN_REFUSED',
      facts: ['reason: No. (status 401)', `correlation id: ${correlationId()}`],
    });
    expect(events).toEqual(['begins before 0 requests', 'renewed']);
    expect(calls).toEqual(['validateapitoken', 'validateapitoken']);
  });

  it('with an unknown format is described only by its length', async () => {
    const plan = createPlan({ url: undefined, uploader: 'direct' });
    const access = accessBy(new Secret('unknown-shape'), new Secret(''));
    const error = await catchError(upload(plan, sitePackage, access, silent, createDeps()));
    expect(error).toMatchObject({ code: 'UPLOAD_TOKEN_SHAPE', facts: ['length: 13 characters'] });
  });
});

describe('a failure', () => {
  const silence = (): never => {
    throw fault('ECONNRESET');
  };
  const order: readonly Call[] = ['validateapitoken', 'request', 'put', 'updatestatus'];
  const noTls = { app: 'http://blobs.example.com/' };
  const denied = '<Error><Code>AuthorizationFailure</Code></Error>';

  it.each<[string, Call, number, Script[Call], string]>([
    ['refused', 'validateapitoken', 1, () => refusal(400, 'Bad'), 'UPLOAD_REFUSED'],
    ['down', 'validateapitoken', 6, () => ({ status: 503 }), 'UPLOAD_UNAVAILABLE'],
    ['silent', 'validateapitoken', 6, silence, 'UPLOAD_UNAVAILABLE'],
    ['answered with HTML', 'validateapitoken', 1, () => ({ body: '<p>' }), 'UPLOAD_ANSWER_INVALID'],
    [
      'reported with status 200',
      'request',
      1,
      () => refusal(400, ['Too big', 'Too many']),
      'UPLOAD_REFUSED',
    ],
    ['failing', 'request', 6, () => ({ status: 500 }), 'UPLOAD_UNAVAILABLE'],
    ['silent', 'request', 6, silence, 'UPLOAD_UNAVAILABLE'],
    ['limited', 'request', 4, () => ({ status: 429 }), 'UPLOAD_UNAVAILABLE'],
    [
      'answered without an upload address',
      'request',
      1,
      () => ok({ pollingInfo: polling }),
      'UPLOAD_ANSWER_INVALID',
    ],
    [
      'answered with an address without TLS',
      'request',
      1,
      () => ok({ packageUris: noTls, pollingInfo: polling }),
      'UPLOAD_ANSWER_INVALID',
    ],
    [
      'answered without polling information',
      'request',
      1,
      () => ok({ packageUris: { app: blob }, pollingInfo: {} }),
      'UPLOAD_ANSWER_INVALID',
    ],
    ['refused', 'put', 1, () => ({ status: 403, body: denied }), 'UPLOAD_REFUSED'],
    ['answered with status 200', 'put', 1, () => ({ status: 200 }), 'UPLOAD_REFUSED'],
    ['down', 'put', 6, () => ({ status: 503 }), 'UPLOAD_UNAVAILABLE'],
    ['silent', 'put', 6, silence, 'UPLOAD_UNAVAILABLE'],
    ['limited', 'put', 4, () => ({ status: 429 }), 'UPLOAD_UNAVAILABLE'],
    // With status 503, the platform says that it has not started the distribution.
    ['limited', 'updatestatus', 6, () => ({ status: 503 }), 'UPLOAD_UNAVAILABLE'],
    ['refused', 'updatestatus', 1, () => refusal(400, 'No.'), 'UPLOAD_REFUSED'],
  ])(
    'of the call $1 ($0) is reported as $4 after $2 attempt(s), without secrets',
    async (_, call, times, answer, code) => {
      const result = run({ [call]: answer });
      const error = await catchError(result.work);
      expect(error.code).toBe(code);
      const before = order.slice(0, order.indexOf(call));
      expect(result.calls).toEqual([...before, ...Array<Call>(times).fill(call)]);
      const isBeyondReturn = call === 'updatestatus';
      expect(result.events.includes('may have changed after put')).toBe(isBeyondReturn);
      expect(result.events.includes('was refused')).toBe(isBeyondReturn);
      expect(error.facts).toContain(`correlation id: ${result.correlationId()}`);
      expect(JSON.stringify([error.message, error.facts])).not.toMatch(/sig=|a%2Bb|aaaaaaaa/);
    },
  );

  it('contains the reason why the storage service refused the upload', async () => {
    const error = await catchError(run({ put: () => ({ status: 403, body: denied }) }).work);
    expect(error.facts.slice(0, 2)).toEqual([
      'reason: AuthorizationFailure',
      'blob storage: blobs.example.com',
    ]);
  });

  it.each<[string, Script[Call], RegExp]>([
    ['no answer', silence, /did not confirm .* \(POST .*\); checking its status/],
    [
      'an HTML page',
      () => ({ body: '<p>' }),
      /did not confirm .* \(.*200.*\); checking its status/,
    ],
  ])('at the start of the distribution with %s is followed by a check', async (_, reply, line) => {
    const { work, calls, deps } = run({ updatestatus: reply });
    expect((await work).outcome).toBe('accepted');
    expect(calls.slice(-2)).toEqual(['updatestatus', 'checkstatus']);
    expect(deps.log.lines.join()).toMatch(line);
  });

  it('contains the reason and the regions of a failed distribution', async () => {
    const checkstatus = () =>
      ok({
        deploymentStatus: 'Failed',
        errorDetails: [{ message: 'Quota' }, 'Disk'],
        unhealthyRegions: ['West US 2'],
      });
    const { work, correlationId } = run({ checkstatus });
    expect(await catchError(work)).toMatchObject({
      code: 'DISTRIBUTION_FAILED',
      message: 'The distribution failed.',
      cause: new PartlyDistributed('West US 2'),
      facts: [
        'reason: Quota; Disk',
        'regions that did not accept the site: West US 2',
        `correlation id: ${correlationId()}`,
      ],
    });
  });

  it('names a cancellation by the platform', async () => {
    const error = await catchError(
      run({ checkstatus: () => ok({ deploymentStatus: 'Canceled' }) }).work,
    );
    expect(error.code).toBe('DISTRIBUTION_FAILED');
    expect(error.message).toContain('was cancelled by the platform');
    expect(error.facts[0]).toBe('reason: none given');
    expect(error.cause).toBeUndefined();
  });
});
