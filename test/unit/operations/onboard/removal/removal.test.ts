import { beforeEach, describe, expect, it } from 'vitest';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
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
import { useEach } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';
import { site } from '../site.ts';

const workflows = ['close-preview', 'deploy', 'rollback'].map(
  (name) => `.github/workflows/${name}.yml`,
);
const harness = useEach(openHarness);
beforeEach(async () => {
  await harness.apply((await harness.observe()).plan);
});

const repository = () => harness.repository();
const mergePullRequest = async (branch: string) => {
  const { json } = await harness.api.send(
    'GET',
    `/repos/Acme/docs/pulls?state=open&head=Acme:${branch}`,
  );
  const [pull] = json as { number: number }[];
  expect(
    (await harness.api.send('PUT', `/repos/Acme/docs/pulls/${pull?.number}/merge`, {})).status,
  ).toBe(200);
};
const observe = async (force = false) => {
  const { github, credentials } = harness;
  const state = await readRemovalState(site, {
    github,
    credentials,
    credentialsAt: () => undefined,
  });
  return { state, plan: planRemoval(state, { force }) };
};
/** Returns the plan of onboarding, and what the doctor says to do. */
const examine = async () => {
  const onboarding = await harness.observe();
  const { steps, state, remarks } = onboarding.plan;
  const findings = await examineOnboarding(onboarding);
  return { plan: { steps, state, remarks }, remedies: findings.map(({ remedy }) => remedy) };
};
const remove = async (force = false) => {
  const { plan, state } = await observe(force);
  const { credentials, signal } = harness;
  await applyRemoval(plan, { credentials, signal, repository: state.repository });
  return plan;
};
const branches = async () => {
  const { json } = await harness.api.send('GET', '/repos/Acme/docs/git/matching-refs/heads/');
  return (json as { ref: string }[]).map(({ ref }) => ref);
};

describe('removing a site', () => {
  it('plans to remove credentials first, without writing anything', async () => {
    await mergePullRequest(onboardingBranch);
    const before = harness.requests.length;
    const { plan } = await observe();
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
    expect(harness.requests.slice(before).filter((line) => !line.startsWith('GET '))).toEqual([]);
  });

  it('removes what onboarding created, except the site config, in two runs with a merge between them', async () => {
    await mergePullRequest(onboardingBranch);
    repository().variables.set('OTHER', 'stays');
    repository().hooks.push({
      id: 5,
      active: true,
      events: ['push'],
      config: { url: 'https://chat.example/hook', content_type: 'json', insecure_ssl: '0' },
      deliveries: [],
    });
    harness.app.federatedCredentials.push({
      name: 'terraform',
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:Acme@1001/docs@2002:ref:refs/heads/master',
      audiences: ['api://AzureADTokenExchange'],
    });
    await remove();
    expect(harness.app.federatedCredentials.map(({ name }) => name)).toEqual(['terraform']);
    expect(repository().hooks.map(({ id }) => id)).toEqual([5]);
    // The environments stay until the merge, because a run of the remaining workflow would create
    // its environment again and allow every branch.
    expect(repository().environments).toHaveLength(2);
    expect((await observe()).plan).toMatchObject({ steps: [], state: 'waiting for merge' });
    // A nightly run over all sites restores nothing.
    const closing = ' removes site-deploy: close it and use --force to onboard the site again.';
    expect(await examine()).toEqual({
      plan: { steps: [], state: 'declined', remarks: [expect.stringContaining(closing)] },
      remedies: [expect.stringMatching('To keep the site, close it and run .* --apply --force')],
    });
    expect((await harness.observe({ force: true })).plan.remarks[0]).toMatch(/: close it\.$/);

    await mergePullRequest(removalBranch);
    const again = ' removes site-deploy: use --force to onboard the site again.';
    expect(await examine()).toEqual({
      plan: { steps: [], state: 'declined', remarks: [expect.stringContaining(again)] },
      remedies: [expect.stringMatching('^To onboard the site again, run .* --apply --force')],
    });
    expect((await harness.observe({ force: true })).plan.steps).not.toEqual([]);
    for (const path of workflows) expect(await harness.read(path)).toBeUndefined();
    expect(await harness.read('site.config.yml')).toContain('slug:');
    await remove();
    expect(repository().environments).toEqual([]);
    expect([...repository().variables.keys()]).toEqual(['OTHER']);
    expect(await branches()).toEqual(['refs/heads/master']);
    expect((await observe()).plan).toMatchObject({ steps: [], state: 'gone' });
  });

  it('closes an open onboarding pull request', async () => {
    const { plan } = await observe();
    expect(plan.steps.map(describeRemovalStep)).toContainEqual(
      expect.stringMatching(
        /^Close the onboarding pull request #\d+ and remove the branch site-deploy\/onboarding$/,
      ),
    );
    await remove();
    expect((await observe()).plan).toMatchObject({ steps: [], state: 'gone' });
    // A nightly run over all sites restores nothing.
    expect((await harness.observe()).plan).toMatchObject({ steps: [], state: 'declined' });
    expect((await harness.observe({ force: true })).plan.steps).not.toEqual([]);
    const { json } = await harness.api.send('GET', '/repos/Acme/docs/pulls?state=open');
    expect(json).toEqual([]);
  });

  it('fails at a branch that rules protect from deletion', async () => {
    repository().rules.set(onboardingBranch, [{ type: 'deletion', parameters: {} }]);
    await expect(remove()).rejects.toMatchObject({
      code: 'ONBOARD_STEP_FAILED',
      message: expect.stringMatching(/^Close the onboarding pull request .*Cannot delete/s),
    });
    repository().rules.delete(onboardingBranch);
    await remove();
    expect((await observe()).plan).toMatchObject({ steps: [], state: 'gone' });
  });

  it('keeps an environment with custom settings unless --force is given', async () => {
    const [production] = repository().environments;
    if (production === undefined) throw new Error('no environment');
    production.reviewers = [{ type: 'User', id: 7 }];
    production.secrets = ['API_KEY'];
    await remove();
    const { plan } = await observe();
    expect(plan).toMatchObject({ steps: [], state: 'left' });
    expect(plan.remarks.join('\n')).toContain(
      'The environment Production stays because it has one reviewer, one value in its secrets and variables',
    );
    await remove(true);
    expect(repository().environments).toEqual([]);
  });

  it('does not open a declined pull request again unless --force is given', async () => {
    await mergePullRequest(onboardingBranch);
    await remove();
    const { state } = await observe();
    await harness.api.send('PATCH', `/repos/Acme/docs/pulls/${state.removal.pulls[0]?.number}`, {
      state: 'closed',
    });
    expect((await observe()).plan).toMatchObject({ steps: [], state: 'declined' });
    expect((await observe(true)).plan.steps).toMatchObject([{ kind: 'workflows', commits: false }]);
  });

  it('removes the credentials of a deleted repository', async () => {
    const record = { ...site, repository: { owner: 'Acme', name: 'gone' } };
    const { github, credentials, signal } = harness;
    const state = await readRemovalState(record, { github, credentials });
    const plan = planRemoval(state);
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['credential', 'credential']);
    await applyRemoval(plan, { credentials, signal, repository: state.repository });
    expect(harness.app.federatedCredentials).toEqual([]);
  });
});

it('removing a site succeeds even if each run is interrupted one write later than the previous one', {
  timeout: 120_000,
}, async () => {
  await mergePullRequest(onboardingBranch);
  const { plan } = await observe();
  let runs = 0;
  // Each run is killed one write later than the previous one, until one completes.
  for (let cutAt = 1; cutAt <= 20; cutAt += 1) {
    Object.assign(harness.network, {
      cutAt,
      writes: 0,
      when: cutAt % 2 === 0 ? 'before' : 'after',
    });
    runs += 1;
    if (
      await remove().then(
        () => true,
        () => false,
      )
    )
      break;
  }
  Object.assign(harness.network, { cutAt: 0 });
  expect(runs).toBeGreaterThan(2);
  expect(plan.steps.length).toBeGreaterThan(4);
  expect((await observe()).plan).toMatchObject({ steps: [], state: 'waiting for merge' });
  await mergePullRequest(removalBranch);
  await remove();
  expect((await observe()).plan.state).toBe('gone');
  const { json } = await harness.api.send('GET', '/repos/Acme/docs/pulls?state=all');
  expect(json).toHaveLength(2);
});
