import { readPulls } from '../../../clients/github/pulls.ts';
import {
  type RepoName,
  type Repository,
  readRepository,
} from '../../../clients/github/repository.ts';
import { readServerVersion } from '../../../clients/github/settings.ts';
import { readCommitFiles } from '../../../clients/github/tree.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { type ReadableFiles, workflowPaths } from '../../../workflows/deploy-workflow.ts';
import { splitHeader } from '../../../workflows/header.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import { withRemembered } from '../../../workflows/render/remembered.ts';
import {
  type OrganisationRecord,
  type RenderedFile,
  type ReusableOptions,
  renderReusableWorkflow,
  workflowFolder,
} from '../../../workflows/render/render.ts';
import { fileFindings } from '../doctor/findings.ts';
import { applyOnboardingPlan, type OnboardingApplyOptions } from '../onboard.ts';
import { broken, changedFiles, type DoctorFinding } from '../plan/doctor-finding.ts';
import { findUnsharedRepository, serverRemarks } from '../plan/obstacles.ts';
import {
  idleAcceptances,
  readFileStates,
  readOnboardingBranch,
  readProposedFiles,
} from '../plan/onboarding-branch.ts';
import { archivedPlan } from '../plan/plan.ts';
import { onboardingBranch, type PullRequestTexts, planPullRequest } from '../plan/pull-request.ts';
import type { RepositoryReadOptions } from '../plan/read-repository-state.ts';
import type { OnboardingPlan, OnboardingState, RepositoryState } from '../plan/types.ts';

interface KnownOrganisation {
  readonly portalUrl?: string;
  readonly audience?: string;
  readonly tenantId?: string;
  readonly clientId?: string;
}

export interface CalledWorkflowOptions
  extends ReusableOptions,
    Pick<RepositoryReadOptions, 'github' | 'downgrade' | 'force' | 'accept'> {}

export interface CalledWorkflow {
  readonly repository: Repository;
  readonly path: string;
  readonly current: Pick<RepositoryState, 'files' | 'pulls' | 'branch' | 'rivals'>;
  /** Why no site can call the workflow; `undefined` if sites can. */
  readonly unshared: string | undefined;
  readonly plan: OnboardingPlan;
}

const pullRequestTexts: PullRequestTexts = {
  first: {
    title: 'Add the workflow that sites call',
    body:
      'Adds the site-deploy workflow that the sites of this organisation call to build and ' +
      'deploy.',
  },
  update: {
    title: 'Update the workflow that sites call',
    body: 'Updates the workflow that sites call, and keeps edits made to it.',
  },
  after:
    'Sites keep using the version they pin. After the merge, pin the new one: site-deploy ' +
    'onboard --apply --reusable <owner/name/path@tag>.',
};

export async function planCalledWorkflow(
  known: KnownOrganisation,
  named: RepoName,
  options: CalledWorkflowOptions,
): Promise<CalledWorkflow> {
  const { github, accept = [] } = options;
  const repository = await readRepository({ ...github, ...named });
  const [serverVersion, files, branch, pulls, unshared] = await Promise.all([
    readServerVersion(github),
    readCommitFiles(repository, repository.defaultBranch),
    readOnboardingBranch(repository),
    readPulls(repository, onboardingBranch),
    findUnsharedRepository(repository),
  ]);
  const proposed = await readProposedFiles(repository, pulls, branch);
  const before =
    (proposed && (await findCalledWorkflow(proposed))) ?? (await findCalledWorkflow(files));
  const server = Boolean(serverVersion);
  const { file, remarks } = renderCalledWorkflow(known, before, { ...options, server });
  const states = await readFileStates(files, [file], options, branch);
  const current = { files: states, branch, pulls, rivals: [] };
  const ofServer = serverRemarks(serverVersion);
  const notices = [...remarks, ...ofServer, ...idleAcceptances(accept, states)];
  const plan = planFiles(repository, current, options, notices, unshared);
  return { repository, path: file.path, current, unshared, plan };
}

function planFiles(
  repository: Repository,
  current: CalledWorkflow['current'],
  options: CalledWorkflowOptions,
  notices: readonly string[],
  unshared: string | undefined,
): OnboardingPlan {
  if (repository.archived) return archivedPlan;
  const { step, state, remarks } = planPullRequest(current, options, pullRequestTexts);
  const has = (fileState: string) => current.files.some((file) => file.state.state === fileState);
  const left = (['conflict', 'foreign'] as const).find(has);
  let reached: OnboardingState = left ?? state ?? 'ready';
  // Before the merge, `unshared` is only a remark.
  if (unshared && reached === 'ready') reached = 'drift';
  const found = { remarks: compact([unshared, ...notices, ...remarks]) };
  if (!step) return { ...found, steps: [], state: reached, stateAfter: reached };
  return { ...found, steps: [step], state: 'drift', stateAfter: left ?? 'waiting for merge' };
}

export function applyCalledWorkflow(
  workflow: CalledWorkflow,
  options: Pick<OnboardingApplyOptions, 'onDone' | 'signal'>,
): Promise<string | undefined> {
  const { plan, repository } = workflow;
  const unused = { credentials: undefined, webhookSecret: undefined };
  return applyOnboardingPlan(plan, { ...options, ...unused, repository });
}

export function examineCalledWorkflow(workflow: CalledWorkflow): DoctorFinding[] {
  const { plan, current, unshared } = workflow;
  const planned = plan.steps.find((step) => step.kind === 'pull-request');
  return compact([
    plan.state === 'archived' &&
      broken(
        'The repository is archived.',
        'Nothing can be written to it. Sites keep using the version they pin.',
        'Unarchive it in its settings.',
      ),
    unshared !== undefined &&
      broken(
        unshared,
        'GitHub starts no run of a site that calls it.',
        'Ask an administrator of the repository to change the setting.',
      ),
    planned &&
      changedFiles(planned.files, {
        why: 'Sites can only pin the workflow as it is on the default branch.',
        remedy: 'Run site-deploy organisation onboard --apply to open a pull request with it.',
      }),
    ...fileFindings(current, plan),
  ]);
}

export function renderCalledWorkflow(
  known: KnownOrganisation,
  before: { readonly path: string; readonly text: string } | undefined,
  options: ReusableOptions & { readonly downgrade?: boolean },
): { readonly file: RenderedFile; readonly remarks: readonly string[] } {
  const found = before?.path.split('/').at(-1);
  if (found && options.workflowFile && options.workflowFile !== found) {
    const message = `The repository already has ${before?.path} for its sites.`;
    const move = `git mv ${before?.path} ${workflowFolder}/${options.workflowFile}`;
    const remedy = `Rename it in the repository: ${move}.`;
    throw new SiteDeployError('ONBOARD_INPUT_INVALID', message, { remedy });
  }
  const { downgrade = false } = options;
  const { options: all, remarks } = withRemembered(options, before?.text, downgrade);
  const { workflowFile: _, ...chosen } = all;
  const name = found ?? options.workflowFile;
  const workflowFile = name === 'site-deploy.yml' ? undefined : name;
  const pinned = splitHeader(before?.text ?? '').header?.inputs.pins;
  const record = toOrganisationRecord(known, pinned || undefined, all.pins !== false);
  return { file: renderReusableWorkflow(record, { ...chosen, workflowFile }), remarks };
}

function toOrganisationRecord(
  known: KnownOrganisation,
  before: Exclude<WorkflowInputs['pins'], false> | undefined,
  isPinned: boolean,
): OrganisationRecord {
  const url = (known.portalUrl ?? before?.portalUrl)?.replace(/\/$/, '');
  const audience = known.audience ?? before?.audience;
  const tenantId = known.tenantId ?? before?.tenantId;
  const clientId = known.clientId ?? before?.clientId;
  const needed = { '--portal': url, '--audience': audience, '--tenant-id': tenantId };
  const missing = compact(Object.entries(needed).map(([option, value]) => !value && option));
  const reason = "the workflow pins the organisation's portal and directory";
  const problem = `Missing ${missing.join(', ')}: ${reason}.`;
  const remedy = 'Add the options, or use --no-pins: a changed site config can redirect tokens.';
  if (isPinned && missing.length > 0)
    throw new SiteDeployError('ONBOARD_INPUT_INVALID', problem, { remedy });
  return {
    portal: { url: url ?? '', audience: audience ?? '' },
    azure: { tenantId: tenantId ?? '', clientId },
  };
}

export async function findCalledWorkflow(files: ReadableFiles) {
  for (const path of workflowPaths(files)) {
    const text = await files.read(path);
    if (text !== undefined && splitHeader(text).header?.template === 'reusable')
      return { path, text };
  }
  return undefined;
}
