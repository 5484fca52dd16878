import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { type OnboardPlace, onboard, one } from './harness/onboard.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme } from './harness/site.ts';
import { runWorkflow } from './harness/workflow.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

const repository = 'acme/shop';
let cloud: LocalCloud;
let place: OnboardPlace;
let identity: string;
beforeAll(async () => {
  const rateLimits = { read: 10_000, write: 10_000, delete: 10_000 };
  cloud = await startLocalCloud({ sites: [acme], portal: { rateLimits } });
  place = { cloud, folder: await mkdtemp(path.join(tmpdir(), 'site-deploy-identity-')) };
  for (const app of cloud.entra.apps) app.federatedCredentials = [];
  identity = cloud.arm.findResourceId(acme.azure.clientId) ?? '';
  const build =
    'import fs from "node:fs";\nfs.mkdirSync("dist");\nfs.writeFileSync("dist/index.html", "<title>Acme</title>");\n';
  const manifest = {
    name: 'acme-shop',
    version: '1.0.0',
    private: true,
    scripts: { build: 'node build.mjs' },
  };
  await cloud.githubApi.writeFile(repository, 'master', 'package.json', JSON.stringify(manifest));
  await cloud.githubApi.writeFile(repository, 'master', 'build.mjs', build);
});
afterAll(async () => {
  await cloud.close();
  await rm(place.folder, { recursive: true, force: true });
});

const subjects = ['Production', 'Preview'].map((name) => `repo:acme/shop:environment:${name}`);

let runs = 0;
const deploy = async () => {
  runs += 1;
  const sha = (await cloud.githubApi.getHead(repository, 'master')) ?? '';
  const event = { name: 'push', ref: 'refs/heads/master', sha, repository, runId: String(runs) };
  const file = '.github/workflows/deploy.yml';
  return (await runWorkflow(file, { cloud, repository, event, env: shortPauses })).at(-1);
};
const credentials = () =>
  cloud.entra.apps.flatMap(({ federatedCredentials }) => federatedCredentials);

it('onboarding without access to the managed identity does the rest and prints the commands', async () => {
  const { code, output } = await onboard(place, [
    ...one(),
    '--apply',
    '--two-jobs',
    '--managed-identity',
    identity,
  ]);
  expect(code, output).toBe(0);
  expect(credentials()).toEqual([]);
  const [, , , , group] = identity.split('/');
  const name = identity.split('/').at(-1);
  for (const environment of ['Production', 'Preview'])
    expect(output).toContain(
      `az identity federated-credential create --subscription 33333333-3333-4333-8333-333333333333 --resource-group '${group}' ` +
        `--identity-name '${name}' --name 'site-acme-shop-${environment.toLowerCase()}' ` +
        `--issuer 'https://token.actions.githubusercontent.com' --subject 'repo:acme/shop:environment:${environment}' ` +
        `--audiences 'api://AzureADTokenExchange'`,
    );
});

it('a run cannot log in before its credential exists, and deploys afterwards', async () => {
  const { json } = await cloud.githubApi.send('GET', `/repos/${repository}/pulls?state=open`);
  const [pull] = json as { number: number }[];
  expect(
    (await cloud.githubApi.send('PUT', `/repos/${repository}/pulls/${pull?.number}/merge`, {}))
      .status,
  ).toBe(200);
  const before = await deploy();
  expect(before?.succeeded).toBe(false);
  expect(before?.action?.visible).toContain('LOGIN_NO_MATCHING_CREDENTIAL');

  const env = { SITE_DEPLOY_ARM_TOKEN: cloud.arm.token };
  const { code, output } = await onboard(
    place,
    [...one(), '--apply', '--managed-identity', identity],
    env,
  );
  expect(code, output).toBe(0);
  expect(output).not.toContain(cloud.arm.token);
  expect(credentials().map(({ subject }) => subject)).toEqual(subjects);
  const after = await deploy();
  expect(after?.succeeded, after?.action?.visible).toBe(true);
  expect(after?.action?.outputs).toMatchObject({ status: 'succeeded', environment: 'Production' });
});

it('a subject with different letter case is reported, and replaced', async () => {
  const [production] = credentials();
  if (production !== undefined)
    production.subject = production.subject.replace('acme/shop', 'Acme/shop');
  const env = { SITE_DEPLOY_ARM_TOKEN: cloud.arm.token };
  const args = [...one(), '--managed-identity', identity];
  expect((await onboard(place, [...args, '--doctor'], env)).output).toContain(
    'has the subject repo:Acme/shop:environment:Production, but runs present repo:acme/shop:environment:Production',
  );
  expect((await onboard(place, [...args, '--apply'], env)).code).toBe(0);
  expect(credentials().map(({ subject }) => subject)).toEqual(subjects);
});
