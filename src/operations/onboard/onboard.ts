import type { SiteRecord } from '../../workflows/render/render-options.ts';
import { applyOnboardingPlan, type OnboardingApplyOptions } from './apply.ts';
import { examineRepository } from './doctor/doctor.ts';
import type { DoctorFinding } from './doctor/findings.ts';
import { makeOnboardingPlan } from './plan/plan.ts';
import {
  type ComparedRepository,
  type RepositoryReadOptions,
  readRepositoryState,
} from './plan/read-repository-state.ts';
import type { OnboardingPlan, OnboardingPlanOptions } from './plan/types.ts';

export interface Onboarding extends ComparedRepository {
  readonly plan: OnboardingPlan;
  /** The requested site; `site` is adjusted to its repository. */
  readonly record: SiteRecord;
  readonly options: RepositoryReadOptions;
}

/**
 * Plans what a site's repository needs. Changes nothing.
 * @throws SiteDeployError `GITHUB_*`, `AZURE_*`, `ONBOARD_*`, `CONFIG_INVALID`
 */
export async function planOnboarding(
  record: SiteRecord,
  options: RepositoryReadOptions & OnboardingPlanOptions,
): Promise<Onboarding> {
  const compared = await readRepositoryState(record, options);
  const plan = makeOnboardingPlan(compared.current, compared.desired, options);
  return {
    ...compared,
    record,
    options,
    plan: { ...plan, remarks: [...compared.remarks, ...plan.remarks] },
  };
}

/**
 * Applies a plan step by step. After an interruption, the next plan contains the rest.
 * @returns the URL of the pull request, if one was written
 * @throws SiteDeployError of the failed step, with the steps done before it
 */
export function applyOnboarding(
  onboarding: Onboarding,
  more: Pick<OnboardingApplyOptions, 'webhookSecret' | 'onDone' | 'signal'>,
): Promise<string | undefined> {
  const { plan, current, options } = onboarding;
  const { github, credentials, credentialsAt } = options;
  return applyOnboardingPlan(plan, {
    ...more,
    github,
    credentials,
    credentialsAt,
    repository: current.repository,
  });
}

/**
 * Explains all differences, including those a plan doesn't cover, such as a disabled workflow.
 * @throws SiteDeployError `GITHUB_*`
 */
export function examineOnboarding(onboarding: Onboarding): Promise<DoctorFinding[]> {
  const { record, plan, options } = onboarding;
  return examineRepository(record, onboarding, plan, options.github, options.config);
}
