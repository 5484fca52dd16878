import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalJWKSet } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { createPortal } from '../../src/localcloud/portal/portal.ts';
import { type OnboardPlace, one, startOnboard } from './harness/onboard.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme } from './harness/site.ts';
import { runWorkflow } from './harness/workflow.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

const repository = 'acme/shop';
const args = [...one(), '--create-applications', '--apply', '--two-jobs'];
let cloud: LocalCloud;
let place: OnboardPlace;
beforeAll(async () => {
  const rateLimits = { read: 10_000, write: 10_000, delete: 10_000 };
  cloud = await startLocalCloud({ sites: [acme], portal: { rateLimits } });
  place = { cloud, folder: await mkdtemp(path.join(tmpdir(), 'site-deploy-applications-')) };
  const build =
    'import fs from "node:fs";\nfs.mkdirSync("dist");\nfs.writeFileSync("dist/index.html", "<title>Acme</title>");\n';
  const scripts = { build: 'node build.mjs' };
  const manifest = { name: 'acme-shop', version: '1.0.0', private: true, scripts };
  await cloud.githubApi.writeFile(repository, 'master', 'package.json', JSON.stringify(manifest));
  await cloud.githubApi.writeFile(repository, 'master', 'build.mjs', build);
});
afterAll(async () => {
  await cloud.close();
  await rm(place.folder, { recursive: true, force: true });
});

const created = () => cloud.entra.apps.filter(({ uniqueName }) => uniqueName);

it('onboarding without the permission creates nothing and prints the lines for somebody with it', async () => {
  cloud.graph.tokens.set('reader', 'read');
  const env = { ...shortPauses, SITE_DEPLOY_GRAPH_TOKEN: 'reader' };
  const { code, output } = await startOnboard(place, args, env).ended;
  expect(code, output).toBe(1);
  expect(output).toContain('AZURE_PERMISSION_MISSING');
  expect(output).toContain('for name in site-acme-shop-production site-acme-shop-preview; do');
  expect(created()).toEqual([]);
});

it('onboarding creates the applications with their credentials, and a second call finds them', async () => {
  const ids = new Set<string>();
  for (let times = 0; times < 2; times++) {
    const { code, output } = await startOnboard(place, args, shortPauses).ended;
    expect(code, output).toBe(0);
    const [production = '', preview = ''] = created().map(({ clientId }) => clientId);
    ids.add(production).add(preview);
    expect(output).toContain(`Applications: ${production} (Production), ${preview} (Preview)`);
    expect(
      created().map(({ uniqueName, roles, federatedCredentials }) => [
        uniqueName,
        roles,
        federatedCredentials.map(({ subject }) => subject),
      ]),
    ).toEqual(
      ['Production', 'Preview'].map((environment) => [
        `site-acme-shop-${environment.toLowerCase()}`,
        { [acme.portal.audience]: ['Site.Deploy'] },
        [`repo:acme/shop:environment:${environment}`],
      ]),
    );
  }
  expect(ids.size).toBe(2);
});

it('a run deploys as the created application once the portal has its id', async () => {
  const [production, preview] = created();
  const { clientId = '' } = production ?? {};
  const portal = await createPortal({
    sites: [{ ...acme, azure: { ...acme.azure, clientId, previewClientId: preview?.clientId } }],
    accessTokens: {
      getIssuer: cloud.entra.getIssuer,
      keys: (tenant) => createLocalJWKSet(cloud.entra.keys(tenant)),
    },
    issueDeploymentToken: (site) => cloud.distribution.issueToken({ site }),
  });
  cloud.route(new URL(acme.portal.url).hostname, portal.handle);
  const { json } = await cloud.githubApi.send('GET', `/repos/${repository}/pulls?state=open`);
  const [pull] = json as { number: number }[];
  await cloud.githubApi.send('PUT', `/repos/${repository}/pulls/${pull?.number}/merge`, {});
  const sha = (await cloud.githubApi.getHead(repository, 'master')) ?? '';
  const event = { name: 'push', ref: 'refs/heads/master', sha, repository, runId: '1' };
  const file = '.github/workflows/deploy.yml';
  const last = (await runWorkflow(file, { cloud, repository, event, env: shortPauses })).at(-1);
  expect(last?.succeeded, last?.action?.visible).toBe(true);
  expect(last?.action?.outputs).toMatchObject({ status: 'succeeded', environment: 'Production' });
  await portal.close();
});
