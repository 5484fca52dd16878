import { beforeAll, expect, it, vi } from 'vitest';
import { mergePull, onboard, one, usePlace, writeSite } from './harness/onboard.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme } from './harness/site.ts';
import { runWorkflow } from './harness/workflow.ts';

// Each command is a separate process.
vi.setConfig({ testTimeout: 120_000 });

const repository = 'acme/shop';
const place = usePlace();
let identity: string;
beforeAll(async () => {
  identity = place.cloud.arm.findResourceId(acme.azure.clientId) ?? '';
  await writeSite(place);
});

const subjects = ['Production', 'Preview'].map((name) => `repo:acme/shop:environment:${name}`);

let runs = 0;
const deploy = async () => {
  runs += 1;
  const sha = (await place.cloud.githubApi.getHead(repository, 'master')) ?? '';
  const event = { name: 'push', ref: 'refs/heads/master', sha, repository, runId: String(runs) };
  const file = '.github/workflows/deploy.yml';
  return (await runWorkflow(file, { cloud: place.cloud, repository, event, env: shortPauses })).at(
    -1,
  );
};
const credentials = () =>
  place.cloud.entra.apps.flatMap(({ federatedCredentials }) => federatedCredentials);

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
  await mergePull(place.cloud);
  const before = await deploy();
  expect(before?.succeeded).toBe(false);
  expect(before?.action?.visible).toContain('LOGIN_NO_MATCHING_CREDENTIAL');

  const env = { SITE_DEPLOY_ARM_TOKEN: place.cloud.arm.token };
  const { code, output } = await onboard(
    place,
    [...one(), '--apply', '--managed-identity', identity],
    env,
  );
  expect(code, output).toBe(0);
  expect(output).not.toContain(place.cloud.arm.token);
  expect(credentials().map(({ subject }) => subject)).toEqual(subjects);
  const after = await deploy();
  expect(after?.succeeded, after?.action?.visible).toBe(true);
  expect(after?.action?.outputs).toMatchObject({ status: 'succeeded', environment: 'Production' });
});
