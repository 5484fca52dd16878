import { parseSiteConfig } from '../config/load.ts';
import type { GitHub } from '../github/rest/client.ts';
import { readFiles } from '../github/rest/tree.ts';
import { type Delivery, readDeliveries } from '../github/rest/webhooks.ts';
import { readWorkflowStates } from '../github/rest/workflows.ts';
import { findEnvironment } from './plan/plan.ts';
import type { Compared } from './plan/read.ts';
import type { Plan, Step } from './plan/types.ts';
import { rollbackPath } from './render.ts';
import type { SiteRecord } from './site-record.ts';

/** A difference between a repository and what it needs, with what comes of it and what to do. */
export interface Finding {
  /** `broken`: deployments fail; `risk`: they succeed, and something is not as safe or complete as it should be. */
  readonly weight: 'broken' | 'risk';
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
}

const apply = 'site-deploy onboard --apply corrects it.';
/** Deliveries that must all have failed before the webhook counts as broken. */
const lastDeliveries = 3;

/**
 * Compares a repository with what it needs, beyond what a plan sees. Nothing is changed.
 * @param record the site as the portal knows it
 * @throws SiteDeployError `GITHUB_*`
 */
export async function examine(
  record: SiteRecord,
  { current, desired }: Compared,
  plan: Plan,
  github: GitHub,
  configFile = 'site.config.yml',
): Promise<Finding[]> {
  const { repository } = current;
  const hook = current.webhooks.find(({ url }) => url === desired.webhook.url);
  const [workflows, deliveries, files] = await Promise.all([
    readWorkflowStates(github, repository),
    hook === undefined ? [] : readDeliveries(github, repository, hook.id),
    readFiles(github, repository, repository.defaultBranch),
  ]);
  return [
    ...nameFindings(record, current),
    ...plan.steps.map((step) => stepFinding(step, current)),
    ...environmentFindings({ current, desired }),
    ...workflowFindings(desired.files, workflows),
    ...deliveryFindings(desired.webhook.url, deliveries),
    ...configFindings(record, await files.read(configFile), configFile),
  ];
}

function nameFindings({ repository: named }: SiteRecord, { repository }: Compared['current']): Finding[] {
  if (`${named.owner}/${named.name}` === `${repository.owner}/${repository.name}`) return [];
  return [
    {
      weight: 'risk',
      what: `The portal calls the repository ${named.owner}/${named.name}; it is ${repository.owner}/${repository.name} now.`,
      why: 'A rename or a transfer changes the subject of its id tokens, and the portal finds events by the name.',
      remedy: 'Correct the repository in the portal. --apply corrects the credentials.',
    },
  ];
}

/** What comes of it while a step of the plan is not taken. */
function stepFinding(step: Step, current: Compared['current']): Finding {
  switch (step.kind) {
    case 'credential': {
      const { credential, replaces } = step;
      const nearly = current.credentials?.find(
        ({ subject }) => subject.toLowerCase() === credential.subject.toLowerCase() && subject !== credential.subject,
      );
      const stale = replaces ?? nearly;
      return {
        weight: 'broken',
        what:
          stale === undefined
            ? `No federated credential has the subject ${credential.subject}.`
            : `The federated credential ${stale.name} has the subject ${stale.subject}, and runs present ${credential.subject}.`,
        why: 'Entra compares subjects exactly, letter case included: the login fails with AADSTS700213 or AADSTS7002138.',
        remedy: apply,
      };
    }
    case 'environment':
      return {
        weight: 'risk',
        what:
          step.kept === undefined
            ? `The environment ${step.name} does not exist.`
            : `The environment ${step.name} may be used by ${step.kept.branches === 'all' ? 'every branch' : 'protected branches only'}.`,
        why: 'The federated credential trusts the environment: its branch policy is what keeps other branches out.',
        remedy: apply,
      };
    case 'policy':
      return {
        weight: 'broken',
        what: `${step.environment} does not let ${step.pattern} deploy.`,
        why: 'GitHub refuses the deploy job of such a branch. In a policy a wildcard does not cross "/".',
        remedy: apply,
      };
    case 'variable':
      return {
        weight: 'risk',
        what: `The variable ${step.name} is ${step.before === undefined ? 'missing' : `"${step.before}"`}; it should be "${step.value}".`,
        why: 'Other workflows of the repository read it.',
        remedy: apply,
      };
    case 'webhook':
      return {
        weight: 'broken',
        what: `The webhook ${step.url} ${step.changes.join(', ')}.`,
        why: 'Without it the portal does not hear of issues, pull requests and pushes.',
        remedy: apply,
      };
    case 'pull-request':
      return {
        // Without the rollback deployments still succeed.
        weight: step.files.some(({ path, state }) => state === 'absent' && path !== rollbackPath) ? 'broken' : 'risk',
        what: `Not as they should be: ${step.files.map(({ path, state }) => `${path} (${state === 'absent' ? 'missing' : 'out of date'})`).join(', ')}.`,
        why: 'The files of the default branch are what runs.',
        remedy: 'site-deploy onboard --apply opens a pull request with them.',
      };
  }
}

function environmentFindings({ current, desired }: Pick<Compared, 'current' | 'desired'>): Finding[] {
  return desired.environments.flatMap(({ name, policies }) => {
    const existing = findEnvironment(current.environments, name);
    const others = (existing?.policies ?? []).filter((pattern) => !policies.includes(pattern));
    return others.map((pattern) => ({
      weight: 'risk',
      what: `${name} also lets ${pattern} deploy.`,
      why: 'Whoever can push such a branch can deploy it, with the identity of the environment.',
      remedy: `Remove the policy in the settings of the environment ${name} unless it is meant to be there.`,
    }));
  });
}

function workflowFindings(files: Compared['desired']['files'], states: ReadonlyMap<string, string>): Finding[] {
  return files.flatMap(({ path }) => {
    const state = states.get(path);
    if (state === undefined || state === 'active') return [];
    return [
      {
        weight: 'broken',
        what: `The workflow ${path} is switched off (${state}).`,
        why: 'Pushes do not start it. GitHub switches workflows of quiet repositories off by itself.',
        remedy: `Switch it on again: gh workflow enable ${path.split('/').at(-1)}`,
      },
    ];
  });
}

function deliveryFindings(url: string, deliveries: readonly Delivery[]): Finding[] {
  const last = deliveries.slice(0, lastDeliveries);
  if (last.length < lastDeliveries || last.some(({ status }) => status >= 200 && status < 300)) return [];
  const statuses = last
    .map(({ event, status }) => `${event} ${status === 0 ? 'without an answer' : status}`)
    .join(', ');
  const refused = last.every(({ status }) => status === 401 || status === 403);
  return [
    {
      weight: 'broken',
      what: `The last ${last.length} deliveries of the webhook ${url} have failed: ${statuses}.`,
      why: refused
        ? 'The portal refuses the signature: the secret is not the one that it supplies.'
        : 'The portal did not take them.',
      remedy: refused
        ? 'site-deploy onboard --apply --rotate-webhook-secret sends the secret again.'
        : 'Look at the recent deliveries in the settings of the webhook, and at the portal.',
    },
  ];
}

/** The site config belongs to the people of the repository; that it speaks of another site is still worth a word. */
function configFindings(record: SiteRecord, text: string | undefined, file: string): Finding[] {
  if (text === undefined) return [];
  const config = parseSiteConfig(text, file);
  const pairs = [
    ['site.slug', config.site.slug, record.slug],
    ['site.id', config.site.id, record.id],
    ['portal.url', config.portal.url, record.portal.url],
    ['portal.audience', config.portal.audience, record.portal.audience],
    ['azure.clientId', config.azure.clientId, record.azure.clientId],
    ['azure.tenantId', config.azure.tenantId, record.azure.tenantId],
  ] as const;
  return pairs
    .filter(([, found, expected]) => found !== expected)
    .map(([key, found, expected]) => ({
      weight: 'broken',
      what: `${file} says ${key}: ${found}; the portal says ${expected}.`,
      why: 'The run would log in, or deploy, as another site.',
      remedy: `Correct ${key} in ${file}.`,
    }));
}
