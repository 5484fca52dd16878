import { chmod } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { DeployingMode, FailingMode } from '../../../../../src/localcloud/swa-client/modes.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { catchError } from '../../../../support/failure.ts';
import { createPlan } from '../../../../support/plan.ts';
import { cloudOfTheFile, uploadHarness } from '../cloud-harness.ts';

const cloud = await cloudOfTheFile();
const official = { uploader: 'official' } as const;

describe('the official client', () => {
  it('deploys a site without receiving GITHUB_TOKEN, and is downloaded only once', async () => {
    cloud.release.behaviour.mode = 'environment';
    await using harness = await uploadHarness(cloud, { plan: official, clock: systemClock });
    const deployment = await harness.upload();
    expect(deployment).toMatchObject({
      outcome: 'accepted',
      url: `https://${cloud.hosting.hostname('acme-docs')}`,
    });
    expect(cloud.distribution.deployments.at(-1)).toMatchObject({
      state: 'Succeeded',
      environment: null,
      files: harness.sitePackage.manifest.files.length,
    });
    // The deployment is reported before the client ends. Later lines repeat the report.
    expect([...new Set(harness.happened)]).toEqual(['may have changed', 'reported']);
    const env = await harness.clientEnvironment();
    expect(env).not.toHaveProperty('GITHUB_TOKEN');
    expect(env).not.toHaveProperty('DEPLOYMENT_ENVIRONMENT');
    expect(env).toMatchObject({
      DEPLOYMENT_ACTION: 'upload',
      SKIP_APP_BUILD: 'true',
      HTTPS_PROXY: cloud.env.HTTPS_PROXY,
    });
    // Later uses download nothing.
    cloud.requests.clear();
    await harness.access.officialClient(harness.deps);
    expect(cloud.requests.matching({ path: /^\/downloads/ })).toEqual([]);
  });

  it('receives the environment name of a Preview', async () => {
    cloud.release.behaviour.mode = 'environment';
    const plan = {
      ...official,
      environment: 'Preview',
      environmentName: 'preview',
      url: undefined,
    } as const;
    await using harness = await uploadHarness(cloud, { plan, clock: systemClock });
    expect(await harness.upload()).toMatchObject({
      outcome: 'accepted',
      url: `https://${cloud.hosting.hostname('acme-docs', 'preview')}`,
    });
    expect(cloud.distribution.deployments.at(-1)).toMatchObject({ environment: 'preview' });
    expect(harness.deps.log.lines).toContain('info The hosting environment is "preview".');
  });

  const outcomes: Readonly<Partial<Record<FailingMode | DeployingMode, string>>> = {
    'refused, exit 1': 'OFFICIAL_CLIENT_FAILED',
    'refused, exit 0': 'OFFICIAL_CLIENT_FAILED',
    'failed, exit 0': 'OFFICIAL_CLIENT_FAILED',
    'silent, exit 0': 'unknown',
    'usage error, exit 0': 'OFFICIAL_CLIENT_FAILED',
    'unknown exception, exit 1': 'OFFICIAL_CLIENT_FAILED',
    'not loaded, exit 127': 'OFFICIAL_CLIENT_FAILED',
    'killed at the start': 'unknown',
    'status failed, exit 0': 'DISTRIBUTION_FAILED',
    'address and failure, exit 0': 'unknown',
    'no address, exit 0': 'unknown',
    'timed out, exit 0': 'unknown',
    'killed in the middle': 'unknown',
    'deploys and names it, exit 1': 'unknown',
    'deploys in other words, exit 1': 'unknown',
    'deploys in other words, killed': 'unknown',
    'deploys in silence, exit 0': 'unknown',
  };
  const modes = Object.keys(outcomes) as (keyof typeof outcomes)[];
  const rows = modes.map((mode) => ({ mode, expected: outcomes[mode] }));

  it.each(rows)('has the outcome $expected in the case "$mode"', async ({ mode, expected }) => {
    cloud.release.behaviour.mode = mode;
    await using harness = await uploadHarness(cloud, { plan: official });
    const outcome = await harness.upload().then(
      (deployment) => deployment.outcome,
      (error) => SiteDeployError.from(error).code,
    );
    expect(outcome).toBe(expected);
    if (mode.startsWith('deploys'))
      expect(cloud.distribution.deployments.at(-1)).toMatchObject({ isLive: true });
    if (outcome === 'unknown') expect(harness.happened).toContain('may have changed');
  });

  it.each([
    ['hangs at the start', 'hangs at the start'],
    ['hangs in the middle', 'hangs in the middle'],
    ['hangs after a deployment', 'deploys in other words, hangs'],
  ] as const)(
    'is stopped at the distribution timeout, with an unknown outcome, if it %s',
    async (_, mode) => {
      cloud.release.behaviour.mode = mode;
      const { config } = createPlan();
      const hosting = { ...config.hosting, distributionTimeoutMinutes: 0.03 };
      await using harness = await uploadHarness(cloud, {
        plan: { ...official, config: { ...config, hosting } },
      });
      expect(await harness.upload()).toMatchObject({
        outcome: 'unknown',
        lastPollError: expect.stringContaining('hosting.distributionTimeoutMinutes'),
      });
      expect(harness.happened).toEqual(['may have changed']);
    },
  );

  it('changes nothing if it is not executable', async () => {
    await using harness = await uploadHarness(cloud, { plan: official });
    const client = await harness.access.officialClient(harness.deps);
    await chmod(client.file, 0o644);
    expect(await catchError(harness.upload())).toMatchObject({ code: 'UPLOADER_NOT_AVAILABLE' });
    await chmod(client.file, 0o755);
    expect(harness.happened).toEqual([]);
  });

  it('is stopped if the run is cancelled, and may have changed the site', async () => {
    cloud.release.behaviour.mode = 'hangs in the middle';
    await using harness = await uploadHarness(cloud, { plan: official });
    const reason = new SiteDeployError('CANCELLED', 'The run was cancelled.');
    const record = {
      ...harness.record,
      mayHaveChanged() {
        harness.record.mayHaveChanged();
        harness.cancel(reason);
      },
    };
    await expect(harness.upload({ record })).rejects.toBe(reason);
    expect(harness.happened).toEqual(['may have changed']);
  });

  it('gets a new token once if its token is refused', async () => {
    await using harness = await uploadHarness(cloud, { plan: official, clock: systemClock });
    const first = await harness.access.deploymentToken();
    cloud.distribution.expireTokens();
    const access = { ...harness.access, deploymentToken: async () => first };
    expect(await harness.upload({ access })).toMatchObject({ outcome: 'accepted' });
    expect(harness.happened.filter((what) => what === 'renewed')).toHaveLength(1);
  });
});

describe('the direct upload', () => {
  it.each([
    [
      'a token with an unknown format',
      { deploymentToken: async () => new Secret('x'.repeat(80)) },
      () => {},
    ],
    [
      'an answer with an unexpected shape',
      {},
      () =>
        cloud.faults.add({
          host: /^content-/,
          path: /request$/,
          kind: { type: 'answer', status: 200, body: '<html>new</html>' },
          times: 1,
        }),
    ],
  ] as const)(
    'falls back to the official client because of %s, and logs it',
    async (_name, change, arrange) => {
      cloud.release.behaviour.mode = 'no address, exit 0';
      await using harness = await uploadHarness(cloud);
      arrange();
      const access = { ...harness.access, ...change };
      expect(await harness.upload({ access })).toMatchObject({ outcome: 'unknown' });
      expect(harness.deps.log.lines.join('\n')).toMatch(
        /Uploading with the platform's client instead\. .*(length: 80|received: status 200)/,
      );
      cloud.faults.clear();
      arrange();
      const direct = { ...harness.plan, uploader: 'direct' } as const;
      expect((await catchError(harness.upload({ plan: direct, access }))).code).toMatch(
        /UPLOAD_TOKEN_SHAPE|UPLOAD_ANSWER_INVALID/,
      );
    },
  );

  it('does not fall back to the official client once the archive has been sent', async () => {
    await using harness = await uploadHarness(cloud);
    cloud.distribution.behaviour.outcome = 'stuck';
    cloud.faults.add({
      host: /^content-/,
      path: /updatestatus$/,
      kind: { type: 'answer', status: 200, body: '<html>new</html>' },
    });
    cloud.requests.clear();
    expect(await harness.upload()).toMatchObject({ outcome: 'unknown' });
    expect(cloud.requests.matching({ host: 'aka.ms' })).toEqual([]);
  });
});
