import { describe, expect, it } from 'vitest';
import type { CredentialStore } from '../../../../src/operations/onboard/credentials/credential.ts';
import { onboardingBranch } from '../../../../src/operations/onboard/plan/pull-request.ts';
import { openWorld, type World } from './world.ts';

const url = 'https://portal.acme.example/api/webhooks/repohost';

/**
 * Prepares a repository so that each kind of step has something to create and something to correct.
 */
async function prepare(world: World): Promise<void> {
  const repository = world.api.repository('Acme/docs');
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

/** Returns everything that onboarding may change, without ids. */
async function stateOf({ api, app }: World) {
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

type StoreOf = (world: World) => CredentialStore;
const byGraph: StoreOf = ({ credentials }) => credentials;
const byArm: StoreOf = (world) => world.armStore();

async function onboard(world: World, storeOf: StoreOf): Promise<void> {
  const credentials = storeOf(world);
  await world.apply((await world.look({ credentials })).plan, { credentials });
}

/** Returns the end state and the number of writes of an uninterrupted run. */
async function undisturbed(storeOf: StoreOf, isPrepared: boolean) {
  const world = await openWorld();
  try {
    if (isPrepared) await prepare(world);
    await onboard(world, storeOf);
    return { state: await stateOf(world), writes: world.network.writes };
  } finally {
    await world.close();
  }
}

describe.each([
  ['a new repository, by Graph', byGraph, false, Number.POSITIVE_INFINITY],
  // Only the credentials are written in another way.
  ['a new repository, by ARM', byArm, false, 3],
  ['a repository with settings of its own', byGraph, true, Number.POSITIVE_INFINITY],
])('%s', (_name, storeOf, isPrepared, most) => {
  it('onboarding ends in the same state wherever the first run was interrupted, without duplicates', {
    timeout: 180_000,
  }, async () => {
    const { state, writes } = await undisturbed(storeOf, isPrepared);
    expect(writes).toBeGreaterThanOrEqual(14);
    for (let cutAt = 1; cutAt <= Math.min(writes, most); cutAt += 1) {
      // Each write is cut off on one of its two sides; if all writes are corrections, on the other
      // one.
      const when = (cutAt % 2 === 0) === isPrepared ? 'before' : 'after';
      const place = `${when} write ${cutAt} of ${writes}`;
      const world = await openWorld();
      try {
        if (isPrepared) await prepare(world);
        Object.assign(world.network, { cutAt, when });
        await expect(onboard(world, storeOf), place).rejects.toThrow();
        Object.assign(world.network, { cutAt: 0 });
        await onboard(world, storeOf);
        expect(await stateOf(world), place).toEqual(state);
        const { plan } = await world.look({ credentials: storeOf(world) });
        expect(plan, place).toMatchObject({ steps: [], state: 'waiting for merge' });
      } finally {
        await world.close();
      }
    }
  });
});
