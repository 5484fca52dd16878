import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { deploy } from '../../../src/deploy/deploy.ts';
import type { DeployRequest } from '../../../src/deploy/steps/plan/types.ts';
import type { IdentityProvider } from '../../../src/identity/github-identity.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { fakeClock } from '../../support/clock.ts';
import { createDeps, type TestDeps } from '../../support/deps.ts';
import { useFolder } from '../../support/folder.ts';
import { fault, type Reply, readJson, scriptedHttp } from '../../support/http.ts';
import { needed } from '../../support/site-config.ts';

let entraStatus: number;
let logins: number;
function answerLogin(): Reply {
  logins += 1;
  const token = logins === 1 ? 'the-access-token' : 'a-newer-access-token';
  if (entraStatus === 200)
    return { body: { token_type: 'Bearer', expires_in: 3600, access_token: token } };
  const body = { error: 'invalid_client', error_description: 'AADSTS700213: No match.' };
  return { status: entraStatus, body };
}
beforeEach(() => {
  entraStatus = 200;
  logins = 0;
});
const folder = useFolder();

const event = {
  name: 'push',
  ref: 'refs/heads/release/1.4.0',
  sha: 'c0ffee'.padEnd(40, '0'),
  repository: 'acme/site',
  run: { id: '77', attempt: 1 },
};
const identity: IdentityProvider = { idToken: async () => new Secret('e30.e30.s') };

interface Harness {
  readonly build?: string;
  readonly more?: Partial<DeployRequest>;
  readonly exchange?: () => Reply;
  readonly complete?: () => Reply;
  readonly deps?: Partial<TestDeps>;
  readonly identity?: IdentityProvider;
}

async function run(harness: Harness = {}) {
  folder.write({
    'site.config.yml': `${needed}build: { output: public, command: '${harness.build ?? 'true'}' }\nseo: { enabled: false }\n`,
    'public/index.html': 'hello',
    'scratch/.keep': '',
  });
  const http = scriptedHttp(({ url }) => {
    if (url.pathname.endsWith('/token')) return answerLogin();
    if (url.pathname.endsWith('/deployment-tokens'))
      return harness.exchange?.() ?? { body: { swaToken: 'not-a-known-shape' } };
    if (url.pathname.endsWith('/deployment-complete'))
      return harness.complete?.() ?? { body: { success: true } };
    throw fault('ECONNREFUSED');
  });
  const env = { PATH: process.env.PATH };
  const deps = { ...createDeps({ http, env, ...harness.deps }), scratch: folder.at('scratch') };
  const request: DeployRequest = {
    workspace: folder.root,
    event,
    ...harness.more,
  };
  const result = await deploy(request, harness.identity ?? identity, deps);
  const notifications = http.requests.filter(({ url }) =>
    url.pathname.endsWith('/deployment-complete'),
  );
  const [call] = notifications;
  return {
    result,
    notifications: readJson(call),
    credential: call?.headers.authorization,
    log: deps.log,
  };
}

describe('a refused login', () => {
  it('aborts a long build and is reported', async () => {
    entraStatus = 401;
    const { result, log } = await run({ build: 'sleep 600; touch built' });
    expect(result).toMatchObject({
      status: 'failed',
      siteChanged: 'no',
      failedStep: 'login',
      notified: false,
      error: { code: 'LOGIN_NO_MATCHING_CREDENTIAL' },
    });
    expect(existsSync(folder.at('built'))).toBe(false);
    expect(log.lines.filter((line) => /^info build .*ended$/.test(line))).toHaveLength(1);
  });

  it('is reported to the portal if there is an API token', async () => {
    entraStatus = 401;
    const harness = { build: 'sleep 600', deps: { apiToken: new Secret('api-token') } };
    const { result, notifications, credential } = await run(harness);
    expect(result.notified).toBe(true);
    expect(credential).toBe('Bearer api-token');
    expect(notifications).toMatchObject({
      status: 'failed',
      error: { code: 'LOGIN_NO_MATCHING_CREDENTIAL' },
    });
  });

  it('is not reported to the portal without an API token, and the remedy names the input', async () => {
    entraStatus = 401;
    const { result, notifications } = await run();
    expect(notifications).toBeUndefined();
    expect(result.notifyError).toMatchObject({ code: 'NOTIFY_FAILED' });
    expect(result.notifyError?.remedy).toContain('api-token');
  });
});

it('a refused exchange aborts the build and is reported to the portal with the access token', async () => {
  const { result, credential } = await run({
    build: 'sleep 600',
    exchange: () => ({ status: 403 }),
  });
  expect(result).toMatchObject({
    failedStep: 'exchange',
    error: { code: 'EXCHANGE_FORBIDDEN' },
    notified: true,
  });
  expect(credential).toBe('Bearer the-access-token');
});

it.each([
  ['expired during a long build', 3_600_000, 2, 'a-newer-access-token'],
  ['was refused immediately', 0, 1, 'the-access-token'],
])('a run whose access token %s (after %d ms) logs in %d time(s)', async (_, age, count, last) => {
  const clock = fakeClock();
  let asked = 0;
  const { result, credential } = await run({
    deps: { clock },
    exchange() {
      asked += 1;
      if (asked > 1) return { body: { swaToken: 'not-a-known-shape' } };
      clock.pass(age);
      return { status: 401 };
    },
  });
  expect(logins).toBe(count);
  expect(credential).toBe(`Bearer ${last}`);
  expect(result.failedStep).toBe(count === 2 ? 'upload' : 'exchange');
});

it('a failed build is reported to the portal', async () => {
  const { result, notifications, credential } = await run({ build: 'echo broken; exit 3' });
  expect(result).toMatchObject({
    status: 'failed',
    failedStep: 'build',
    notified: true,
    siteChanged: 'no',
  });
  expect(credential).toBe('Bearer the-access-token');
  expect(notifications).toMatchObject({
    status: 'failed',
    error: { code: 'BUILD_FAILED' },
    data: { environment: 'Preview' },
  });
});

it('a run reports why it failed even if the notification fails, too', async () => {
  const { result } = await run({ build: 'exit 3', complete: () => ({ status: 500 }) });
  expect(result).toMatchObject({
    notified: false,
    error: { code: 'BUILD_FAILED' },
    notifyError: { code: 'NOTIFY_FAILED' },
  });
});

it('a cancelled run is reported to the portal as cancelled', async () => {
  const controller = new AbortController();
  const reason = new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).');
  const cancelling: IdentityProvider = {
    async idToken() {
      controller.abort(reason);
      throw reason;
    },
  };
  const { result, notifications } = await run({
    build: 'sleep 600',
    deps: { signal: controller.signal, apiToken: new Secret('api-token') },
    identity: cancelling,
  });
  expect(result).toMatchObject({
    status: 'cancelled',
    siteChanged: 'no',
    error: { code: 'CANCELLED' },
    notified: true,
  });
  expect(notifications).toMatchObject({ status: 'cancelled' });
});

describe('a run neither logs in nor notifies the portal', () => {
  const nobody: IdentityProvider = {
    idToken: () => Promise.reject(new SiteDeployError('INTERNAL', 'It was asked.')),
  };
  const silent = {
    exchange: () => ({ status: 500 }),
    complete: () => ({ status: 500 }),
    identity: nobody,
  };

  it('in a dry run', async () => {
    const { result, notifications } = await run({ ...silent, more: { dryRun: true } });
    expect(result).toMatchObject({ status: 'skipped', siteChanged: 'no', notified: false });
    expect(Object.keys(result.seconds)).toEqual(['plan', 'build', 'finish', 'pack']);
    expect(result.error).toBeUndefined();
    expect(result.notifyError).toBeUndefined();
    expect(notifications).toBeUndefined();
  });

  it('in a dry run of closing the Preview', async () => {
    const deps = { git: async () => '' };
    const more = { mode: 'close', dryRun: true, event: { ...event, name: 'delete', sha: '' } };
    const { result, notifications } = await run({ ...silent, deps, more });
    expect(result).toMatchObject({
      status: 'skipped',
      siteChanged: 'no',
      closing: 'preview',
      siteVersion: '1.4.0',
    });
    expect(result.closes).toBe(true);
    expect(result.closed).toBeUndefined();
    expect(Object.keys(result.seconds)).toEqual(['plan', 'close']);
    expect(notifications).toBeUndefined();
  });

  it('in a build job', async () => {
    const { result, notifications } = await run({ ...silent, more: { mode: 'build' } });
    expect(result).toMatchObject({
      status: 'succeeded',
      folder: 'site-deploy-build',
      fileCount: 1,
    });
    expect(notifications).toBeUndefined();
  });

  it('in a job that only looks for a package to reuse', async () => {
    const { result, notifications } = await run({ ...silent, more: { mode: 'reuse' } });
    expect(result).toMatchObject({ status: 'succeeded', builds: expect.any(String) });
    expect(notifications).toBeUndefined();
  });

  it('if the config file is missing', async () => {
    const { result, notifications } = await run({ ...silent, more: { config: 'missing.yml' } });
    expect(result).toMatchObject({
      status: 'failed',
      failedStep: 'plan',
      error: { code: 'CONFIG_NOT_FOUND' },
    });
    expect(notifications).toBeUndefined();
  });
});

it('a missing upload client aborts the build and is reported to the portal', async () => {
  const { result, notifications } = await run({
    build: 'sleep 600; touch built',
    more: { uploader: 'official' },
  });
  expect(result).toMatchObject({
    failedStep: 'upload',
    error: { code: 'UPLOADER_NOT_AVAILABLE' },
    siteChanged: 'no',
  });
  expect(existsSync(folder.at('built'))).toBe(false);
  expect(notifications).toMatchObject({
    status: 'failed',
    error: { code: 'UPLOADER_NOT_AVAILABLE' },
  });
});
