import { deleteBranch } from '../../../clients/github/branches.ts';
import {
  countEnvironmentValues,
  deleteEnvironment,
  type EnvironmentSettings,
  readEnvironments,
} from '../../../clients/github/environments.ts';
import { closePull, readPulls } from '../../../clients/github/pulls.ts';
import { type Repository, readRepository } from '../../../clients/github/repository.ts';
import {
  deleteVariable,
  readSubjectSettings,
  readVariables,
} from '../../../clients/github/settings.ts';
import {
  type CommitFiles,
  readBranchHead,
  readCommit,
  readCommitFiles,
} from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { deleteWebhook, readWebhooks } from '../../../clients/github/webhooks.ts';
import { compact } from '../../../shared/compact.ts';
import { returnFor, SiteDeployError } from '../../../shared/errors/error.ts';
import { count } from '../../../shared/units.ts';
import { workflowPaths } from '../../../workflows/deploy-workflow.ts';
import { splitHeader } from '../../../workflows/header.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import {
  type CredentialStore,
  type FederatedCredential,
  githubIssuer,
  readCredentials,
} from '../credentials/credential.ts';
import {
  type CredentialOwner,
  formerApplications,
  isOfDeployment,
  isOfRepository,
  staleInFormerApplications,
} from '../credentials/subjects.ts';
import { type OnboardingApplyOptions, runSteps } from '../onboard.ts';
import { isGeneratedName } from '../plan/plan-credentials.ts';
import { findFormerWebhooks, findWebhooks } from '../plan/plan-webhook.ts';
import {
  hashOfMessage,
  onboardingBranch,
  removalBranch,
  writeProposal,
} from '../plan/pull-request.ts';
import { toPolicies, withRepositoryConfig } from '../plan/repository-needs.ts';
import { getStore } from '../plan/repository-steps.ts';
import {
  describeRemovalStep,
  type RemovalPlan,
  type RemovalState,
  type RemovalStep,
} from './plan-removal.ts';

interface RemovalReadOptions {
  readonly github: GitHub;
  readonly credentials: CredentialStore | undefined;
  readonly credentialsAt?: (clientId: string) => CredentialStore | undefined;
  readonly config?: string;
  readonly provider?: string;
  readonly issuer?: string;
}

export async function readRemovalState(record: SiteRecord, options: RemovalReadOptions) {
  const { github } = options;
  const reading = readRepository({ ...github, ...record.repository });
  const repository = await reading.catch(returnFor(undefined, 'GITHUB_NOT_FOUND'));
  if (!repository)
    return { ...nothing, ...(await readSiteCredentials(record, options, undefined)) };
  const [subject, webhooks, variables, environments, files, onboardingPulls, removalPulls] =
    await Promise.all([
      readSubjectSettings(repository),
      readWebhooks(repository),
      readVariables(repository),
      readEnvironments(repository),
      readCommitFiles(repository, repository.defaultBranch),
      readPulls(repository, onboardingBranch),
      readPulls(repository, removalBranch),
    ]);
  const url = `${record.portal.url}/api/webhooks/${options.provider ?? 'repohost'}`;
  const expectedVariables = { SITE_SLUG: record.slug, SITE_PORTAL_URL: record.portal.url };
  const names = Object.entries(expectedVariables).filter(([name]) => variables.has(name));
  const isAsMade = ([name, value]: [string, string]) => variables.get(name) === value;
  const config = options.config ?? 'site.config.yml';
  const site = asConfigured(record, await files.read(config), config);
  const siteEnvironments = environments.filter(({ name }) => /^(production|preview)$/i.test(name));
  const onboarding = await readMessage(repository, onboardingBranch);
  let branch: RemovalState['onboarding']['branch'] = 'none';
  if (onboarding !== undefined) branch = hashOfMessage(onboarding) ? 'intact' : 'theirs';
  const removal = await readMessage(repository, removalBranch);
  const paths = /^Removes (.*)\.$/m.exec(removal ?? '')?.[1]?.split(', ');
  return {
    repository,
    ...(await readSiteCredentials(record, options, { repository, subject, files })),
    webhooks: [...findWebhooks(webhooks, url), ...findFormerWebhooks(webhooks, url)],
    variables: names.filter(isAsMade).map(([name]) => name),
    changedVariables: names.filter((entry) => !isAsMade(entry)).map(([name]) => name),
    environments: await Promise.all(
      siteEnvironments.map(async (environment) => {
        const ofPeople = await listManualSettings(repository, environment, site);
        return { ...environment, ofPeople };
      }),
    ),
    workflows: await generatedWorkflows(files),
    onboarding: { pull: onboardingPulls.find((pull) => pull.state === 'open'), branch },
    removal: { paths, isTheirs: removal !== undefined && !paths, pulls: removalPulls },
  };
}

const nothing: RemovalState = {
  repository: undefined,
  credentials: undefined,
  webhooks: [],
  variables: [],
  changedVariables: [],
  environments: [],
  workflows: [],
  onboarding: { pull: undefined, branch: 'none' },
  removal: { paths: undefined, isTheirs: false, pulls: [] },
};

/**
 * Returns the site as its config describes it. Ignores errors in the config, which must not prevent
 * a removal.
 */
function asConfigured(record: SiteRecord, text: string | undefined, config: string): SiteRecord {
  try {
    return withRepositoryConfig(record, text, config);
  } catch (error) {
    return returnFor(record)(error);
  }
}

type RepositorySource = Pick<CredentialOwner, 'repository' | 'subject'> & { files: CommitFiles };

async function readSiteCredentials(
  record: SiteRecord,
  options: RemovalReadOptions,
  source: RepositorySource | undefined,
): Promise<Pick<RemovalState, 'credentials' | 'credentialsUnknown'>> {
  const { credentialsAt = () => undefined, issuer = githubIssuer } = options;
  const read = await readCredentials(options.credentials);
  if (!read.credentials) return { ...read, credentials: undefined };
  const lets = ({ subject }: FederatedCredential) =>
    source !== undefined &&
    isOfRepository(subject, source.repository, record.repository) &&
    isOfDeployment(subject);
  const ofSite = read.credentials
    .filter((entry) => entry.issuer === issuer)
    .filter((entry) => isGeneratedName(entry.name, record.slug) || lets(entry))
    .map((credential) => ({ credential }));
  const config = options.config ?? 'site.config.yml';
  if (!source || source.files.getId(config) === undefined) return { credentials: ofSite };
  const { repository } = source;
  const former = await formerApplications(repository, config, record.azure.clientId, []);
  const owner = { ...source, named: record.repository, issuer };
  const { stale } = await staleInFormerApplications(former, credentialsAt, owner);
  const elsewhere = stale.map(({ credential, application }) => ({ credential, application }));
  return { credentials: [...ofSite, ...elsewhere] };
}

async function generatedWorkflows(files: CommitFiles): Promise<string[]> {
  const found = await Promise.all(
    workflowPaths(files).map(async (path) => {
      const template = splitHeader((await files.read(path)) ?? '').header?.template;
      // Keep the reusable workflow, which other repositories call.
      return template !== undefined && template !== 'reusable' && path;
    }),
  );
  return compact(found).toSorted();
}

async function listManualSettings(
  repository: Repository,
  settings: EnvironmentSettings,
  record: SiteRecord,
): Promise<string[]> {
  const { name, reviewers, waitTimer, policies } = settings;
  const ours = [
    ...(record.previewBranches ?? ['release/**']).flatMap(toPolicies),
    record.productionBranch,
    repository.defaultBranch,
  ];
  const others = policies.filter((pattern) => !ours.includes(pattern));
  const values = await countEnvironmentValues(repository, name);
  return compact([
    reviewers.length > 0 && count(reviewers.length, 'reviewer'),
    waitTimer > 0 && 'a wait timer',
    others.length > 0 && `other policies (${others.join(', ')})`,
    values === undefined && 'possibly secrets, which this token cannot list (Environments: read)',
    values !== undefined && values > 0 && `${count(values, 'value')} in its secrets and variables`,
  ]);
}

/** Returns the commit message of a branch's head; `undefined` if there is no such branch. */
async function readMessage(repository: Repository, branch: string) {
  const commit = await readBranchHead(repository, branch);
  return commit && (await readCommit(repository, commit)).message;
}

interface RemovalApplyOptions extends Omit<OnboardingApplyOptions, 'repository' | 'webhookSecret'> {
  readonly repository: Repository | undefined;
}

export async function applyRemoval(plan: RemovalPlan, options: RemovalApplyOptions) {
  const apply = (step: RemovalStep) => applyStep(step, options);
  return runSteps(plan.steps, { ...options, describe: describeRemovalStep, apply });
}

async function applyStep(step: RemovalStep, options: RemovalApplyOptions): Promise<unknown> {
  const { repository } = options;
  if (step.kind === 'credential')
    return getStore(step.application, options)?.remove(step.credential.name);
  if (!repository) return undefined;
  switch (step.kind) {
    case 'webhook':
      return deleteWebhook(repository, step.id);
    case 'onboarding-pull':
      if (step.number !== undefined) await closePull(repository, step.number);
      if (!step.deletesBranch) return undefined;
      return removeBranch(repository, onboardingBranch);
    case 'workflows': {
      const removed = step.paths;
      const message = `Remove site-deploy\n\nRemoves ${removed.join(', ')}.\n`;
      const commit = step.commits && { message, files: [], removed };
      return writeProposal(repository, removalBranch, commit, step.text);
    }
    case 'removal-branch':
      return removeBranch(repository, removalBranch);
    case 'variable':
      return deleteVariable(repository, step.name);
    case 'environment':
      return deleteEnvironment(repository, step.name);
    default:
      return step satisfies never;
  }
}

async function removeBranch(repository: Repository, branch: string): Promise<undefined> {
  const refusal = await deleteBranch(repository, branch);
  if (refusal) throw new SiteDeployError('ONBOARD_STEP_FAILED', refusal);
}
