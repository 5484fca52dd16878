import { branchesFrom } from '../../../clients/github/branches.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import type { SubjectSettings } from '../../../clients/github/settings.ts';
import { readFileAt } from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { matchesBranch } from '../../../config/branch-pattern.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { listWorkflowUses } from '../../../workflows/deploy-workflow.ts';
import { closePath, rollbackPath } from '../../../workflows/render/render.ts';

/**
 * The id token subject of a job with an environment, built from the repository's settings
 * (https://docs.github.com/actions/reference/security/oidc#customizing-the-subject-claims-for-an-organization-or-repository)
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

/** A colon would start another part. */
function escapeColons(value: string): string {
  return value.replaceAll(':', '%3A');
}

/**
 * `owner/name/path@ref` of the workflows that jobs run in. If subjects name it (job_workflow_ref),
 * each needs its own credential.
 */
export interface CalledWorkflows {
  readonly Production: readonly string[];
  readonly Preview: readonly string[];
  /** Whether all branches were read: otherwise a credential that seems unused may be needed. */
  readonly isWhole: boolean;
}

/** Each takes a request. */
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
  github: GitHub,
  repository: Repository,
  { production, preview }: DeployingBranches,
): Promise<string[]> {
  const starts = [...new Set(preview.map((pattern) => pattern.split('*')[0] ?? ''))];
  const listed = await Promise.all(starts.map((start) => branchesFrom(github, repository, start)));
  const isPreview = (branch: string) => preview.some((pattern) => matchesBranch(branch, pattern));
  return [...new Set(listed.flat())]
    .filter((branch) => branch !== production && isPreview(branch))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/**
 * The workflows that jobs run in now and after the merge: until all branches call the new version
 * of a reusable workflow, runs present the old one.
 */
export async function readCalledWorkflows(
  github: GitHub,
  repository: Repository,
  branches: DeployingBranches,
  deployFile: string,
  proposed: ReadonlyMap<string, string>,
): Promise<CalledWorkflows> {
  const { production } = branches;
  const ofPreview = await listPreviewBranches(github, repository, branches);
  const read = ofPreview.slice(0, maxBranches);
  const readAt = (branch: string, path: string) => readFileAt(github, repository, branch, path);
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
