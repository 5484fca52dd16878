import { appendFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { closeEnvironment } from '../../../../../src/deploy/steps/close/close.ts';
import type { ClosingPlan } from '../../../../../src/deploy/steps/plan/types.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { catchError } from '../../../../support/failure.ts';
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

describe('closing with the official client', () => {
  const official = { uploader: 'official', url: 'https://preview.acme.example' } as const;

  it('passes the event of a closed pull request to the client, but no unrelated credentials', async () => {
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
    // Neither GitHub nor the Preview's address answers, so nothing shows whether it was closed.
    ['killed at the start', 'CLOSE_UNKNOWN'],
  ] as const)('fails if the client ends as "%s", with the error %s', async (mode, code) => {
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

  it("is used if the direct protocol can't use the token, unless the config requires the protocol", async () => {
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
