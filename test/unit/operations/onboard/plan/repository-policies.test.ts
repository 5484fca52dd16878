import { describe, expect, it } from 'vitest';
import { planRepositorySettings } from '../../../../../src/operations/onboard/plan/repository-policies.ts';
import { getStepKind } from '../../../../../src/operations/onboard/plan/repository-steps.ts';
import { useAll } from '../../../../support/fixture.ts';
import { docsRepository } from '../../../../support/repository.ts';
import { openHarness } from '../harness.ts';

/** Name of each policy, the setting that meets it, and what the doctor finds without it. */
const policies = [
  [
    'delete-branch-on-merge',
    { delete_branch_on_merge: true },
    'The repository keeps branches after their merge.',
  ],
] as const;

describe('the repository policy', () => {
  const harness = useAll(openHarness);

  it.each(policies)('%s is planned, reported and applied', async (name, settings, what) => {
    const options = { policy: [name] };
    const { plan, current } = await harness.observe(options);
    const steps = plan.steps.filter(({ kind }) => kind === 'setting');
    expect(steps).toMatchObject([{ settings }]);
    const remedy = `Run site-deploy onboard --apply --policy ${name} to correct it.`;
    expect(steps.flatMap((step) => getStepKind(step).examine(step, current))).toEqual([
      { weight: 'risk', what, why: expect.any(String), remedy },
    ]);
    await harness.apply(plan);
    const after = await harness.observe(options);
    expect(after.current.repository.settings).toMatchObject(settings);
    expect(after.plan.steps.filter(({ kind }) => kind === 'setting')).toEqual([]);
  });

  it.each(policies)(
    '%s becomes a remark if the token cannot read the setting',
    (name, settings) => {
      expect(planRepositorySettings({ repository: docsRepository }, { policy: [name] })).toEqual({
        steps: [],
        remarks: [
          `The policy ${name} was not checked: GitHub hides the setting ${Object.keys(settings)[0]} ` +
            'from this token. Use one that may administer the repository and write its contents.',
        ],
      });
    },
  );

  it('is not planned unless it is chosen', () => {
    const state = { repository: docsRepository };
    expect(planRepositorySettings(state, {})).toEqual({ steps: [], remarks: [] });
  });
});
