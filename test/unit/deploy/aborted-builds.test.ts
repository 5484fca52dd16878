import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { IdentityProvider } from '../../../src/identity/github-identity.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { entra, folder, run } from './run-session.ts';

describe('a refused login', () => {
  it('aborts a long build and is reported as the error of the run', async () => {
    entra.status = 401;
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

it('a failed run reports its own error even if the notification fails, too', async () => {
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
