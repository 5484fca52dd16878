import type { GitHub } from '../../github/types.ts';
import type { DoctorFinding } from '../../onboard/doctor/doctor-finding.ts';
import type { SiteOutcome } from '../../onboard/fleet/types.ts';
import { applyOnboarding, examineOnboarding, type Onboarding, planOnboarding } from '../../onboard/onboard.ts';
import { describeOnboardingPlan } from '../../onboard/plan/describe-plan.ts';
import type { RepositoryNeedsOptions } from '../../onboard/plan/repository-needs.ts';
import type { SiteRecord } from '../../onboard/site-record.ts';
import type { Deps } from '../../shared/deps.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';
import { credentialsOf } from './site-credentials.ts';

/** What every site of a run shares. */
export interface OnboardRun {
  readonly options: OnboardCommandOptions;
  readonly context: CommandContext;
  readonly deps: Deps;
  readonly github: GitHub;
  readonly render: RepositoryNeedsOptions;
  readonly webhookSecret: Secret | undefined;
}

function look(record: SiteRecord, run: OnboardRun, managedIdentity: string | undefined): Promise<Onboarding> {
  const { options, context, deps, github, render } = run;
  return planOnboarding(record, {
    ...render,
    ...credentialsOf(context, deps, record, managedIdentity),
    github,
    force: options.force ?? false,
    rotateSecret: options.rotateWebhookSecret ?? false,
  });
}

/** One site, for a person: the plan, what was done, or what the doctor found. */
export async function onboardOne(record: SiteRecord, run: OnboardRun): Promise<ExitCode> {
  const { options, context, deps, webhookSecret } = run;
  const { log } = context;
  const onboarding = await look(record, run, options.managedIdentity);
  const { plan } = onboarding;
  const printer = createPrinter(context, options.json);
  if (options.doctor) {
    const findings = await examineOnboarding(onboarding);
    printer.print(findings, () => findingLines(findings));
    return findings.some(({ weight }) => weight === 'broken') ? 1 : 0;
  }
  printer.print(plan, () => describeOnboardingPlan(plan));
  if (options.check) return plan.steps.length > 0 ? 1 : 0;
  if (!options.apply || plan.steps.length === 0) return 0;
  log.info('');
  const onDone = (line: string) => log.info(`done: ${line}`);
  const address = await applyOnboarding(onboarding, { webhookSecret, signal: deps.signal, onDone });
  if (address !== undefined) log.info(`Pull request: ${address}`);
  return 0;
}

/** One site of a fleet. */
export async function onboardInFleet(
  record: SiteRecord,
  run: OnboardRun,
  managedIdentity: string | undefined,
): Promise<Omit<SiteOutcome, 'slug'>> {
  const onboarding = await look(record, run, managedIdentity);
  const { steps, remarks } = onboarding.plan;
  const [note = ''] = remarks;
  if (steps.length === 0) return { status: 'ready', steps: 0, note };
  if (!run.options.apply) return { status: 'planned', steps: steps.length, note };
  const { webhookSecret, deps } = run;
  const address = await applyOnboarding(onboarding, { webhookSecret, signal: deps.signal });
  return { status: 'applied', steps: steps.length, note: address ?? note };
}

function findingLines(findings: readonly DoctorFinding[]): string[] {
  if (findings.length === 0) return ['The repository is as it should be.'];
  return findings.flatMap(({ weight, what, why, remedy }) => [
    `${weight === 'broken' ? 'BROKEN' : 'risk  '}  ${what}`,
    `        ${why}`,
    `        What to do: ${remedy}`,
  ]);
}
