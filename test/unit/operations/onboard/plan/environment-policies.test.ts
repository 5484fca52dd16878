import { expect, it } from 'vitest';
import type { EnvironmentSettings } from '../../../../../src/clients/github/environments.ts';
import {
  findIdlePolicies,
  planEnvironmentStep,
} from '../../../../../src/operations/onboard/plan/environment-policies.ts';
import {
  describeRepositoryStep,
  getStepKind,
} from '../../../../../src/operations/onboard/plan/repository-steps.ts';
import type { RepositoryState } from '../../../../../src/operations/onboard/plan/types.ts';

const people: EnvironmentSettings = {
  name: 'Production',
  branches: 'policies',
  policies: ['master'],
  reviewers: [{ type: 'User', id: 1 }],
  preventSelfReview: true,
  waitTimer: 5,
};
const apply = 'Run site-deploy onboard --apply to correct it.';
const announced = (existing: EnvironmentSettings | undefined, ...policy: readonly string[]) => {
  const step = planEnvironmentStep('Production', existing, { policy });
  if (step?.kind !== 'environment') return undefined;
  const findings = getStepKind(step)
    .examine(step, {} as RepositoryState)
    .map(({ what, remedy }) => `${what} ${remedy}`);
  return { title: describeRepositoryStep(step)[0], findings, settings: step.settings };
};

it('planEnvironmentStep plans nothing for an environment that meets the policies', () => {
  expect(announced(people)).toBeUndefined();
});

it.each([
  ['lets every branch deploy', 'all'],
  ['lets all protected branches deploy', 'protected'],
] as const)('planEnvironmentStep corrects an environment that %s', (gap, branches) => {
  expect(announced({ ...people, branches })).toEqual({
    title: `Fix the environment Production: it ${gap}`,
    findings: [`The environment Production ${gap}. ${apply}`],
    settings: people,
  });
});

it('planEnvironmentStep creates a missing environment with the settings of the policies', () => {
  expect(announced(undefined)).toEqual({
    title: 'Create the environment Production, restricted to the branches in its policies',
    findings: [`The environment Production does not exist. ${apply}`],
    settings: { branches: 'policies' },
  });
});

it('planEnvironmentStep prevents self-review only with the policy no-self-review and reviewers', () => {
  const existing = { ...people, preventSelfReview: false };
  expect(announced(existing)).toBeUndefined();
  expect(announced({ ...existing, reviewers: [] }, 'no-self-review')).toBeUndefined();
  expect(announced(existing, 'no-self-review')).toEqual({
    title: 'Fix the environment Production: it lets people approve a deployment that they started',
    findings: [
      'The environment Production lets people approve a deployment that they started. ' +
        apply.replace('--apply', '--apply --policy no-self-review'),
    ],
    settings: people,
  });
});

it('findIdlePolicies explains why no-self-review has no effect without reviewers', () => {
  expect(announced(undefined, 'no-self-review')).toEqual(announced(undefined));
  const policy = ['no-self-review'];
  const remark =
    'The policy no-self-review has no effect: Production has no reviewers, so nobody has to ' +
    'approve a deployment. Add them in its settings.';
  for (const existing of [undefined, { ...people, reviewers: [] }])
    expect(findIdlePolicies('Production', existing, { policy })).toEqual([remark]);
  expect(findIdlePolicies('Production', people, { policy })).toEqual([]);
  expect(findIdlePolicies('Production', undefined, {})).toEqual([]);
});
