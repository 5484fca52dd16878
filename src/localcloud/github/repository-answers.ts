import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../shared/json.ts';
import { type Forwarder, replay, sendJson } from '../http.ts';
import { createRouter } from '../router.ts';
import type { RequestGrant } from './access.ts';
import { actionsRoutes, attestationRoutes } from './actions.ts';
import { activityRoutes } from './activity.ts';
import { agentRoutes } from './agents.ts';
import type { createBehind } from './behind.ts';
import { described, validateBody } from './bodies.ts';
import { commentRoutes } from './comments.ts';
import { gitHubDeploymentRoutes } from './deployments.ts';
import type { GitEmulator } from './emulator.ts';
import { environmentRoutes } from './environments.ts';
import { toApiRepository } from './events.ts';
import { hookRoutes } from './hooks.ts';
import { hasOpenPull } from './merging.ts';
import { pullRunRoutes } from './occasions.ts';
import { findViolations, type Violation } from './openapi/validate.ts';
import { isGranted, neededFor } from './permissions.ts';
import { releaseRoutes } from './releases.ts';
import { type GitHubRoute, type RepositoryRequest, refuse } from './route.ts';
import { refusedChange } from './rules.ts';
import { runRoutes } from './runs.ts';
import type { Signatures } from './signatures.ts';
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
  readonly pathname: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly body: Buffer;
}

interface AnswerOptions {
  readonly shared: Pick<
    RepositoryRequest,
    'git' | 'dispatches' | 'assignments' | 'features' | 'webhooks'
  >;
  readonly signatures: Signatures;
  readonly forwarder: Forwarder;
  readonly read: ReturnType<typeof createBehind>['read'];
  readonly write: ReturnType<typeof createBehind>['write'];
  getDefaultBranch(repository: LocalRepository): string;
  emulator(): Promise<GitEmulator>;
}

const isUser = ({ isApp, author }: RequestGrant) => !isApp && author !== 'github-actions[bot]';

/** By a route of ours, otherwise by the emulator. */
export function createRepositoryAnswers(options: AnswerOptions) {
  const { shared, signatures, forwarder, read, write, emulator } = options;

  return async (call: RepositoryCall): Promise<void> => {
    const { request, response, grant, repository, url, path, body } = call;
    const method = request.method ?? 'GET';
    const json = body.length === 0 ? undefined : parseJson(body.toString('utf8'));
    if (isRefused(call, method, json)) return;
    const defaultBranch = options.getDefaultBranch(repository);
    if (path === '' && method === 'GET')
      return sendJson(response, 200, toApiRepository(repository, defaultBranch));
    const { endpoint, ...found } = findRoute(method, path);
    if (!endpoint) return answerBehind(call, method, record(json));
    const parameters = 'parameters' in found ? found.parameters : {};
    return endpoint.answer({
      ...shared,
      method,
      path,
      query: url.searchParams,
      parameters,
      body: record(json),
      repository,
      defaultBranch,
      author: grant.author,
      isUser: isUser(grant),
      response,
    });
  };

  async function answerBehind(
    call: RepositoryCall,
    method: string,
    body: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const { request, response, grant, repository, url, pathname, path } = call;
    const behind = await emulator();
    if (await isRefusedWrite(call, method, body, behind)) return;
    const address = `/repos/${repository.fullName}${path}`;
    const isPatched = /^\/((pulls|issues)(\/\d+)?|commits\/[^/]+\/check-runs)$/.test(path);
    const isCommit = /^\/git\/commits(\/\w+)?$/.test(path);
    if (method !== 'GET') {
      const { status, json } = await write(method, address, body, grant.author);
      const answer = isCommit ? signatures.toApiCommit(json, { grant, body }) : json;
      return sendJson(response, status, answer);
    }
    if (isPatched) {
      const { status, json } = await read(address + url.search);
      return sendJson(response, status, json);
    }
    if (isCommit) {
      const { status, json } = await read(address);
      return sendJson(response, status, signatures.toApiCommit(json));
    }
    const forwarded = Object.assign(replay(request, call.body), { url: pathname + url.search });
    forwarded.headers.authorization = `Bearer ${behind.token}`;
    await forwarder.forward(behind.port, forwarded, response);
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
  if (method !== 'GET' && repository.archived)
    return refused(403, 'Repository was archived so is read-only.');
  const target = `/repos/${repository.fullName}${path}`;
  const violations = findViolations(method, target, url.searchParams, described(path, json));
  const place = 'localcloud/github/openapi/operations.json';
  if (!violations) return refused(404, `Not Found: ${method} ${path} is not in ${place}`);
  if (violations.length > 0) return refused(422, 'Validation Failed', violations.map(toApiError));
  const message = validateBody(method, path, json);
  if (message) return refused(422, 'Validation Failed', [{ message }]);
  return false;
}

async function isRefusedWrite(
  call: RepositoryCall,
  method: string,
  body: Readonly<Record<string, unknown>>,
  behind: GitEmulator,
): Promise<boolean> {
  const { response, grant, repository, path } = call;
  const isNewPull = path === '/pulls' && method === 'POST';
  const forbidden = refusedChange(repository, method, path, body);
  if (isNewPull && (await hasOpenPull(behind, repository, body))) {
    const message = 'A pull request already exists for this branch.';
    refuse(response, 422, 'Validation Failed', [{ message }]);
    return true;
  }
  if (forbidden) {
    refuse(response, path.startsWith('/contents/') ? 409 : 422, forbidden);
    return true;
  }
  if (isNewPull && !isUser(grant) && !repository.jobsMayPropose) {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    refuse(response, 403, message);
    return true;
  }
  return false;
}
