import { beforeAll, expect, it, vi } from 'vitest';
import { onboard, one, usePlace, writeSite } from './harness/onboard.ts';
import { acme } from './harness/site.ts';

vi.setConfig({ testTimeout: 120_000 });

const place = usePlace();
let identity: string;
beforeAll(async () => {
  identity = place.cloud.arm.findResourceId(acme.azure.clientId) ?? '';
  await writeSite(place);
});

const subjects = ['Production', 'Preview'].map((name) => `repo:acme/shop:environment:${name}`);

const credentials = () =>
  place.cloud.entra.apps.flatMap(({ federatedCredentials }) => federatedCredentials);

it('onboarding without access to the managed identity prints the commands for its credentials', async () => {
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

it('onboarding with access to the managed identity creates its credentials', async () => {
  const env = { SITE_DEPLOY_ARM_TOKEN: place.cloud.arm.token };
  const { code, output } = await onboard(
    place,
    [...one(), '--apply', '--managed-identity', identity],
    env,
  );
  expect(code, output).toBe(0);
  expect(output).not.toContain(place.cloud.arm.token);
  expect(credentials().map(({ subject }) => subject)).toEqual(subjects);
});
