import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { OnboardingPlanOptions, RepositoryStep, StepReason } from './types.ts';

interface EnvironmentPolicy extends Omit<StepReason, 'found'> {
  /** Absent: for each site. */
  isWanted?(options: OnboardingPlanOptions): boolean;
  /** What is so now, after "The environment Production "; `undefined` if the policy is met. */
  findGap(existing: EnvironmentSettings): string | undefined;
  /** Settings that enforce it. Those that people made are kept. */
  readonly settings?: Partial<EnvironmentSettings>;
}

/** Each is planned, announced, examined and written by what stands here. */
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
];

/** @returns no step if the environment meets all policies */
export function planEnvironmentStep(
  name: string,
  existing: EnvironmentSettings | undefined,
  options: OnboardingPlanOptions,
): RepositoryStep | undefined {
  const wanted = environmentPolicies.filter(({ isWanted }) => isWanted?.(options) ?? true);
  const gaps = wanted.flatMap(({ findGap, after, why, settings }) => {
    const found = existing ? findGap(existing) : 'does not exist';
    return found === undefined ? [] : [{ reason: { found, after, why }, settings }];
  });
  if (gaps.length === 0) return undefined;
  const reasons = gaps.map(({ reason }) => reason);
  const settings = Object.assign({}, existing, ...gaps.map((gap) => gap.settings));
  return { kind: 'environment', name, reasons, settings, kept: existing };
}
