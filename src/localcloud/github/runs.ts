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
import type { LocalArtifact, LocalRepository, LocalRun } from './state.ts';
import { runAddress } from './values.ts';
import { findWorkflow } from './workflows.ts';

function toApiRun(run: LocalRun): object {
  const {
    id,
    workflow,
    title = workflow,
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
    name: workflow,
    display_title: title,
    path: workflow,
    event,
    head_branch: branch,
    head_sha: commit,
    head_repository: { full_name: repository },
    status,
    conclusion,
    run_attempt: 1,
    check_suite_id: id,
    created_at: createdAt,
    updated_at: updatedAt,
    html_url: runAddress(run),
  };
}

function list(call: GitHubCall, runs: readonly LocalRun[]): Answered {
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
  Object.assign(run, { status: 'completed', conclusion: 'cancelled', updatedAt: at });
  return { status: 202, json: {} };
}

export const runRoutes: readonly GitHubRoute[] = [
  ['GET', /^\/actions\/runs$/, (call) => list(call, call.repository.runs)],
  [
    'GET',
    /^\/actions\/workflows\/([^/]+)\/runs$/,
    async (call) => {
      const workflow = await findWorkflow(call, call.parts[0]);
      if (!workflow) return missing;
      return list(
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
  ['POST', /^\/actions\/runs\/(\d+)\/cancel$/, ofItem('runs', cancel)],
  ['GET', /^\/actions\/artifacts$/, (call) => listArtifacts(call)],
];
