import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../shared/json.ts';
import { findViolations } from './openapi/validate.ts';
import { isUser } from './resources/agents.ts';
import { toApiRepository } from './resources/events.ts';
import { described } from './resources/issues.ts';
import { assetsPath } from './resources/releases.ts';
import { type RequestGrant, toCaller } from './rest/access.ts';
import { isGranted, neededFor } from './rest/permissions.ts';
import { getOrigin, refuse, sendAnswer } from './rest/responses.ts';
import type { createService } from './service.ts';
import type { LocalRepository } from './state/state.ts';

interface RepositoryCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly grant: RequestGrant;
  readonly repository: LocalRepository;
  readonly url: URL;
  readonly path: string;
  readonly body: Buffer;
}

export async function answerRepository(
  call: RepositoryCall,
  answer: ReturnType<typeof createService>['answer'],
): Promise<void> {
  const { request, response, grant, repository, url, path, body } = call;
  const method = request.method ?? 'GET';
  // `null` marks a body that isn't JSON.
  const isUpload = method === 'POST' && assetsPath.test(path);
  const parsed =
    body.length === 0 || isUpload ? undefined : (parseJson(body.toString('utf8')) ?? null);
  // GitHub still accepts a bare list, although its OpenAPI description no longer mentions it.
  const json = path.endsWith('/labels') && Array.isArray(parsed) ? { labels: parsed } : parsed;
  const refusal = findRefusal(call, method, json);
  if (refusal) return refuse(response, ...refusal);
  if (path === '' && method === 'GET')
    return sendAnswer(response, 200, {
      ...toApiRepository(repository, grant.permissions),
      permissions: toRepositoryPermissions(grant.permissions),
    });
  const { accept, 'content-type': type } = request.headers;
  const caller = { ...toCaller(grant), accept };
  const sent = isUpload ? { type, content: body.toString('base64') } : json;
  const answered = await answer(repository, method, path + url.search, sent, caller);
  if (answered.media) {
    response.writeHead(answered.status, { 'content-type': answered.media.type });
    return void response.end(answered.media.content);
  }
  if (answered.location) response.setHeader('location', getOrigin(request) + answered.location);
  if (answered.json !== undefined) return sendAnswer(response, answered.status, answered.json);
  response.writeHead(answered.status).end();
}

/** Expresses the caller's permissions as roles, as in GitHub's repository object. */
function toRepositoryPermissions(granted: RequestGrant['permissions']) {
  const may = (name: string, level: 'read' | 'write') => isGranted(granted, { name, level });
  const push = may('contents', 'write');
  const admin = may('administration', 'write');
  return { admin, maintain: admin, push, triage: push, pull: may('contents', 'read') };
}

type Refusal = [status: number, message: string, errors?: readonly object[]];

function findRefusal(call: RepositoryCall, method: string, json: unknown): Refusal | undefined {
  const { response, grant, repository, url, path, body } = call;
  const needed = neededFor(method, path, body.toString('utf8'));
  if (!needed.every((permission) => isGranted(grant.permissions, permission))) {
    const names = needed.map((permission) => `${permission.name}=${permission.level}`);
    response.setHeader('x-accepted-github-permissions', names.join(','));
    const kind = isUser(toCaller(grant)) ? 'personal access token' : 'integration';
    return [403, `Resource not accessible by ${kind}`];
  }
  if (json === null) return [400, 'Problems parsing JSON'];
  const target = `/repos/${repository.fullName}${path}`;
  const violations = findViolations(method, target, url.searchParams, described(path, json));
  const place = 'localcloud/github/openapi/operations.json';
  if (!violations) return [404, `Not Found: ${method} ${path} is not in ${place}`];
  const errors = violations.map(({ field, message }) => ({
    field,
    code: 'invalid',
    message: `${field}: ${message}`,
  }));
  return errors.length > 0 ? [422, 'Validation Failed', errors] : undefined;
}
