import {
  countEnvironmentValues,
  type EnvironmentSettings,
  readEnvironments,
} from '../../../clients/github/environments.ts';
import { readSubjectSettings, type SubjectSettings } from '../../../clients/github/oidc.ts';
import { readPulls } from '../../../clients/github/pulls.ts';
import { type Repository, readRepository } from '../../../clients/github/repository.ts';
import {
  type CommitFiles,
  readBranchHead,
  readCommit,
  readCommitFiles,
} from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { readVariables } from '../../../clients/github/variables.ts';
import { readWebhooks } from '../../../clients/github/webhooks.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { count } from '../../../shared/units.ts';
import { splitHeader } from '../../../workflows/header.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';
import {
  type CredentialStore,
  type FederatedCredential,
  githubIssuer,
} from '../credentials/credential.ts';
import {
  formerApplications,
  isOfRepository,
  staleInFormerApplications,
} from '../credentials/stale-credentials.ts';
import { isGeneratedName } from '../plan/plan-credentials.ts';
import { hashOfMessage, onboardingBranch } from '../plan/pull-request.ts';
import { toPolicies, withRepositoryConfig } from '../plan/repository-needs.ts';
import { removalBranch } from './plan-removal.ts';
import type { RemovableCredential, RemovableEnvironment, RemovalState } from './types.ts';

export interface RemovalReadOptions {
  readonly github: GitHub;
  readonly credentials: CredentialStore | undefined;
  readonly credentialsAt?: (clientId: string) => CredentialStore | undefined;
  readonly config?: string;
  readonly provider?: string;
  readonly issuer?: string;
}

/** @throws SiteDeployError `GITHUB_*`, `AZURE_*` */
export async function readRemovalState(
  record: SiteRecord,
  options: RemovalReadOptions,
): Promise<RemovalState> {
  const { github } = options;
  const repository = await readRepository(github, record.repository).catch((error: unknown) => {
    if (error instanceof SiteDeployError && error.code === 'GITHUB_NOT_FOUND') return undefined;
    throw error;
  });
  if (!repository) return { ...nothing, ...(await readCredentials(record, options, undefined)) };
  const [subject, webhooks, variables, environments, files, onboardingPulls, removalPulls] =
    await Promise.all([
      readSubjectSettings(github, repository),
      readWebhooks(github, repository),
      readVariables(github, repository),
      readEnvironments(github, repository),
      readCommitFiles(github, repository, repository.defaultBranch),
      readPulls(github, repository, onboardingBranch),
      readPulls(github, repository, removalBranch),
    ]);
  const expectedVariables = { SITE_SLUG: record.slug, SITE_PORTAL_URL: record.portal.url };
  const names = Object.entries(expectedVariables).filter(([name]) => variables.has(name));
  const isAsMade = ([name, value]: [string, string]) => variables.get(name) === value;
  const config = options.config ?? 'site.config.yml';
  const site = asConfigured(record, await files.read(config), config);
  const siteEnvironments = environments.filter((environment) =>
    /^(production|preview)$/i.test(environment.name),
  );
  return {
    repository,
    ...(await readCredentials(record, options, { repository, subject, files })),
    webhooks: webhooks.filter((webhook) => isOfPortal(webhook.url, record, options)),
    variables: names.filter(isAsMade).map(([name]) => name),
    changedVariables: names.filter((entry) => !isAsMade(entry)).map(([name]) => name),
    environments: await Promise.all(
      siteEnvironments.map(
        async (environment): Promise<RemovableEnvironment> => ({
          ...environment,
          ofPeople: await listManualSettings(github, repository, environment, site),
        }),
      ),
    ),
    workflows: await generatedWorkflows(files),
    onboarding: {
      pull: onboardingPulls.find((onboardingPull) => onboardingPull.state === 'open'),
      branch: await stateOfBranch(github, repository),
    },
    removal: { ...(await readRemovalBranch(github, repository)), pulls: removalPulls },
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

/** A URL that differs only in its trailing slash calls the portal, too. */
function isOfPortal(
  url: string,
  siteRecord: SiteRecord,
  removalReadOptions: RemovalReadOptions,
): boolean {
  const { provider = 'repohost' } = removalReadOptions;
  return url.replace(/\/$/, '') === `${siteRecord.portal.url}/api/webhooks/${provider}`;
}

/** A site config with errors must not prevent the removal of a site. */
function asConfigured(record: SiteRecord, text: string | undefined, config: string): SiteRecord {
  try {
    return withRepositoryConfig(record, text, config);
  } catch (error) {
    if (error instanceof SiteDeployError) return record;
    throw error;
  }
}

interface RepositorySource {
  readonly repository: Repository;
  readonly subject: SubjectSettings;
  readonly files: CommitFiles;
}

async function readCredentials(
  record: SiteRecord,
  options: RemovalReadOptions,
  source: RepositorySource | undefined,
): Promise<Pick<RemovalState, 'credentials' | 'credentialsUnknown'>> {
  const {
    credentials: store,
    credentialsAt = () => undefined,
    github,
    issuer = githubIssuer,
  } = options;
  if (!store) return { credentials: undefined };
  let listed: FederatedCredential[];
  try {
    listed = await store.list();
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'AZURE_PERMISSION_MISSING')
      throw error;
    return { credentials: undefined, credentialsUnknown: error.message.replace(/\.$/, '') };
  }
  const lets = (federatedCredential: FederatedCredential) =>
    source !== undefined &&
    isOfRepository(federatedCredential.subject, source.repository, record.repository) &&
    /:environment:(Production|Preview)(:|$)/.test(federatedCredential.subject);
  const expectedVariables = listed
    .filter(
      (entry) =>
        entry.issuer === issuer && (isGeneratedName(entry.name, record.slug) || lets(entry)),
    )
    .map((credential): RemovableCredential => ({ credential }));
  if (!source) return { credentials: expectedVariables };
  const config = options.config ?? 'site.config.yml';
  const known = source.files.getId(config) === undefined;
  const { clientId } = record.azure;
  const former = known
    ? []
    : await formerApplications(github, source.repository, config, clientId, []);
  const owner = { ...source, named: record.repository, issuer };
  const { stale } = await staleInFormerApplications(former, credentialsAt, owner);
  const elsewhere = stale.map((staleCredential) => ({
    credential: staleCredential.credential,
    application: staleCredential.application,
  }));
  return { credentials: [...expectedVariables, ...elsewhere] };
}

async function generatedWorkflows(files: CommitFiles): Promise<string[]> {
  const paths = files.paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const texts = await Promise.all(
    paths.map(async (path) => ({ path, text: (await files.read(path)) ?? '' })),
  );
  return texts
    .filter((options) => {
      const { header } = splitHeader(options.text);
      // Other repositories call it.
      return header !== undefined && header.template !== 'reusable';
    })
    .map((item) => item.path)
    .toSorted();
}

/** Settings that would be lost with the environment and that onboarding can't recreate. */
async function listManualSettings(
  github: GitHub,
  repository: Repository,
  environmentSettings: EnvironmentSettings,
  record: SiteRecord,
): Promise<string[]> {
  const { name, reviewers, waitTimer, policies } = environmentSettings;
  const ours = [
    ...(record.previewBranches ?? ['release/**']).flatMap(toPolicies),
    record.productionBranch,
    repository.defaultBranch,
  ];
  const formerIds = policies.filter((pattern) => !ours.includes(pattern));
  const values = await countEnvironmentValues(github, repository, name);
  return compact([
    reviewers.length > 0 && count(reviewers.length, 'reviewer'),
    waitTimer > 0 && 'a wait timer',
    formerIds.length > 0 && `other policies (${formerIds.join(', ')})`,
    values === undefined && 'possibly secrets, which this token cannot list (Environments: read)',
    values !== undefined && values > 0 && `${count(values, 'value')} in its secrets and variables`,
  ]);
}

async function stateOfBranch(
  github: GitHub,
  repository: Repository,
): Promise<'none' | 'intact' | 'theirs'> {
  const commit = await readBranchHead(github, repository, onboardingBranch);
  if (!commit) return 'none';
  const { message } = await readCommit(github, repository, commit);
  if (hashOfMessage(message)) return 'intact';
  return 'theirs';
}

async function readRemovalBranch(
  github: GitHub,
  repository: Repository,
): Promise<Pick<RemovalState['removal'], 'paths' | 'isTheirs'>> {
  const commit = await readBranchHead(github, repository, removalBranch);
  if (!commit) return { paths: undefined, isTheirs: false };
  const { message } = await readCommit(github, repository, commit);
  const paths = /^Removes (.*)\.$/m.exec(message)?.[1]?.split(', ');
  return { paths, isTheirs: !paths };
}
