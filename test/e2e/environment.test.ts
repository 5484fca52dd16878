import { expect, it } from 'vitest';
import { createClient } from '../unit/localcloud/support.ts';
import { expectRun } from './harness/expect.ts';
import { sha, useHarness } from './harness/harness.ts';
import { getSecrets } from './harness/secrets.ts';
import { call, everything } from './harness/sent.ts';
import { acme } from './harness/site.ts';

const harness = useHarness();

const allSteps = 'plan login exchange build finish pack upload verify notify';

it('a push to the production branch goes live', async () => {
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

it('a run masks the credentials that it receives', async () => {
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
  // The runner itself masks the runtime token.
  for (const [secret, what] of secrets)
    if (what !== 'runtime token') expect(run.masks, what).toContain(secret);
  // The deployment token is only sent to the platform.
  const [token] = [...secrets].find(([, what]) => what === 'deployment token') ?? [''];
  const hosts = run.requests
    .filter(({ headers }) => JSON.stringify(headers).includes(token))
    .map(({ host }) => host);
  expect(new Set(hosts)).toEqual(new Set(['content-eus2.infrastructure.2.azurestaticapps.net']));
});

it("a run deploys with the platform's official client", async () => {
  const run = await harness.deploy({ inputs: { uploader: 'official' } });
  expect(run.visible).toContain('Visit your site at: https://');
  expect(run).toMatchObject({
    code: 0,
    notifications: ['succeeded Production 1.0.0'],
    leftBehind: [],
    running: [],
  });
  expect(run.outputs).toMatchObject({ status: 'succeeded', url: 'https://www.acme.example' });
  // The client is downloaded before the upload begins.
  expect(run.sent.findIndex((line) => line.includes('aka.ms'))).toBeLessThan(
    run.sent.indexOf(call.validate()),
  );
});
