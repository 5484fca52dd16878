import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../shared/json.ts';
import { version } from '../../shared/version.ts';
import { getUrl, readBody, sendText } from '../service/http.ts';
import { archivePath, readArchive } from './actions/artifacts.ts';
import type { createRepositoryStore } from './git/store.ts';
import { findViolations } from './openapi/validate.ts';
import { isUser } from './resources/agents.ts';
import { toApiRepository } from './resources/events.ts';
import { described } from './resources/issues.ts';
import type { createMoves } from './resources/moves.ts';
import { assetsPath } from './resources/releases.ts';
import { answerGit, askForToken, getGitToken, gitPath } from './resources/smart-http.ts';
import { type createAccess, type RequestGrant, toCaller, toGrantIn } from './rest/access.ts';
import { type Answered, noSuchThing, pushEvent, refused } from './rest/call.ts';
import { type Features, isGranted, isKnownPath, neededFor, pathOfApi } from './rest/permissions.ts';
import { getOrigin, notFound, pagesByResponse, refuse, sendAnswer } from './rest/responses.ts';
import { record } from './rest/values.ts';
import type { createService } from './service.ts';
import type { LocalRepository } from './state/state.ts';

export const githubApiHost = 'api.github.com';
export const githubUploadsHost = 'uploads.github.com';
export const githubHost = 'github.com';

/**
 * API path of this release's commit. The commit's id is derived from this path. The engine runs
 * this release unless the Action's repository was pushed.
 */
const pathOfRelease = `/repos/site-deploy/site-deploy/commits/v${version}`;
export const releaseCommit = hash('sha1', pathOfRelease);

interface RequestParts {
  readonly known: ReadonlyMap<string, LocalRepository>;
  readonly find: (key: unknown) => LocalRepository | undefined;
  readonly access: ReturnType<typeof createAccess>;
  readonly moves: ReturnType<typeof createMoves>;
  readonly service: ReturnType<typeof createService>;
  readonly store: ReturnType<typeof createRepositoryStore>;
  readonly features: Features;
  readonly pages: { readonly address?: string };
}

/** Answers API and git requests for all repositories. */
export class GitHubRequests {
  readonly #parts: RequestParts;

  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { access, features, moves, pages, service } = this.#parts;
    const url = getUrl(request);
    if (url.pathname.startsWith(archivePath)) return this.#sendArchive(url.pathname, response);
    const body = await readBody(request);
    const grant = access.admit(request, url.pathname, response, body);
    if (!grant) return;
    if (pages.address && getOrigin(request).startsWith('http:'))
      pagesByResponse.set(response, pages.address);
    const pathname = pathOfApi(url.pathname, features);
    if (!pathname) return notFound(response);
    if (pathname === '/meta')
      return sendAnswer(response, 200, { installed_version: features.installedVersion });
    const login = /^\/users\/([^/]+)$/.exec(pathname)?.[1];
    if (login) return sendAnswer(response, 200, { login, id: moves.getOwnerId(login) });
    if (pathname === '/graphql') return sendAnswer(response, 200, await this.#query(body, grant));
    const path = /^\/(?:repos\/([^/]+\/[^/]+)|repositories\/(\d+))(.*)$/.exec(pathname);
    const [, fullName = '', id, below = ''] = path ?? [];
    const { repository, grant: granted = grant } = this.#find(id ? Number(id) : fullName, grant);
    if (!repository && pathname === pathOfRelease)
      return sendAnswer(response, 200, { sha: releaseCommit });
    const old = moves.find(fullName);
    if (old && !repository) {
      const api = getOrigin(request) + url.pathname.slice(0, -pathname.length);
      return sendMoved(response, `${api}/repositories/${old.id}${below}`);
    }
    if (!repository || !isKnownPath(below, features)) return notFound(response);
    const call = { request, response, grant: granted, repository, url, path: below, body };
    await answerRepository(call, service.answer);
  }

  async answerGit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { access, moves, service, store } = this.#parts;
    const url = getUrl(request);
    const [, owner, name, below = ''] = gitPath.exec(url.pathname) ?? [];
    // At the local address, `git` and the API share one server.
    if (!below && getOrigin(request).startsWith('http:')) return this.answer(request, response);
    const grant = access.findGrant(getGitToken(request.headers.authorization ?? ''));
    if (!grant) return askForToken(response);
    const fullName = `${owner}/${name}`;
    const named = this.#find(fullName, grant);
    // Serve fetches and pushes under a former name. A redirect wouldn't help: after being asked for
    // a token, git doesn't follow a redirect of its second request.
    const { repository, grant: granted = grant } = named.repository
      ? named
      : this.#find(moves.find(fullName)?.id, grant);
    if (!repository) return sendText(response, 404, 'Repository not found.');
    const git = await store.open(repository);
    const call = { request, response, path: below, url, grant: granted, repository, git };
    await answerGit(call, async (updates) => {
      const tags = updates.filter(({ ref }) => ref.startsWith('refs/tags/'));
      // GitHub creates no events for tags if more than three are pushed at once:
      // https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#push
      const heard = tags.length > 3 ? updates.filter((update) => !tags.includes(update)) : updates;
      const events = await Promise.all(heard.map((update) => pushEvent(git, update)));
      await service.publish(repository, events, grant.author);
    });
  }

  /** Calls the API below `/repos` with a token, bypassing HTTP. */
  async call(token: string, method: string, path: string): Promise<Answered> {
    const grant = this.#parts.access.findGrant(token);
    if (!grant) return refused(401, 'Bad credentials');
    const [, fullName = '', below = ''] = /^\/([^/]+\/[^/]+)(.*)$/.exec(path) ?? [];
    const { repository, grant: granted } = this.#find(fullName, grant);
    if (!repository || !granted) return noSuchThing;
    return this.#parts.service.call(repository, [method, below], toCaller(granted));
  }

  /** Returns a token's permissions in a repository; `undefined` if the token may not see it. */
  getPermissions(token: string, fullName: string) {
    const grant = this.#parts.access.findGrant(token);
    return grant && this.#find(fullName, grant).grant?.permissions;
  }

  #query(body: Buffer, grant: RequestGrant) {
    const { moves, service } = this.#parts;
    const seen = (name: string) => this.#find(name, grant).repository ?? moves.find(name);
    return service.query(record(parseJson(body.toString('utf8'))), toCaller(grant), seen);
  }

  /**
   * Finds a repository that the caller may see.
   * @param key full name or id
   */
  #find(key: unknown, grant: RequestGrant) {
    const repository = this.#parts.find(key);
    const granted = repository && toGrantIn(repository, grant);
    return granted ? { repository, grant: granted } : {};
  }

  #sendArchive(pathname: string, response: ServerResponse): void {
    const artifacts = [...this.#parts.known.values()].flatMap((repository) => repository.artifacts);
    const artifact = artifacts.find(({ key }) => pathname === archivePath + key);
    if (!artifact?.folder) {
      notFound(response);
      return;
    }
    const { headers, content } = readArchive(artifact);
    response.writeHead(200, headers).end(content);
  }
}

function sendMoved(response: ServerResponse, location: string): void {
  sendAnswer(response, 301, { message: 'Moved Permanently', url: location }, { location });
}

interface RepositoryCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly grant: RequestGrant;
  readonly repository: LocalRepository;
  readonly url: URL;
  readonly path: string;
  readonly body: Buffer;
}

async function answerRepository(
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
