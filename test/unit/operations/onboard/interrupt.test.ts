import { describe, expect, it } from 'vitest';
import type { CredentialStore } from '../../../../src/operations/onboard/credentials/credential.ts';
import { onboardingBranch } from '../../../../src/operations/onboard/plan/pull-request.ts';
import { chooseWrites } from '../../../support/interruptions.ts';
import { type Harness, openHarness } from './harness.ts';

const url = 'https://portal.acme.example/api/webhooks/repohost';

/**
 * Prepares a repository that lacks some of what onboarding creates, and has the rest with wrong
 * settings.
 */
async function prepare(harness: Harness): Promise<void> {
  const repository = harness.api.repository('Acme/docs');
  repository?.environments.push({
    name: 'Production',
    waitTimer: 15,
    preventSelfReview: true,
    reviewers: [{ type: 'User', id: 7 }],
    policy: { protected_branches: true, custom_branch_policies: false },
    branches: [],
  });
  repository?.variables.set('SITE_SLUG', 'another');
  repository?.hooks.push({
    id: 5,
    active: false,
    events: ['push', 'release'],
    config: { url, content_type: 'form', insecure_ssl: '1' },
    deliveries: [],
  });
}

/** Returns what onboarding may change, without ids. */
async function getState({ api, app }: Harness) {
  const repository = api.repository('Acme/docs');
  const pulls = (await api.send('GET', '/repos/Acme/docs/pulls?state=all')).json as {
    title: string;
    body: string;
  }[];
  const refs = (await api.send('GET', '/repos/Acme/docs/git/matching-refs/heads/')).json as {
    ref: string;
  }[];
  const paths = [
    '.github/workflows/deploy.yml',
    '.github/workflows/close-preview.yml',
    'site.config.yml',
  ];
  return {
    credentials: app.federatedCredentials,
    environments: repository?.environments.map(({ branches, ...rest }) => ({
      ...rest,
      branches: branches.map(({ name, type }) => `${type} ${name}`),
    })),
    variables: Object.fromEntries(repository?.variables ?? []),
    hooks: repository?.hooks.map(({ active, events, config }) => ({ active, events, config })),
    branches: refs.map(({ ref }) => ref),
    pulls: pulls.map(({ title, body }) => ({ title, body })),
    files: await Promise.all(
      paths.map((path) => api.readFile('Acme/docs', onboardingBranch, path)),
    ),
  };
}

type CreateStore = (harness: Harness) => CredentialStore;
const byGraph: CreateStore = ({ credentials }) => credentials;
const byArm: CreateStore = (harness) => harness.armStore();

async function onboard(harness: Harness, createStore: CreateStore): Promise<void> {
  const credentials = createStore(harness);
  await harness.apply((await harness.observe({ credentials })).plan, { credentials });
}

/** Returns the end state and the number of writes of an uninterrupted run. */
async function undisturbed(createStore: CreateStore, isPrepared: boolean) {
  const harness = await openHarness();
  try {
    if (isPrepared) await prepare(harness);
    await onboard(harness, createStore);
    return { state: await getState(harness), writes: harness.network.writes };
  } finally {
    await harness.close();
  }
}

describe.each([
  ['a new repository with Graph', byGraph, false, Number.POSITIVE_INFINITY],
  // With ARM, only the credentials are written differently, so three writes are enough.
  ['a new repository with ARM', byArm, false, 3],
  ['a repository with custom settings', byGraph, true, Number.POSITIVE_INFINITY],
])('onboarding %s', (_name, createStore, isPrepared, most) => {
  it('has the same result, without duplicates, if it is repeated after an interrupted write', {
    timeout: 180_000,
  }, async () => {
    const { state, writes } = await undisturbed(createStore, isPrepared);
    expect(writes).toBeGreaterThanOrEqual(14);
    for (const cutAt of chooseWrites(Math.min(writes, most), isPrepared ? 1 : 0)) {
      // Writes are interrupted alternately before and after they take effect. In a prepared
      // repository, the alternation begins with the other kind.
      const when = (cutAt % 2 === 0) === isPrepared ? 'before' : 'after';
      const place = `${when} write ${cutAt} of ${writes}`;
      const harness = await openHarness();
      try {
        if (isPrepared) await prepare(harness);
        Object.assign(harness.network, { cutAt, when });
        await expect(onboard(harness, createStore), place).rejects.toThrow();
        Object.assign(harness.network, { cutAt: 0 });
        await onboard(harness, createStore);
        expect(await getState(harness), place).toEqual(state);
        const { plan } = await harness.observe({ credentials: createStore(harness) });
        expect(plan, place).toMatchObject({ steps: [], state: 'waiting for merge' });
      } finally {
        await harness.close();
      }
    }
  });
});
