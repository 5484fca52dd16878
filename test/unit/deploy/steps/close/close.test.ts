import { appendFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { closeEnvironment } from '../../../../../src/deploy/steps/close/close.ts';
import type { ClosingPlan } from '../../../../../src/deploy/steps/plan/types.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { shorteningClock } from '../../../../support/clock.ts';
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

it('closeEnvironment closes the Preview, and succeeds again if it is already closed', async () => {
  const clock = shorteningClock();
  await using harness = await uploadHarness(cloud, { plan: { ...target, url }, clock });
  await harness.upload();
  const isServed = async () =>
    (await harness.deps.http.send({ method: 'GET', url })).status === 200;
  expect(await isServed()).toBe(true);

  // A Preview without a branch is closed whatever version it serves, because no other run would
  // close it.
  const own = createClosingPlan({ url, version: '1.3.0' });
  const begun: string[] = [];
  const record = { ...harness.record, begins: (id: string) => void begun.push(id) };
  const closed = await close({ ...harness, record }, own);
  expect(closed).toMatchObject({ outcome: 'closed', gone: { url, status: 404 } });
  expect(begun).toEqual([closed.correlationId]);
  expect(await isServed()).toBe(false);
  expect(await close(harness, own)).toMatchObject({ gone: { url, status: 404 } });
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
    // GitHub does not answer, so only the address could tell, and it does not answer either.
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

  it('replaces the direct protocol if the token does not fit that', async () => {
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
});
