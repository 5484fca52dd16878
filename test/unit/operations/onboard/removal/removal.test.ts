import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  onboardingBranch,
  removalBranch,
} from '../../../../../src/operations/onboard/plan/pull-request.ts';
import {
  describeRemoval,
  describeRemovalStep,
  planRemoval,
} from '../../../../../src/operations/onboard/removal/plan-removal.ts';
import {
  applyRemoval,
  readRemovalState,
} from '../../../../../src/operations/onboard/removal/removal.ts';
import { openWorld, site, type World } from '../world.ts';

const workflows = ['close-preview', 'deploy', 'rollback'].map(
  (name) => `.github/workflows/${name}.yml`,
);
let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.apply((await world.look()).plan);
});
afterEach(() => world.close());

const repository = () => world.repository();
const mergeOf = async (branch: string) => {
  const { json } = await world.api.send(
    'GET',
    `/repos/Acme/docs/pulls?state=open&head=Acme:${branch}`,
  );
  const [pull] = json as { number: number }[];
  expect(
    (await world.api.send('PUT', `/repos/Acme/docs/pulls/${pull?.number}/merge`, {})).status,
  ).toBe(200);
};
const look = async (force = false) => {
  const { github, credentials } = world;
  const state = await readRemovalState(site, {
    github,
    credentials,
    credentialsAt: () => undefined,
  });
  return { state, plan: planRemoval(state, { force }) };
};
const remove = async (force = false) => {
  const { plan, state } = await look(force);
  const { github, credentials, signal } = world;
  await applyRemoval(plan, { github, credentials, signal, repository: state.repository });
  return plan;
};
const branches = async () => {
  const { json } = await world.api.send('GET', '/repos/Acme/docs/git/matching-refs/heads/');
  return (json as { ref: string }[]).map(({ ref }) => ref);
};

describe('removing a site', () => {
  it('lists everything that onboarding created, credentials first, without changing anything', async () => {
    await mergeOf(onboardingBranch);
    const before = world.requests.length;
    const { plan } = await look();
    expect(plan.steps.map(({ kind }) => kind)).toEqual([
      'credential',
      'credential',
      'webhook',
      'onboarding-pull',
      'workflows',
    ]);
    expect(describeRemoval(plan).join('\n')).toContain(
      'run the same command again to remove: the variable SITE_SLUG, the variable SITE_PORTAL_URL, the environment Production',
    );
    expect(world.requests.slice(before).filter((line) => !line.startsWith('GET '))).toEqual([]);
  });

  it('removes a site completely in two runs with a merge between them', async () => {
    await mergeOf(onboardingBranch);
    repository().variables.set('OTHER', 'stays');
    repository().hooks.push({
      id: 5,
      active: true,
      events: ['push'],
      config: { url: 'https://chat.example/hook', content_type: 'json', insecure_ssl: '0' },
      deliveries: [],
    });
    world.app.federatedCredentials.push({
      name: 'terraform',
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:Acme@1001/docs@2002:ref:refs/heads/master',
      audiences: ['api://AzureADTokenExchange'],
    });
    await remove();
    expect(world.app.federatedCredentials.map(({ name }) => name)).toEqual(['terraform']);
    expect(repository().hooks.map(({ id }) => id)).toEqual([5]);
    // A run of the remaining workflow would create its environment again, open to every branch.
    expect(repository().environments).toHaveLength(2);
    expect((await look()).plan).toMatchObject({ steps: [], state: 'waiting for merge' });
    // A nightly run over all sites restores nothing.
    expect((await world.look()).plan).toMatchObject({ steps: [], state: 'declined' });

    await mergeOf(removalBranch);
    expect((await world.look()).plan).toMatchObject({ steps: [], state: 'declined' });
    expect((await world.look({ force: true })).plan.steps).not.toEqual([]);
    for (const path of workflows) expect(await world.read(path)).toBeUndefined();
    expect(await world.read('site.config.yml')).toContain('slug:');
    await remove();
    expect(repository().environments).toEqual([]);
    expect([...repository().variables.keys()]).toEqual(['OTHER']);
    expect(await branches()).toEqual(['refs/heads/master']);
    expect((await look()).plan).toMatchObject({ steps: [], state: 'gone' });
  });

  it('closes an open onboarding pull request, so that no merge restores the site', async () => {
    const { plan } = await look();
    expect(plan.steps.map(describeRemovalStep)).toContainEqual(
      expect.stringMatching(
        /^Close the onboarding pull request #\d+ and remove the branch site-deploy\/onboarding$/,
      ),
    );
    await remove();
    expect((await look()).plan).toMatchObject({ steps: [], state: 'gone' });
    const { json } = await world.api.send('GET', '/repos/Acme/docs/pulls?state=open');
    expect(json).toEqual([]);
  });

  it('keeps an environment with custom settings until --force', async () => {
    const [production] = repository().environments;
    if (production === undefined) throw new Error('no environment');
    production.reviewers = [{ type: 'User', id: 7 }];
    production.secrets = ['API_KEY'];
    await remove();
    const { plan } = await look();
    expect(plan).toMatchObject({ steps: [], state: 'left' });
    expect(plan.remarks.join('\n')).toContain(
      'The environment Production stays because it has one reviewer, one value in its secrets and variables',
    );
    await remove(true);
    expect(repository().environments).toEqual([]);
  });

  it('does not reopen a declined removal until --force', async () => {
    await mergeOf(onboardingBranch);
    await remove();
    const { state } = await look();
    await world.api.send('PATCH', `/repos/Acme/docs/pulls/${state.removal.pulls[0]?.number}`, {
      state: 'closed',
    });
    expect((await look()).plan).toMatchObject({ steps: [], state: 'declined' });
    expect((await look(true)).plan.steps).toMatchObject([{ kind: 'workflows', commits: false }]);
  });

  it('removes the credentials of a deleted repository', async () => {
    const record = { ...site, repository: { owner: 'Acme', name: 'gone' } };
    const { github, credentials, signal } = world;
    const state = await readRemovalState(record, { github, credentials });
    const plan = planRemoval(state);
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['credential', 'credential']);
    await applyRemoval(plan, { github, credentials, signal, repository: state.repository });
    expect(world.app.federatedCredentials).toEqual([]);
  });
});

it('a removal ends in the same state wherever it was interrupted', {
  timeout: 120_000,
}, async () => {
  await mergeOf(onboardingBranch);
  const { plan } = await look();
  let runs = 0;
  // Each run is killed one write later than the previous one, until one reaches its end.
  for (let cutAt = 1; cutAt <= 20; cutAt += 1) {
    Object.assign(world.network, { cutAt, writes: 0, when: cutAt % 2 === 0 ? 'before' : 'after' });
    runs += 1;
    if (
      await remove().then(
        () => true,
        () => false,
      )
    )
      break;
  }
  Object.assign(world.network, { cutAt: 0 });
  expect(runs).toBeGreaterThan(2);
  expect(plan.steps.length).toBeGreaterThan(4);
  expect((await look()).plan).toMatchObject({ steps: [], state: 'waiting for merge' });
  await mergeOf(removalBranch);
  await remove();
  expect((await look()).plan.state).toBe('gone');
  const { json } = await world.api.send('GET', '/repos/Acme/docs/pulls?state=all');
  expect(json).toHaveLength(2);
});
