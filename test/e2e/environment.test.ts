import { expect, it } from 'vitest';
import { createClient } from '../unit/localcloud/support.ts';
import { answer } from './harness/answer.ts';
import { expectRun } from './harness/expect.ts';
import { sha, useHarness } from './harness/harness.ts';
import { getSecrets } from './harness/secrets.ts';
import { call, everything, target, uploaded } from './harness/sent.ts';
import { acme, script } from './harness/site.ts';

const harness = useHarness();

const allSteps = 'plan login exchange build finish pack upload verify notify';

it('deploys a push to the production branch to the live site', async () => {
  const run = await harness.deploy();
  expectRun(run, {
    code: 0,
    status: 'succeeded',
    notified: true,
    known: 'live',
    outputs: { 'file-count': '4' },
    steps: allSteps,
    sent: everything,
    notifications: ['succeeded Production 1.0.0'],
    output: [
      /^Live: https:\/\/www\.acme\.example serves 1\.0\.0 \(Production, 4 files, .+\)\. Verified and reported to the portal\.$/m,
    ],
  });
  const get = createClient(harness.cloud);
  const marker = JSON.parse((await get(`${acme.url}/.well-known/site-deploy.json`)).body);
  expect(marker).toEqual({
    slug: acme.slug,
    environment: 'Production',
    version: '1.0.0',
    provenance: {
      commit: sha,
      tree: expect.any(String),
      texts: expect.stringMatching(/^sha256:/),
      seo: expect.stringMatching(/^sha256:/),
      files: run.outputs.digest,
    },
    run: expect.stringMatching(/^\d+$/),
    contents: { files: 3, bytes: expect.any(Number), list: expect.any(String) },
  });
  const page = await get(`${acme.url}/`);
  expect(page.body).toContain('<h1>Acme</h1>');
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
  expect(page.headers).not.toHaveProperty('x-robots-tag');
  const [stored] = harness.cloud.portal.deployments(acme.id).slice(-1);
  expect(stored?.report).toMatchObject({
    event: 'site.deployed',
    site: { id: acme.id, slug: acme.slug },
    data: { version: '1.0.0', environment: 'Production', commitSha: sha },
    status: 'succeeded',
    provenance: marker.provenance,
    url: acme.url,
    run: {
      id: run.runId,
      attempt: 1,
      url: `https://github.com/acme/shop/actions/runs/${run.runId}`,
    },
  });
  expect(stored?.report).not.toHaveProperty('error');
});

it('masks every credential it receives', async () => {
  const run = await harness.deploy({ inputs: { 'api-token': harness.cloud.portal.apiToken } });
  expect(run.code).toBe(0);
  const secrets = getSecrets(run, harness.cloud);
  expect(new Set(secrets.values())).toEqual(
    new Set([
      'runtime token',
      'request token',
      'id token',
      'access token',
      'deployment token',
      'query of the upload address',
      'signature',
      'API token',
    ]),
  );
  // The runner masks its own token.
  for (const [secret, what] of secrets)
    if (what !== 'runtime token') expect(run.masks, what).toContain(secret);
  // The deployment token is sent to the platform only.
  const [token] = [...secrets].find(([, what]) => what === 'deployment token') ?? [''];
  const hosts = run.requests
    .filter(({ headers }) => JSON.stringify(headers).includes(token))
    .map(({ host }) => host);
  expect(new Set(hosts)).toEqual(new Set(['content-eus2.infrastructure.2.azurestaticapps.net']));
});

it('deploys a push to a release branch to the preview only', async () => {
  const get = createClient(harness.cloud);
  const liveMarker = (await get(`${acme.url}/.well-known/site-deploy.json`)).body;

  const run = await harness.deploy({
    files: { 'build.mjs': script("site('Next');") },
    event: { ref: 'refs/heads/release/1.4.0' },
    jobEnvironment: 'Preview',
  });
  const host = harness.cloud.hosting.hostname(acme.slug, 'preview');
  expectRun(run, {
    code: 0,
    status: 'succeeded',
    notified: true,
    known: 'live',
    outputs: { environment: 'Preview', 'site-version': '1.4.0', url: `https://${host}` },
    steps: allSteps,
    sent: [
      ...uploaded,
      call.marker(200, host),
      call.root(200, host),
      // Checks that Production is unchanged.
      call.marker(),
      call.marker(200, harness.cloud.hosting.hostname(acme.slug)),
      call.notify(),
    ],
    notifications: ['succeeded Preview 1.4.0'],
  });
  const preview = await get(`https://${host}/`);
  expect(preview.headers['x-robots-tag']).toBe('noindex');
  expect(preview.body).toContain('<h1>Next</h1>');
  expect((await get(`${acme.url}/`)).body).toContain('<h1>Acme</h1>');
  expect((await get(`${acme.url}/`)).headers).not.toHaveProperty('x-robots-tag');
  expect((await get(`${acme.url}/.well-known/site-deploy.json`)).body).toBe(liveMarker);
});

it('refuses a run for a pull request before it does anything', async () => {
  const ref = 'refs/pull/7/merge';
  const run = await harness.deploy({
    event: { name: 'pull_request', ref, headRef: 'x', baseRef: 'master' },
  });
  expectRun(run, {
    code: 1,
    status: 'failed',
    known: 'nothing',
    steps: 'plan',
    sent: [],
    notifications: [],
    output: [
      '[EVENT_NOT_DEPLOYED]',
      'The event "pull_request" is not deployed.',
      'The live site was not changed.',
      'What to do: ',
    ],
  });
  expect(run.buildEnv).toBeUndefined();
});

it("deploys with the platform's own client", async () => {
  const run = await harness.deploy({ inputs: { uploader: 'official' } });
  expect(run.visible).toContain('Visit your site at: https://');
  expect(run).toMatchObject({
    code: 0,
    notifications: ['succeeded Production 1.0.0'],
    leftBehind: [],
    running: [],
  });
  expect(run.outputs).toMatchObject({ status: 'succeeded', url: 'https://www.acme.example' });
  // Downloaded and cached while the site was being built.
  expect(run.sent.findIndex((line) => line.includes('aka.ms'))).toBeLessThan(
    run.sent.indexOf(call.validate()),
  );
});

it('sends nothing if the same build is live, and uploads again if only the marker matches', async () => {
  const inputs = { force: 'false' };
  const config = { hosting: { verificationTimeoutMinutes: 0.05 } };
  const checkout = await harness.checkout({ config });
  await harness.run(checkout, { inputs: { force: 'true' } });
  const again = await harness.run(checkout, { inputs });
  expect(again).toMatchObject({ code: 0, notifications: ['succeeded Production 1.0.0'] });
  expect(again.outputs).toMatchObject({
    status: 'succeeded',
    url: 'https://www.acme.example',
    notified: 'true',
  });
  expect(again.visible).toContain(
    'Unchanged: https://www.acme.example already serves these files of 1.0.0',
  );
  expect(again.sent).not.toContain(call.validate());

  harness.cloud.faults.add({ ...target.root, kind: answer(200, 'what was here before') });
  const stale = await harness.run(checkout, {
    inputs,
    async during({ until, cloud }) {
      await until(cloud.requests.next(target.put));
      cloud.faults.clear();
    },
  });
  expect(stale.visible).toContain(
    'the live site names this build but serves something else: uploading it again',
  );
  expect(stale).toMatchObject({ code: 0, notifications: ['succeeded Production 1.0.0'] });
  expect(stale.outputs).toMatchObject({ status: 'succeeded', url: 'https://www.acme.example' });
});
