import { compact } from '../../shared/compact.ts';
import {
  type Answered,
  counted,
  type GitHubCall,
  type GitHubRoute,
  missing,
  ofItem,
  ok,
  refused,
} from './git/call.ts';
import type { LocalArtifact, LocalJob } from './run.ts';
import type { LocalRepository, LocalRun } from './state.ts';
import { list, runAddress } from './values.ts';
import { findWorkflow } from './workflows.ts';

export function toApiRun(run: LocalRun): object {
  const {
    id,
    workflow,
    name = workflow,
    title = name,
    event,
    branch,
    commit,
    repository,
    createdAt,
    status,
    conclusion,
  } = run;
  const { updatedAt = createdAt } = run;
  return {
    id,
    name,
    display_title: title,
    path: workflow,
    event,
    head_branch: branch,
    head_sha: commit,
    head_repository: { full_name: repository },
    status,
    conclusion,
    run_attempt: run.attempt ?? 1,
    check_suite_id: id,
    created_at: createdAt,
    updated_at: updatedAt,
    html_url: runAddress(run),
  };
}

function listRuns(call: GitHubCall, runs: readonly LocalRun[]): Answered {
  const { query } = call;
  const fits = (name: string, ...values: unknown[]) =>
    !query.has(name) || values.includes(query.get(name));
  const since = query.get('created')?.replace(/^>=/, '') ?? '';
  const found = runs.filter(
    (run) =>
      fits('event', run.event) &&
      fits('branch', run.branch) &&
      fits('head_sha', run.commit) &&
      fits('status', run.status, run.conclusion) &&
      run.createdAt >= since,
  );
  return counted('workflow_runs', found.toReversed().map(toApiRun), call);
}

function listArtifacts(call: GitHubCall, run?: LocalRun): Answered {
  const { repository, query } = call;
  const name = query.get('name');
  const found = repository.artifacts
    .filter((artifact) => name === null || artifact.name === name)
    .filter((artifact) => !run || artifact.run === run.id)
    .map((artifact) => toApiArtifact(artifact, repository));
  return counted('artifacts', found.toReversed(), call);
}

function toApiArtifact(localArtifact: LocalArtifact, repository: LocalRepository): object {
  const { id, name, run, bytes, digest, createdAt, expiresAt } = localArtifact;
  const from = repository.runs.find((candidate) => candidate.id === run);
  return {
    id,
    name,
    size_in_bytes: bytes,
    digest,
    created_at: createdAt,
    expires_at: expiresAt,
    expired: expiresAt <= new Date().toISOString(),
    workflow_run: {
      id: run,
      repository_id: repository.id,
      head_branch: from?.branch,
      head_sha: from?.commit,
    },
  };
}

function listPending(run: LocalRun): Answered {
  const names = compact([run.status === 'waiting' && run.waitsFor]);
  return ok(names.map((name) => ({ environment: { name }, current_user_can_approve: true })));
}

function cancel(run: LocalRun, { at }: GitHubCall): Answered {
  if (run.status === 'completed')
    return refused(409, 'Cannot cancel a workflow run that is completed.');
  if (run.control) run.control.cancel();
  else Object.assign(run, { status: 'completed', conclusion: 'cancelled', updatedAt: at });
  return { status: 202, json: {} };
}

function rerun(run: LocalRun, onlyFailed: boolean): Answered {
  if (run.status !== 'completed' || !run.control)
    return refused(403, 'This workflow is already running');
  run.control.rerun(onlyFailed);
  return { status: 201, json: {} };
}

function review(run: LocalRun, { repository, body, actor }: GitHubCall): Answered {
  // All environments have the same id; see `environments.ts`.
  const isMeant = list(body.environment_ids).length > 0;
  const names = repository.environments.filter(() => isMeant).map(({ name }) => name);
  if (run.control?.review(names, body.state === 'approved', actor)) return ok([]);
  return refused(422, 'No pending deployment requests to approve or reject');
}

function toApiJob(run: LocalRun, job: LocalJob): object {
  const { id, name, status, conclusion } = job;
  const steps = job.steps.map((step, index) => {
    const ended = { status: 'completed', conclusion: step.conclusion };
    const state = step.conclusion ? ended : { status: 'in_progress', conclusion: null };
    return { number: index + 1, name: step.name, ...state };
  });
  const common = { run_id: run.id, head_sha: run.commit, run_attempt: run.attempt ?? 1 };
  const html_url = `${runAddress(run)}/job/${id}`;
  return { id, ...common, name, status, conclusion, steps, html_url };
}

export const runRoutes: readonly GitHubRoute[] = [
  ['GET', /^\/actions\/runs$/, (call) => listRuns(call, call.repository.runs)],
  [
    'GET',
    /^\/actions\/workflows\/([^/]+)\/runs$/,
    async (call) => {
      const workflow = await findWorkflow(call, call.parts[0]);
      if (!workflow) return missing;
      return listRuns(
        call,
        call.repository.runs.filter((run) => run.workflow === workflow.path),
      );
    },
  ],
  ['GET', /^\/actions\/runs\/(\d+)$/, ofItem('runs', (run) => ok(toApiRun(run)))],
  [
    'GET',
    /^\/actions\/runs\/(\d+)\/artifacts$/,
    ofItem('runs', (run, call) => listArtifacts(call, run)),
  ],
  ['GET', /^\/actions\/runs\/(\d+)\/pending_deployments$/, ofItem('runs', listPending)],
  ['POST', /^\/actions\/runs\/(\d+)\/pending_deployments$/, ofItem('runs', review)],
  ['POST', /^\/actions\/runs\/(\d+)\/cancel$/, ofItem('runs', cancel)],
  ['POST', /^\/actions\/runs\/(\d+)\/rerun$/, ofItem('runs', (run) => rerun(run, false))],
  [
    'POST',
    /^\/actions\/runs\/(\d+)\/rerun-failed-jobs$/,
    ofItem('runs', (run) => rerun(run, true)),
  ],
  [
    'GET',
    /^\/actions\/runs\/(\d+)\/jobs$/,
    ofItem('runs', (run, call) =>
      counted(
        'jobs',
        (run.jobs ?? []).map((job) => toApiJob(run, job)),
        call,
      ),
    ),
  ],
  ['GET', /^\/actions\/artifacts$/, (call) => listArtifacts(call)],
];
