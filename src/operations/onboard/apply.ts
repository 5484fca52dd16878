import { addBranchPolicy, writeEnvironment } from '../../clients/github/environments.ts';
import type { Repository } from '../../clients/github/repository.ts';
import { writeVariable } from '../../clients/github/settings.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { deleteWebhook, writeWebhook } from '../../clients/github/webhooks.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CredentialStore } from './credentials/credential.ts';
import { describeRepositoryStep } from './plan/describe-plan.ts';
import { commitMessage, onboardingBranch } from './plan/pull-request.ts';
import type { OnboardingPlan, RepositoryStep } from './plan/types.ts';
import { runSteps, writeProposal } from './run-steps.ts';

export interface OnboardingApplyOptions {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly credentials: CredentialStore | undefined;
  readonly credentialsAt?: (clientId: string) => CredentialStore | undefined;
  /** The webhook's secret, as provided by the portal. Required if the webhook is written. */
  readonly webhookSecret: Secret | undefined;
  readonly onDone?: (line: string) => void;
  readonly signal: AbortSignal;
}

/** @returns the pull request's URL @throws SiteDeployError the failed step's error */
export async function applyOnboardingPlan(
  plan: OnboardingPlan,
  options: OnboardingApplyOptions,
): Promise<string | undefined> {
  const { steps, obstacles = [] } = plan;
  if (obstacles.length > 0)
    throw new SiteDeployError(
      'ONBOARD_STEP_FAILED',
      'The last step cannot succeed, so nothing was started.',
      { facts: obstacles },
    );
  if (steps.some((step) => step.kind === 'webhook') && !options.webhookSecret)
    throw new SiteDeployError(
      'ONBOARD_SECRET_MISSING',
      'The webhook needs the secret that the portal provides.',
      {
        remedy:
          'Set SITE_DEPLOY_WEBHOOK_SECRET, or use --webhook-secret-stdin and pass it on stdin.',
      },
    );
  const { onDone, signal } = options;
  const describe = (step: RepositoryStep) => describeRepositoryStep(step)[0] ?? '';
  return runSteps(steps, { describe, apply: (step) => applyStep(step, options), onDone, signal });
}

const createdBy = 'Someone with the required rights can create it with:';

async function applyStep(
  step: RepositoryStep,
  options: OnboardingApplyOptions,
): Promise<string | undefined> {
  const { github, repository, webhookSecret } = options;
  switch (step.kind) {
    case 'credential':
      return putCredential(step, getStore(step.application, options));
    case 'credential-removal':
      await getStore(step.application, options)?.remove(step.credential.name);
      return undefined;
    case 'environment':
      await writeEnvironment(github, repository, step.name, step.kept);
      return undefined;
    case 'policy':
      await addBranchPolicy(github, repository, step.environment, step.pattern);
      return undefined;
    case 'variable':
      await writeVariable(github, repository, { name: step.name, value: step.value });
      return undefined;
    case 'webhook':
      if (webhookSecret)
        await writeWebhook(github, repository, { ...step, secret: webhookSecret }, step.id);
      return undefined;
    case 'webhook-removal':
      await deleteWebhook(github, repository, step.id);
      return undefined;
    case 'pull-request':
      return writeProposal(github, repository, {
        branch: onboardingBranch,
        commit: step.commits && {
          message: commitMessage(step.text.title, step.files, step.decisions),
          files: step.files.filter((file) => file.state !== 'leftover'),
          removed: step.files.filter((file) => file.state === 'leftover').map(({ path }) => path),
        },
        text: step.text,
      });
  }
}

/** The credentials of the site's application, or of one that it used before. */
export function getStore(
  application: string | undefined,
  { credentials, credentialsAt }: Pick<OnboardingApplyOptions, 'credentials' | 'credentialsAt'>,
): CredentialStore | undefined {
  if (application === undefined) return credentials;
  return credentialsAt?.(application);
}

async function putCredential(
  step: Extract<RepositoryStep, { kind: 'credential' }>,
  store: CredentialStore | undefined,
): Promise<undefined> {
  if (!store) return undefined;
  try {
    await store.put(step.credential);
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'AZURE_PERMISSION_MISSING')
      throw error;
    throw new SiteDeployError(error.code, error.message, {
      cause: error,
      facts: [...error.facts, createdBy, ...store.commands(step.credential)],
    });
  }
  return undefined;
}
