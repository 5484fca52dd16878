import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../../shared/json.ts';
import type { TokenPermissions } from '../state/state.ts';
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
}

export function toCaller(grant: RequestGrant): GitHubCaller {
  const { author: actor, isApp, permissions } = grant;
  return { actor, isApp, permissions, mayBypass: false };
}

interface AccessOptions {
  readonly limits?: Partial<GitHubLimits>;
  readonly now: () => number;
}

const jobAuthor = 'github-actions[bot]';

/** Shared by all jobs of a repository: https://docs.github.com/actions/reference/limits */
const jobRequestsPerHour = 1_000;

export function createAccess(tokens: Map<string, TokenPermissions>, options: AccessOptions) {
  const { limits, now } = options;
  const apps = createApps(now);
  const keeper = createLimitKeeper({ ...gitHubComLimits, ...limits }, now);
  /** Logins by users' tokens. Other tokens belong to jobs, except for the administrator's. */
  const logins = new Map<string, string>();
  const scopes = new Map<string, readonly string[]>();
  const findGrant = (token: string): (RequestGrant & { account: string }) | undefined => {
    const ofApp = apps.findGrant(token);
    if (ofApp) return { ...ofApp, isApp: true };
    const permissions = tokens.get(token);
    if (!permissions) return undefined;
    const login = permissions === 'all' ? 'local-admin' : jobAuthor;
    return { permissions, author: logins.get(token) ?? login, isApp: false, account: token };
  };
  return {
    apps,
    logins,
    scopes,
    findGrant,
    counts: keeper.counts,
    admit(request: IncomingMessage, path: string, response: ServerResponse, body: Buffer) {
      const method = request.method ?? 'GET';
      const authorization = request.headers.authorization ?? '';
      const problem = refusedHeaders(request);
      if (problem) return refuse(response, ...problem);
      if (apps.answer(method, path, authorization, response)) return undefined;
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

/** GitHub counts a GraphQL query without a mutation like a read. */
function isQuery(path: string, body: Buffer): boolean {
  if (!path.endsWith('/graphql')) return false;
  return !/^\s*mutation\b/m.test(text(record(parseJson(body.toString('utf8'))).query));
}

/** https://docs.github.com/rest/about-the-rest-api/api-versions */
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
