import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runIn } from '../terminal-run.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-local-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const config = `version: 1
site: { slug: acme, id: site_1, type: static, url: https://www.acme.example }
portal: { url: https://portal.acme.example, audience: api://x }
azure:
  clientId: 11111111-1111-4111-8111-111111111111
  tenantId: 22222222-2222-4222-8222-222222222222
  subscriptionId: 33333333-3333-4333-8333-333333333333
`;

it.each([
  [[], 'VERSION_NOT_FOUND'],
  [['--site-version', '1.0.0', '--branch', 'feature/x'], 'EVENT_NOT_DEPLOYED'],
])('deploy --local %j ends with %s before it starts a service', async (more, code) => {
  await writeFile(path.join(folder, 'site.config.yml'), config);
  const { stdout, stderr } = await runIn(folder, ['deploy', '--local', ...more]);
  expect(stderr).toContain(`[${code}]`);
  expect(stdout).not.toContain('Local cloud');
});
