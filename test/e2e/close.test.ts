import path from 'node:path';
import { expect, it } from 'vitest';
import { createClient } from '../unit/localcloud/support.ts';
import { type Checkout, type Run, type RunOptions, useHarness } from './harness/harness.ts';
import { target } from './harness/sent.ts';
import { acme } from './harness/site.ts';

const harness = useHarness();

const branch = 'release/1.4.0';
const closing = { host: target.validate.host, path: '/api/pullrequest/close' } as const;
const release = { event: { ref: `refs/heads/${branch}` }, jobEnvironment: 'Preview' } as const;
const deleted = (ref: string) => ({ name: 'delete', payload: { ref, ref_type: 'branch' } });

const previewUrl = () => `https://${harness.cloud.hosting.hostname(acme.slug, 'preview')}`;
const getStatus = async (url: string) => (await createClient(harness.cloud)(`${url}/`)).status;

/** The site that is live at first, in Production and in the Preview. */
const site = path.resolve(import.meta.dirname, '../fixtures/sites/prebuilt/public');

/**
 * Publishes the site to Production and the Preview.
 * @returns a checkout whose config contains the URL of the Preview
 */
async function deployed(hosting: Readonly<Record<string, unknown>> = {}): Promise<Checkout> {
  const environments = { preview: { url: previewUrl() } };
  const checkout = await harness.checkout({ config: { environments, hosting } });
  for (const name of [null, 'preview']) await harness.cloud.hosting.publish(acme.slug, name, site);
  expect([await getStatus(acme.url), await getStatus(previewUrl())]).toEqual([200, 200]);
  return checkout;
}

const close = (checkout: Checkout, options: RunOptions = {}): Promise<Run> =>
  harness.run(checkout, {
    event: deleted(branch),
    jobEnvironment: 'Preview',
    ...options,
    inputs: { mode: 'close', 'github-token': harness.cloud.githubApi.token, ...options.inputs },
  });

const asked = (run: Run) => [...run.requests].filter(({ path }) => path === closing.path);

it('a run closes the Preview of a deleted branch, and succeeds when repeated', async () => {
  const checkout = await deployed();
  expect((await harness.run(checkout, release)).code).toBe(0);
  const first = await close(checkout);
  expect(first.code, first.visible).toBe(0);
  expect(first.outputs).toMatchObject({
    status: 'succeeded',
    environment: 'Preview',
    notified: 'false',
  });
  const { seconds } = JSON.parse(first.outputs?.report ?? '');
  expect(Object.keys(seconds)).toContain('close');
  expect(Object.keys(seconds)).not.toContain('upload');
  expect(first.visible).toContain('Closed: the Preview "preview" no longer exists.');
  expect(first.visible).toContain(`Visitors of ${previewUrl()} get "not found" (status 404).`);
  expect(first.summary).toContain('Closed: the Preview "preview" no longer exists.');
  expect(await getStatus(previewUrl())).toBe(404);
  expect(await getStatus(acme.url)).toBe(200);
  // Nothing was deployed, so the portal is not notified.
  expect(first.notifications).toEqual([]);
  expect(JSON.parse(asked(first)[0]?.body ?? '')).toMatchObject({
    IsPullRequest: true,
    PullRequestId: 'preview',
    IsNamedEnvironment: false,
    EnvironmentName: null,
    HeadBranch: branch,
  });

  const second = await close(checkout);
  expect(second.code, second.visible).toBe(0);
  expect(second.outputs).toMatchObject({ status: 'succeeded' });
  expect(second.visible).toContain('Closed: the hosting platform has no Preview "preview".');
});
