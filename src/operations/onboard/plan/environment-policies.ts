import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { OnboardingPlanOptions, RepositoryStep, StepReason } from './types.ts';

interface EnvironmentPolicy extends Omit<StepReason, 'found'> {
  /** Selected by `--policy <name>`. Absent: required for each site. */
  readonly name?: string;
  /** The current state, after "The environment Production "; `undefined` if the policy is met. */
  findGap(existing: EnvironmentSettings): string | undefined;
  /** Why the policy has no effect on an environment, after its name. Operators get a remark. */
  findObstacle?(existing: EnvironmentSettings): string | undefined;
  /** Settings that enforce it. Those that people made are kept. */
  readonly settings?: Partial<EnvironmentSettings>;
}

/** To plan, announce, check and apply a policy for all environments takes nothing but its entry. */
const environmentPolicies: readonly EnvironmentPolicy[] = [
  {
    findGap({ branches }) {
      if (branches === 'policies') return undefined;
      return `lets ${branches === 'all' ? 'every branch' : 'all protected branches'} deploy`;
    },
    after: 'restricted to the branches in its policies',
    why:
      'The federated credential trusts the environment; only its branch policy keeps other ' +
      'branches out.',
    settings: { branches: 'policies' },
  },
  {
    name: 'no-self-review',
    findGap({ reviewers, preventSelfReview }) {
      if (preventSelfReview || reviewers.length === 0) return undefined;
      return 'lets people approve a deployment that they started';
    },
    // GitHub keeps the setting with the reviewers.
    findObstacle({ reviewers }) {
      if (reviewers.length > 0) return undefined;
      return 'has no reviewers, so nobody has to approve a deployment. Add them in its settings';
    },
    after: 'closed to reviews of own deployments',
    why: 'One account alone can take a change to visitors.',
    settings: { preventSelfReview: true },
  },
];

/** The policies that operators can choose. */
export const policyNames = environmentPolicies.flatMap(({ name }) => name ?? []);

/** As GitHub creates it. */
const created: Omit<EnvironmentSettings, 'name'> = {
  branches: 'all',
  policies: [],
  reviewers: [],
  preventSelfReview: false,
  waitTimer: 0,
};

function choosePolicies({ policy }: OnboardingPlanOptions): readonly EnvironmentPolicy[] {
  return environmentPolicies.filter(({ name }) => !name || policy?.includes(name));
}

/** @returns no step if the environment meets all policies */
export function planEnvironmentStep(
  name: string,
  existing: EnvironmentSettings | undefined,
  options: OnboardingPlanOptions,
): RepositoryStep | undefined {
  const gaps = choosePolicies(options).flatMap(({ findGap, after, why, settings }) => {
    const gap = findGap(existing ?? { ...created, name });
    if (gap === undefined) return [];
    return [{ reason: { found: existing ? gap : 'does not exist', after, why }, settings }];
  });
  if (gaps.length === 0) return undefined;
  const reasons = gaps.map(({ reason }) => reason);
  const settings = Object.assign({}, existing, ...gaps.map((gap) => gap.settings));
  return { kind: 'environment', name, reasons, settings, kept: existing };
}

/** Policies without an effect on an environment, and how they get one. */
export function findIdlePolicies(
  environment: string,
  existing: EnvironmentSettings | undefined,
  options: OnboardingPlanOptions,
): string[] {
  const settings = existing ?? { ...created, name: environment };
  return choosePolicies(options).flatMap(({ name, findObstacle }) => {
    const obstacle = findObstacle?.(settings);
    return obstacle ? [`The policy ${name} has no effect: ${environment} ${obstacle}.`] : [];
  });
}
