import { hasCode, SiteDeployError } from '../../shared/errors/error.ts';
import { asText } from '../../shared/json.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import { examineRepository } from './doctor/doctor.ts';
import type { DoctorFinding } from './plan/doctor-finding.ts';
import { makeOnboardingPlan } from './plan/plan.ts';
import {
  type ComparedRepository,
  type RepositoryReadOptions,
  readRepositoryState,
} from './plan/read-repository-state.ts';
import { describeRepositoryStep, getStepKind, type StepTargets } from './plan/repository-steps.ts';
import type { OnboardingPlan, OnboardingPlanOptions, RepositoryStep } from './plan/types.ts';

export interface Onboarding extends ComparedRepository {
  readonly plan: OnboardingPlan;
  /** The requested site. `site` is the same site with current data of its repository. */
  readonly record: SiteRecord;
  readonly options: RepositoryReadOptions;
}

/**
 * Plans everything that a site's repository needs. Changes nothing.
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
    // The table of a fleet shows only the first remark: begin with what is wrong.
    plan: { ...plan, remarks: [...plan.remarks, ...compared.remarks] },
  };
}

/**
 * Applies a plan step by step. After an interruption, the next plan contains the remaining steps.
 * @returns the pull request's URL, if one was written
 * @throws SiteDeployError of the failed step, with the number of completed steps; `ONBOARD_*` if no
 * step can be started
 */
export function applyOnboarding(
  onboarding: Onboarding,
  more: Pick<OnboardingApplyOptions, 'webhookSecret' | 'onDone' | 'signal'>,
): Promise<string | undefined> {
  const { plan, current, options } = onboarding;
  return applyOnboardingPlan(plan, { ...options, ...more, repository: current.repository });
}

/**
 * Explains all differences, including those that a plan doesn't cover, e.g. a disabled workflow.
 * @throws SiteDeployError `GITHUB_*`
 */
export function examineOnboarding(onboarding: Onboarding): Promise<DoctorFinding[]> {
  const { record, plan, options } = onboarding;
  return examineRepository(record, onboarding, plan, options.config);
}

export interface OnboardingApplyOptions extends StepTargets {
  readonly onDone?: (line: string) => void;
  readonly signal: AbortSignal;
}

export async function applyOnboardingPlan(plan: OnboardingPlan, options: OnboardingApplyOptions) {
  const { steps, obstacles = [] } = plan;
  const blocked = 'A step cannot succeed, so nothing was started.';
  if (obstacles.length > 0)
    throw new SiteDeployError('ONBOARD_STEP_FAILED', blocked, { facts: obstacles });
  const missing = 'The webhook needs the secret that the portal provides.';
  const remedy =
    'Set SITE_DEPLOY_WEBHOOK_SECRET, or use --webhook-secret-stdin and pass it on stdin.';
  if (steps.some((step) => step.kind === 'webhook') && !options.webhookSecret)
    throw new SiteDeployError('ONBOARD_SECRET_MISSING', missing, { remedy });
  const describe = (step: RepositoryStep) => describeRepositoryStep(step)[0] ?? '';
  return runSteps(steps, {
    ...options,
    describe,
    apply: (step) => getStepKind(step).apply(step, options),
  });
}

interface StepOptions<Step> {
  readonly describe: (step: Step) => string;
  /**
   * Performs a step.
   * @returns the URL of the pull request that it writes, or a message for the user
   */
  readonly apply: (step: Step) => Promise<unknown> | undefined;
  readonly onDone?: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Performs steps in order, up to the first that fails.
 * @returns the last string that a step returned, e.g. the pull request's URL
 * @throws SiteDeployError with the number of completed steps
 */
export async function runSteps<Step>(steps: readonly Step[], stepOptions: StepOptions<Step>) {
  let address: string | undefined;
  for (const [index, step] of steps.entries()) {
    stepOptions.signal.throwIfAborted();
    const line = stepOptions.describe(step);
    try {
      address = asText(await stepOptions.apply(step)) ?? address;
    } catch (error) {
      if (!hasCode(error)) throw error;
      const { remedy, problems } = error;
      const done = `${index} of ${steps.length} steps completed; run again to do the rest.`;
      throw new SiteDeployError(error.code, `${line}: ${error.message}`, {
        ...{ cause: error, remedy, problems },
        facts: [...error.facts, done],
      });
    }
    stepOptions.onDone?.(line);
  }
  return address;
}
