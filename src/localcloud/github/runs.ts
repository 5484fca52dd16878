import { compact } from '../../shared/compact.ts';
import {
  type GitHubRoute,
  gitHubRoute,
  notFound,
  type RepositoryRequest,
  refuse,
  sendJson,
} from './route.ts';
import type { LocalArtifact, LocalJob, LocalRun } from './state.ts';
import { list, page, runAddress } from './values.ts';
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
    run_attempt: run.attempt ?? 1,
    check_suite_id: id,
    created_at: createdAt,
    updated_at: updatedAt,
    html_url: runAddress(run),
  };
}

function toApiJob(run: LocalRun, job: LocalJob): object {
  const { id, name, status, conclusion } = job;
  const steps = job.steps.map((step, index) => ({
    number: index + 1,
    name: step.name,
    status: step.conclusion ? 'completed' : 'in_progress',
    conclusion: step.conclusion ?? null,
  }));
  const common = { run_id: run.id, head_sha: run.commit, run_attempt: run.attempt ?? 1 };
  return {
    id,
    ...common,
    name,
    status,
    conclusion,
    steps,
    html_url: `${runAddress(run)}/job/${id}`,
  };
}

function listRuns(repositoryRequest: RepositoryRequest, runs: readonly LocalRun[]): void {
  const { query, response } = repositoryRequest;
  const fits = (name: string, value: string) => [null, value].includes(query.get(name));
  const since = query.get('created')?.replace(/^>=/, '') ?? '';
  const found = runs
    .filter(
      (run) =>
        fits('event', run.event) && fits('branch', run.branch) && fits('head_sha', run.commit),
    )
    .filter((run) => fits('status', run.status) || fits('status', run.conclusion ?? ''))
    .filter((run) => run.createdAt >= since)
    .toReversed();
  sendJson(response, 200, {
    total_count: found.length,
    workflow_runs: page(found.map(toApiRun), query),
  });
}

function listArtifacts(repositoryRequest: RepositoryRequest, run?: string): void {
  const { repository, query, response } = repositoryRequest;
  const name = query.get('name');
  const found = repository.artifacts
    .filter(
      (artifact) =>
        (name === null || artifact.name === name) && (!run || String(artifact.run) === run),
    )
    .toReversed();
  const all = found.map((artifact) => toApiArtifact(artifact, repository));
  sendJson(response, 200, { total_count: all.length, artifacts: page(all, query) });
}

function toApiArtifact(
  localArtifact: LocalArtifact,
  repository: RepositoryRequest['repository'],
): object {
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

const find = (repositoryRequest: RepositoryRequest) =>
  repositoryRequest.repository.runs.find(
    (run) => String(run.id) === repositoryRequest.parameters.id,
  );

export const runRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/actions/runs', (request) => listRuns(request, request.repository.runs)),
  gitHubRoute('GET', '/actions/workflows/{workflow}/runs', async (request) => {
    const workflow = await findWorkflow(request, request.parameters.workflow);
    if (!workflow) return notFound(request.response);
    listRuns(
      request,
      request.repository.runs.filter((run) => run.workflow === workflow.path),
    );
  }),
  gitHubRoute('GET', '/actions/runs/{id}', (request) => {
    const run = find(request);
    if (run) return sendJson(request.response, 200, toApiRun(run));
    return notFound(request.response);
  }),
  gitHubRoute('GET', '/actions/runs/{id}/artifacts', (request) => {
    const run = find(request);
    if (run) return listArtifacts(request, request.parameters.id);
    return notFound(request.response);
  }),
  gitHubRoute('GET', '/actions/runs/{id}/pending_deployments', (request) => {
    const run = find(request);
    if (!run) return notFound(request.response);
    const names = compact([run.status === 'waiting' && run.waitsFor]);
    const pending = names.map((name) => ({
      environment: { name },
      current_user_can_approve: true,
    }));
    sendJson(request.response, 200, pending);
  }),
  gitHubRoute('POST', '/actions/runs/{id}/cancel', (request) => {
    const run = find(request);
    if (!run) return notFound(request.response);
    if (run.status === 'completed')
      return refuse(request.response, 409, 'Cannot cancel a workflow run that is completed.');
    const updatedAt = new Date().toISOString();
    if (run.control) run.control.cancel();
    else Object.assign(run, { status: 'completed', conclusion: 'cancelled', updatedAt });
    sendJson(request.response, 202, {});
  }),
  gitHubRoute('GET', '/actions/runs/{id}/jobs', (request) => {
    const run = find(request);
    if (!run) return notFound(request.response);
    const all = (run.jobs ?? []).map((job) => toApiJob(run, job));
    sendJson(request.response, 200, { total_count: all.length, jobs: page(all, request.query) });
  }),
  ...(['rerun', 'rerun-failed-jobs'] as const).map((act) =>
    gitHubRoute('POST', `/actions/runs/{id}/${act}`, (request) => {
      const run = find(request);
      if (!run) return notFound(request.response);
      if (run.status !== 'completed' || !run.control)
        return refuse(request.response, 403, 'This workflow is already running');
      run.control.rerun(act !== 'rerun');
      sendJson(request.response, 201, {});
    }),
  ),
  gitHubRoute('POST', '/actions/runs/{id}/pending_deployments', (request) => {
    const { repository, body, author, response } = request;
    const run = find(request);
    if (!run) return notFound(response);
    // All environments have this id; see `environments.ts`.
    const isMeant = list(body.environment_ids).length > 0;
    const names = isMeant ? repository.environments.map(({ name }) => name) : [];
    if (!run.control?.review(names, body.state === 'approved', author))
      return refuse(response, 422, 'No pending deployment requests to approve or reject');
    sendJson(response, 200, []);
  }),
  gitHubRoute('GET', '/actions/artifacts', (request) => listArtifacts(request)),
];
