import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestGrant, toCaller } from './access.ts';
import { isUser } from './agents.ts';
import { toApiRepository } from './events.ts';
import { described } from './issues.ts';
import { findViolations, type Violation } from './openapi/validate.ts';
import { isGranted, neededFor } from './permissions.ts';
import { refuse, sendAnswer } from './responses.ts';
import type { createService } from './service.ts';
import type { LocalRepository } from './state.ts';

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
  const { request, response, grant, repository, url, path } = call;
  const method = request.method ?? 'GET';
  const json = parseBody(call.body);
  if (isRefused(call, method, json) || isRefusedProposal(call, method)) return;
  if (path === '' && method === 'GET')
    return sendAnswer(response, 200, toApiRepository(repository));
  const caller = toCaller(grant);
  const answered = await answer(repository, method, path + url.search, json, caller);
  if (answered.json !== undefined) return sendAnswer(response, answered.status, answered.json);
  response.writeHead(answered.status).end();
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
  if (
    path !== '/pulls' ||
    method !== 'POST' ||
    repository.jobsMayPropose ||
    isUser(toCaller(grant))
  )
    return false;
  refuse(response, 403, 'GitHub Actions is not permitted to create or approve pull requests.');
  return true;
}
