import path from 'node:path';
import { applyOnboarding, planOnboarding } from '../../operations/onboard/onboard.ts';
import { describeOnboardingPlan } from '../../operations/onboard/plan/describe-plan.ts';
import { isAppliedState } from '../../operations/onboard/plan/plan.ts';
import type { OnboardingPlan } from '../../operations/onboard/plan/types.ts';
import { openDeps } from '../../shared/deps.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';
import {
  checkPortal,
  getApiUrl,
  type OnboardRun,
  openRun,
  readReferences,
  readSiteCheckout,
  toPlanOptions,
  withSite,
} from './open-site.ts';
import { type OnboardingOptions, parseAcceptances } from './options.ts';
import {
  checkSavedPlan,
  checkServer,
  readSavedPlan,
  type SavedPlan,
  withSavedOptions,
  writeSavedPlan,
} from './saved-plan.ts';
import { createSiteApplications } from './site-credentials.ts';

export async function onboard(
  options: OnboardingOptions,
  context: CommandContext,
): Promise<ExitCode> {
  parseAcceptances(options.accept);
  if (options.createApplications) return await onboardWithApplications(options, context);
  return await withSite(options, context, onboardSite);
}

/** Creates the site's applications, then onboards the site with their ids. */
async function onboardWithApplications(
  options: OnboardingOptions,
  context: CommandContext,
): Promise<ExitCode> {
  checkPortal(options);
  const { createApplications: _, ...others } = options;
  const checkout = await readSiteCheckout(options, context);
  const ids = await createSiteApplications(options, checkout, context);
  if (ids) return await onboard({ ...others, ...ids }, context);
  return options.apply ? 3 : 0;
}

/**
 * Applies a plan that `--out` saved.
 * @param given names of the options that were typed
 */
export async function applySavedPlan(
  file: string,
  options: OnboardingOptions,
  given: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  const saved = await readSavedPlan(context.cwd, file);
  const all = withSavedOptions(options, saved, given);
  checkPortal(all);
  checkServer(saved, getApiUrl(all, context));
  await using deps = await openDeps(context);
  const run = await openRun(all, readReferences(all), context, deps);
  return await onboardSite(saved.site, run, saved);
}

async function onboardSite(
  record: SiteRecord,
  run: OnboardRun,
  saved?: SavedPlan,
): Promise<ExitCode> {
  const { options, context, deps, github, webhookSecret } = run;
  const onboarding = await planOnboarding(record, toPlanOptions(record, run));
  const { plan } = onboarding;
  if (saved) checkSavedPlan(saved, plan);
  createPrinter(context, options.json).print(plan, () => describeOnboardingPlan(plan));
  if (options.out) {
    const file = path.resolve(context.cwd, options.out);
    await writeSavedPlan(file, github.apiUrl, options, record, plan);
    context.log.info(`Saved. To apply it: site-deploy onboard --apply ${options.out}`);
  }
  return await carryOut(plan, options, context, (onDone) =>
    applyOnboarding(onboarding, { webhookSecret, signal: deps.signal, onDone }),
  );
}

/**
 * Applies the plan if `--apply` is set, and returns the exit code. With `--check`, it depends on
 * the current state, with `--apply` on the state afterwards; otherwise, it is 0.
 * @param apply applies the steps and returns the pull request's address, if any
 */
export async function carryOut(
  plan: Pick<OnboardingPlan, 'steps' | 'state' | 'stateAfter'>,
  options: Pick<OnboardingOptions, 'check' | 'apply'>,
  { log }: CommandContext,
  apply: (onDone: (line: string) => void) => Promise<string | undefined>,
): Promise<ExitCode> {
  if (options.check) return getExitCode(plan.state);
  if (!options.apply) return 0;
  if (plan.steps.length > 0) {
    log.info('');
    const address = await apply((line) => log.info(`done: ${line}`));
    if (address) log.info(`Pull request: ${address}`);
  }
  return isAppliedState(plan.stateAfter) ? 0 : 3;
}

export const getExitCode = (state: OnboardingPlan['state']): ExitCode =>
  state === 'ready' ? 0 : 3;
