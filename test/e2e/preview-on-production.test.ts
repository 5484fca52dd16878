import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../unit/localcloud/support.ts';
import { type CheckoutOptions, type RunOptions, useHarness } from './harness/harness.ts';
import { acme, script } from './harness/site.ts';

const harness = useHarness();
const live = path.resolve(import.meta.dirname, '../fixtures/sites/prebuilt/public');
const markerPath = '/.well-known/site-deploy.json';
const liveMarker = async () =>
  JSON.parse((await createClient(harness.cloud)(`${acme.url}${markerPath}`)).body);
const preview = { event: { ref: 'refs/heads/release/1.4.0' }, jobEnvironment: 'Preview' } as const;

beforeEach(() => harness.cloud.hosting.publish(acme.slug, null, live));

/** Deploys a Preview that the platform puts on Production. */
async function deployAstray(options: CheckoutOptions & RunOptions = {}) {
  harness.cloud.distribution.behaviour.landing = 'production';
  const run = await harness.deploy({
    files: { 'build.mjs': script("site('Draft');") },
    config: { hosting: { verificationTimeoutMinutes: 0.02 } },
    ...preview,
    ...options,
  });
  // Makes sure that Production really serves the Preview, because the tests assume it.
  expect(await liveMarker()).toMatchObject({ version: '1.4.0' });
  return run;
}

describe('a deployment to Preview', () => {
  it('fails if it replaced the live site, although the official client names a custom domain', async () => {
    harness.cloud.distribution.behaviour.siteUrl = 'custom domain';
    const run = await deployAstray({ inputs: { uploader: 'official' } });
    expect(run.code).toBe(1);
    expect(run.visible).toContain('[UPLOAD_WRONG_TARGET]');
  });
});
