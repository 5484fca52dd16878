import type { PullRequest } from '../../../clients/github/pulls.ts';
import { readWorkflowStates } from '../../../clients/github/settings.ts';
import { type CommitFiles, readCommitFiles } from '../../../clients/github/tree.ts';
import { readWebhookDeliveries, type WebhookDelivery } from '../../../clients/github/webhooks.ts';
import { compact } from '../../../shared/compact.ts';
import { count } from '../../../shared/units.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import { broken, type DoctorFinding, risk } from '../plan/doctor-finding.ts';
import { findUnconfirmedSecrets } from '../plan/obstacles.ts';
import { findEnvironment, planChoices } from '../plan/plan.ts';
import { formatOwner } from '../plan/plan-credentials.ts';
import { describeFormerWebhook, findFormerWebhooks, findWebhooks } from '../plan/plan-webhook.ts';
import { getPullName } from '../plan/pull-request.ts';
import type { ComparedRepository } from '../plan/read-repository-state.ts';
import { getStepKind } from '../plan/repository-steps.ts';
import type { OnboardingPlan, RepositoryState } from '../plan/types.ts';
import { editFindings } from './edit-findings.ts';
import { configFindings, fileFindings } from './findings.ts';

const lastDeliveries = 3;

/**
 * Explains the steps of a plan, and checks what the plan doesn't cover. Changes nothing.
 * @throws SiteDeployError `GITHUB_*`
 */
export async function examineRepository(
  record: SiteRecord,
  comparedRepository: ComparedRepository,
  plan: OnboardingPlan,
  configFile = 'site.config.yml',
): Promise<DoctorFinding[]> {
  const { current, desired } = comparedRepository;
  const { repository, removal } = current;
  if (removal && plan.state === 'declined') return [removalFinding(removal)];
  const [hook] = findWebhooks(current.webhooks, desired.webhook.url);
  const [workflows, deliveries, files] = await Promise.all([
    readWorkflowStates(repository),
    hook ? readWebhookDeliveries(repository, hook.id) : [],
    readCommitFiles(repository, repository.defaultBranch),
  ]);
  return [
    ...repositoryFindings(current, desired),
    ...staleFindings(current, plan),
    ...plan.steps.flatMap((step) => getStepKind(step).examine(step, current)),
    ...fileFindings(current, plan),
    ...(await readEditFindings(current, desired, files)),
    ...environmentFindings(current, desired),
    ...workflowFindings(desired.files, workflows),
    ...deliveryFindings(desired.webhook.url, deliveries),
    ...formerWebhookFindings(current, desired, plan),
    ...secretFindings(current, desired),
    ...configFindings(record, desired.inputs, await files.read(configFile), configFile),
  ];
}

/** Returns the only finding once a removal has begun, because gaps are then intentional. */
function removalFinding(pull: PullRequest): DoctorFinding {
  const isOpen = pull.state === 'open';
  const merge = 'Merge it and run site-deploy remove again. To keep the site, close it and';
  return broken(
    `${getPullName(pull)} removes site-deploy.`,
    'Its credentials and webhook are removed first: pushes deploy nothing.',
    `${isOpen ? merge : 'To onboard the site again,'} run site-deploy onboard --apply --force.`,
  );
}

async function readEditFindings(
  { files: states }: RepositoryState,
  { files, inputs }: ComparedRepository['desired'],
  repository: Pick<CommitFiles, 'read'>,
): Promise<DoctorFinding[]> {
  const edited = states.filter(({ state }) =>
    ['customised', 'merged', 'conflict'].includes(state.state),
  );
  const found = edited.map(async ({ path }) => {
    const isDeployment = files.some((file) => file.path === path && file.template === 'deploy');
    return editFindings(path, (await repository.read(path)) ?? '', inputs, isDeployment);
  });
  return (await Promise.all(found)).flat();
}

function repositoryFindings(
  state: RepositoryState,
  { productionBranch }: ComparedRepository['desired'],
): DoctorFinding[] {
  const { repository, formerName, blocked, hasProductionBranch, lacksRules } = state;
  const { credentials, credentialsUnknown = 'there is no token for them' } = state;
  const fullName = `${repository.owner}/${repository.name}`;
  return compact([
    formerName !== undefined &&
      broken(
        `The portal lists the repository as ${formerName}; it is ${fullName} now.`,
        'A rename or a transfer changes the subject of its id tokens, and the portal refuses ' +
          'events of another name.',
        'Correct the repository in the portal. --apply corrects the credentials.',
      ),
    repository.archived &&
      broken(
        'The repository is archived.',
        'Nothing can be written to it, and its workflows do not run.',
        'Unarchive it in its settings, or archive the site in the portal.',
      ),
    !hasProductionBranch &&
      broken(
        `The branch ${productionBranch}, which is deployed to Production, does not exist.`,
        'No push starts a deployment to Production; the default branch is ' +
          `${repository.defaultBranch}.`,
        `If it was renamed, run site-deploy rename branch=${repository.defaultBranch} --apply. ` +
          'Otherwise, correct environments.production.branch in the site config, then run ' +
          'site-deploy onboard --apply.',
      ),
    lacksRules &&
      broken(
        `The plan of ${repository.owner} has no rules for a private repository.`,
        'GitHub restricts neither environment to its branches: a workflow of any branch can log ' +
          'in as Production.',
        planChoices,
      ),
    ...blocked.map((what) =>
      broken(
        what,
        'GitHub starts no run, and a push deploys nothing.',
        'Ask an administrator of the repository or its organisation to change it.',
      ),
    ),
    !credentials &&
      risk(
        `The federated credentials were not checked: ${credentialsUnknown}.`,
        'It is unknown whether runs can log in.',
        'Run it again with SITE_DEPLOY_GRAPH_TOKEN, or with --managed-identity and ' +
          'SITE_DEPLOY_ARM_TOKEN.',
      ),
  ]);
}

const prune = 'Run site-deploy onboard --apply --prune to remove it.';

function staleFindings(state: RepositoryState, plan: OnboardingPlan): DoctorFinding[] {
  const planned = plan.steps.map((step) => 'credential' in step && step.credential.name);
  return state.stale
    .filter(({ application, credential }) => application || !planned.includes(credential.name))
    .map(({ credential: { name, subject }, reason, application }) =>
      risk(
        `The federated credential ${name}${formatOwner(application)} is not needed: ${reason}.`,
        `It still trusts ${subject}: anyone who obtains such a repository could log in with it.`,
        prune,
      ),
    );
}

function environmentFindings(current: RepositoryState, desired: ComparedRepository['desired']) {
  return desired.environments.flatMap(({ name, policies }) => {
    const existing = findEnvironment(current.environments, name);
    if (!existing) return [];
    const { reviewers } = existing;
    const otherPolicies = existing.policies.filter((pattern) => !policies.includes(pattern));
    return compact([
      existing.name !== name && spellingFinding(existing.name, name),
      reviewers.length > 0 &&
        risk(
          `${name} asks ${count(reviewers.length, 'reviewer')} for approval before each ` +
            'deployment.',
          'While a deployment waits for it, nothing else is deployed there, not even a rollback.',
          'Answer them; "site-deploy rollback --cancel-waiting" makes room for a rollback.',
        ),
      ...otherPolicies.map((pattern) =>
        risk(
          `${name} also lets ${pattern} deploy.`,
          "Anyone who can push one can deploy it with the environment's identity.",
          `Unless it is intended, remove the policy of ${name} in its settings.`,
        ),
      ),
    ]);
  });
}

function spellingFinding(existing: string, name: string): DoctorFinding {
  return broken(
    `The environment is named ${existing}, but the workflow uses ${name}.`,
    "The name is part of the subject, and Entra's comparison is case-sensitive.",
    `Note its rules, remove ${existing} in the repository settings, and create ${name} with ` +
      'them: GitHub cannot rename an environment, and treats both names as the same.',
  );
}

function workflowFindings(
  files: ComparedRepository['desired']['files'],
  states: ReadonlyMap<string, string>,
): DoctorFinding[] {
  const disabled = files.filter(({ path }) => (states.get(path) ?? 'active') !== 'active');
  return disabled.map(({ path }) =>
    broken(
      `The workflow ${path} is disabled (${states.get(path)}).`,
      'Pushes do not start it. GitHub disables workflows of inactive repositories automatically.',
      `Enable it again: gh workflow enable ${path.split('/').at(-1)}`,
    ),
  );
}

function deliveryFindings(url: string, deliveries: readonly WebhookDelivery[]): DoctorFinding[] {
  const last = deliveries.slice(0, lastDeliveries);
  const hasArrived = last.some(({ status }) => status >= 200 && status < 300);
  if (last.length < lastDeliveries || hasArrived) return [];
  const statuses = last.map(({ event, status }) => `${event} ${status || 'without an answer'}`);
  const what = `The last ${last.length} deliveries of the webhook ${url} failed: `;
  const refused = last.every((delivery) => [401, 403].includes(delivery.status));
  if (refused)
    return [
      broken(
        `${what}${statuses.join(', ')}.`,
        'The portal refuses the signature: the secret is not the one that it provides.',
        'Run site-deploy onboard --apply --rotate-webhook-secret to send the secret again.',
      ),
    ];
  return [
    broken(
      `${what}${statuses.join(', ')}.`,
      'The portal did not accept them.',
      "Check the recent deliveries in the webhook's settings, and check the portal.",
    ),
  ];
}

function formerWebhookFindings(
  { webhooks }: RepositoryState,
  { webhook }: ComparedRepository['desired'],
  plan: OnboardingPlan,
): DoctorFinding[] {
  const planned = plan.steps.map((step) => step.kind === 'webhook-removal' && step.id);
  const why = 'It is notified of every push, issue and pull request.';
  return findFormerWebhooks(webhooks, webhook.url)
    .filter((hook) => !planned.includes(hook.id))
    .map((hook) => risk(describeFormerWebhook(hook.url), why, prune));
}

function secretFindings(current: RepositoryState, desired: ComparedRepository['desired']) {
  return findUnconfirmedSecrets(current, desired).map(({ name, description, isMissing }) =>
    risk(
      description,
      `${isMissing ? 'Its value is empty then' : 'Where it is missing, its value is empty'}: ` +
        "runs notify the portal with their identity only, and it isn't notified of failed logins.",
      `Run gh secret set ${name}, or site-deploy onboard --apply --no-api-token.`,
    ),
  );
}
