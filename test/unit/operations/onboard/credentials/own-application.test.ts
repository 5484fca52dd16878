import { beforeEach, expect, it } from 'vitest';
import type {
  CredentialStore,
  FederatedCredential,
} from '../../../../../src/operations/onboard/credentials/credential.ts';
import { describeRepositoryStep } from '../../../../../src/operations/onboard/plan/repository-steps.ts';
import { useEach } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';

const own = 'bbbbbbbb-0000-4000-8000-000000000000';
const harness = useEach(openHarness);
let ofPreview: FederatedCredential[];
beforeEach(async () => {
  ofPreview = [];
  await harness.apply((await harness.observe()).plan);
  await harness.api.send('PUT', '/repos/Acme/docs/pulls/1/merge', {});
});

const store: CredentialStore = {
  list: async () => ofPreview,
  put: async (credential) => void ofPreview.push(credential),
  remove: async (name) => {
    ofPreview = ofPreview.filter((one) => one.name !== name);
  },
  commands: () => [],
  removalCommands: () => [],
};
const credentialsAt = (clientId: string) => {
  if (clientId === own) return store;
  return undefined;
};
const credentialsIn = ({ steps }: { steps: readonly { kind: string }[] }) =>
  steps.filter(({ kind }) => kind.startsWith('credential'));
const getNames = (credentials: readonly FederatedCredential[]) =>
  credentials.map(({ name }) => name);

it("onboarding moves Preview's credential to a separate application once no release branch uses the old one", async () => {
  const file = 'site.config.yml';
  const text = (await harness.read(file)) ?? '';
  const named = text.replace(/^environments:\n/m, `$&  preview:\n    clientId: ${own}\n`);
  expect(named).not.toBe(text);
  await harness.write(file, named);

  const { plan } = await harness.observe({ credentialsAt });
  expect(credentialsIn(plan)).toMatchObject([
    { kind: 'credential', application: own, credential: { name: 'site-acme-docs-preview' } },
  ]);
  expect(plan.steps.flatMap(describeRepositoryStep)).toContain(`application     ${own}`);
  // The workflow pins the application of Preview next to Production's.
  expect(JSON.stringify(plan.steps)).toContain(`,${own}`);
  await harness.apply(plan, { credentialsAt });
  expect(getNames(ofPreview)).toEqual(['site-acme-docs-preview']);

  const sha = await harness.api.getHead('Acme/docs', 'master');
  const release = '/repos/Acme/docs/git/refs/heads/release/1.0.0';
  await harness.api.send('POST', '/repos/Acme/docs/git/refs', {
    ref: 'refs/heads/release/1.0.0',
    sha,
  });
  await harness.api.writeFile('Acme/docs', 'release/1.0.0', file, text);
  // An open release branch still logs in as Production's application.
  expect(credentialsIn((await harness.observe({ credentialsAt, prune: true })).plan)).toEqual([]);
  await harness.api.send('DELETE', release);

  const pruning = await harness.observe({ credentialsAt, prune: true });
  expect(credentialsIn(pruning.plan)).toMatchObject([
    {
      kind: 'credential-removal',
      reason: 'Preview logs in as its own application',
      credential: { name: 'site-acme-docs-preview' },
    },
  ]);
  await harness.apply(pruning.plan, { credentialsAt });
  expect(getNames(harness.app.federatedCredentials)).toEqual(['site-acme-docs-production']);
  expect(getNames(ofPreview)).toEqual(['site-acme-docs-preview']);
  expect(credentialsIn((await harness.observe({ credentialsAt })).plan)).toEqual([]);
});
