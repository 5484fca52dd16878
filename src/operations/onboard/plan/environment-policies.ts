import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { OnboardingPlanOptions, RepositoryStep, StepReason } from './types.ts';

interface EnvironmentPolicy extends Omit<StepReason, 'found'> {
  /** Name for `--policy <name>`. Without one, every site must meet the policy. */
  readonly name?: string;
  /**
   * Returns how an environment violates the policy, to complete "The environment Production …";
   * `undefined` if it doesn't.
   */
  findGap(existing: EnvironmentSettings): string | undefined;
  /**
   * Returns why the policy has no effect, to complete "The environment Production …". Shown as a
   * remark.
   */
  findObstacle?(existing: EnvironmentSettings): string | undefined;
  /** Settings that enforce the policy. People's other settings are kept. */
  readonly settings?: Partial<EnvironmentSettings>;
}

/**
 * Policies for all environments. An entry is enough to plan, announce, check and apply a policy.
 */
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
    // GitHub stores this setting with the reviewers.
    findObstacle({ reviewers }) {
      if (reviewers.length > 0) return undefined;
      return 'has no reviewers, so nobody has to approve a deployment. Add them in its settings';
    },
    after: 'closed to reviews of own deployments',
    why: 'One account alone can take a change to visitors.',
    settings: { preventSelfReview: true },
  },
];

/** Names of the optional policies. */
export const policyNames = environmentPolicies.flatMap(({ name }) => name ?? []);

/** Settings of a new environment on GitHub. */
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

/**
 * Plans the settings of an environment.
 * @returns no step if it meets all policies
 */
export function planEnvironmentStep(
  name: string,
  existing: EnvironmentSettings | undefined,
  options: OnboardingPlanOptions,
): RepositoryStep | undefined {
  const gaps = choosePolicies(options).flatMap(
    ({ name: policy, findGap, after, why, settings }) => {
      const gap = findGap(existing ?? { ...created, name });
      if (gap === undefined) return [];
      const option = policy && { option: `--policy ${policy}` };
      return [
        { reason: { found: existing ? gap : 'does not exist', after, why, ...option }, settings },
      ];
    },
  );
  if (gaps.length === 0) return undefined;
  const reasons = gaps.map(({ reason }) => reason);
  const settings = Object.assign({}, existing, ...gaps.map((gap) => gap.settings));
  return { kind: 'environment', name, reasons, settings, kept: existing };
}

/** Returns which policies have no effect on an environment, and what would make them effective. */
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
