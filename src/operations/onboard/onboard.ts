import type { SiteRecord } from '../../workflows/site-record.ts';
import { applyOnboardingPlan, type OnboardingApplyOptions } from './apply.ts';
import { examineRepository } from './doctor/doctor.ts';
import type { DoctorFinding } from './doctor/doctor-finding.ts';
import { makeOnboardingPlan } from './plan/plan.ts';
import {
  type ComparedRepository,
  type RepositoryReadOptions,
  readRepositoryState,
} from './plan/read-repository-state.ts';
import type { OnboardingPlan, OnboardingPlanOptions } from './plan/types.ts';

/** A site's repository as it was found, and what it needs. */
export interface Onboarding extends ComparedRepository {
  readonly plan: OnboardingPlan;
  /** The site as it was asked for; `site` is what its repository makes of it. */
  readonly record: SiteRecord;
  readonly options: RepositoryReadOptions;
}

/**
 * Looks at a site's repository and plans what it needs. Nothing is changed; a plan without steps means that everything
 * is as it should be.
 * @throws SiteDeployError `GITHUB_*`, `AZURE_*`, `ONBOARD_*`, `CONFIG_INVALID` for a site config with errors
 */
export async function planOnboarding(
  record: SiteRecord,
  options: RepositoryReadOptions & OnboardingPlanOptions,
): Promise<Onboarding> {
  const compared = await readRepositoryState(record, options);
  const plan = makeOnboardingPlan(compared.current, compared.desired, options);
  return { ...compared, record, options, plan: { ...plan, remarks: [...compared.remarks, ...plan.remarks] } };
}

/**
 * Carries a plan out, one step after another. After an interruption the next plan holds what is left.
 * @returns the address of the pull request, where one was written
 * @throws SiteDeployError what the step that failed says, with the steps that were done before it
 */
export function applyOnboarding(
  { plan, current, options }: Onboarding,
  more: Pick<OnboardingApplyOptions, 'webhookSecret' | 'onDone' | 'signal'>,
): Promise<string | undefined> {
  const { github, credentials, credentialsAt } = options;
  return applyOnboardingPlan(plan, { ...more, github, credentials, credentialsAt, repository: current.repository });
}

/**
 * Explains every difference between the repository and what it needs, also those that a plan does not see: a rename, a
 * workflow that is switched off, deliveries that fail. Nothing is changed.
 * @throws SiteDeployError `GITHUB_*`
 */
export function examineOnboarding(onboarding: Onboarding): Promise<DoctorFinding[]> {
  const { record, plan, options } = onboarding;
  return examineRepository(record, onboarding, plan, options.github, options.config);
}
