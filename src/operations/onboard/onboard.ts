import { addBranchPolicy, writeEnvironment } from '../../clients/github/environments.ts';
import { type PullRequestText, writePull } from '../../clients/github/pulls.ts';
import type { Repository } from '../../clients/github/repository.ts';
import { writeVariable } from '../../clients/github/settings.ts';
import {
  createCommit,
  type NewCommit,
  pointBranch,
  readBranchHead,
} from '../../clients/github/tree.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { deleteWebhook, writeWebhook } from '../../clients/github/webhooks.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { asText } from '../../shared/json.ts';
import type { Secret } from '../../shared/secret.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import { type CredentialStore, isPermissionMissing } from './credentials/credential.ts';
import { examineRepository } from './doctor/doctor.ts';
import type { DoctorFinding } from './doctor/findings.ts';
import { describeRepositoryStep } from './plan/describe-plan.ts';
import { makeOnboardingPlan } from './plan/plan.ts';
import { commitMessage, onboardingBranch } from './plan/pull-request.ts';
import {
  type ComparedRepository,
  type RepositoryReadOptions,
  readRepositoryState,
} from './plan/read-repository-state.ts';
import type {
  OnboardingPlan,
  OnboardingPlanOptions,
  RepositoryStep,
  StepOf,
} from './plan/types.ts';

export interface Onboarding extends ComparedRepository {
  readonly plan: OnboardingPlan;
  /** The requested site. `site` is adjusted to its repository. */
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
    plan: { ...plan, remarks: [...compared.remarks, ...plan.remarks] },
  };
}

/**
 * Applies a plan step by step. After an interruption, the next plan contains the remaining steps.
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
 * Explains all differences, including those that a plan doesn't cover, e.g. a disabled workflow.
 * @throws SiteDeployError `GITHUB_*`
 */
export function examineOnboarding(onboarding: Onboarding): Promise<DoctorFinding[]> {
  const { record, plan, options } = onboarding;
  return examineRepository(record, onboarding, plan, options.github, options.config);
}

export interface OnboardingApplyOptions {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly credentials: CredentialStore | undefined;
  readonly credentialsAt?: (clientId: string) => CredentialStore | undefined;
  readonly webhookSecret: Secret | undefined;
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
  return runSteps(steps, { ...options, describe, apply: (step) => applyStep(step, options) });
}

async function applyStep(step: RepositoryStep, options: OnboardingApplyOptions): Promise<unknown> {
  const { github, repository, webhookSecret } = options;
  switch (step.kind) {
    case 'credential':
      return putCredential(step, getStore(step.application, options));
    case 'credential-removal':
      return getStore(step.application, options)?.remove(step.credential.name);
    case 'environment':
      return writeEnvironment(github, repository, step.name, step.settings);
    case 'policy':
      return addBranchPolicy(github, repository, step.environment, step.pattern);
    case 'variable':
      return writeVariable(github, repository, { name: step.name, value: step.value });
    case 'webhook':
      if (!webhookSecret) return undefined;
      return writeWebhook(github, repository, { ...step, secret: webhookSecret }, step.id);
    case 'webhook-removal':
      return deleteWebhook(github, repository, step.id);
    case 'pull-request': {
      const leftovers = step.files.filter((file) => file.state === 'leftover');
      return writeProposal(
        github,
        repository,
        onboardingBranch,
        step.commits && {
          message: commitMessage(step.text.title, step.files, step.decisions),
          files: step.files.filter((file) => !leftovers.includes(file)),
          removed: leftovers.map((file) => file.path),
        },
        step.text,
      );
    }
  }
}

export function getStore(
  application: string | undefined,
  { credentials, credentialsAt }: Pick<OnboardingApplyOptions, 'credentials' | 'credentialsAt'>,
): CredentialStore | undefined {
  if (application === undefined) return credentials;
  return credentialsAt?.(application);
}

async function putCredential(
  { credential }: StepOf<'credential'>,
  store: CredentialStore | undefined,
): Promise<void> {
  try {
    await store?.put(credential);
  } catch (error) {
    if (!isPermissionMissing(error) || !store) throw error;
    const createdBy = 'Someone with the required rights can create it with:';
    throw new SiteDeployError(error.code, error.message, {
      cause: error,
      facts: [...error.facts, createdBy, ...store.commands(credential)],
    });
  }
}

interface StepRun<Step> {
  readonly describe: (step: Step) => string;
  /** @returns the URL of the pull request, if the step writes one */
  readonly apply: (step: Step) => Promise<unknown>;
  readonly onDone?: (line: string) => void;
  readonly signal: AbortSignal;
}

/** @returns the pull request's URL @throws SiteDeployError with the number of completed steps */
export async function runSteps<Step>(steps: readonly Step[], stepRun: StepRun<Step>) {
  let address: string | undefined;
  for (const [index, step] of steps.entries()) {
    stepRun.signal.throwIfAborted();
    const line = stepRun.describe(step);
    try {
      address = asText(await stepRun.apply(step)) ?? address;
    } catch (error) {
      if (!(error instanceof SiteDeployError)) throw error;
      const { remedy, problems } = error;
      const done = `${index} of ${steps.length} steps completed; run again to do the rest.`;
      throw new SiteDeployError(error.code, `${line}: ${error.message}`, {
        ...{ cause: error, remedy, problems },
        facts: [...error.facts, done],
      });
    }
    stepRun.onDone?.(line);
  }
  return address;
}

export async function writeProposal(
  github: GitHub,
  repository: Repository,
  branch: string,
  commit: Omit<NewCommit, 'parent'> | false,
  text: PullRequestText,
) {
  if (commit) {
    const { defaultBranch } = repository;
    const parent = await readBranchHead(github, repository, defaultBranch);
    const message = `The branch ${defaultBranch} has no commits yet.`;
    const remedy = 'Push the site to it, then run this again.';
    if (!parent) throw new SiteDeployError('ONBOARD_STEP_FAILED', message, { remedy });
    const created = await createCommit(github, repository, { ...commit, parent });
    await pointBranch(github, repository, branch, created);
  }
  return writePull(github, repository, branch, text);
}
