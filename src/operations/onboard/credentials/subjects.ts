import { branchesLike } from '../../../clients/github/branches.ts';
import { latestCommits } from '../../../clients/github/commits.ts';
import type { RepoName, Repository } from '../../../clients/github/repository.ts';
import type { SubjectSettings } from '../../../clients/github/settings.ts';
import { readFileAt } from '../../../clients/github/tree.ts';
import { matchesAny } from '../../../config/branch-pattern.ts';
import { compact } from '../../../shared/compact.ts';
import { hasCode, SiteDeployError } from '../../../shared/errors/error.ts';
import { asText, toObject } from '../../../shared/json.ts';
import { listWorkflowUses, parseYaml } from '../../../workflows/deploy-workflow.ts';
import { closePath, rollbackPath } from '../../../workflows/render/render.ts';
import type { CredentialStore, FederatedCredential } from './credential.ts';

/**
 * Builds the subject in the id token of a job with an environment, by the repository's settings:
 * https://docs.github.com/actions/reference/security/oidc#customizing-the-subject-claims-for-an-organization-or-repository
 * @throws SiteDeployError `ONBOARD_SUBJECT_UNKNOWN`
 */
export function credentialSubject(
  settings: SubjectSettings,
  repository: Repository,
  environment: string,
  options: { jobWorkflow?: string; isServer?: boolean } = {},
): string {
  const { jobWorkflow, isServer = false } = options;
  const { owner, name } = repository;
  const { prefix = isServer ? `repo:${owner}/${name}` : undefined } = settings;
  const { claimKeys = ['repo', 'context'] } = settings;
  const context = `environment:${escapeColons(environment)}`;
  const refuse = (reason: string) =>
    new SiteDeployError(
      'ONBOARD_SUBJECT_UNKNOWN',
      `The subject of ${owner}/${name} is unknown: ${reason}.`,
    );
  const values = new Map([
    ['repo', prefix],
    ['context', context],
    ['environment', context],
    ['repository', `repository:${escapeColons(`${owner}/${name}`)}`],
    ['repository_id', `repository_id:${repository.id}`],
    ['repository_owner', `repository_owner:${escapeColons(owner)}`],
    ['repository_owner_id', `repository_owner_id:${repository.ownerId}`],
    ['repository_visibility', `repository_visibility:${repository.visibility}`],
    ['job_workflow_ref', jobWorkflow && `job_workflow_ref:${escapeColons(jobWorkflow)}`],
  ]);
  const reasons = new Map([
    ['repo', 'GitHub does not report its prefix (sub_claim_prefix)'],
    [
      'job_workflow_ref',
      'it contains the workflow file with its branch (job_workflow_ref); runs differ in that',
    ],
  ]);
  const parts = claimKeys.map((key) => {
    const value = values.get(key);
    if (value) return value;
    const unknown = `it contains the claim "${key}", whose value is not known in advance`;
    throw refuse(reasons.get(key) ?? unknown);
  });
  if (!claimKeys.some((key) => key === 'context' || key === 'environment'))
    throw refuse(
      'it does not include the environment, so any branch could log in to both environments',
    );
  return parts.join(':');
}

/**
 * Predicts the subject settings after a rename or transfer, because GitHub shows them only
 * afterwards. Except on an Enterprise Server, a rename or transfer switches to a prefix with ids.
 */
export function subjectAfterMove(
  settings: SubjectSettings,
  before: Repository,
  after: Repository,
  isServer: boolean,
): SubjectSettings {
  const { owner, name, ownerId, id } = after;
  if (owner === before.owner && name === before.name) return settings;
  return { ...settings, prefix: isServer ? undefined : `repo:${owner}@${ownerId}/${name}@${id}` };
}

/** Escapes colons, which separate the parts of a subject. */
function escapeColons(value: string): string {
  return value.replaceAll(':', '%3A');
}

/**
 * Workflow references in the form `owner/name/path@ref`. If subjects contain job_workflow_ref, each
 * reference needs a separate credential.
 */
export interface CalledWorkflows {
  readonly Production: readonly string[];
  readonly Preview: readonly string[];
  /**
   * Whether all branches of Preview were read. Otherwise, credentials that seem unused may still be
   * needed.
   */
  readonly isWhole: boolean;
}

/** Maximum number of Preview's branches to read. Each of them takes a request. */
const maxBranches = 30;

function listCalledWorkflows(workflow = ''): string[] {
  const uses = listWorkflowUses(workflow).map((use) => use.uses);
  return uses.filter((text) => /^[\w.-]+\/[\w.-]+\/.+\.ya?ml@.+$/.test(text));
}

export interface DeployingBranches {
  readonly production: string;
  readonly preview: readonly string[];
}

export async function listPreviewBranches(
  repository: Repository,
  { production, preview }: DeployingBranches,
): Promise<string[]> {
  return (await branchesLike(repository, preview))
    .filter((branch) => branch !== production && matchesAny(branch, preview))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/**
 * Reads which workflows contain the jobs that log in, now and after the merge. Until all branches
 * call the new version of a reusable workflow, the id tokens of some runs name the old one.
 * @param proposed files in the pull request, by path
 */
export async function readCalledWorkflows(
  repository: Repository,
  branches: DeployingBranches,
  deployFile: string,
  proposed: ReadonlyMap<string, string>,
): Promise<CalledWorkflows> {
  const { production } = branches;
  const ofPreview = await listPreviewBranches(repository, branches);
  const read = ofPreview.slice(0, maxBranches);
  const readAt = (branch: string, path: string) => readFileAt(repository, branch, path);
  const texts = await Promise.all(
    [production, ...read].map((branch) => readAt(branch, deployFile)),
  );
  const [now = [], ...previews] = texts.map((text) => listCalledWorkflows(text));
  const readCalls = async (path: string, branch: string): Promise<string[]> => {
    const versions = compact([await readAt(branch, path), proposed.get(path)]);
    const own = `${repository.owner}/${repository.name}/${path}@refs/heads/${branch}`;
    const calls = versions.map((text) => listCalledWorkflows(text));
    if (calls.length === 0) return [own];
    return calls.flatMap((found) => (found.length > 0 ? found : [own]));
  };
  const rollback = await readCalls(rollbackPath, production);
  const close = await readCalls(closePath, repository.defaultBranch);
  const both = [...now, ...listCalledWorkflows(proposed.get(deployFile))];
  return {
    Production: [...new Set([...both, ...rollback])],
    Preview: [...new Set([...both, ...previews.flat(), ...rollback, ...close])],
    isWhole: ofPreview.length <= maxBranches,
  };
}

/** A credential that is still trusted, although no run can use it any longer. */
export interface StaleCredential {
  readonly credential: FederatedCredential;
  readonly reason: string;
  /** Application of the credential, if it isn't the site's. */
  readonly application?: string;
}

export interface CredentialOwner {
  readonly repository: Repository;
  /** Name of the repository in the portal, which is outdated after a rename. */
  readonly named: RepoName;
  readonly subject: SubjectSettings;
  readonly issuer: string;
}

/** Finds credentials from before a rename, a transfer or the switch to subjects with ids. */
export function staleCredentials(
  credentials: readonly FederatedCredential[],
  owner: CredentialOwner,
): StaleCredential[] {
  const { repository, named, subject, issuer } = owner;
  const { prefix } = subject;
  if (prefix === undefined) return [];
  const hasIds = prefix.includes('@');
  const reason = `the repository's subjects now begin with ${prefix}`;
  return (
    credentials
      .filter((one) => one.issuer === issuer && !one.subject.startsWith(`${prefix}:`))
      // Keep credentials with ids: they may be prepared for the repository's switch to subjects
      // with ids.
      .filter((one) => hasIds || !/^repo:[^:]*@/.test(one.subject))
      .filter((one) => isOfRepository(one.subject, repository, named))
      .map((credential) => ({ credential, reason }))
  );
}

export function isOfRepository(subject: string, repository: Repository, named: RepoName): boolean {
  const [, owner, name, id] = /^repo:([^/:@]+)(?:@\d+)?\/([^:@]+)(?:@(\d+))?:/.exec(subject) ?? [];
  if (id) return Number(id) === repository.id;
  const found = `${owner}/${name}`.toLowerCase();
  return [repository, named].some((one) => `${one.owner}/${one.name}`.toLowerCase() === found);
}

export function isOfDeployment(subject: string): boolean {
  return /:environment:(Production|Preview)(:|$)/.test(subject);
}

const maxVersions = 20;

/**
 * Returns the client ids in the last 20 versions of the site config that are used neither in the
 * newest version nor on the given branches.
 */
export async function formerApplications(
  repository: Repository,
  config: string,
  current: string,
  branches: readonly string[],
): Promise<string[]> {
  const applicationsAt = async (refs: readonly string[]) => {
    const texts = await Promise.all(refs.map((ref) => readFileAt(repository, ref, config)));
    return texts.flatMap((text = '') => compact(clientIdsIn(text)));
  };
  const commits = await latestCommits(repository, config, maxVersions);
  const found = await applicationsAt(commits);
  const inUse = await applicationsAt([...commits.slice(0, 1), ...branches]);
  const used = new Set([current.toLowerCase(), ...inUse]);
  return [...new Set(found)].filter((clientId) => !used.has(clientId));
}

/** Returns the client ids of the site's application and of Preview's in a site config. */
function clientIdsIn(text: string) {
  const { azure, environments } = toObject(parseYaml(text));
  const { preview } = toObject(environments);
  return [azure, preview].map((section) => asText(toObject(section).clientId)?.toLowerCase());
}

/** Returns whether a branch of Preview still logs in with Production's application. */
export async function sharesApplication(
  repository: Repository,
  config: string,
  branches: DeployingBranches,
): Promise<boolean> {
  const previews = await listPreviewBranches(repository, branches);
  const texts = await Promise.all(previews.map((ref) => readFileAt(repository, ref, config)));
  return texts.some((text = '') => {
    const [own, ofPreview] = clientIdsIn(text);
    return own && !ofPreview;
  });
}

export async function staleInFormerApplications(
  applications: readonly string[],
  getStore: (clientId: string) => CredentialStore | undefined,
  owner: CredentialOwner,
) {
  const { repository, named, issuer } = owner;
  const stale: StaleCredential[] = [];
  const remarks: string[] = [];
  for (const application of applications) {
    const listed = await list(getStore(application));
    if (typeof listed === 'string') {
      remarks.push(
        `The application ${application}, which the site used before, was not checked: ${listed}.`,
      );
      continue;
    }
    const left = listed.filter(
      ({ issuer: from, subject }) =>
        from === issuer && isOfRepository(subject, repository, named) && isOfDeployment(subject),
    );
    const reason = 'the site now logs in as another application';
    stale.push(...left.map((credential) => ({ credential, reason, application })));
  }
  return { stale, remarks };
}

async function list(store: CredentialStore | undefined): Promise<FederatedCredential[] | string> {
  if (!store) return 'there is no token for it';
  try {
    return await store.list();
  } catch (error) {
    if (!hasCode(error) || error.code === 'AZURE_TOKEN_REFUSED') throw error;
    return error.message.replace(/\.$/, '');
  }
}
