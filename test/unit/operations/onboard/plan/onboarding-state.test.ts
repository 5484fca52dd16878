import { describe, expect, it } from 'vitest';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { describeOnboardingPlan } from '../../../../../src/operations/onboard/plan/describe-plan.ts';
import { useEach } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';

const harness = useEach(openHarness);

describe('the onboarding state of a repository', () => {
  /** A copy of site-deploy in another organisation. A repository may have to allow its use. */
  const other = { action: { uses: `tools/site-deploy@${'a'.repeat(40)}`, version: 'v0.1.0' } };
  const getState = async (options = {}) => (await harness.observe(options)).plan;
  const workflow = '.github/workflows/deploy.yml';
  /** Onboards and merges: only files on the default branch count. */
  async function merged(options = {}): Promise<void> {
    await harness.apply((await harness.observe(options)).plan);
    for (const { path, state } of (await harness.observe(options)).current.files)
      if ('content' in state) await harness.write(path, state.content);
  }

  it('is "ready" after the files are merged', async () => {
    await merged();
    const { steps, state } = await getState();
    expect({ steps, state }).toEqual({ steps: [], state: 'ready' });
  });

  const policies: [policy: object, reason?: string][] = [
    [{ enabled: false }, 'GitHub Actions is disabled'],
    [{ allowed: 'local_only' }, 'may not use tools/site-deploy'],
    [{ allowed: 'selected', patterns: [] }, 'may not use tools/site-deploy'],
    [{ allowed: 'selected', patterns: ['other/*'], githubOwned: false }, 'actions/upload-artifact'],
    [{ allowed: 'selected', patterns: ['tools/*'] }],
    [{ allowed: 'selected', patterns: ['*/site-deploy@*'] }],
  ];

  it('is "ready" only if the GitHub Actions policy allows the actions in use', async () => {
    await merged(other);
    const repository = harness.repository();
    const { actionsPolicy } = repository;
    for (const [policy, reason] of policies) {
      Object.assign(repository, { actionsPolicy: { ...actionsPolicy, ...policy } });
      const { plan, ...onboarding } = await harness.observe(other);
      const state = reason ? 'drift' : 'ready';
      expect(plan).toMatchObject({ steps: [], state, stateAfter: state });
      expect(plan.remarks.join()).toContain(reason ?? '');
      const findings = await examineOnboarding({ ...onboarding, plan });
      const found = findings.find(({ what }) => reason && what.includes(reason));
      expect(found?.weight).toBe(reason && 'broken');
    }
  });

  it('is "foreign" if somebody else wrote the workflow', async () => {
    await merged();
    await harness.write(workflow, 'name: Own\non: push\njobs: {}\n');
    const { steps, state, remarks } = await getState();
    expect({ steps, state }).toEqual({ steps: [], state: 'foreign' });
    expect(describeOnboardingPlan({ steps, state, remarks })[0]).not.toContain('as it should be');
  });

  it('is expected to be "foreign" after the steps if somebody else wrote the workflow', async () => {
    await harness.write(workflow, 'name: Own\non: push\njobs: {}\n');
    const { steps, state, stateAfter } = await getState();
    expect(steps.length).toBeGreaterThan(0);
    expect({ state, stateAfter }).toEqual({ state: 'drift', stateAfter: 'foreign' });
  });

  it('is "credentials unknown" if the credentials were not read', async () => {
    await merged();
    expect((await harness.observe({ credentials: undefined })).plan.state).toBe(
      'credentials unknown',
    );
  });

  it('is "drift" if the production branch does not exist', async () => {
    await merged();
    const text = (await harness.read('site.config.yml')) ?? '';
    await harness.write('site.config.yml', text.replace('branch: master', 'branch: main'));
    const { state, remarks } = await getState();
    expect(state).toBe('drift');
    expect(remarks).toEqual([
      expect.stringContaining('The branch main, which is deployed to Production, does not exist'),
      expect.stringContaining('lets others deploy'),
      expect.stringContaining('site.config.yml takes precedence'),
    ]);
    const findings = await examineOnboarding(await harness.observe());
    expect(
      findings.some(({ weight, what }) => weight === 'broken' && what.includes('The branch main')),
    ).toBe(true);
  });

  it('is "drift" if the name of an environment differs in case', async () => {
    await merged();
    const environment = harness.api
      .repository('acme/docs')
      ?.environments.find(({ name }) => name === 'Preview');
    if (environment !== undefined) environment.name = 'preview';
    expect((await getState()).state).toBe('drift');
  });
});
