import { deleteBranch } from '../../../clients/github/branches.ts';
import { deleteEnvironment } from '../../../clients/github/environments.ts';
import { closePull } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { deleteVariable } from '../../../clients/github/settings.ts';
import { deleteWebhook } from '../../../clients/github/webhooks.ts';
import { getStore, type OnboardingApplyOptions } from '../apply.ts';
import { onboardingBranch } from '../plan/pull-request.ts';
import { runSteps, writeProposal } from '../run-steps.ts';
import {
  describeRemovalStep,
  type RemovalPlan,
  type RemovalStep,
  removalBranch,
} from './plan-removal.ts';

export interface RemovalApplyOptions
  extends Omit<OnboardingApplyOptions, 'repository' | 'webhookSecret'> {
  readonly repository: Repository | undefined;
}

/** Skips what is gone. @returns the pull request's URL @throws SiteDeployError */
export async function applyRemoval(
  plan: RemovalPlan,
  options: RemovalApplyOptions,
): Promise<string | undefined> {
  const { onDone, signal } = options;
  const apply = (step: RemovalStep) => applyStep(step, options);
  return runSteps(plan.steps, { describe: describeRemovalStep, apply, onDone, signal });
}

async function applyStep(
  step: RemovalStep,
  options: RemovalApplyOptions,
): Promise<string | undefined> {
  const { github, repository } = options;
  if (step.kind === 'credential')
    await getStore(step.application, options)?.remove(step.credential.name);
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
      return writeProposal(github, repository, {
        branch: removalBranch,
        commit: step.commits && toRemovalCommit(step.paths),
        text: step.text,
      });
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

function toRemovalCommit(removed: readonly string[]) {
  const message = `Remove site-deploy\n\nRemoves ${removed.join(', ')}.\n`;
  return { message, files: [], removed };
}
