import { hasBranch } from '../../../clients/github/branches.ts';
import { readEnvironments } from '../../../clients/github/environments.ts';
import { readPulls } from '../../../clients/github/pulls.ts';
import { type Repository, readRepository } from '../../../clients/github/repository.ts';
import {
  offersRules,
  readRuleTypes,
  readSecretNames,
  readServerVersion,
  readSubjectSettings,
  readVariables,
  readWorkflowStates,
  type SubjectSettings,
} from '../../../clients/github/settings.ts';
import { type CommitFiles, readBranchHead, readCommitFiles } from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { readWebhooks } from '../../../clients/github/webhooks.ts';
import { parseSiteConfig } from '../../../config/parse.ts';
import { compact } from '../../../shared/compact.ts';
import { omitUndefined } from '../../../shared/omit-undefined.ts';
import {
  findDeployWorkflow,
  listDeploying,
  resolveWorkflowFile,
} from '../../../workflows/deploy-workflow.ts';
import { withRemembered } from '../../../workflows/render/remembered.ts';
import { getDeployPath, type RenderedFile } from '../../../workflows/render/render.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import {
  type CredentialStore,
  type FederatedCredential,
  githubIssuer,
  readCredentials,
} from '../credentials/credential.ts';
import {
  type CredentialOwner,
  type DeployingBranches,
  formerApplications,
  listPreviewBranches,
  readCalledWorkflows,
  sharesApplication,
  staleCredentials,
  staleInFormerApplications,
  subjectAfterMove,
} from '../credentials/subjects.ts';
import type { Acceptance } from '../files/merge.ts';
import { type RivalWorkflow, readRivalWorkflows } from '../files/rival-workflows.ts';
import { checkSingleSite, findBlocked, pinContradictions, serverRemarks } from './obstacles.ts';
import {
  findFormerBranches,
  idleAcceptances,
  readFileStates,
  readLeftovers,
  readOnboardingBranch,
  readProposedFiles,
} from './onboarding-branch.ts';
import { previewCredentials } from './plan-credentials.ts';
import { onboardingBranch, removalBranch, wasUpdateDeclined } from './pull-request.ts';
import {
  detectTraits,
  namesWorkflow,
  neededCredentials,
  type RepositoryNeedsOptions,
  repositoryNeeds,
  withRepositoryConfig,
} from './repository-needs.ts';
import type { Renaming, RepositoryState } from './types.ts';

export interface RepositoryReadOptions extends RepositoryNeedsOptions {
  readonly github: GitHub;
  /** Store of the federated credentials; `undefined` without a token for it. */
  readonly credentials: CredentialStore | undefined;
  /**
   * Returns the credentials of another application: Preview's or, with `checksFormer`, a former
   * application of the site.
   */
  readonly credentialsAt?: (clientId: string) => CredentialStore | undefined;
  /** Whether to check former applications, which takes a request per version of the site config. */
  readonly checksFormer?: boolean;
  /** Whether an older version of site-deploy may replace a newer one. Default: false. */
  readonly downgrade?: boolean;
  readonly force?: boolean;
  readonly accept?: readonly Acceptance[];
  readonly renaming?: Renaming;
}

export type ComparedRepository = Awaited<ReturnType<typeof readRepositoryState>>;

/**
 * Reads the current state of a site's repository, and determines what the site needs there.
 * @throws SiteDeployError `GITHUB_*`, `AZURE_*`, `ONBOARD_*`, `CONFIG_INVALID`
 */
export async function readRepositoryState(record: SiteRecord, options: RepositoryReadOptions) {
  const { github, config = 'site.config.yml', renaming } = options;
  const repository = await readRepository({ ...github, ...record.repository });
  const serverVersion = await readServerVersion(github);
  const ofServer = serverRemarks(serverVersion);
  const [subjectNow, environments, variables, webhooks, pulls, files, branch, credentials] =
    await Promise.all([
      readSubjectSettings(repository),
      readEnvironments(repository),
      readVariables(repository),
      readWebhooks(repository),
      readPulls(repository, onboardingBranch),
      readCommitFiles(repository, repository.defaultBranch),
      readOnboardingBranch(repository),
      readCredentials(options.credentials),
    ]);
  const renamed = { ...repository, ...renaming?.moved };
  const subject = subjectAfterMove(subjectNow, repository, renamed, Boolean(serverVersion));
  const { site, written, configText, parsed, deployed, traits } = await readSite(
    record,
    repository,
    files,
    options,
  );
  const hasCommits =
    files.paths.length > 0 ||
    (await readBranchHead(repository, repository.defaultBranch)) !== undefined;
  const hasProductionBranch =
    renaming?.moved.defaultBranch === site.productionBranch ||
    (await hasBranch(repository, site.productionBranch));
  const proposed = await readProposedFiles(repository, pulls, branch);
  const workflow = (proposed && (await findDeployWorkflow(proposed, config))) ?? deployed;
  const workflowFile = resolveWorkflowFile(workflow, options.workflowFile);
  const { downgrade = false } = options;
  const detected = { server: Boolean(serverVersion), fork: repository.fork };
  const chosen = { ...options, ...omitUndefined({ workflowFile }), ...detected };
  const remembered = withRemembered(chosen, workflow?.text, downgrade);
  const needOptions = { ...options, ...remembered.options, repository: traits };
  const needs = repositoryNeeds(site, needOptions, renamed, subject);
  const pinned = remembered.options.pins !== false && parsed !== undefined;
  const states = await readFileStates(files, needs.files, options, branch);
  states.push(...(await readLeftovers(files, needs.files)));
  if (written && configText && written !== configText)
    states.push({ path: config, state: { state: 'edited', before: written, content: configText } });
  const deployFile = getDeployPath({ workflowFile });
  const callReading = { ...options, repository, subject, deployFile, states, pulls };
  const isCaller = ['caller', 'published'].includes(needs.inputs.shape);
  const isCalled = hasCommits && namesWorkflow(subject) && isCaller;
  const ofCalls = isCalled ? await credentialsOfCalls(site, callReading) : {};
  const removals = await readPulls(repository, removalBranch);
  const { defaultBranch } = repository;
  const isWritten = states.some(({ state }) => 'content' in state);
  const { issuer = githubIssuer } = options;
  const owner = { repository, named: record.repository, subject, issuer };
  const { previewClientId } = site.azure;
  const former = await readFormerTrust(owner, configText && config, site, options);
  const own = await findStale(credentials.credentials ?? [], owner, site, config);
  return {
    site,
    desired: { ...needs, ...ofCalls },
    remarks: compact([
      record.productionBranch !== site.productionBranch &&
        `${config} deploys ${site.productionBranch} to Production, ` +
          `not ${record.productionBranch}: ${config} takes precedence.`,
      ...remembered.remarks,
      ...former.remarks,
      ...ofServer,
      ...idleAcceptances(options.accept ?? [], states),
      ...(await findFormerBranches(files, states, needs.inputs)),
    ]),
    current: {
      repository,
      ...credentials,
      ofPreview: previewClientId
        ? await readCredentials(options.credentialsAt?.(previewClientId))
        : undefined,
      stale: [...own, ...former.stale],
      environments,
      variables,
      webhooks,
      pulls,
      formerName: findFormerName(record, repository),
      hasCommits,
      secrets: needs.secrets && (await readSecretNames(repository)),
      hasProductionBranch,
      contradictions: pinned ? pinContradictions(record, parsed, config) : [],
      files: states,
      rivals: await readRivals(repository, files, needs.files, remembered.options),
      removal: removals.find((pull) => pull.state !== 'closed'),
      blocked: await findBlocked(repository, needs),
      lacksRules: !(await offersRules(repository)),
      rules: isWritten ? await readRuleTypes(repository, onboardingBranch) : undefined,
      defaultRules: isWritten ? await readRuleTypes(repository, defaultBranch) : undefined,
      branch,
    },
  };
}

/** Reads the site by its config file, and the files that its workflows depend on. */
async function readSite(
  record: SiteRecord,
  { template }: Repository,
  files: CommitFiles,
  options: RepositoryReadOptions,
) {
  const { config = 'site.config.yml', renaming } = options;
  const written = await files.read(config);
  const configText = written === undefined ? undefined : (renaming?.edit(written) ?? written);
  const deployed = await findDeployWorkflow(files, config);
  checkSingleSite(record, { config, configText, workflow: deployed?.text }, template);
  const site = withRepositoryConfig(record, configText, config);
  const parsed = configText === undefined ? undefined : parseSiteConfig(configText, config);
  const root = parsed?.build.root ?? options.repository?.root;
  const has = (path: string) => files.getId(path) !== undefined;
  const detected = await detectTraits(has, (path) => files.read(path), parsed, root);
  const traits = { ...detected, ...options.repository, root: detected.root };
  return { site, written, configText, parsed, deployed, traits };
}

/** Finds credentials of the site's application that no run can use any longer. */
async function findStale(
  credentials: readonly FederatedCredential[],
  owner: CredentialOwner,
  site: SiteRecord,
  config: string,
) {
  const branches = toDeployingBranches(site);
  const isSplit =
    site.azure.previewClientId && !(await sharesApplication(owner.repository, config, branches));
  return [
    ...staleCredentials(credentials, owner),
    ...(isSplit ? previewCredentials(credentials, site.slug) : []),
  ];
}

/**
 * Returns the repository's name in the portal if it is outdated. The portal matches events by that
 * name.
 */
function findFormerName({ repository: { owner, name } }: SiteRecord, now: Repository) {
  const named = `${owner}/${name}`;
  return named.toLowerCase() === `${now.owner}/${now.name}`.toLowerCase() ? undefined : named;
}

interface CallReading extends Pick<RepositoryReadOptions, 'github' | 'issuer' | 'force'> {
  readonly repository: Repository;
  readonly subject: SubjectSettings;
  readonly deployFile: string;
  readonly states: RepositoryState['files'];
  readonly pulls: RepositoryState['pulls'];
}

async function credentialsOfCalls(site: SiteRecord, reading: CallReading) {
  const { repository, subject, deployFile, states, pulls, issuer, force = false } = reading;
  const isProposed = force || !wasUpdateDeclined(pulls);
  const proposed = new Map<string, string>();
  for (const { path, state } of states)
    if ('content' in state && isProposed) proposed.set(path, state.content);
  const branches = toDeployingBranches(site);
  const called = await readCalledWorkflows(repository, branches, deployFile, proposed);
  return {
    credentials: neededCredentials(site, { issuer }, repository, subject, called),
    removesCredentials: called.isWhole,
  };
}

const toDeployingBranches = (site: SiteRecord): DeployingBranches => {
  return { production: site.productionBranch, preview: site.previewBranches ?? ['release/**'] };
};

async function readFormerTrust(
  owner: CredentialOwner,
  config: string | undefined,
  site: SiteRecord,
  options: RepositoryReadOptions,
) {
  const { credentialsAt = () => undefined, checksFormer = false } = options;
  if (!checksFormer || config === undefined) return { stale: [], remarks: [] };
  const { repository } = owner;
  const branches = toDeployingBranches(site);
  const previews = await listPreviewBranches(repository, branches);
  const deploying = [branches.production, ...previews];
  const { clientId } = site.azure;
  const former = await formerApplications(repository, config, clientId, deploying);
  return staleInFormerApplications(former, credentialsAt, owner);
}

async function readRivals(
  repository: Repository,
  files: CommitFiles,
  ours: readonly RenderedFile[],
  options: RepositoryNeedsOptions,
): Promise<RivalWorkflow[]> {
  const deploying = listDeploying(options).map((uses) => uses.split('@')[0] ?? '');
  const paths = ours.map((our) => our.path);
  const found = await readRivalWorkflows(files, paths, deploying);
  if (found.length === 0) return [];
  const states = await readWorkflowStates(repository);
  return found.filter((workflow) => (states.get(workflow.path) ?? 'active') === 'active');
}
