import { describe, expect, it } from 'vitest';
import { TokenRefused } from '../../../../../src/clients/swa/content-service/envelope.ts';
import { ClientReport } from '../../../../../src/clients/swa/official-client/run-client.ts';
import { readUploadOutcome } from '../../../../../src/deploy/steps/upload/upload-official.ts';
import { thrownBy } from '../../../../support/failure.ts';
import { createPlan } from '../../../../support/plan.ts';

const release = { buildId: '1.0', url: 'https://a.example/client', sha256: '' };
const client = { file: '/client', release };
const plan = createPlan({}, 'hosting: { distributionTimeoutMinutes: 1 }');
const uploading = 'Uploading build artifacts.';
const uploaded = 'Finished Upload. Polling on deployment.';
const address = 'Visit your site at: https://a.example/path';

function read(lines: readonly string[], code: number | null = 0, isOverdue = false) {
  const report = new ClientReport();
  for (const line of lines) report.read(line);
  const result = { code, killedBy: code === null ? ('SIGKILL' as const) : null };
  const outcome = { report, result, isOverdue };
  return readUploadOutcome(outcome, client, { plan, correlationId: 'c1' });
}

describe('the outcome of the official client', () => {
  it('is "accepted" if the client reports an address and exits with code 0', () => {
    expect(read(['DeploymentId: d1', uploaded, address])).toEqual({
      ...{ id: 'd1', correlationId: 'c1', outcome: 'accepted', url: 'https://a.example' },
    });
    expect(read([address])).toMatchObject({ id: 'c1', outcome: 'accepted' });
  });

  it.each<[string, readonly string[], number | null, boolean, string]>([
    [
      'an address and a failure',
      [address, 'error: x'],
      0,
      false,
      'both an address and a failure: err',
    ],
    [
      'an address in the middle of an upload and exit code 1',
      [uploading, address],
      1,
      false,
      'in the middle of the deployment (exit c',
    ],
    [
      'only an address and exit code 1',
      [address],
      1,
      false,
      'without reporting whether it deployed',
    ],
    [
      'an address and the time limit',
      [address],
      null,
      true,
      'stopped one minute after its start (hosting.dis',
    ],
    ['no output and the time limit', [], null, true, 'stopped one minute after its start'],
    [
      'a timed-out upload',
      ['Upload timed out.'],
      0,
      false,
      'gave up waiting for the platform (exit code 0)',
    ],
    [
      'an upload without an address',
      [uploading, uploaded],
      0,
      false,
      'exited without naming an address',
    ],
    [
      'an upload without an address and exit code 1',
      [uploaded],
      1,
      false,
      'exited in the middle of the deployment',
    ],
    [
      'SIGKILL in the middle of an upload',
      [uploading],
      null,
      false,
      'in the middle of the deployment (terminated by SIGKILL)',
    ],
    [
      'no output and exit code 0',
      [],
      0,
      false,
      'without reporting whether it deployed the site (exit code 0)',
    ],
  ])('is unknown after %s', (_, lines, code, isOverdue, why) => {
    expect(read(lines, code, isOverdue)).toMatchObject({
      outcome: 'unknown',
      lastPollError: expect.stringContaining(why),
    });
  });

  it.each([
    ['the distribution', [uploaded, 'error: x', 'error: y'], 'DISTRIBUTION_FAILED', undefined],
    ['the token', ['The api key was invalid'], 'UPLOAD_TOKEN_REFUSED', TokenRefused],
    ['the client', [uploading, 'error: x', 'error: y'], 'OFFICIAL_CLIENT_FAILED', undefined],
  ] as const)('is a failure that concerns %s', (_, lines, code, cause) => {
    const error = thrownBy(() => read(lines, 1, true));
    expect(error.code).toBe(code);
    if (cause) expect(error.cause).toBeInstanceOf(cause);
    else expect(error.facts.slice(0, 2)).toEqual(['reason: error: x; error: y', 'exit code 1']);
  });
});
