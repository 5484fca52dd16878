import { listChecks } from './check-runs.ts';
import type { LocalDeploymentStatus, LocalGitHubDeployment } from './deployment.ts';
import type { BareRepository } from './git/bare-repository.ts';
import { isIn } from './git/history.ts';
import {
  type GitHubRoute,
  gitHubRoute,
  notFound,
  type RepositoryRequest,
  refuse,
  sendJson,
} from './route.ts';
import { type LocalRepository, nextId } from './state.ts';
import { page, text, toApiUser } from './values.ts';

/** In characters. */
const maxDescriptionLength = 140;
/** Per deployment; more are refused. */
const maxStatuses = 100;

function toApiDeployment(deployment: LocalGitHubDeployment): object {
  const {
    id,
    sha,
    ref,
    task,
    payload,
    environment,
    description,
    transient,
    production,
    creator,
    at,
  } = deployment;
  return {
    id,
    sha,
    ref,
    task,
    payload,
    original_environment: environment,
    environment,
    description,
    creator: toApiUser(creator),
    created_at: at,
    updated_at: deployment.statuses.at(-1)?.at ?? at,
    transient_environment: transient,
    production_environment: production,
  };
}

const toApiStatus = (
  { id, state, description, environmentUrl, logUrl, creator, at }: LocalDeploymentStatus,
  localGitHubDeployment: LocalGitHubDeployment,
) => ({
  id,
  state,
  description,
  environment: localGitHubDeployment.environment,
  environment_url: environmentUrl,
  // The older name is still returned.
  log_url: logUrl,
  target_url: logUrl,
  creator: toApiUser(creator),
  created_at: at,
});

const find = (repositoryRequest: RepositoryRequest) =>
  repositoryRequest.repository.deployments.find(
    (deployment) => String(deployment.id) === repositoryRequest.parameters.id,
  );

function listDeployments(repositoryRequest: RepositoryRequest) {
  const { repository, query, response } = repositoryRequest;
  const fits = (name: string, value: string) => [null, value].includes(query.get(name));
  const found = repository.deployments.filter(
    ({ sha, ref, task, environment }) =>
      fits('sha', sha) &&
      fits('ref', ref) &&
      fits('task', task) &&
      fits('environment', environment),
  );
  sendJson(response, 200, page(found.toReversed().map(toApiDeployment), query));
}

/** https://docs.github.com/rest/deployments/deployments#create-a-deployment */
async function create(repositoryRequest: RepositoryRequest) {
  const { repository, body, git, author, response } = repositoryRequest;
  const { defaultBranch } = repository;
  const ref = text(body.ref);
  const [environment, description] = [text(body.environment, 'production'), text(body.description)];
  if (ref === '')
    return refuse(response, 422, 'Validation Failed', [{ field: 'ref', code: 'missing_field' }]);
  if (description.length > maxDescriptionLength) return tooLong(response);
  const sha = await git.resolve(ref);
  const isBranch = git.readRef(`refs/heads/${ref}`) !== undefined;
  if (!sha) return refuse(response, 422, `No ref found for: ${ref}`);
  // If omitted, the default branch is merged into the deployed ref.
  if (body.auto_merge !== false && isBranch && ref !== defaultBranch) {
    const head = git.readRef(`refs/heads/${defaultBranch}`);
    if (head && !(await isIn(git, head, sha))) {
      const names = { base: ref, head: defaultBranch };
      const merged = await repositoryRequest.send('POST', '/merges', names);
      if (merged.status === 409)
        return refuse(response, 409, `Conflict merging ${defaultBranch} into ${ref}.`);
      return sendJson(response, 202, {
        message: `Auto-merged ${defaultBranch} into ${ref} on deployment.`,
      });
    }
  }
  const red = await failedContexts(sha, body.required_contexts, repository, git);
  if (red.length > 0)
    return refuse(response, 409, `Conflict: Commit status checks failed for ${ref}.`, [
      { resource: 'Deployment', field: 'required_contexts', code: 'invalid', contexts: red },
    ]);
  const deployment = {
    id: nextId(),
    ref,
    sha,
    task: text(body.task, 'deploy'),
    environment,
    description,
    payload: body.payload ?? {},
    transient: body.transient_environment === true,
    production: (body.production_environment ?? environment === 'production') === true,
    creator: author,
    at: new Date().toISOString(),
    statuses: [],
  };
  repository.deployments.push(deployment);
  sendJson(response, 201, toApiDeployment(deployment));
}

/** Among all reported contexts, or those named. */
async function failedContexts(
  sha: string,
  required: unknown,
  repository: LocalRepository,
  git: BareRepository,
): Promise<string[]> {
  const named = Array.isArray(required) ? required.map(String) : undefined;
  if (named?.length === 0) return [];
  const reported = await listChecks(repository, git, sha);
  const green = reported.filter((check) =>
    ['success', 'neutral', 'skipped'].includes(check.conclusion ?? ''),
  );
  return (named ?? reported.map((item) => item.name)).filter(
    (name) => !green.some((check) => check.name === name),
  );
}

function tooLong(response: RepositoryRequest['response']) {
  const message = `description is too long (maximum is ${maxDescriptionLength} characters)`;
  refuse(response, 422, 'Validation Failed', [{ field: 'description', code: 'custom', message }]);
}

/** https://docs.github.com/rest/deployments/statuses#create-a-deployment-status */
function addStatus(request: RepositoryRequest) {
  const { repository, body, author, response } = request;
  const deployment = find(request);
  if (!deployment) return notFound(response);
  const description = text(body.description);
  if (description.length > maxDescriptionLength) return tooLong(response);
  const addresses = {
    environment_url: text(body.environment_url),
    log_url: text(body.log_url, text(body.target_url)),
  };
  for (const [field, value] of Object.entries(addresses))
    if (value !== '' && !/^https?:\/\//.test(value))
      return refuse(response, 422, 'Validation Failed', [
        { field, code: 'custom', message: `${field} must use http(s) scheme` },
      ]);
  if (deployment.statuses.length >= maxStatuses)
    return refuse(response, 422, 'Validation Failed', [
      { code: 'custom', message: `A deployment has at most ${maxStatuses} statuses.` },
    ]);
  const at = new Date().toISOString();
  const status: LocalDeploymentStatus = {
    id: nextId(),
    state: text(body.state),
    description,
    environmentUrl: addresses.environment_url,
    logUrl: addresses.log_url,
    creator: author,
    at,
  };
  if (status.state === 'success' && body.auto_inactive !== false)
    deactivateEarlier(deployment, repository, status);
  deployment.statuses.push(status);
  sendJson(response, 201, toApiStatus(status, deployment));
}

/**
 * A success ends earlier ones in its environment, across all sites, unless transient or production.
 */
function deactivateEarlier(
  deployment: LocalGitHubDeployment,
  localRepository: LocalRepository,
  status: LocalDeploymentStatus,
): void {
  for (const earlier of localRepository.deployments.slice(
    0,
    localRepository.deployments.indexOf(deployment),
  )) {
    const isTouched =
      earlier.environment === deployment.environment && !earlier.transient && !earlier.production;
    if (isTouched && earlier.statuses.at(-1)?.state === 'success')
      earlier.statuses.push({
        ...status,
        id: nextId(),
        state: 'inactive',
        description: '',
        environmentUrl: '',
      });
  }
}

export const gitHubDeploymentRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/deployments', listDeployments),
  gitHubRoute('POST', '/deployments', create),
  gitHubRoute('GET', '/deployments/{id}', (request) => {
    const deployment = find(request);
    if (deployment) return sendJson(request.response, 200, toApiDeployment(deployment));
    return notFound(request.response);
  }),
  gitHubRoute('POST', '/deployments/{id}/statuses', addStatus),
  gitHubRoute('GET', '/deployments/{id}/statuses', (request) => {
    const deployment = find(request);
    if (!deployment) return notFound(request.response);
    const statuses = deployment.statuses
      .toReversed()
      .map((status) => toApiStatus(status, deployment));
    sendJson(request.response, 200, page(statuses, request.query));
  }),
];
