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
import { depsOf } from '../../../../support/deps.ts';
import { failureOf } from '../../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../../support/http.ts';
import { closingPlanOf } from '../../../../support/plan.ts';
import { cloudOfTheFile, uploadWorld } from '../cloud-world.ts';

const cloud = await cloudOfTheFile();

const url = `https://${cloud.hosting.hostname('acme-docs', 'preview')}`;
const target = { environment: 'Preview', environmentName: 'preview' } as const;

/** Closes a Preview whose branch no longer exists. */
const close = (
  world: Omit<Awaited<ReturnType<typeof uploadWorld>>, typeof Symbol.asyncDispose>,
  plan: ClosingPlan,
  access = world.access,
  branches = '',
) => closeEnvironment(plan, access, world.record, { ...world.deps, git: async () => branches });

it('closes the Preview, and closing it again does no harm', async () => {
  const clock = shorteningClock();
  await using world = await uploadWorld(cloud, { plan: { ...target, url }, clock });
  await world.upload();
  const isServed = async () => (await world.deps.http.send({ method: 'GET', url })).status === 200;
  expect(await isServed()).toBe(true);

  // No other run would close a Preview without a branch, whatever version it serves.
  const own = closingPlanOf({ url, version: '1.3.0' });
  const begun: string[] = [];
  const record = { ...world.record, begins: (id: string) => void begun.push(id) };
  const closed = await close({ ...world, record }, own);
  expect(closed).toMatchObject({ outcome: 'closed', gone: { url, status: 404 } });
  expect(begun).toEqual([closed.correlationId]);
  expect(await isServed()).toBe(false);
  expect(await close(world, own)).toMatchObject({ gone: { url, status: 404 } });
});

it('asks in the other form after a refusal, and fails with the reason if that is refused, too', async () => {
  await using world = await uploadWorld(cloud, { clock: systemClock });
  cloud.requests.clear();
  const reject = { step: 'close', reason: 'The site is locked.', statusCode: 409 } as const;
  Object.assign(cloud.distribution.behaviour, { reject });
  const error = await failureOf(close(world, closingPlanOf()));
  expect(error.code).toBe('UPLOAD_REFUSED');
  expect(error.facts.join()).toContain('The site is locked. (status 409)');
  const asked = cloud.requests.all.filter(({ path: at }) => at === '/api/pullrequest/close');
  expect(asked).toHaveLength(2);
});

it('asks only once if the platform fails to answer the first form', async () => {
  await using world = await uploadWorld(cloud);
  cloud.requests.clear();
  const reject = { step: 'close', reason: 'Try later.', statusCode: 500 } as const;
  Object.assign(cloud.distribution.behaviour, { reject });
  const error = await failureOf(close(world, closingPlanOf({ uploader: 'direct' })));
  expect(error.code).toBe('CLOSE_UNKNOWN');
  const asked = cloud.requests.all.filter(({ path: at }) => at === '/api/pullrequest/close');
  expect(asked).toHaveLength(1);
});

it('keeps the Preview open while another branch uses it, unless a person closes it', async () => {
  await using world = await uploadWorld(cloud, { clock: systemClock });
  cloud.requests.clear();
  const left = `${'a'.repeat(40)}\trefs/heads/release/1.5.0\n`;
  const { event } = closingPlanOf();
  for (const name of ['delete', 'push'] as const) {
    const plan = closingPlanOf({ event: { ...event, name } });
    expect(await failureOf(close(world, plan, world.access, left))).toMatchObject({
      code: 'PREVIEW_IN_USE',
      message: 'The Preview "preview" is still in use by: release/1.5.0.',
    });
  }
  expect(cloud.requests.all).toEqual([]);
  const byHand = closingPlanOf({ event: { ...event, name: 'workflow_dispatch' } });
  expect(await close(world, byHand, world.access, left)).toMatchObject({ outcome: 'absent' });
});

describe('closing with the official client', () => {
  const official = { uploader: 'official', url: 'https://preview.acme.example' } as const;

  it('passes the closed pull request to the client, and nothing unrelated', async () => {
    await using world = await uploadWorld(cloud, {
      plan: { ...target, uploader: 'direct', url },
      clock: systemClock,
    });
    await world.upload();
    cloud.release.behaviour.mode = 'environment';
    expect(await close(world, closingPlanOf({ uploader: 'official', url }))).toMatchObject({
      outcome: 'closed',
    });
    expect(world.happened).toContain('may have changed');
    const env = await world.clientEnvironment();
    expect(env).toMatchObject({
      GITHUB_EVENT_NAME: 'pull_request',
      HTTPS_PROXY: cloud.env.HTTPS_PROXY,
    });
    for (const name of ['GITHUB_TOKEN', 'DEPLOYMENT_ENVIRONMENT', 'DEPLOYMENT_TOKEN'])
      expect(env).not.toHaveProperty(name);
  });

  it('leaves the outcome unknown if the address is not known', async () => {
    await using world = await uploadWorld(cloud, { clock: systemClock });
    cloud.release.behaviour.mode = 'silent, exit 0';
    const error = await failureOf(close(world, closingPlanOf({ uploader: 'official' })));
    expect(error).toMatchObject({ code: 'CLOSE_UNKNOWN' });
    expect(error.remedy).toContain('environments.preview.url');
  });

  it.each([
    ['refused, exit 0', 'OFFICIAL_CLIENT_FAILED'],
    // Without an answer from GitHub only the address can tell, and it does not answer.
    ['killed at the start', 'CLOSE_UNKNOWN'],
  ] as const)("fails according to the client's output and exit code: %s", async (mode, code) => {
    await using world = await uploadWorld(cloud);
    cloud.release.behaviour.mode = mode;
    expect(await failureOf(close(world, closingPlanOf(official)))).toMatchObject({ code });
  });

  it('refuses to start a client that does not match its release', async () => {
    await using world = await uploadWorld(cloud);
    const client = await world.access.officialClient(world.deps);
    await appendFile(client.file, '\n// changed');
    const access = { ...world.access, officialClient: async () => client };
    expect(await failureOf(close(world, closingPlanOf(official), access))).toMatchObject({
      code: 'OFFICIAL_CLIENT_CHECKSUM',
    });
    expect(world.happened).toEqual([]);
  });

  it("closes with the official client if the token is not in the direct protocol's format", async () => {
    await using world = await uploadWorld(cloud);
    cloud.release.behaviour.mode = 'refused, exit 1';
    const access = { ...world.access, deploymentToken: async () => new Secret('x'.repeat(80)) };
    expect(
      await failureOf(close(world, closingPlanOf({ url: official.url }), access)),
    ).toMatchObject({ code: 'OFFICIAL_CLIENT_FAILED' });
    expect(world.deps.log.lines.join('\n')).toMatch(
      /Closing with the platform's client instead\. .*: 80 characters/,
    );
    const direct = closingPlanOf({ uploader: 'direct' });
    expect(await failureOf(close(world, direct, access))).toMatchObject({
      code: 'UPLOAD_TOKEN_SHAPE',
    });
  });
});

describe('a close request whose answer was lost', () => {
  const call = { host: /azurestaticapps|staticsites/, path: '/api/pullrequest/close' };
  const lost = { ...call, kind: { type: 'break', afterBytes: 0 } } as const;

  it('succeeds if a probe finds the address gone', async () => {
    const clock = shorteningClock();
    await using world = await uploadWorld(cloud, { plan: { ...target, url }, clock });
    await world.upload();
    cloud.faults.add(lost);
    expect(await close(world, closingPlanOf({ url, uploader: 'direct' }))).toMatchObject({
      outcome: 'closed',
      gone: { url, status: 404 },
    });
    expect(world.happened).toContain('may have changed');
    expect(world.deps.log.lines.join('\n')).toContain(
      'The hosting platform did not report whether',
    );
  });

  it('closing a Preview has an unknown outcome if its address keeps answering or is unknown', async () => {
    await using world = await uploadWorld(cloud, { plan: { ...target, url } });
    await world.upload();
    cloud.distribution.behaviour.closes = false;
    cloud.faults.add(lost);
    const error = await failureOf(close(world, closingPlanOf({ url, uploader: 'direct' })));
    expect(error).toMatchObject({ code: 'CLOSE_UNKNOWN' });
    expect(error.message).toContain(
      'The hosting platform did not report whether the Preview "preview" is closed',
    );
    expect(error.facts.join('\n')).toMatch(
      /responds with status 200\n.*\n.*connection closed before the response/,
    );
    const blind = await failureOf(close(world, closingPlanOf({ uploader: 'direct' })));
    expect(blind).toMatchObject({ code: 'CLOSE_UNKNOWN' });
    expect(blind.remedy).toContain('environments.preview.url');
  });

  it('counts as cancelled if the run was, without mentioning the lost answer', async () => {
    await using world = await uploadWorld(cloud);
    const cancel = new AbortController();
    const send = async () => {
      cancel.abort(new SiteDeployError('CANCELLED', 'The run was cancelled (SIGTERM).'));
      throw cancel.signal.reason;
    };
    const deps = {
      ...world.deps,
      http: { ...world.deps.http, send },
      signal: cancel.signal,
      git: async () => '',
    };
    const plan = closingPlanOf({ uploader: 'direct' });
    expect(await failureOf(closeEnvironment(plan, world.access, world.record, deps))).toMatchObject(
      { code: 'CANCELLED' },
    );
    expect(world.happened).toContain('may have changed');
    expect(world.deps.log.lines.join('\n')).not.toContain('No answer');
  });

  it('counts as not sent if no connection was established', async () => {
    await using world = await uploadWorld(cloud);
    await world.access.deploymentToken();
    cloud.faults.add({ host: call.host, kind: { type: 'certificate', how: 'expired' } });
    const url = 'https://preview.acme.example';
    expect(await failureOf(close(world, closingPlanOf({ url, uploader: 'direct' })))).toMatchObject(
      { code: 'UPLOAD_UNAVAILABLE' },
    );
    expect(world.happened).not.toContain('may have changed');
  });
});

it.each([
  ['a name of Production', { environmentName: 'production' }],
  ['the address of the live site', { url: 'https://www.acme.example' }],
])('never closes Production: %s', async (_name, more) => {
  await using world = await uploadWorld(cloud);
  cloud.requests.clear();
  expect(await failureOf(close(world, closingPlanOf(more)))).toMatchObject({
    code: 'UPLOAD_WRONG_TARGET',
  });
  expect(cloud.requests.all).toEqual([]);
});

const object = { sha: 'a'.repeat(40) };
const refs = (...names: string[]) => names.map((name) => ({ ref: `refs/heads/${name}`, object }));

/** A GitHub that always gives the same reply, and a site with these branch patterns. */
function world(reply: Reply | Error, patterns: readonly string[] = ['release/**']) {
  const clock = fakeClock();
  const http = scriptedHttp(() => {
    if (reply instanceof Error) throw reply;
    return reply;
  }, clock);
  const github = { apiUrl: 'https://api.github.com', token: new Secret('read-only') };
  const { config } = closingPlanOf();
  const preview = { ...config.environments.preview, branches: [...patterns] };
  const plan = closingPlanOf({
    config: { ...config, environments: { ...config.environments, preview } },
  });
  return { plan, http, deps: depsOf({ scratch: '/nowhere', http, clock, github }) };
}

it.each([
  ['one that matches', ['release/**'], refs('release/1.2.0'), ['release/1.2.0']],
  ['one that begins like the pattern alone', ['next'], refs('next-gen'), []],
  ['one that ends otherwise', ['release/*/final'], refs('release/1/draft'), []],
  ['the production branch', ['**'], refs('master', 'topic'), ['topic']],
  ['none', ['release/**'], [], []],
])('finds the branches that use the Preview: %s', async (_, patterns, found, expected) => {
  const { plan, deps } = world({ body: found }, patterns);
  expect(await branchesOfPreview(plan, deps)).toEqual(expected);
});

it('requests from GitHub the branches with the literal prefix of each pattern', async () => {
  const { plan, deps, http } = world({ body: [] }, ['release/*/final', 'next']);
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
  ['a page of HTML', { body: '<html>' }],
  ['a list of something else', { body: [{ name: 'release/1.2.0' }] }],
  ['nothing', { body: '' }],
])('keeps the Preview open if the answer lists no branches: %s', async (_, reply) => {
  const { plan, deps } = world(reply);
  expect(await failureOf(branchesOfPreview(plan, deps))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});

it('uses git without a token, and fails if git does not answer', async () => {
  const { plan } = world({ body: [] });
  const listed = `${'a'.repeat(40)}\trefs/heads/release/1.3.0\n${'b'.repeat(40)}\trefs/heads/topic\n`;
  const asking = (answer: string | undefined) =>
    depsOf({ scratch: '/nowhere', git: async () => answer });
  expect(await branchesOfPreview(plan, asking(listed))).toEqual(['release/1.3.0']);
  expect(await branchesOfPreview(plan, asking(''))).toEqual([]);
  expect(await failureOf(branchesOfPreview(plan, asking(undefined)))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});
