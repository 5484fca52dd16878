import type { RepositorySettings } from '../../../clients/github/repository.ts';
import type {
  OnboardingPlanOptions,
  PlanPart,
  RepositoryState,
  RepositoryStep,
  StepReason,
} from './types.ts';

interface RepositoryPolicy extends StepReason {
  /** Name for `--policy <name>`. */
  readonly name: string;
  readonly setting: keyof RepositorySettings;
  readonly value: boolean;
}

/**
 * Policies for a repository. An entry is enough to plan, announce, check and apply a policy.
 * `found` completes "The repository …".
 */
const repositoryPolicies: readonly RepositoryPolicy[] = [
  {
    name: 'delete-branch-on-merge',
    setting: 'delete_branch_on_merge',
    value: true,
    found: 'keeps branches after their merge',
    after: 'branches are deleted after their merge',
    why: 'A Preview stays open until somebody deletes the branch that it shows.',
  },
];

/** Names of the policies. All of them are optional. */
export const repositoryPolicyNames = repositoryPolicies.map(({ name }) => name);

/** Plans settings of the repository. A setting that the token can't read becomes a remark. */
export function planRepositorySettings(
  { repository }: Pick<RepositoryState, 'repository'>,
  { policy = [] }: OnboardingPlanOptions,
): PlanPart {
  const steps: RepositoryStep[] = [];
  const remarks: string[] = [];
  for (const { name, setting, value, ...reason } of repositoryPolicies) {
    const present = repository.settings[setting];
    if (!policy.includes(name) || present === value) continue;
    const step = {
      settings: { [setting]: value },
      reason: { ...reason, option: `--policy ${name}` },
    };
    if (present !== undefined) steps.push({ kind: 'setting', ...step });
    else
      remarks.push(
        `The policy ${name} was not checked: GitHub hides the setting ${setting} from this ` +
          'token. Use one that may administer the repository and write its contents.',
      );
  }
  return { steps, remarks };
}
