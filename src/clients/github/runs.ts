import * as z from 'zod/mini';
import type { Clock } from '../../shared/clock.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { poll } from '../../shared/poll.ts';
import { readGitHubAnswer, toRefusalError } from './refusal.ts';
import { type NamedRepository, type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const RunAnswer = z.looseObject({
  id: z.int(),
  html_url: z.string(),
  event: z.string(),
  path: z.optional(z.string()),
  display_title: z.optional(z.string()),
  head_branch: z.nullable(z.string()),
  head_sha: z.string(),
  head_repository: z.optional(z.nullable(z.looseObject({ full_name: z.string() }))),
  status: z.nullable(z.string()),
  conclusion: z.optional(z.nullable(z.string())),
  created_at: z.string(),
  updated_at: z.optional(z.string()),
  check_suite_id: z.optional(z.int()),
});

export interface WorkflowRun {
  readonly id: number;
  readonly url: string;
  /** `push`, `workflow_dispatch`, … */
  readonly event: string;
  /** Set by `run-name` in the workflow. */
  readonly title: string;
  /** Path, e.g. `.github/workflows/deploy.yml`; empty if GitHub doesn't report it. */
  readonly workflow: string;
  readonly branch: string;
  readonly commit: string;
  /** `owner/name` of the commit's repository; empty if it was deleted. */
  readonly repository: string;
  /** `queued`, `waiting` (for a review), `in_progress`, `completed`, … */
  readonly status: string;
  /** `success`, `failure`, `cancelled`, …; empty until completed. */
  readonly conclusion: string;
  /** ISO 8601, like the next. */
  readonly createdAt: string;
  /** Empty if GitHub doesn't report it. */
  readonly updatedAt: string;
  /** Of its jobs; absent if GitHub doesn't report it. */
  readonly suite?: number;
}

const toRun = (found: z.output<typeof RunAnswer>): WorkflowRun => ({
  id: found.id,
  url: found.html_url,
  event: found.event,
  title: found.display_title ?? '',
  // Some responses append the branch after an @.
  workflow: found.path?.split('@')[0] ?? '',
  branch: found.head_branch ?? '',
  commit: found.head_sha,
  repository: found.head_repository?.full_name ?? '',
  status: found.status ?? '',
  conclusion: found.conclusion ?? '',
  createdAt: found.created_at,
  updatedAt: found.updated_at ?? '',
  suite: found.check_suite_id,
});

/** @returns `undefined` if the run doesn't exist */
export async function readWorkflowRun(
  github: GitHub,
  repository: NamedRepository,
  id: number | string,
): Promise<WorkflowRun | undefined> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/actions/runs/${id}`,
    needs: 'Actions: read',
    expected: [404],
  });
  if (response.ok) return toRun(readGitHubAnswer(RunAnswer, response.json, 'a run'));
  return undefined;
}

/** Of all workflows, newest first. */
export async function runsOfPush(
  github: GitHub,
  repository: NamedRepository,
  options: { readonly commit: string; readonly branch: string },
): Promise<WorkflowRun[]> {
  const query = new URLSearchParams({
    head_sha: options.commit,
    branch: options.branch,
    event: 'push',
  });
  const path = `${repositoryPath(repository)}/actions/runs?${query}`;
  const found = await github.list({ path, needs: 'Actions: read' }, 'workflow_runs');
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** Of all workflows, newest first. */
export async function runsOfHead(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
): Promise<WorkflowRun[]> {
  const path = `${repositoryPath(repository)}/actions/runs?head_sha=${encodeURIComponent(commit)}`;
  const found = await github.list({ path, needs: 'Actions: read' }, 'workflow_runs', 1);
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** Newest first. @param workflow file name */
export async function runsInStatus(
  github: GitHub,
  repository: NamedRepository,
  workflow: string,
  status: 'waiting' | 'pending',
): Promise<WorkflowRun[]> {
  const path = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs?status=${status}`;
  // The workflow may have another name in this repository.
  const found = await github.list(
    { path, needs: 'Actions: read', expected: [404] },
    'workflow_runs',
  );
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** Last 100, newest first; empty if the workflow doesn't exist. */
export async function listDispatchedRuns(
  github: GitHub,
  repository: NamedRepository,
  workflow: string,
): Promise<WorkflowRun[]> {
  const at = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs`;
  const request = {
    path: `${at}?event=workflow_dispatch`,
    needs: 'Actions: read',
    expected: [404],
  };
  const found = await github.list(request, 'workflow_runs', 1);
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** Does nothing if the run has already finished. */
export async function cancelRun(
  github: GitHub,
  repository: NamedRepository,
  id: number,
): Promise<void> {
  const path = `${repositoryPath(repository)}/actions/runs/${id}/cancel`;
  await github.call({ method: 'POST', path, needs: 'Actions: write', expected: [409] });
}

/** Newest first; empty if the workflow doesn't exist. */
export async function runsOfCommit(
  github: GitHub,
  repository: NamedRepository,
  workflow: string,
  commit: string,
): Promise<WorkflowRun[]> {
  const at = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs`;
  const request = {
    path: `${at}?head_sha=${encodeURIComponent(commit)}`,
    needs: 'Actions: read',
    expected: [404],
  };
  const found = await github.list(request, 'workflow_runs', 1);
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** Last 100, newest first; empty if the workflow doesn't exist. */
export async function lastRuns(
  github: GitHub,
  repository: NamedRepository,
  workflow: string,
): Promise<WorkflowRun[]> {
  const workflows = `${repositoryPath(repository)}/actions/workflows`;
  const path = `${workflows}/${encodeURIComponent(workflow)}/runs`;
  const found = await github.list(
    { path, needs: 'Actions: read', expected: [404] },
    'workflow_runs',
    1,
  );
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

export interface WorkflowDispatch {
  readonly workflow: string;
  readonly branch: string;
  readonly inputs: Readonly<Record<string, string>>;
}

const Started = z.looseObject({ workflow_run_id: z.int() });

/** In ms, for a run that GitHub doesn't identify. */
const pollOptions = { pauseFirst: true, pause: 2_000, limit: 30_000 } as const;

/**
 * https://docs.github.com/rest/actions/workflows#create-a-workflow-dispatch-event
 * @returns the run id
 * @throws SiteDeployError `GITHUB_*`
 */
export async function dispatchWorkflow(
  github: GitHub,
  repository: Repository,
  workflowDispatch: WorkflowDispatch,
  clock: Clock,
  signal: AbortSignal,
): Promise<number> {
  const { workflow, branch, inputs } = workflowDispatch;
  const at = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}`;
  const request = { method: 'POST', path: `${at}/dispatches`, needs: 'Actions: write' } as const;
  const json = { ref: branch, inputs };
  const detailed = await github.call({
    ...request,
    json: { ...json, return_run_details: true },
    expected: [400, 422],
  });
  const named = Started.safeParse(detailed.json).data;
  if (detailed.ok && named) return named.workflow_run_id;
  const isOlder = !detailed.ok && detailed.text.includes('return_run_details');
  if (!detailed.ok && !isOlder) throw toRefusalError(request, detailed);

  // Older Enterprise Servers don't return the run id; a new run is assumed to be the one.
  const list = `${at}/runs?event=workflow_dispatch&branch=${encodeURIComponent(branch)}`;
  const newest = async () => {
    const found = await github.list({ path: list, needs: 'Actions: read' }, 'workflow_runs', 1);
    return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map((item) => item.id);
  };
  const before = new Set(await newest());
  await github.call({ ...request, json });
  const id = await poll({ clock, signal, ...pollOptions }, async () =>
    (await newest()).find((candidate) => !before.has(candidate)),
  );
  if (id !== undefined) return id;
  throw new SiteDeployError(
    'GITHUB_REFUSED',
    `GitHub accepted the request to run ${workflow}, but shows no run.`,
    { remedy: 'Check the runs of the workflow on GitHub before you start it again.' },
  );
}
