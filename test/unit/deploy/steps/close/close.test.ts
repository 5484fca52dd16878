import { appendFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  branchesOfPreview,
  closeEnvironment,
} from '../../../../../src/deploy/steps/close/close.ts';
import type { ClosingPlan } from '../../../../../src/deploy/steps/plan/types.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { fakeClock, shorteningClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createClosingPlan } from '../../../../support/plan.ts';
import { cloudOfTheFile, uploadHarness } from '../cloud-harness.ts';

const cloud = await cloudOfTheFile();

const url = `https://${cloud.hosting.hostname('acme-docs', 'preview')}`;
const target = { environment: 'Preview', environmentName: 'preview' } as const;

/** Closes a Preview of a deleted branch. */
const close = (
  harness: Omit<Awaited<ReturnType<typeof uploadHarness>>, typeof Symbol.asyncDispose>,
  plan: ClosingPlan,
  access = harness.access,
  branches = '',
) => closeEnvironment(plan, access, harness.record, { ...harness.deps, git: async () => branches });

it('closeEnvironment closes the Preview, and succeeds again if it is already closed', async () => {
  const clock = shorteningClock();
  await using harness = await uploadHarness(cloud, { plan: { ...target, url }, clock });
  await harness.upload();
  const isServed = async () =>
    (await harness.deps.http.send({ method: 'GET', url })).status === 200;
  expect(await isServed()).toBe(true);

  // No other run would close a Preview without a branch, whatever version it serves.
  const own = createClosingPlan({ url, version: '1.3.0' });
  const begun: string[] = [];
  const record = { ...harness.record, begins: (id: string) => void begun.push(id) };
  const closed = await close({ ...harness, record }, own);
  expect(closed).toMatchObject({ outcome: 'closed', gone: { url, status: 404 } });
  expect(begun).toEqual([closed.correlationId]);
  expect(await isServed()).toBe(false);
  expect(await close(harness, own)).toMatchObject({ gone: { url, status: 404 } });
});

it('closeEnvironment sends a refused request once more, and fails with the reason of the refusal', async () => {
  await using harness = await uploadHarness(cloud, { clock: systemClock });
  cloud.requests.clear();
  const reject = { step: 'close', reason: 'The site is locked.', statusCode: 409 } as const;
  Object.assign(cloud.distribution.behaviour, { reject });
  const error = await catchError(close(harness, createClosingPlan()));
  expect(error.code).toBe('UPLOAD_REFUSED');
  expect(error.facts.join()).toContain('The site is locked. (status 409)');
  const asked = cloud.requests.all.filter(({ path: at }) => at === '/api/pullrequest/close');
  expect(asked).toHaveLength(2);
});

it('closeEnvironment does not repeat a request that failed with status 500', async () => {
  await using harness = await uploadHarness(cloud);
  cloud.requests.clear();
  const reject = { step: 'close', reason: 'Try later.', statusCode: 500 } as const;
  Object.assign(cloud.distribution.behaviour, { reject });
  const error = await catchError(close(harness, createClosingPlan({ uploader: 'direct' })));
  expect(error.code).toBe('CLOSE_UNKNOWN');
  const asked = cloud.requests.all.filter(({ path: at }) => at === '/api/pullrequest/close');
  expect(asked).toHaveLength(1);
});

it('closeEnvironment closes a Preview that another branch uses only if a person started the run', async () => {
  await using harness = await uploadHarness(cloud, { clock: systemClock });
  cloud.requests.clear();
  const left = `${'a'.repeat(40)}\trefs/heads/release/1.5.0\n`;
  const { event } = createClosingPlan();
  for (const name of ['delete', 'push'] as const) {
    const plan = createClosingPlan({ event: { ...event, name } });
    expect(await catchError(close(harness, plan, harness.access, left))).toMatchObject({
      code: 'PREVIEW_IN_USE',
      message: 'The Preview "preview" is still in use by: release/1.5.0.',
    });
  }
  expect(cloud.requests.all).toEqual([]);
  const byHand = createClosingPlan({ event: { ...event, name: 'workflow_dispatch' } });
  expect(await close(harness, byHand, harness.access, left)).toMatchObject({ outcome: 'absent' });
});

describe('closing with the official client', () => {
  const official = { uploader: 'official', url: 'https://preview.acme.example' } as const;

  it('passes the closed pull request to the client, but no unrelated credentials', async () => {
    await using harness = await uploadHarness(cloud, {
      plan: { ...target, uploader: 'direct', url },
      clock: systemClock,
    });
    await harness.upload();
    cloud.release.behaviour.mode = 'environment';
    expect(await close(harness, createClosingPlan({ uploader: 'official', url }))).toMatchObject({
      outcome: 'closed',
    });
    expect(harness.happened).toContain('may have changed');
    const env = await harness.clientEnvironment();
    expect(env).toMatchObject({
      GITHUB_EVENT_NAME: 'pull_request',
      HTTPS_PROXY: cloud.env.HTTPS_PROXY,
    });
    for (const name of ['GITHUB_TOKEN', 'DEPLOYMENT_ENVIRONMENT', 'DEPLOYMENT_TOKEN'])
      expect(env).not.toHaveProperty(name);
  });

  it('leaves the outcome unknown without environments.preview.url', async () => {
    await using harness = await uploadHarness(cloud, { clock: systemClock });
    cloud.release.behaviour.mode = 'silent, exit 0';
    const error = await catchError(close(harness, createClosingPlan({ uploader: 'official' })));
    expect(error).toMatchObject({ code: 'CLOSE_UNKNOWN' });
    expect(error.remedy).toContain('environments.preview.url');
  });

  it.each([
    ['refused, exit 0', 'OFFICIAL_CLIENT_FAILED'],
    // Without an answer from GitHub, only the address can tell, and it does not answer.
    ['killed at the start', 'CLOSE_UNKNOWN'],
  ] as const)('fails after the client ended as "%s": %s', async (mode, code) => {
    await using harness = await uploadHarness(cloud);
    cloud.release.behaviour.mode = mode;
    expect(await catchError(close(harness, createClosingPlan(official)))).toMatchObject({ code });
  });

  it('refuses to start a client that does not match its release', async () => {
    await using harness = await uploadHarness(cloud);
    const client = await harness.access.officialClient(harness.deps);
    await appendFile(client.file, '\n// changed');
    const access = { ...harness.access, officialClient: async () => client };
    expect(await catchError(close(harness, createClosingPlan(official), access))).toMatchObject({
      code: 'OFFICIAL_CLIENT_CHECKSUM',
    });
    expect(harness.happened).toEqual([]);
  });

  it('is used if the token does not fit the direct protocol', async () => {
    await using harness = await uploadHarness(cloud);
    cloud.release.behaviour.mode = 'refused, exit 1';
    const access = { ...harness.access, deploymentToken: async () => new Secret('x'.repeat(80)) };
    expect(
      await catchError(close(harness, createClosingPlan({ url: official.url }), access)),
    ).toMatchObject({ code: 'OFFICIAL_CLIENT_FAILED' });
    expect(harness.deps.log.lines.join('\n')).toMatch(
      /Closing with the platform's client instead\. .*: 80 characters/,
    );
    const direct = createClosingPlan({ uploader: 'direct' });
    expect(await catchError(close(harness, direct, access))).toMatchObject({
      code: 'UPLOAD_TOKEN_SHAPE',
    });
  });
});

describe('a close request whose answer was lost', () => {
  const call = { host: /azurestaticapps|staticsites/, path: '/api/pullrequest/close' };
  const lost = { ...call, kind: { type: 'break', afterBytes: 0 } } as const;

  it("succeeds if the Preview's address answers with 404", async () => {
    const clock = shorteningClock();
    await using harness = await uploadHarness(cloud, { plan: { ...target, url }, clock });
    await harness.upload();
    cloud.faults.add(lost);
    expect(await close(harness, createClosingPlan({ url, uploader: 'direct' }))).toMatchObject({
      outcome: 'closed',
      gone: { url, status: 404 },
    });
    expect(harness.happened).toContain('may have changed');
    expect(harness.deps.log.lines.join('\n')).toContain(
      'The hosting platform did not report whether',
    );
  });

  it("leaves the outcome unknown if the Preview's address still answers or is not known", async () => {
    await using harness = await uploadHarness(cloud, { plan: { ...target, url } });
    await harness.upload();
    cloud.distribution.behaviour.closes = false;
    cloud.faults.add(lost);
    const error = await catchError(close(harness, createClosingPlan({ url, uploader: 'direct' })));
    expect(error).toMatchObject({ code: 'CLOSE_UNKNOWN' });
    expect(error.message).toContain(
      'The hosting platform did not report whether the Preview "preview" is closed',
    );
    expect(error.facts.join('\n')).toMatch(
      /responds with status 200\n.*\n.*connection closed before the response/,
    );
    const blind = await catchError(close(harness, createClosingPlan({ uploader: 'direct' })));
    expect(blind).toMatchObject({ code: 'CLOSE_UNKNOWN' });
    expect(blind.remedy).toContain('environments.preview.url');
  });

  it('is reported as cancelled if the run was cancelled meanwhile', async () => {
    await using harness = await uploadHarness(cloud);
    const cancel = new AbortController();
    const send = async () => {
      cancel.abort(new SiteDeployError('CANCELLED', 'The run was cancelled (SIGTERM).'));
      throw cancel.signal.reason;
    };
    const deps = {
      ...harness.deps,
      http: { ...harness.deps.http, send },
      signal: cancel.signal,
      git: async () => '',
    };
    const plan = createClosingPlan({ uploader: 'direct' });
    expect(
      await catchError(closeEnvironment(plan, harness.access, harness.record, deps)),
    ).toMatchObject({ code: 'CANCELLED' });
    expect(harness.happened).toContain('may have changed');
    expect(harness.deps.log.lines.join('\n')).not.toContain('No answer');
  });

  it('is not recorded as a possible change if no connection was established', async () => {
    await using harness = await uploadHarness(cloud);
    await harness.access.deploymentToken();
    cloud.faults.add({ host: call.host, kind: { type: 'certificate', how: 'expired' } });
    const url = 'https://preview.acme.example';
    expect(
      await catchError(close(harness, createClosingPlan({ url, uploader: 'direct' }))),
    ).toMatchObject({ code: 'UPLOAD_UNAVAILABLE' });
    expect(harness.happened).not.toContain('may have changed');
  });
});

it.each([
  ['the name of Production', { environmentName: 'production' }],
  ['the address of the live site', { url: 'https://www.acme.example' }],
])('closeEnvironment refuses to close Production: %s', async (_name, more) => {
  await using harness = await uploadHarness(cloud);
  cloud.requests.clear();
  expect(await catchError(close(harness, createClosingPlan(more)))).toMatchObject({
    code: 'UPLOAD_WRONG_TARGET',
  });
  expect(cloud.requests.all).toEqual([]);
});

const object = { sha: 'a'.repeat(40) };
const refs = (...names: string[]) => names.map((name) => ({ ref: `refs/heads/${name}`, object }));

/** A GitHub that always gives the same reply, and a site with these branch patterns. */
function harness(reply: Reply | Error, patterns: readonly string[] = ['release/**']) {
  const clock = fakeClock();
  const http = scriptedHttp(() => {
    if (reply instanceof Error) throw reply;
    return reply;
  }, clock);
  const github = { apiUrl: 'https://api.github.com', token: new Secret('read-only') };
  const { config } = createClosingPlan();
  const preview = { ...config.environments.preview, branches: [...patterns] };
  const plan = createClosingPlan({
    config: { ...config, environments: { ...config.environments, preview } },
  });
  return { plan, http, deps: createDeps({ scratch: '/nowhere', http, clock, github }) };
}

it.each([
  ['a matching branch', ['release/**'], refs('release/1.2.0'), ['release/1.2.0']],
  ['a branch with only the same prefix', ['next'], refs('next-gen'), []],
  ['a branch with another suffix', ['release/*/final'], refs('release/1/draft'), []],
  ['the production branch', ['**'], refs('master', 'topic'), ['topic']],
  ['none', ['release/**'], [], []],
])(
  'branchesOfPreview finds the branches that use the Preview: %s',
  async (_, patterns, found, expected) => {
    const { plan, deps } = harness({ body: found }, patterns);
    expect(await branchesOfPreview(plan, deps)).toEqual(expected);
  },
);

it("branchesOfPreview requests the branches with each pattern's literal prefix from GitHub", async () => {
  const { plan, deps, http } = harness({ body: [] }, ['release/*/final', 'next']);
  await branchesOfPreview(plan, deps);
  expect(http.requests.map(({ url }) => url.pathname)).toEqual([
    '/repos/acme/site/git/matching-refs/heads/release/',
    '/repos/acme/site/git/matching-refs/heads/next',
  ]);
});

it.each<[string, Reply]>([
  ['status 502', { status: 502, body: {} }],
  ['status 404', { status: 404, body: { message: 'Not Found' } }],
  ['status 403', { status: 403, body: {} }],
  ['an object', { body: { message: 'something else' } }],
  ['an HTML page', { body: '<html>' }],
  ['a list of other objects', { body: [{ name: 'release/1.2.0' }] }],
  ['nothing', { body: '' }],
])('branchesOfPreview fails if the answer is not a list of branches: %s', async (_, reply) => {
  const { plan, deps } = harness(reply);
  expect(await catchError(branchesOfPreview(plan, deps))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});

it('branchesOfPreview uses git without a token, and fails if git does not answer', async () => {
  const { plan } = harness({ body: [] });
  const listed = `${'a'.repeat(40)}\trefs/heads/release/1.3.0\n${'b'.repeat(40)}\trefs/heads/topic\n`;
  const asking = (answer: string | undefined) =>
    createDeps({ scratch: '/nowhere', git: async () => answer });
  expect(await branchesOfPreview(plan, asking(listed))).toEqual(['release/1.3.0']);
  expect(await branchesOfPreview(plan, asking(''))).toEqual([]);
  expect(await catchError(branchesOfPreview(plan, asking(undefined)))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});
