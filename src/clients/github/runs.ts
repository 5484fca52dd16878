import * as z from 'zod/mini';
import type { Clock } from '../../shared/clock.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { poll } from '../../shared/poll.ts';
import type { GitHubRepository, Repository } from './repository.ts';
import { findOne, readAll, send } from './requests.ts';

const RunAnswer = z.looseObject({
  id: z.int(),
  html_url: z.string(),
  event: z.string(),
  path: z.optional(z.string()),
  display_title: z.optional(z.string()),
  head_branch: z.nullable(z.string()),
  head_sha: z.string(),
  repository: z.optional(z.looseObject({ id: z.int() })),
  head_repository: z.nullish(z.looseObject({ id: z.optional(z.int()), full_name: z.string() })),
  status: z.nullable(z.string()),
  conclusion: z.nullish(z.string()),
  created_at: z.string(),
  updated_at: z.optional(z.string()),
  check_suite_id: z.optional(z.int()),
});

const toRun = (found: z.output<typeof RunAnswer>) => ({
  id: found.id,
  url: found.html_url,
  event: found.event,
  title: found.display_title ?? '',
  workflow: found.path?.split('@')[0] ?? '',
  branch: found.head_branch ?? '',
  commit: found.head_sha,
  /** Repository of the commit (`owner/name`), which may be a fork; empty if it was deleted. */
  repository: found.head_repository?.full_name ?? '',
  /**
   * Whether the commit belongs to the repository itself. Compares ids, because names can change.
   */
  isOwn: found.repository !== undefined && found.repository.id === found.head_repository?.id,
  status: found.status ?? '',
  conclusion: found.conclusion ?? '',
  createdAt: found.created_at,
  updatedAt: found.updated_at ?? '',
  suite: found.check_suite_id,
});
type Run = Readonly<ReturnType<typeof toRun>>;
export type WorkflowRun = Omit<Run, 'suite' | 'isOwn'> & Partial<Pick<Run, 'suite' | 'isOwn'>>;

export async function readWorkflowRun(repo: GitHubRepository, id: number | string) {
  const request = { path: `/actions/runs/${id}`, needs: 'Actions: read' };
  const found = await findOne(repo, RunAnswer, request, 'a run');
  return found && toRun(found);
}

/** Returns runs, newest first; an empty list if the workflow doesn't exist. */
async function listRuns(repo: GitHubRepository, below: string, pages?: number) {
  const expected = below.startsWith('workflows/') ? [404] : [];
  const request = { path: `/actions/${below}`, needs: 'Actions: read', expected };
  const listed = { ...request, key: 'workflow_runs', pages };
  return (await readAll(repo, RunAnswer, listed, 'the runs')).map(toRun);
}

const runsPath = (workflow: string) => `workflows/${encodeURIComponent(workflow)}/runs`;

export type Push = Readonly<Record<'commit' | 'branch', string>>;

export function runsOfPush(repo: GitHubRepository, push: Push) {
  const query = new URLSearchParams({ head_sha: push.commit, branch: push.branch, event: 'push' });
  return listRuns(repo, `runs?${query}`);
}

export function runsOfHead(repo: GitHubRepository, commit: string) {
  return listRuns(repo, `runs?head_sha=${encodeURIComponent(commit)}`, 1);
}

export function runsInStatus(repo: GitHubRepository, workflow: string, status: string) {
  return listRuns(repo, `${runsPath(workflow)}?status=${status}`);
}

export function listDispatchedRuns(repo: GitHubRepository, workflow: string) {
  return listRuns(repo, `${runsPath(workflow)}?event=workflow_dispatch`, 1);
}

export async function cancelRun(repo: GitHubRepository, id: number): Promise<void> {
  const path = `/actions/runs/${id}/cancel`;
  await send(repo, { method: 'POST', path, needs: 'Actions: write', expected: [409] });
}

export function runsOfCommit(repo: GitHubRepository, workflow: string, commit: string) {
  const query = `head_sha=${encodeURIComponent(commit)}`;
  return listRuns(repo, `${runsPath(workflow)}?${query}`, 1);
}

export function lastRuns(repo: GitHubRepository, workflow: string) {
  return listRuns(repo, runsPath(workflow), 1);
}

interface WorkflowDispatch {
  readonly workflow: string;
  readonly branch: string;
  readonly inputs: Readonly<Record<string, string>>;
}

const Started = z.looseObject({ workflow_run_id: z.int() });

/** Polling for a new run on servers that don't return its id. Times are in ms. */
const pollOptions = { pauseFirst: true, pause: 2_000, limit: 30_000 } as const;

export async function dispatchWorkflow(
  repo: Repository,
  dispatch: WorkflowDispatch,
  clock: Clock,
  signal: AbortSignal,
): Promise<number> {
  const { workflow, branch, inputs } = dispatch;
  const path = `/actions/workflows/${encodeURIComponent(workflow)}/dispatches`;
  const request = { method: 'POST', path, needs: 'Actions: write' } as const;
  const json = { ref: branch, inputs };
  const asked = { ...json, return_run_details: true };
  const ifOlder = { expected: [400, 422], expectedText: /return_run_details/ };
  const detailed = await send(repo, { ...request, json: asked, ...ifOlder });
  const named = Started.safeParse(detailed.json).data;
  if (detailed.ok && named) return named.workflow_run_id;

  // Older Enterprise Servers don't return the run's id. Use the first run that appears after the
  // request.
  const query = `event=workflow_dispatch&branch=${encodeURIComponent(branch)}`;
  const newest = () => listRuns(repo, `${runsPath(workflow)}?${query}`, 1);
  const before = new Set((await newest()).map((run) => run.id));
  await send(repo, { ...request, json });
  const run = await poll({ clock, signal, ...pollOptions }, async () =>
    (await newest()).find((candidate) => !before.has(candidate.id)),
  );
  if (run) return run.id;
  const message = `GitHub accepted the request to run ${workflow}, but shows no run.`;
  const remedy = 'Check the runs of the workflow on GitHub before you start it again.';
  throw new SiteDeployError('GITHUB_REFUSED', message, { remedy });
}

const Deployment = z.looseObject({ id: z.int() });
const Status = z.looseObject({
  state: z.string(),
  environment_url: z.nullish(z.string()),
  log_url: z.nullish(z.string()),
});
const Pending = z.looseObject({ environment: z.looseObject({ name: z.optional(z.string()) }) });

const maxDeployments = 20;

/**
 * Returns whether a run's deployment to the environment succeeded and has a URL. A superseded
 * deployment has no URL.
 */
export async function wentLive(
  repo: GitHubRepository,
  run: WorkflowRun,
  environment: string,
): Promise<boolean> {
  const needs = 'Deployments: read';
  const query = new URLSearchParams({ sha: run.commit, environment });
  const newest = { path: `/deployments?${query}`, needs, pages: 1 };
  const deployments = await readAll(repo, Deployment, newest, 'the deployments');
  for (const { id } of deployments.slice(0, maxDeployments)) {
    const request = { path: `/deployments/${id}/statuses`, needs, pages: 1 };
    const statuses = await readAll(repo, Status, request, 'the states of a deployment');
    const isProof = (status: z.output<typeof Status>) =>
      status.state === 'success' &&
      Boolean(status.environment_url) &&
      `${status.log_url ?? ''}/`.includes(`/actions/runs/${run.id}/`);
    if (statuses.some(isProof)) return true;
  }
  return false;
}

export async function readPendingEnvironments(repo: GitHubRepository, run: number) {
  const request = { path: `/actions/runs/${run}/pending_deployments`, needs: 'Actions: read' };
  const pending = await findOne(repo, z.array(Pending), request, 'the pending deployments');
  return (pending ?? []).map((item) => item.environment.name ?? '');
}
