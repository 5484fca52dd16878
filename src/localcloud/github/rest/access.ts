import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../../shared/json.ts';
import type { LocalRepository, TokenPermissions } from '../state/state.ts';
import { createApps, suspension } from './apps.ts';
import type { GitHubCaller } from './call.ts';
import { createLimitKeeper, type GitHubLimits, gitHubComLimits } from './limits.ts';
import { refuse } from './responses.ts';
import { record, text } from './values.ts';

export interface RequestGrant {
  readonly permissions: TokenPermissions;
  readonly author: string;
  readonly isApp: boolean;
  readonly owner?: string;
  /** Ids of the repositories that the token can access. Default: all of them. */
  readonly repositories?: readonly number[];
}

/** Permissions of a token in public repositories that it wasn't issued for. */
const publicPermissions: TokenPermissions = Object.fromEntries(
  ['actions', 'checks', 'contents', 'deployments', 'issues', 'pull_requests', 'statuses'].map(
    (name) => [name, 'read'],
  ),
);

/**
 * Returns the part of a grant that applies to a repository; `undefined` if the token may not see
 * it.
 */
export function toGrantIn<Grant extends RequestGrant>(
  repository: LocalRepository,
  grant: Grant,
): Grant | undefined {
  const { owner, repositories } = grant;
  const isOwners = !owner || repository.fullName.toLowerCase().startsWith(`${owner}/`);
  if (isOwners && repositories?.includes(repository.id) !== false) return grant;
  if (repository.visibility === 'public') return { ...grant, permissions: publicPermissions };
  return undefined;
}

export function toCaller(grant: RequestGrant): GitHubCaller {
  const { author: actor, isApp, permissions } = grant;
  return { actor, isApp, permissions, mayBypass: false };
}

interface AccessOptions {
  /**
   * Finds a repository.
   * @param key full name or id
   */
  find(key: unknown): LocalRepository | undefined;
  readonly limits?: Partial<GitHubLimits>;
  readonly now: () => number;
}

const jobAuthor = 'github-actions[bot]';

/** Limit shared by all jobs of a repository: https://docs.github.com/actions/reference/limits */
const jobRequestsPerHour = 1_000;

export function createAccess(tokens: Map<string, TokenPermissions>, options: AccessOptions) {
  const { limits, now, find } = options;
  const apps = createApps(now, find);
  const keeper = createLimitKeeper({ ...gitHubComLimits, ...limits }, now);
  /** Logins by user token. Other tokens belong to jobs, except for the administrator's. */
  const logins = new Map<string, string>();
  const scopes = new Map<string, readonly string[]>();
  /** Repository ids by job token. */
  const jobs = new Map<string, number>();
  const findGrant = (token: string): (RequestGrant & { account: string }) | undefined => {
    const ofApp = apps.findGrant(token);
    if (ofApp) return { ...ofApp, isApp: true };
    const permissions = tokens.get(token);
    if (!permissions) return undefined;
    const login = permissions === 'all' ? 'local-admin' : jobAuthor;
    const author = logins.get(token) ?? login;
    const job = jobs.get(token);
    const repositories = job === undefined ? undefined : [job];
    return { permissions, author, isApp: false, account: token, repositories };
  };
  return {
    apps,
    logins,
    scopes,
    findGrant,
    issueJobToken({ id }: LocalRepository, permissions: TokenPermissions): string {
      const token = `ghs_${randomBytes(18).toString('hex')}`;
      tokens.set(token, permissions);
      jobs.set(token, id);
      return token;
    },
    revoke(token: string): void {
      tokens.delete(token);
      jobs.delete(token);
    },
    counts: keeper.counts,
    admit(request: IncomingMessage, path: string, response: ServerResponse, body: Buffer) {
      const method = request.method ?? 'GET';
      const authorization = request.headers.authorization ?? '';
      const problem = refusedHeaders(request);
      if (problem) return refuse(response, ...problem);
      if (apps.answer(method, path, { authorization, body }, response)) return undefined;
      const token = authorization.replace(/^(bearer|token) /i, '');
      const grant = findGrant(token);
      if (!grant) return refuse(response, 401, 'Bad credentials');
      if (grant.owner && apps.suspended.has(grant.owner)) return refuse(response, 403, suspension);
      const isJob = grant.author === jobAuthor;
      const [repository = ''] = /^\/repos\/[^/]+\/[^/]+/.exec(path.toLowerCase()) ?? [];
      const account = isJob ? `jobs of ${repository}` : grant.account;
      const ofJobs = limits?.requestsPerHour ?? jobRequestsPerHour;
      const limit = isJob ? ofJobs : undefined;
      const refusal = keeper.enter(account, method !== 'GET' && !isQuery(path, body), limit);
      response.once('close', () => keeper.leave(account, response.statusCode === 304));
      const headers = { ...keeper.headers(account, limit), ...refusal?.headers };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const scoped = scopes.get(token);
      if (scoped) response.setHeader('x-oauth-scopes', scoped.join(', '));
      if (refusal) return refuse(response, refusal.status, refusal.message);
      return grant;
    },
  };
}

/**
 * Returns whether a request is a GraphQL query without mutations, which GitHub counts as a read.
 */
function isQuery(path: string, body: Buffer): boolean {
  if (!path.endsWith('/graphql')) return false;
  return !/^\s*mutation\b/m.test(text(record(parseJson(body.toString('utf8'))).query));
}

/**
 * Accepted API versions; `undefined` means the default:
 * https://docs.github.com/rest/about-the-rest-api/api-versions
 */
const apiVersions: ReadonlySet<unknown> = new Set([undefined, '2022-11-28', '2026-03-10']);

const noUserAgent =
  'Request forbidden by administrative rules. Please make sure your request has a ' +
  'User-Agent header.';

function refusedHeaders(request: IncomingMessage): [status: number, message: string] | undefined {
  const version = request.headers['x-github-api-version'];
  if (!request.headers['user-agent']) return [403, noUserAgent];
  if (!apiVersions.has(version)) return [400, `The API version ${version} is not supported.`];
  return undefined;
}
