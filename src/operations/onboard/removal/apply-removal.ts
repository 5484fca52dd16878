import { deleteBranch } from '../../../clients/github/branches.ts';
import { deleteEnvironment } from '../../../clients/github/environments.ts';
import { closePull } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { deleteVariable } from '../../../clients/github/settings.ts';
import { deleteWebhook } from '../../../clients/github/webhooks.ts';
import { getStore, type OnboardingApplyOptions, runSteps, writeProposal } from '../apply.ts';
import { onboardingBranch } from '../plan/pull-request.ts';
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

export async function applyRemoval(
  plan: RemovalPlan,
  options: RemovalApplyOptions,
): Promise<string | undefined> {
  const apply = (step: RemovalStep) => applyStep(step, options);
  return runSteps(plan.steps, { ...options, describe: describeRemovalStep, apply });
}

async function applyStep(step: RemovalStep, options: RemovalApplyOptions): Promise<unknown> {
  const { github, repository } = options;
  if (step.kind === 'credential')
    return getStore(step.application, options)?.remove(step.credential.name);
  if (!repository) return undefined;
  switch (step.kind) {
    case 'webhook':
      return deleteWebhook(github, repository, step.id);
    case 'onboarding-pull':
      if (step.number !== undefined) await closePull(github, repository, step.number);
      if (!step.deletesBranch) return undefined;
      return deleteBranch(github, repository, onboardingBranch);
    case 'workflows': {
      const removed = step.paths;
      const message = `Remove site-deploy\n\nRemoves ${removed.join(', ')}.\n`;
      return writeProposal(github, repository, {
        branch: removalBranch,
        commit: step.commits && { message, files: [], removed },
        text: step.text,
      });
    }
    case 'removal-branch':
      return deleteBranch(github, repository, removalBranch);
    case 'variable':
      return deleteVariable(github, repository, step.name);
    case 'environment':
      return deleteEnvironment(github, repository, step.name);
  }
}
