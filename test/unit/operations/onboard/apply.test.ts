import { describe, expect, it } from 'vitest';
import { describeOnboardingPlan } from '../../../../src/operations/onboard/plan/describe-plan.ts';
import { onboardingBranch } from '../../../../src/operations/onboard/plan/pull-request.ts';
import { useAll } from '../../../support/fixture.ts';
import { openHarness } from './harness.ts';

describe('onboarding a repository', () => {
  const harness = useAll(openHarness);
  const repository = () => {
    const found = harness.api.repository('acme/docs');
    expect(found).toBeDefined();
    return found;
  };

  it('plans environments before credentials and the pull request last, without writing anything', async () => {
    const { plan } = await harness.observe();
    expect(plan.steps.map((step) => step.kind)).toEqual([
      'environment',
      'policy',
      'environment',
      'policy',
      'policy',
      'policy',
      'webhook',
      'variable',
      'variable',
      'credential',
      'credential',
      'pull-request',
    ]);
    expect(harness.requests.filter((line) => !line.startsWith('GET '))).toEqual([]);
    expect(describeOnboardingPlan(plan).join('\n')).toContain(
      'subject         repo:Acme@1001/docs@2002:environment:Production',
    );
  });

  it('creates credentials, environments, variables, a webhook and a pull request', async () => {
    const { plan } = await harness.observe();
    const address = await harness.apply(plan);
    expect(address).toMatch(/^https:.*\/pull\/\d+$/);
    expect(harness.app.federatedCredentials.map(({ subject }) => subject)).toEqual([
      'repo:Acme@1001/docs@2002:environment:Production',
      'repo:Acme@1001/docs@2002:environment:Preview',
    ]);
    expect(
      repository()?.environments.map(({ name, branches }) => [
        name,
        branches.map((branch) => branch.name),
      ]),
    ).toEqual([
      ['Production', ['master']],
      ['Preview', ['release/*', 'release/*/*', 'master']],
    ]);
    expect(Object.fromEntries(repository()?.variables ?? [])).toEqual({
      SITE_SLUG: 'acme-docs',
      SITE_PORTAL_URL: 'https://portal.acme.example',
    });
    expect(repository()?.hooks.map(({ events, config }) => ({ events, config }))).toEqual([
      {
        events: ['issues', 'pull_request', 'push'],
        config: {
          url: 'https://portal.acme.example/api/webhooks/repohost',
          content_type: 'json',
          insecure_ssl: '0',
          secret: 'shared-secret-of-the-portal',
        },
      },
    ]);
    const workflow = await harness.api.readFile(
      'Acme/docs',
      onboardingBranch,
      '.github/workflows/deploy.yml',
    );
    expect(workflow).toContain('id-token: write');
    expect(await harness.read('.github/workflows/deploy.yml')).toBeUndefined();
  });

  it('plans no steps the second time, even if the variables fill several pages', async () => {
    for (let number = 1; number <= 32; number += 1) repository()?.variables.set(`A${number}`, 'x');
    // GitHub sorts variables by name, so these come before those of onboarding.
    const all = [...(repository()?.variables ?? [])].sort(([one], [other]) =>
      one.localeCompare(other),
    );
    repository()?.variables.clear();
    for (const [name, value] of all) repository()?.variables.set(name, value);
    const { plan } = await harness.observe();
    expect(plan).toMatchObject({ steps: [], state: 'waiting for merge' });
  });

  it('plans no steps after the merge, and reports the repository as ready', async () => {
    const { current } = await harness.observe();
    const { status } = await harness.api.send(
      'PUT',
      `/repos/Acme/docs/pulls/${current.pulls[0]?.number}/merge`,
      {},
    );
    expect(status).toBe(200);
    const after = await harness.observe();
    expect(after.plan).toMatchObject({ steps: [], remarks: [], state: 'ready' });
    expect(after.current.files.map(({ state }) => state.state)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      'present',
    ]);
  });
});
