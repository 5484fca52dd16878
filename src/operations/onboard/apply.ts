import { addBranchPolicy, writeEnvironment } from '../../clients/github/environments.ts';
import { writePull } from '../../clients/github/pulls.ts';
import type { Repository } from '../../clients/github/repository.ts';
import { createCommit, pointBranch, readBranchHead } from '../../clients/github/tree.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { writeVariable } from '../../clients/github/variables.ts';
import { writeWebhook } from '../../clients/github/webhooks.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CredentialStore } from './credentials/credential.ts';
import { describeRepositoryStep } from './plan/describe-plan.ts';
import { commitMessage, onboardingBranch } from './plan/pull-request.ts';
import type { OnboardingPlan, RepositoryStep } from './plan/types.ts';
import { runSteps } from './run-steps.ts';

export interface OnboardingApplyOptions {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly credentials: CredentialStore | undefined;
  /** Credentials of an application that the site used previously. */
  readonly credentialsAt?: (clientId: string) => CredentialStore | undefined;
  /** The webhook's secret, as provided by the portal. Required if the webhook is written. */
  readonly webhookSecret: Secret | undefined;
  /** Called after each step. */
  readonly onDone?: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Applies a plan step by step. After an interruption, the next plan contains the remaining steps.
 * @returns the pull request's URL, if one was created
 * @throws SiteDeployError the failed step's error, with the steps completed before it
 */
export async function applyOnboardingPlan(
  onboardingPlan: OnboardingPlan,
  options: OnboardingApplyOptions,
): Promise<string | undefined> {
  const { steps, obstacles = [] } = onboardingPlan;
  if (obstacles.length > 0)
    throw new SiteDeployError(
      'ONBOARD_STEP_FAILED',
      'The last step cannot succeed, so nothing was started.',
      {
        facts: obstacles,
      },
    );
  if (steps.some((step) => step.kind === 'webhook') && !options.webhookSecret) {
    throw new SiteDeployError(
      'ONBOARD_SECRET_MISSING',
      'The webhook needs the secret that the portal provides.',
      {
        remedy:
          'Set SITE_DEPLOY_WEBHOOK_SECRET, or use --webhook-secret-stdin and pass it on stdin.',
      },
    );
  }
  const { onDone, signal } = options;
  const describe = (step: RepositoryStep) => describeRepositoryStep(step)[0] ?? '';
  return runSteps(steps, { describe, apply: (step) => applyStep(step, options), onDone, signal });
}

async function applyStep(
  step: RepositoryStep,
  options: OnboardingApplyOptions,
): Promise<string | undefined> {
  const { github, repository, credentials, webhookSecret } = options;
  switch (step.kind) {
    case 'credential':
      return putCredential(step, credentials);
    case 'credential-removal':
      await (step.application === undefined
        ? credentials
        : options.credentialsAt?.(step.application)
      )?.remove(step.credential.name);
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
        await writeWebhook(
          github,
          repository,
          { url: step.url, events: step.events, secret: webhookSecret },
          step.id,
        );
      return undefined;
    case 'pull-request':
      return openPullRequest(step, github, repository);
  }
}

async function putCredential(
  repositoryStep: Extract<RepositoryStep, { kind: 'credential' }>,
  store: CredentialStore | undefined,
): Promise<undefined> {
  if (!store) return undefined;
  try {
    await store.put(repositoryStep.credential);
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'AZURE_PERMISSION_MISSING')
      throw error;
    throw new SiteDeployError(error.code, error.message, {
      cause: error,
      facts: [
        ...error.facts,
        'Someone with the required rights can create it with:',
        ...store.commands(repositoryStep.credential),
      ],
    });
  }
  return undefined;
}

async function openPullRequest(
  repositoryStep: Extract<RepositoryStep, { kind: 'pull-request' }>,
  github: GitHub,
  repository: Repository,
): Promise<string> {
  const { files, decisions, commits, text } = repositoryStep;
  if (commits) {
    const parent = await readBranchHead(github, repository, repository.defaultBranch);
    if (!parent) {
      throw new SiteDeployError(
        'ONBOARD_STEP_FAILED',
        `The branch ${repository.defaultBranch} has no commits yet.`,
        {
          remedy: 'Push the site to it, then run this again.',
        },
      );
    }
    const commit = await createCommit(github, repository, {
      message: commitMessage(text.title, files, decisions),
      parent,
      files,
    });
    await pointBranch(github, repository, onboardingBranch, commit);
  }
  return writePull(github, repository, onboardingBranch, text);
}
