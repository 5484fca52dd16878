import { cp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleSite } from '../../src/localcloud/localcloud.ts';
import { createClient } from '../unit/localcloud/support.ts';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { everything } from './harness/sent.ts';

const fixture = path.resolve(import.meta.dirname, '../fixtures/sites/docs');
const azure = {
  clientId: '11111111-1111-4111-8111-111111111111',
  tenantId: '22222222-2222-4222-8222-222222222222',
};
const site = {
  ...sampleSite,
  azure,
  portal: { ...sampleSite.portal, audience: 'api://0f0f0f0f-0000-4000-8000-000000000001' },
};
const harness = useHarness({ sites: [site], passThrough: ['registry.npmjs.org'] });

it('a Markdown site with a generator from npm goes live', {
  timeout: 120_000,
}, async () => {
  const checkout = await harness.checkout({ base: {} });
  await cp(fixture, checkout.workspace, {
    recursive: true,
    filter: (file) => !/^(node_modules|_site)(\/|$)/.test(path.relative(fixture, file)),
  });
  const run = await harness.run(checkout, {
    // Reuses packages that npm has cached.
    env: { NPM_CONFIG_CACHE: process.env.npm_config_cache ?? path.join(os.homedir(), '.npm') },
  });
  const asked = run.sent.filter((line) => line.includes(' portal.acme.example/api/sites/'));
  expect(asked).toContain('GET portal.acme.example/api/sites/site_123/pages 200');
  const sent = run.sent.filter(
    (line) => !line.startsWith('CONNECT registry.npmjs.org') && !asked.includes(line),
  );
  const generated = run.changed.filter((name) => !name.startsWith('node_modules/'));
  expectRun(
    { ...run, sent, changed: generated },
    {
      code: 0,
      status: 'succeeded',
      notified: true,
      known: 'live',
      outputs: { 'site-version': '1.4.0' },
      steps: 'plan login exchange build finish pack upload verify notify',
      sent: everything,
      notifications: ['succeeded Production 1.4.0'],
      output: ['npm ci', 'npm run build'],
    },
  );
  const home = await createClient(harness.cloud)(`${site.url}/`);
  expect(home.status).toBe(200);
  expect(home.body).toContain('<h1');
  expect((await createClient(harness.cloud)(`${site.url}/getting-started/`)).status).toBe(200);
  const written = await readFile(path.join(checkout.workspace, '_site/index.html'), 'utf8');
  // The edits only add to the head.
  expect(home.body.length).toBeGreaterThanOrEqual(written.length);
});
