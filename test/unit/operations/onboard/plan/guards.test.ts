import { describe, expect, it } from 'vitest';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { useEach } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';

const harness = useEach(openHarness);

const trusted = () => harness.app.federatedCredentials.map(({ subject }) => subject);
const writes = () => harness.requests.filter((line) => !line.startsWith('GET '));

async function onboard() {
  await harness.apply((await harness.observe()).plan);
  await harness.api.send('PUT', '/repos/Acme/docs/pulls/1/merge', {});
}

describe('a private repository whose billing plan has no environment rules', () => {
  it('gets a list of alternatives instead of credentials', async () => {
    harness.repository().planHasRules = false;
    const { plan } = await harness.observe();
    expect(plan.obstacles?.join()).toMatch(
      /^The plan of Acme has no rules for a private repository.*Make the repository public, or give/s,
    );
    expect(plan.steps.filter(({ kind }) => /credential|environment|policy/.test(kind))).toEqual([]);
    await expect(harness.apply(plan)).rejects.toThrow(SiteDeployError);
    expect([writes(), trusted()]).toEqual([[], []]);
  });

  it('gets no commands for credentials if the token for them is missing', async () => {
    harness.repository().planHasRules = false;
    const commands = () => ['az ad app federated-credential create'];
    const { plan } = await harness.observe({ credentials: undefined, commands });
    expect(plan.obstacles).toHaveLength(1);
    expect(plan.remarks.join()).not.toContain('az ad app');
  });

  it('is onboarded once it is public', async () => {
    Object.assign(harness.repository(), { planHasRules: false, visibility: 'public' });
    await onboard();
    expect(trusted()).toHaveLength(2);
    expect((await harness.observe()).plan.state).toBe('ready');
  });

  it('keeps existing credentials and gets other corrections, but is reported as broken', async () => {
    await onboard();
    const before = trusted();
    Object.assign(harness.repository(), { planHasRules: false });
    harness.repository().variables.delete('SITE_SLUG');
    const onboarding = await harness.observe();
    const { plan } = onboarding;
    expect(plan.obstacles).toBeUndefined();
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['variable']);
    await harness.apply(plan);
    const after = await harness.observe();
    expect([after.plan.state, after.plan.steps]).toEqual(['drift', []]);
    expect(after.plan.remarks.join()).toContain('Its credentials are left as they are.');
    expect(trusted()).toEqual(before);
    const findings = await examineOnboarding(after);
    expect(findings).toContainEqual(
      expect.objectContaining({
        weight: 'broken',
        what: 'The plan of Acme has no rules for a private repository.',
        remedy: expect.stringContaining('Make the repository public'),
      }),
    );
    expect(findings.map(({ remedy }) => remedy).join()).not.toContain('--apply');
  });
});

it("onboarding does not create credentials if GitHub refuses to store an environment's rules", async () => {
  const { plan } = await harness.observe();
  harness.repository().planHasRules = false;
  await expect(harness.apply(plan)).rejects.toMatchObject({
    code: 'GITHUB_PLAN_LIMIT',
    message: expect.stringMatching(/^Create the environment Production.*billing plan/),
  });
  expect(trusted()).toEqual([]);
});

it("onboarding does not create credentials if GitHub silently drops an environment's rules", async () => {
  const { plan } = await harness.observe();
  const { github } = harness;
  const lenient = {
    ...github,
    call: async (request: Parameters<typeof github.call>[0]) => {
      const json = { deployment_branch_policy: null };
      const isRule = request.method === 'PUT' && request.path.includes('/environments/');
      return github.call(isRule ? { ...request, json } : request);
    },
  };
  await expect(harness.apply(plan, { github: lenient })).rejects.toMatchObject({
    code: 'GITHUB_PLAN_LIMIT',
  });
  expect(trusted()).toEqual([]);
});
