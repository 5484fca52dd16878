import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { PullRequest } from '../../../clients/github/pulls.ts';
import { compact } from '../../../shared/compact.ts';
import { findIdlePolicies, planEnvironmentStep } from './environment-policies.ts';
import { findObstacles, findUnconfirmedSecrets } from './obstacles.ts';
import { planCredentials } from './plan-credentials.ts';
import { planWebhook } from './plan-webhook.ts';
import {
  describeDeclined,
  getPullName,
  getSitePullRequestTexts,
  planPullRequest,
  wasUpdateDeclined,
} from './pull-request.ts';
import { planRepositorySettings } from './repository-policies.ts';
import type {
  OnboardingPlan,
  OnboardingPlanOptions,
  OnboardingState,
  PlanPart,
  RepositoryNeeds,
  RepositoryState,
  RepositoryStep,
} from './types.ts';

export function makeOnboardingPlan(
  current: RepositoryState,
  desired: RepositoryNeeds,
  options: OnboardingPlanOptions = {},
): OnboardingPlan {
  if (current.repository.archived) return archivedPlan;
  const isGone = current.files.every(({ state }) => /^(absent|present|foreign)$/.test(state.state));
  const { removal, pulls } = current;
  if (removal && (removal.state === 'open' || isGone) && !options.force)
    return toDeclinedPlan(describeRemovalPull(removal));
  // Don't grant trust to workflows whose pull request was closed without a merge.
  if (isGone && wasUpdateDeclined(pulls) && !options.force)
    return toDeclinedPlan(describeDeclined(pulls));
  const environments = desired.environments.map((environment) =>
    planEnvironment(environment, current, options),
  );
  const settings = planRepositorySettings(current, options);
  const planned = planCredentials(current, desired, options);
  const guard = findMissingGuard(current, planned.added);
  const credentials = guard.obstacle ? { ...planned, added: [], remarks: [] } : planned;
  const isReady = current.credentials !== undefined;
  const texts = getSitePullRequestTexts(isReady, desired.inputs, options.renaming?.text);
  const request = planPullRequest(current, options, texts);
  const webhook = planWebhook(current, desired, options);
  // Add trust after everything that restricts it, but before the merge that needs it.
  const steps = compact([
    ...settings.steps,
    ...environments.flatMap((environment) => environment.steps),
    ...webhook.steps,
    ...planVariables(current, desired),
    ...credentials.added,
    request.step,
    ...credentials.removed,
  ]);
  const ofPull = (request.step && 'waiting for merge') ?? request.state;
  const beforeMerge = ofPull ? ' before the merge' : '';
  const obstacles = compact([guard.obstacle, ...findObstacles(current, request.step)]);
  const isMissing = !current.hasProductionBranch && current.hasCommits;
  const missing =
    `The branch ${desired.productionBranch}, which is deployed to Production, does not exist; ` +
    `the default branch is ${current.repository.defaultBranch}. Correct ` +
    'environments.production.branch in the site config.';
  return {
    steps,
    state: onboardingState(current, desired, steps, request.state),
    stateAfter: onboardingState(current, desired, [], ofPull),
    obstacles: obstacles.length > 0 ? obstacles : undefined,
    remarks: [
      ...obstacles,
      ...compact([
        current.removal?.state === 'open' &&
          `${getPullName(current.removal)} removes site-deploy: close it.`,
        formatFormerName(current),
        guard.remark,
        isMissing && missing,
      ]),
      ...current.contradictions,
      ...current.blocked,
      ...signatureRemarks(current),
      ...credentials.remarks,
      ...settings.remarks,
      ...environments.flatMap((environment) => environment.remarks),
      ...webhook.remarks,
      ...findUnconfirmedSecrets(current, desired).map(
        ({ description, isMissing }) =>
          `${description} ${isMissing ? 'Put it' : 'Make sure it is'} there${beforeMerge}.`,
      ),
      ...current.rivals.map(
        ({ path, how }) =>
          `${path} also deploys (${how}): the run that ends last is live. Remove or disable it; ` +
          'if it deploys something else, add the comment "# site-deploy: deploys elsewhere" to it.',
      ),
      ...request.remarks,
    ],
  };
}

export const archivedPlan: OnboardingPlan = {
  steps: [],
  remarks: ['The repository is archived and therefore read-only.'],
  state: 'archived',
  stateAfter: 'archived',
};

/** Returns a plan without steps, because people have removed or declined the files. */
const toDeclinedPlan = (remark: string): OnboardingPlan => ({
  steps: [],
  remarks: [remark],
  state: 'declined',
  stateAfter: 'declined',
});

function describeRemovalPull(pull: PullRequest): string {
  const closing = pull.state === 'open' ? 'close it and ' : '';
  const removes = `${getPullName(pull)} removes site-deploy`;
  return `${removes}: ${closing}use --force to onboard the site again.`;
}

function signatureRemarks(state: RepositoryState): string[] {
  const { rules = [], defaultRules = [], repository } = state;
  const signer = "GitHub signs those of an App (--app-id), not those of a person's token";
  if (rules.includes('required_signatures'))
    return [`A ruleset requires signed commits: ${signer}.`];
  if (!defaultRules.includes('required_signatures')) return [];
  return [
    `A ruleset requires signed commits on ${repository.defaultBranch}: ${signer}. Otherwise the ` +
      'pull request can only be squashed.',
  ];
}

export function findEnvironment(
  environments: readonly EnvironmentSettings[],
  name: string,
): EnvironmentSettings | undefined {
  return environments.find((environment) => environment.name.toLowerCase() === name.toLowerCase());
}

export function formatFormerName({ formerName, repository }: RepositoryState) {
  if (!formerName) return undefined;
  return (
    `The portal lists the repository as ${formerName}; it is ${repository.owner}/` +
    `${repository.name} now, and the portal refuses its events. Correct it in the portal.`
  );
}

export const planChoices =
  'Make the repository public, or give its owner a plan with rules for private repositories: ' +
  'GitHub Pro for a person, GitHub Team or Enterprise for an organisation.';

/**
 * Returns an obstacle or a remark if branches can't be restricted: the workflow of any branch could
 * then log in as Production.
 */
function findMissingGuard(
  { repository, lacksRules, credentials }: RepositoryState,
  added: readonly RepositoryStep[],
): { readonly obstacle?: string; readonly remark?: string } {
  if (!lacksRules) return {};
  const what =
    `The plan of ${repository.owner} has no rules for a private repository, so GitHub lets a ` +
    'workflow of any branch log in as Production.';
  if (!credentials || added.length > 0)
    return { obstacle: `${what} Nothing gets a credential until then: ${planChoices}` };
  return { remark: `${what} Its credentials are left as they are. ${planChoices}` };
}

function planEnvironment(
  environment: RepositoryNeeds['environments'][number],
  { environments, lacksRules }: RepositoryState,
  options: OnboardingPlanOptions,
): PlanPart {
  if (lacksRules) return { steps: [], remarks: [] };
  const existing = findEnvironment(environments, environment.name);
  const name = existing?.name ?? environment.name;
  const policies = existing?.policies ?? [];
  const steps = compact([planEnvironmentStep(name, existing, options)]);
  const missing = environment.policies.filter((pattern) => !policies.includes(pattern));
  for (const pattern of missing) steps.push({ kind: 'policy', environment: name, pattern });
  const expected = [...environment.policies, options.renaming?.formerBranch];
  const otherPolicies = policies.filter((pattern) => !expected.includes(pattern));
  const remarks = compact([
    otherPolicies.length > 0 &&
      `${name} also lets others deploy: ${otherPolicies.join(', ')}. These policies are left ` +
        'unchanged.',
    name !== environment.name &&
      `The environment is called "${name}", but the workflow uses "${environment.name}", and ` +
        'Entra compares the names by case: note its reviewers, timer, secrets and variables, ' +
        'delete it in the settings, and run this again, which creates it anew.',
    ...findIdlePolicies(name, existing, options),
  ]);
  return { steps, remarks };
}

function planVariables(state: RepositoryState, desired: RepositoryNeeds): RepositoryStep[] {
  return Object.entries(desired.variables).flatMap(([name, value]): RepositoryStep[] => {
    const before = state.variables.get(name.toUpperCase());
    if (before === value) return [];
    return [{ kind: 'variable', name, value, before }];
  });
}

export function isAppliedState(state: OnboardingState): boolean {
  return state === 'ready' || state === 'waiting for merge';
}

function onboardingState(
  current: RepositoryState,
  desired: RepositoryNeeds,
  steps: readonly RepositoryStep[],
  ofPull: OnboardingState | undefined,
): OnboardingState {
  const has = (state: string) => current.files.some((file) => file.state.state === state);
  if (current.repository.archived) return 'archived';
  if (steps.length > 0 || current.contradictions.length > 0) return 'drift';
  // Before the merge, a missing secret is only a remark.
  const isMissing = findUnconfirmedSecrets(current, desired).some((secret) => secret.isMissing);
  if (
    current.formerName ||
    current.lacksRules ||
    current.blocked.length > 0 ||
    (isMissing && !ofPull)
  )
    return 'drift';
  if (!current.hasProductionBranch || isMisspelt(current, desired)) return 'drift';
  if (has('conflict')) return 'conflict';
  if (has('foreign')) return 'foreign';
  if (ofPull) return ofPull;
  if (current.rivals.length > 0) return 'deployed twice';
  if (current.credentials) return 'ready';
  return 'credentials unknown';
}

function isMisspelt({ environments }: RepositoryState, desired: RepositoryNeeds): boolean {
  return desired.environments.some(
    ({ name }) => (findEnvironment(environments, name)?.name ?? name) !== name,
  );
}
