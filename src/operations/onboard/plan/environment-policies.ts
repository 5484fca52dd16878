import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { OnboardingPlanOptions, RepositoryStep, StepReason } from './types.ts';

interface EnvironmentPolicy extends Omit<StepReason, 'found'> {
  /** Selected by `--policy <name>`. Absent: required for each site. */
  readonly name?: string;
  /** The current state, after "The environment Production "; `undefined` if the policy is met. */
  findGap(existing: EnvironmentSettings): string | undefined;
  /** Settings that enforce it. Those that people made are kept. */
  readonly settings?: Partial<EnvironmentSettings>;
}

/** To plan, announce, check and apply a policy takes nothing but its entry here. */
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
    after: 'closed to reviews of own deployments',
    why: 'One account alone can take a change to visitors.',
    settings: { preventSelfReview: true },
  },
];

/** The policies that operators can choose. */
export const policyNames = environmentPolicies.flatMap(({ name }) => name ?? []);

/** @returns no step if the environment meets all policies */
export function planEnvironmentStep(
  name: string,
  existing: EnvironmentSettings | undefined,
  options: OnboardingPlanOptions,
): RepositoryStep | undefined {
  const wanted = environmentPolicies.filter(
    ({ name: chosen }) => !chosen || options.policy?.includes(chosen),
  );
  const gaps = wanted.flatMap(({ findGap, after, why, settings }) => {
    const found = existing ? findGap(existing) : 'does not exist';
    return found === undefined ? [] : [{ reason: { found, after, why }, settings }];
  });
  if (gaps.length === 0) return undefined;
  const reasons = gaps.map(({ reason }) => reason);
  const settings = Object.assign({}, existing, ...gaps.map((gap) => gap.settings));
  return { kind: 'environment', name, reasons, settings, kept: existing };
}
