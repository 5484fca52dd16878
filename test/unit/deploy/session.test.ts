import { describe, expect, it } from 'vitest';
import type { IdentityProvider } from '../../../src/identity/github-identity.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { fakeClock } from '../../support/clock.ts';
import { entra, event, run } from './run-session.ts';

describe('a refused login', () => {
  it('is reported to the portal if there is an API token', async () => {
    entra.status = 401;
    const deps = { apiToken: new Secret('api-token') };
    const { result, notifications, credential } = await run({ deps });
    expect(result.notified).toBe(true);
    expect(credential).toBe('Bearer api-token');
    expect(notifications).toMatchObject({
      status: 'failed',
      error: { code: 'LOGIN_NO_MATCHING_CREDENTIAL' },
    });
  });

  it('is not reported to the portal without an API token, and the remedy names the input "api-token"', async () => {
    entra.status = 401;
    const { result, notifications } = await run();
    expect(notifications).toBeUndefined();
    expect(result.notifyError).toMatchObject({ code: 'NOTIFY_FAILED' });
    expect(result.notifyError?.remedy).toContain('api-token');
  });
});

it.each([
  [
    'logs in again if an access token of 9 minutes is refused',
    9 * 60_000,
    2,
    'a-newer-access-token',
  ],
  [
    'does not log in again if an access token of 8 minutes is refused',
    8 * 60_000,
    1,
    'the-access-token',
  ],
])('a run %s', async (_, age, count, last) => {
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
  expect(entra.logins).toBe(count);
  expect(credential).toBe(`Bearer ${last}`);
  expect(result.failedStep).toBe(count === 2 ? 'upload' : 'exchange');
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

  it('if it is a dry run', async () => {
    const { result, notifications } = await run({ ...silent, more: { dryRun: true } });
    expect(result).toMatchObject({ status: 'skipped', siteChanged: 'no', notified: false });
    expect(Object.keys(result.seconds)).toEqual(['plan', 'build', 'finish', 'pack']);
    expect(result.error).toBeUndefined();
    expect(result.notifyError).toBeUndefined();
    expect(notifications).toBeUndefined();
  });

  it('if it is a dry run of closing a Preview', async () => {
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

  it('if it is part of a build job', async () => {
    const { result, notifications } = await run({ ...silent, more: { mode: 'build' } });
    expect(result).toMatchObject({
      status: 'succeeded',
      folder: 'site-deploy-build',
      fileCount: 1,
    });
    expect(notifications).toBeUndefined();
  });

  it('if it only looks for a package to reuse', async () => {
    const { result, notifications } = await run({ ...silent, more: { mode: 'reuse' } });
    expect(result).toMatchObject({ status: 'succeeded', builds: expect.any(String) });
    expect(Object.keys(result.seconds)).toEqual(['plan', 'build']);
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
