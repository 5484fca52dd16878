import { readWorkflowStates } from '../../../clients/github/settings.ts';
import { readCommitFiles } from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { readWebhookDeliveries, type WebhookDelivery } from '../../../clients/github/webhooks.ts';
import { compact } from '../../../shared/compact.ts';
import { count } from '../../../shared/units.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';
import { findUnconfirmedSecrets } from '../plan/obstacles.ts';
import { findEnvironment } from '../plan/plan.ts';
import { formatOwner } from '../plan/plan-credentials.ts';
import { describeFormerWebhook, findFormerWebhooks, findWebhooks } from '../plan/plan-webhook.ts';
import type { ComparedRepository } from '../plan/read-repository-state.ts';
import type { OnboardingPlan, RepositoryState } from '../plan/types.ts';
import { configFindings } from './config-findings.ts';
import type { DoctorFinding } from './doctor-finding.ts';
import { fileFindings } from './file-findings.ts';
import { stepFinding } from './step-finding.ts';

/** Number of recent deliveries that must all have failed before the webhook counts as broken. */
const lastDeliveries = 3;

/** Checks what a plan doesn't cover. Changes nothing. @throws SiteDeployError `GITHUB_*` */
export async function examineRepository(
  record: SiteRecord,
  comparedRepository: ComparedRepository,
  plan: OnboardingPlan,
  github: GitHub,
  configFile = 'site.config.yml',
): Promise<DoctorFinding[]> {
  const { current, desired } = comparedRepository;
  const { repository } = current;
  const [hook] = findWebhooks(current.webhooks, desired.webhook.url);
  const [workflows, deliveries, files] = await Promise.all([
    readWorkflowStates(github, repository),
    hook ? readWebhookDeliveries(github, repository, hook.id) : [],
    readCommitFiles(github, repository, repository.defaultBranch),
  ]);
  return [
    ...repositoryFindings(record, current),
    ...branchFindings(current, desired),
    ...current.blocked.map(
      (what): DoctorFinding => ({
        weight: 'broken',
        what,
        why: 'GitHub starts no run, and a push deploys nothing.',
        remedy: 'Ask an administrator of the repository or its organisation to change it.',
      }),
    ),
    ...credentialFindings(current),
    ...staleFindings(current, plan),
    ...plan.steps.map((step) => stepFinding(step, current)),
    ...fileFindings(current, plan),
    ...environmentFindings(current, desired),
    ...workflowFindings(desired.files, workflows),
    ...deliveryFindings(desired.webhook.url, deliveries),
    ...formerWebhookFindings(current, desired, plan),
    ...secretFindings(current, desired),
    ...configFindings(record, desired.inputs, await files.read(configFile), configFile),
  ];
}

function repositoryFindings(
  { repository: named }: SiteRecord,
  { repository }: RepositoryState,
): DoctorFinding[] {
  const isRenamed = `${named.owner}/${named.name}` !== `${repository.owner}/${repository.name}`;
  return compact<DoctorFinding>([
    isRenamed && {
      weight: 'risk',
      what:
        `The portal lists the repository as ${named.owner}/${named.name}; it is ` +
        `${repository.owner}/${repository.name} now.`,
      why:
        'A rename or a transfer changes the subject of its id tokens, and the portal matches ' +
        'events by name.',
      remedy: 'Correct the repository in the portal. --apply corrects the credentials.',
    },
    repository.archived && {
      weight: 'broken',
      what: 'The repository is archived.',
      why: 'Nothing can be written to it, and its workflows do not run.',
      remedy: 'Unarchive it in its settings, or archive the site in the portal.',
    },
  ]);
}

function branchFindings(
  { hasProductionBranch, repository }: RepositoryState,
  desired: ComparedRepository['desired'],
): DoctorFinding[] {
  if (hasProductionBranch) return [];
  const { productionBranch: branch } = desired;
  return [
    {
      weight: 'broken',
      what: `The branch ${branch}, which is deployed to Production, does not exist.`,
      why:
        'No push starts a deployment to Production; the default branch is ' +
        `${repository.defaultBranch}.`,
      remedy:
        'Correct environments.production.branch in the site config, then run site-deploy onboard ' +
        '--apply.',
    },
  ];
}

function credentialFindings(state: RepositoryState): DoctorFinding[] {
  const { credentials, credentialsUnknown = 'there is no token for them' } = state;
  if (credentials) return [];
  return [
    {
      weight: 'risk',
      what: `The federated credentials were not checked: ${credentialsUnknown}.`,
      why: 'It is unknown whether runs can log in.',
      remedy:
        'Run it again with SITE_DEPLOY_GRAPH_TOKEN, or with --managed-identity and ' +
        'SITE_DEPLOY_ARM_TOKEN.',
    },
  ];
}

function staleFindings(state: RepositoryState, plan: OnboardingPlan): DoctorFinding[] {
  const planned = plan.steps.map((step) => 'credential' in step && step.credential.name);
  return state.stale
    .filter(({ application, credential }) => application || !planned.includes(credential.name))
    .map(({ credential, reason, application }) => {
      const owner = formatOwner(application);
      return {
        weight: 'risk',
        what: `The federated credential ${credential.name}${owner} is not needed: ${reason}.`,
        why:
          `It still trusts ${credential.subject}: anyone who obtains such a repository could ` +
          'log in with it.',
        remedy: 'Run site-deploy onboard --apply --prune to remove it.',
      };
    });
}

function environmentFindings(
  current: RepositoryState,
  desired: ComparedRepository['desired'],
): DoctorFinding[] {
  return desired.environments.flatMap(({ name, policies }) => {
    const existing = findEnvironment(current.environments, name);
    if (!existing) return [];
    const otherPolicies = existing.policies.filter((pattern) => !policies.includes(pattern));
    return compact<DoctorFinding>([
      existing.name !== name && spellingFinding(existing.name, name),
      existing.reviewers.length !== 0 && reviewFinding(name, existing.reviewers.length),
      ...otherPolicies.map(
        (pattern): DoctorFinding => ({
          weight: 'risk',
          what: `${name} also lets ${pattern} deploy.`,
          why: "Anyone who can push one can deploy it with the environment's identity.",
          remedy: `Unless it is intended, remove the policy of ${name} in its settings.`,
        }),
      ),
    ]);
  });
}

function reviewFinding(name: string, reviewers: number): DoctorFinding {
  return {
    weight: 'risk',
    what: `${name} asks ${count(reviewers, 'reviewer')} for approval before each deployment.`,
    why: 'While one waits for approval, nothing else is deployed there, not even a rollback.',
    remedy: 'Answer them; "site-deploy rollback --cancel-waiting" makes way for a rollback.',
  };
}

function spellingFinding(existing: string, name: string): DoctorFinding {
  return {
    weight: 'broken',
    what: `The environment is named ${existing}, but the workflow uses ${name}.`,
    why: "The name is part of the subject, and Entra's comparison is case-sensitive.",
    remedy:
      `Note its rules, remove ${existing} in the repository settings, and create ${name} with ` +
      'them: GitHub cannot rename an environment, and treats both names as the same.',
  };
}

function workflowFindings(
  files: ComparedRepository['desired']['files'],
  states: ReadonlyMap<string, string>,
): DoctorFinding[] {
  return files.flatMap((file) => {
    const state = states.get(file.path);
    if (!state || state === 'active') return [];
    return [
      {
        weight: 'broken',
        what: `The workflow ${file.path} is disabled (${state}).`,
        why:
          'Pushes do not start it. GitHub disables workflows of inactive repositories ' +
          'automatically.',
        remedy: `Enable it again: gh workflow enable ${file.path.split('/').at(-1)}`,
      },
    ];
  });
}

function deliveryFindings(url: string, deliveries: readonly WebhookDelivery[]): DoctorFinding[] {
  const last = deliveries.slice(0, lastDeliveries);
  const hasArrived = last.some(({ status }) => status >= 200 && status < 300);
  if (last.length < lastDeliveries || hasArrived) return [];
  const statuses = last
    .map(({ event, status }) => `${event} ${status === 0 ? 'without an answer' : status}`)
    .join(', ');
  const refused = last.every(({ status }) => status === 401 || status === 403);
  return [
    {
      weight: 'broken',
      what: `The last ${last.length} deliveries of the webhook ${url} failed: ${statuses}.`,
      why: refused
        ? 'The portal refuses the signature: the secret is not the one that it provides.'
        : 'The portal did not accept them.',
      remedy: refused
        ? 'Run site-deploy onboard --apply --rotate-webhook-secret to send the secret again.'
        : "Check the recent deliveries in the webhook's settings, and check the portal.",
    },
  ];
}

function formerWebhookFindings(
  { webhooks }: RepositoryState,
  { webhook }: ComparedRepository['desired'],
  plan: OnboardingPlan,
): DoctorFinding[] {
  const planned = plan.steps.map((step) => step.kind === 'webhook-removal' && step.id);
  return findFormerWebhooks(webhooks, webhook.url)
    .filter((hook) => !planned.includes(hook.id))
    .map((hook) => ({
      weight: 'risk',
      what: describeFormerWebhook(hook.url),
      why: 'It hears of every push, issue and pull request.',
      remedy: 'Run site-deploy onboard --apply --prune to remove it.',
    }));
}

function secretFindings(
  current: RepositoryState,
  desired: ComparedRepository['desired'],
): DoctorFinding[] {
  return findUnconfirmedSecrets(current, desired).map(({ name, description, isMissing }) => ({
    weight: 'risk',
    what: description,
    why:
      `${isMissing ? 'Its value is empty then' : 'Where it is missing, its value is empty'}: ` +
      "runs notify the portal with their identity only, and it isn't notified of failed logins.",
    remedy: `Run gh secret set ${name}, or site-deploy onboard --apply --no-api-token.`,
  }));
}
