import { beforeEach, describe, expect, it } from 'vitest';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { describeOnboardingPlan } from '../../../../../src/operations/onboard/plan/describe-plan.ts';
import { openWorld, type World } from '../world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  return () => world.close();
});

describe('the onboarding state of a repository', () => {
  const stateOf = async () => (await world.look()).plan;
  const workflow = '.github/workflows/deploy.yml';
  /** Onboarded and merged: what is written on the default branch counts. */
  async function merged(): Promise<void> {
    await world.apply((await world.look()).plan);
    for (const { path, state } of (await world.look()).current.files)
      if ('content' in state) await world.api.writeFile('Acme/docs', 'master', path, state.content);
  }

  it('the state is ready if the repository deploys', async () => {
    await merged();
    const { steps, state } = await stateOf();
    expect({ steps, state }).toEqual({ steps: [], state: 'ready' });
  });

  it('the state is foreign if somebody else wrote the workflow', async () => {
    await merged();
    await world.api.writeFile('Acme/docs', 'master', workflow, 'name: Own\non: push\njobs: {}\n');
    const { steps, state, remarks } = await stateOf();
    expect({ steps, state }).toEqual({ steps: [], state: 'foreign' });
    expect(describeOnboardingPlan({ steps, state, remarks })[0]).not.toContain('as it should be');
  });

  it('a foreign workflow is left after all steps of a plan', async () => {
    await world.api.writeFile('Acme/docs', 'master', workflow, 'name: Own\non: push\njobs: {}\n');
    const { steps, state, stateAfter } = await stateOf();
    expect(steps.length).toBeGreaterThan(0);
    expect({ state, stateAfter }).toEqual({ state: 'drift', stateAfter: 'foreign' });
  });

  it('the state is unknown if the credentials were not read', async () => {
    await merged();
    expect((await world.look({ credentials: undefined })).plan.state).toBe('credentials unknown');
  });

  it('the state is drift if the production branch does not exist', async () => {
    await merged();
    const text = (await world.api.readFile('Acme/docs', 'master', 'site.config.yml')) ?? '';
    await world.api.writeFile(
      'Acme/docs',
      'master',
      'site.config.yml',
      text.replace('branch: master', 'branch: main'),
    );
    const { state, remarks } = await stateOf();
    expect(state).toBe('drift');
    expect(remarks.join('\n')).toContain(
      'The branch main, which is deployed to Production, does not exist',
    );
    const findings = await examineOnboarding(await world.look());
    expect(
      findings.some(({ weight, what }) => weight === 'broken' && what.includes('The branch main')),
    ).toBe(true);
  });

  it('the state is drift if an environment is spelt differently', async () => {
    await merged();
    const environment = world.api
      .repository('acme/docs')
      ?.environments.find(({ name }) => name === 'Preview');
    if (environment !== undefined) environment.name = 'preview';
    expect((await stateOf()).state).toBe('drift');
  });
});
