import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import { compact } from '../../../shared/compact.ts';
import { findObstacles, findUnconfirmedSecrets } from './obstacles.ts';
import { onboardingState } from './onboarding-state.ts';
import { planCredentials } from './plan-credentials.ts';
import { planWebhook } from './plan-webhook.ts';
import { planPullRequest } from './pull-request.ts';
import { getSitePullRequestTexts } from './pull-request-text.ts';
import type {
  OnboardingPlan,
  OnboardingPlanOptions,
  PlanPart,
  RepositoryNeeds,
  RepositoryState,
  RepositoryStep,
} from './types.ts';

/**
 * Plans the steps in an order that has everything ready when the pull request is merged:
 * credentials, environments with their branch policies, variables, webhook, and finally the pull
 * request. Pure; empty if everything is in order.
 * @throws SiteDeployError `ONBOARD_CREDENTIAL_LIMIT`
 */
export function makeOnboardingPlan(
  current: RepositoryState,
  desired: RepositoryNeeds,
  options: OnboardingPlanOptions = {},
): OnboardingPlan {
  // The repository is read-only, so nothing is written for it elsewhere either.
  if (current.repository.archived) {
    const remarks = ['The repository is archived and therefore read-only.'];
    return { steps: [], remarks, state: 'archived', stateAfter: 'archived' };
  }
  const credentials = planCredentials(current, desired, options);
  const environments = desired.environments.map((desiredEnvironment) =>
    planEnvironment(
      desiredEnvironment,
      findEnvironment(current.environments, desiredEnvironment.name),
    ),
  );
  const request = planPullRequest(
    current,
    options,
    getSitePullRequestTexts(current.credentials !== undefined),
  );
  const webhook = planWebhook(current, desired, options);
  const steps = compact([
    ...credentials.added,
    ...environments.flatMap((planned) => planned.steps),
    ...planVariables(current, desired),
    ...webhook.steps,
    request.step,
    ...credentials.removed,
  ]);
  const ofPull = request.step ? 'waiting for merge' : request.state;
  const obstacles = request.step ? findObstacles(current, request.step) : [];
  return {
    steps,
    state: onboardingState(current, desired, steps, request.state),
    stateAfter: onboardingState(current, desired, [], ofPull),
    obstacles: obstacles.length > 0 ? obstacles : undefined,
    remarks: [
      ...obstacles,
      ...(current.hasCommits ? missingBranch(current, desired) : []),
      ...current.contradictions,
      ...credentials.remarks,
      ...environments.flatMap((planned) => planned.remarks),
      ...webhook.remarks,
      ...findUnconfirmedSecrets(current, desired).map(
        (findUnconfirmedSecret) =>
          `${findUnconfirmedSecret.description} ${findUnconfirmedSecret.isMissing ? 'Put it' : 'Make sure it is'} there before the merge.`,
      ),
      ...rivalRemarks(current),
      ...request.remarks,
    ],
  };
}

function missingBranch(repositoryState: RepositoryState, needs: RepositoryNeeds): string[] {
  if (repositoryState.hasProductionBranch) return [];
  return [
    `The branch ${needs.productionBranch}, which is deployed to Production, does not exist; the default branch is ` +
      `${repositoryState.repository.defaultBranch}. Correct environments.production.branch in the site config.`,
  ];
}

/** Whichever of the two finishes last is live. */
function rivalRemarks(repositoryState: RepositoryState): string[] {
  return repositoryState.rivals.map(
    (rival) =>
      `${rival.path} also deploys (${rival.how}): the run that ends last is live. Remove or disable it; if it deploys ` +
      'something else, add the comment "# site-deploy: deploys elsewhere" to it.',
  );
}

/** GitHub treats environment names as case-insensitive. */
export function findEnvironment(
  environments: readonly EnvironmentSettings[],
  name: string,
): EnvironmentSettings | undefined {
  return environments.find((environment) => environment.name.toLowerCase() === name.toLowerCase());
}

function planEnvironment(
  desiredEnvironment: RepositoryNeeds['environments'][number],
  existing: EnvironmentSettings | undefined,
): PlanPart {
  const name = existing?.name ?? desiredEnvironment.name;
  const steps: RepositoryStep[] = [];
  if (!existing) steps.push({ kind: 'environment', name });
  else if (existing.branches !== 'policies')
    steps.push({ kind: 'environment', name, kept: existing });
  for (const pattern of desiredEnvironment.policies) {
    if (!existing?.policies.includes(pattern))
      steps.push({ kind: 'policy', environment: name, pattern });
  }
  const otherPolicies = (existing?.policies ?? []).filter(
    (pattern) => !desiredEnvironment.policies.includes(pattern),
  );
  const remarks = compact([
    otherPolicies.length > 0 &&
      `${name} also allows these branches to deploy: ${otherPolicies.join(', ')}. They are left unchanged.`,
    name !== desiredEnvironment.name &&
      `The environment is called "${name}", but the workflow uses "${desiredEnvironment.name}": ` +
        'delete it and run this again.',
  ]);
  return { steps, remarks };
}

function planVariables(
  repositoryState: RepositoryState,
  desired: RepositoryNeeds,
): RepositoryStep[] {
  return Object.entries(desired.variables).flatMap(([name, value]): RepositoryStep[] => {
    const before = repositoryState.variables.get(name.toUpperCase());
    if (before === value) return [];
    return [{ kind: 'variable', name, value, before }];
  });
}
