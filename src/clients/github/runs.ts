import * as z from 'zod/mini';
import type { Clock } from '../../shared/clock.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { poll } from '../../shared/poll.ts';
import { readGitHubAnswer, refusalOf } from './refusal.ts';
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

/** A run of a workflow. */
export interface WorkflowRun {
  readonly id: number;
  readonly url: string;
  /** `push`, `workflow_dispatch`, … */
  readonly event: string;
  /** Its name in the list of runs, which `run-name` of the workflow gives. */
  readonly title: string;
  /** File of the workflow, such as `.github/workflows/deploy.yml`; empty where GitHub does not say. */
  readonly workflow: string;
  readonly branch: string;
  readonly commit: string;
  /** `owner/name` that the commit comes from; empty where that repository is gone. */
  readonly repository: string;
  /** `queued`, `waiting` (for a review), `in_progress`, `completed`, … */
  readonly status: string;
  /** `success`, `failure`, `cancelled`, …; empty until it is completed. */
  readonly conclusion: string;
  /** ISO 8601, as the next. */
  readonly createdAt: string;
  /** When something last happened to it; empty where GitHub does not say. */
  readonly updatedAt: string;
  /** What the check runs of its jobs belong to; absent where GitHub does not say. */
  readonly suite?: number;
}

const toRun = (found: z.output<typeof RunAnswer>): WorkflowRun => ({
  id: found.id,
  url: found.html_url,
  event: found.event,
  title: found.display_title ?? '',
  // Some answers name the branch as well, behind an @.
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

/** @returns `undefined` where there is no such run */
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

/** The runs that pushes of a commit to a branch have started, of every workflow; the newest first. */
export async function runsOfPush(
  github: GitHub,
  repository: NamedRepository,
  { commit, branch }: { readonly commit: string; readonly branch: string },
): Promise<WorkflowRun[]> {
  const query = new URLSearchParams({ head_sha: commit, branch, event: 'push' });
  const path = `${repositoryPath(repository)}/actions/runs?${query}`;
  const found = await github.list({ path, needs: 'Actions: read' }, 'workflow_runs');
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** The last runs of every workflow for a commit, the newest first. */
export async function runsOfHead(github: GitHub, repository: NamedRepository, commit: string): Promise<WorkflowRun[]> {
  const path = `${repositoryPath(repository)}/actions/runs?head_sha=${encodeURIComponent(commit)}`;
  const found = await github.list({ path, needs: 'Actions: read' }, 'workflow_runs', 1);
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** The runs of a workflow that are in this status, the newest first. @param workflow name of its file */
export async function runsInStatus(
  github: GitHub,
  repository: NamedRepository,
  workflow: string,
  status: 'waiting' | 'pending',
): Promise<WorkflowRun[]> {
  const path = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs?status=${status}`;
  // People may have a workflow of another name.
  const found = await github.list({ path, needs: 'Actions: read', expected: [404] }, 'workflow_runs');
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** The last 100 runs of a workflow that were started by hand, the newest first; none where it is not there. */
export async function runsByHand(
  github: GitHub,
  repository: NamedRepository,
  workflow: string,
): Promise<WorkflowRun[]> {
  const at = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs`;
  const request = { path: `${at}?event=workflow_dispatch`, needs: 'Actions: read', expected: [404] };
  const found = await github.list(request, 'workflow_runs', 1);
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** Cancels a run; one that has ended meanwhile stays as it is. */
export async function cancelRun(github: GitHub, repository: NamedRepository, id: number): Promise<void> {
  const path = `${repositoryPath(repository)}/actions/runs/${id}/cancel`;
  await github.call({ method: 'POST', path, needs: 'Actions: write', expected: [409] });
}

/** The runs of a workflow for a commit, the newest first; empty where the repository has no such workflow. */
export async function runsOfCommit(
  github: GitHub,
  repository: NamedRepository,
  workflow: string,
  commit: string,
): Promise<WorkflowRun[]> {
  const at = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs`;
  const request = { path: `${at}?head_sha=${encodeURIComponent(commit)}`, needs: 'Actions: read', expected: [404] };
  const found = await github.list(request, 'workflow_runs', 1);
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

/** The last 100 runs of a workflow, the newest first; empty where the repository has no such workflow. */
export async function lastRuns(github: GitHub, repository: NamedRepository, workflow: string): Promise<WorkflowRun[]> {
  const path = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs`;
  const found = await github.list({ path, needs: 'Actions: read', expected: [404] }, 'workflow_runs', 1);
  return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(toRun);
}

export interface WorkflowDispatch {
  /** Name of the workflow's file. */
  readonly workflow: string;
  /** Branch that it runs on. */
  readonly branch: string;
  readonly inputs: Readonly<Record<string, string>>;
}

const Started = z.looseObject({ workflow_run_id: z.int() });

/** For how long, and after how many milliseconds each time, a run is looked for that GitHub has not named. */
const looks = { pauseFirst: true, pause: 2_000, limit: 30_000 } as const;

/**
 * Starts a workflow by hand (https://docs.github.com/rest/actions/workflows#create-a-workflow-dispatch-event).
 * @returns the id of its run
 * @throws SiteDeployError `GITHUB_*`
 */
export async function dispatchWorkflow(
  github: GitHub,
  repository: Repository,
  { workflow, branch, inputs }: WorkflowDispatch,
  clock: Clock,
  signal: AbortSignal,
): Promise<number> {
  const at = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}`;
  const request = { method: 'POST', path: `${at}/dispatches`, needs: 'Actions: write' } as const;
  const json = { ref: branch, inputs };
  const asked = await github.call({ ...request, json: { ...json, return_run_details: true }, expected: [400, 422] });
  const named = Started.safeParse(asked.json).data;
  if (asked.ok && named) return named.workflow_run_id;
  const isOlder = !asked.ok && asked.text.includes('return_run_details');
  if (!asked.ok && !isOlder) throw refusalOf(request, asked);

  // An older Enterprise Server does not say which run it starts: it is the one that was not there before.
  const list = `${at}/runs?event=workflow_dispatch&branch=${encodeURIComponent(branch)}`;
  const newest = async () => {
    const found = await github.list({ path: list, needs: 'Actions: read' }, 'workflow_runs', 1);
    return readGitHubAnswer(z.array(RunAnswer), found, 'the runs').map(({ id }) => id);
  };
  const before = new Set(await newest());
  await github.call({ ...request, json });
  const id = await poll({ clock, signal, ...looks }, async () => (await newest()).find((one) => !before.has(one)));
  if (id !== undefined) return id;
  throw new SiteDeployError('GITHUB_REFUSED', `GitHub took the request to run ${workflow}, but shows no run of it.`, {
    remedy: 'Look at the runs of the workflow on GitHub before you start it again.',
  });
}
