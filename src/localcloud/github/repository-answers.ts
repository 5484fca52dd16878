import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRouter } from '../router.ts';
import { type RequestGrant, toCaller } from './access.ts';
import { actionsRoutes, attestationRoutes } from './actions.ts';
import { activityRoutes } from './activity.ts';
import { agentRoutes } from './agents.ts';
import { described } from './bodies.ts';
import { commentRoutes } from './comments.ts';
import { gitHubDeploymentRoutes } from './deployments.ts';
import { environmentRoutes } from './environments.ts';
import { toApiRepository } from './events.ts';
import type { RepositoryStore } from './git/store.ts';
import { hookRoutes } from './hooks.ts';
import { pullRunRoutes } from './occasions.ts';
import { findViolations, type Violation } from './openapi/validate.ts';
import { isGranted, neededFor } from './permissions.ts';
import { releaseRoutes } from './releases.ts';
import { type GitHubRoute, type RepositoryRequest, refuse, sendJson } from './route.ts';
import { runRoutes } from './runs.ts';
import type { createService } from './service.ts';
import type { LocalRepository } from './state.ts';
import { record } from './values.ts';
import { workflowRoutes } from './workflows.ts';

const findRoute = createRouter<GitHubRoute>([
  ...environmentRoutes,
  ...actionsRoutes,
  ...activityRoutes,
  ...workflowRoutes,
  ...runRoutes,
  ...pullRunRoutes,
  ...hookRoutes,
  ...gitHubDeploymentRoutes,
  ...attestationRoutes,
  ...agentRoutes,
  ...commentRoutes,
  ...releaseRoutes,
]);

interface RepositoryCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly grant: RequestGrant;
  readonly repository: LocalRepository;
  readonly url: URL;
  /** Relative to the repository. */
  readonly path: string;
  readonly body: Buffer;
}

interface AnswerOptions {
  readonly shared: Pick<RepositoryRequest, 'dispatches' | 'assignments' | 'features' | 'webhooks'>;
  readonly store: RepositoryStore;
  readonly answer: ReturnType<typeof createService>['answer'];
}

const isUser = ({ isApp, author }: RequestGrant) => !isApp && author !== 'github-actions[bot]';

export function createRepositoryAnswers(options: AnswerOptions) {
  return async (call: RepositoryCall): Promise<void> => {
    const { request, response, grant, repository, url, path } = call;
    const method = request.method ?? 'GET';
    const json = parseBody(call.body);
    if (isRefused(call, method, json)) return;
    if (path === '' && method === 'GET')
      return sendJson(response, 200, toApiRepository(repository));
    const caller = toCaller(grant);
    const { endpoint, ...found } = findRoute(method, path);
    if (!endpoint) {
      if (isRefusedProposal(call, method)) return;
      const target = path + url.search;
      const answered = await options.answer(repository, method, target, json, caller);
      if (answered.status !== 204) return sendJson(response, answered.status, answered.json);
      return void response.writeHead(204).end();
    }
    return endpoint.answer({
      ...options.shared,
      method,
      path,
      query: url.searchParams,
      parameters: 'parameters' in found ? found.parameters : {},
      body: record(json),
      repository,
      git: await options.store.open(repository),
      send: (...sent) => options.answer(repository, ...sent, caller),
      author: grant.author,
      isUser: isUser(grant),
      response,
    });
  };
}

/** `null`: it isn't JSON. */
function parseBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

const toApiError = ({ field, message }: Violation) => ({
  field,
  code: 'invalid',
  message: `${field}: ${message}`,
});

function isRefused(call: RepositoryCall, method: string, json: unknown): boolean {
  const { response, grant, repository, url, path, body } = call;
  const refused = (...refusal: [status: number, message: string, errors?: readonly object[]]) => {
    refuse(response, ...refusal);
    return true;
  };
  const needed = neededFor(method, path, body.toString('utf8'));
  if (!needed.every((permission) => isGranted(grant.permissions, permission))) {
    const names = needed.map((permission) => `${permission.name}=${permission.level}`);
    response.setHeader('x-accepted-github-permissions', names.join(','));
    return refused(403, 'Resource not accessible by personal access token');
  }
  if (json === null) return refused(400, 'Problems parsing JSON');
  if (method !== 'GET' && repository.archived)
    return refused(403, 'Repository was archived so is read-only.');
  const target = `/repos/${repository.fullName}${path}`;
  const violations = findViolations(method, target, url.searchParams, described(path, json));
  const place = 'localcloud/github/openapi/operations.json';
  if (!violations) return refused(404, `Not Found: ${method} ${path} is not in ${place}`);
  if (violations.length > 0) return refused(422, 'Validation Failed', violations.map(toApiError));
  return false;
}

function isRefusedProposal(call: RepositoryCall, method: string): boolean {
  const { response, grant, repository, path } = call;
  if (path !== '/pulls' || method !== 'POST' || isUser(grant) || repository.jobsMayPropose)
    return false;
  refuse(response, 403, 'GitHub Actions is not permitted to create or approve pull requests.');
  return true;
}
