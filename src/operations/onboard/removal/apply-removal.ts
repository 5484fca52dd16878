import { deleteBranch } from '../../../clients/github/branches.ts';
import { deleteEnvironment } from '../../../clients/github/environments.ts';
import { closePull, writePull } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { createCommit, pointBranch, readBranchHead } from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { deleteVariable } from '../../../clients/github/variables.ts';
import { deleteWebhook } from '../../../clients/github/webhooks.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { CredentialStore } from '../credentials/credential.ts';
import { onboardingBranch } from '../plan/pull-request.ts';
import { runSteps } from '../run-steps.ts';
import { describeRemovalStep, removalBranch } from './plan-removal.ts';
import type { RemovalPlan, RemovalStep } from './types.ts';

export interface RemovalApplyOptions {
  readonly github: GitHub;
  readonly repository: Repository | undefined;
  readonly credentials: CredentialStore | undefined;
  readonly credentialsAt?: (clientId: string) => CredentialStore | undefined;
  /** Called after each step. */
  readonly onDone?: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Applies a removal step by step. Anything already gone is skipped, so a run after an interruption
 * does the rest.
 * @returns the URL of the pull request, if one was written
 * @throws SiteDeployError of the failed step, with the steps done before it
 */
export async function applyRemoval(
  removalPlan: RemovalPlan,
  options: RemovalApplyOptions,
): Promise<string | undefined> {
  const { onDone, signal } = options;
  return runSteps(removalPlan.steps, {
    describe: describeRemovalStep,
    apply: (step) => applyStep(step, options),
    onDone,
    signal,
  });
}

async function applyStep(
  step: RemovalStep,
  options: RemovalApplyOptions,
): Promise<string | undefined> {
  const { github, repository, credentials, credentialsAt } = options;
  if (step.kind === 'credential') {
    const store = step.application === undefined ? credentials : credentialsAt?.(step.application);
    await store?.remove(step.credential.name);
    return undefined;
  }
  if (!repository) return undefined;
  switch (step.kind) {
    case 'webhook':
      await deleteWebhook(github, repository, step.id);
      return undefined;
    case 'onboarding-pull':
      if (step.number !== undefined) await closePull(github, repository, step.number);
      if (step.deletesBranch) await deleteBranch(github, repository, onboardingBranch);
      return undefined;
    case 'workflows':
      return openPullRequest(step, github, repository);
    case 'removal-branch':
      await deleteBranch(github, repository, removalBranch);
      return undefined;
    case 'variable':
      await deleteVariable(github, repository, step.name);
      return undefined;
    case 'environment':
      await deleteEnvironment(github, repository, step.name);
      return undefined;
  }
}

async function openPullRequest(
  removalStep: Extract<RemovalStep, { kind: 'workflows' }>,
  github: GitHub,
  repository: Repository,
): Promise<string> {
  const { paths, commits, text } = removalStep;
  if (commits) {
    const parent = await readBranchHead(github, repository, repository.defaultBranch);
    if (!parent)
      throw new SiteDeployError(
        'ONBOARD_STEP_FAILED',
        `The branch ${repository.defaultBranch} is gone.`,
      );
    const message = `Remove site-deploy\n\nRemoves ${paths.join(', ')}.\n`;
    const commit = await createCommit(github, repository, {
      message,
      parent,
      files: [],
      removed: paths,
    });
    await pointBranch(github, repository, removalBranch, commit);
  }
  return writePull(github, repository, removalBranch, text);
}
